package link

import (
	"fmt"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"loadlab/sim/dist"
	"loadlab/sim/experiment"
	"loadlab/sim/fleet"
)

// TestDefaultsAreThoseOfTheTable: the text of every default reads back as the
// default, and none of them is written.
func TestDefaultsAreThoseOfTheTable(t *testing.T) {
	standard := experiment.Default()
	if got := Format(&standard); got != "v=1" {
		t.Errorf("the default experiment is %s", got)
	}
	for i := range Keys {
		k := &Keys[i]
		if k.Default == "" {
			continue
		}
		e, err := Parse("v=1&" + k.Name + "=" + k.Default)
		if err != nil || !reflect.DeepEqual(e, standard) {
			t.Errorf("%s=%s is not the default: %v", k.Name, k.Default, err)
		}
	}
}

func TestCanonicalForm(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"empty", "", "v=1"},
		{"hash sign", "#v=1", "v=1"},
		{"order", "sum=00FF00ff00ff00ff&seed=5&v=1&servers=7&from=lab.balanced", "v=1&from=lab.balanced&servers=7&seed=5&sum=00ff00ff00ff00ff"},
		{"stray separators", "v=1&&servers=7&", "v=1&servers=7"},
		{"equal neighbours", "v=1&servers=5&weights=2,2,1x3,2x1", "v=1&servers=5&weights=2x2,3,2x1"},
		{"all alike", "v=1&servers=3&weights=2,2,2&slots=3xinf", "v=1&servers=3&slots=inf&weights=2"},
		{"classes before servers", "v=1&weights=1x5,2x1&servers=3", "v=1&servers=3&weights=5,2x1"},
		{"durations", "v=1&sync=5000ms&window=0.5m&time=7200s", "v=1&sync=5s&time=2h&window=30s"},
		{"numbers", "v=1&skew=5e1&util=0.850", "v=1&skew=50&util=0.85"},
		{"percent encoding", "v=1&policies=powerofk%3Ak%3D3%2Crandom&%73ervers=7", "v=1&policies=powerofk:k=3,random&servers=7"},
		{"default rate", "v=1&persender=1.0", "v=1"},
		{"requests", "v=1&requests=60000", "v=1&requests=60000"},
		{"table", "v=1&service=table:164.1ms/0.166s/200ms", "v=1&service=table:164.1ms/166ms/200ms"},
		{"bursty", "v=1&arrivals=bursty:on=1s:off=3000ms:peak=4", "v=1&arrivals=bursty:peak=4:on=1s:off=3s"},
		{"incident", "v=1&incidents=slow:for=30s:from=15s:latency=2s:server=4,slow:server=5:from=0s:for=1m:factor=10",
			"v=1&incidents=slow:server=4:from=15s:for=30s:latency=2s,slow:server=5:from=0s:for=1m:factor=10"},
		{"words", "v=1&discipline=ps&phase=staggered&correlated=1&queue=0", "v=1&discipline=ps&queue=0&phase=staggered&correlated=1"},
	} {
		e, err := Parse(c.text)
		if err != nil || Format(&e) != c.want {
			t.Errorf("%s: %s, %v; want %s", c.name, Format(&e), err, c.want)
		}
	}
}

func TestIncidentsAreRead(t *testing.T) {
	e, err := Parse("v=1&incidents=slow:server=4:from=15s:for=30s:latency=2s")
	want := []fleet.Incident{{Server: 4, From: 15e9, For: 30e9, Latency: 2e9}}
	if err != nil || !reflect.DeepEqual(e.Incidents, want) {
		t.Errorf("%+v, %v", e.Incidents, err)
	}
}

// TestProblemsNameKeyValueAndIntention: each text has exactly the problems
// given, in order, each with the words in it.
func TestProblemsNameKeyValueAndIntention(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"v=2&servers=x", []string{"v: 2: the link is of format 2; this version of the program knows format 1 only"}},
		{"v=0", []string{"v: 0: must be 1"}},
		{"servers=5", []string{"v: missing; a link starts with v=1"}},
		{"lab.balanced", []string{"lab.balanced: no such key", "v: missing"}},
		{"v=1&server=5", []string{"server: no such key; did you mean servers?; known are v, from,"}},
		{"v=1&servers", []string{"servers: has no value; write it servers=VALUE"}},
		{"v=1&servers=5&servers=6", []string{"servers: 6: given twice, first as 5"}},
		{"v=1&v=1", []string{"v: 1: given twice"}},
		{"v=1&servers=0", []string{"servers: 0: must be 1 to 100000"}},
		{"v=1&servers=1e3", []string{"did you mean 1000?"}},
		{"v=1&sync=10", []string{"sync: 10: a duration needs a unit; did you mean 10s or 10ms?"}},
		{"v=1&policies=randm,leastlaoded", []string{"policies: randm: no such policy", "did you mean leastloaded?"}},
		{"v=1&policies=" + strings.Repeat("random,", 16) + "random", []string{"17 policies: must be 1 to 16"}},
		{"v=1&policies=", []string{`policies: "": no such policy`}},
		{"v=1&discipline=fifi", []string{"discipline: fifi: must be fifo or ps; did you mean fifo?"}},
		{"v=1&phase=shifted", []string{"phase: shifted: must be aligned or staggered"}},
		{"v=1&correlated=yes", []string{"correlated: yes: must be 0 or 1"}},
		{"v=1&queue=none", []string{"queue: none: must be a whole number from 0 to 1000000000, or inf"}},
		{"v=1&slots=0", []string{"slots: 0: must be 1 to 1000000, or inf"}},
		{"v=1&weights=5,0,98x1", []string{"weights: entry 2: 0: must be 1 to 1000000"}},
		{"v=1&weights=99x1", []string{"weights: the counts add up to 99; must be 100"}},
		{"v=1&weights=0x1,100x2", []string{"weights: entry 1: 0x1: count before the x: 0: must be 1 to 100000"}},
		{"v=1&weights=1,,2", []string{`weights: entry 2: "": must be a whole number`}},
		{"v=1&skew=NaN", []string{"skew: NaN: not a number"}},
		{"v=1&rate=Inf", []string{"rate: Inf: not a number"}},
		{"v=1&rate=-1e400", []string{"rate: -1e400: not a number"}},
		{"v=1&rate=5&util=0.5", []string{"util: 0.5: not together with rate; give one of persender, rate, util"}},
		{"v=1&requests=5&time=1h", []string{"requests: 5: not together with time; give one of time, requests"}},
		{"v=1&util=0.5&slots=inf", []string{"util: 0.5: not with slots=inf"}},
		{"v=1&arrivals=bursty:peak=5:on=1s:off=3s", []string{"arrivals: peak x on / (on + off) is 1.25, must be at most 1"}},
		{"v=1&service=expo:1s", []string{"service: expo: no such distribution"}},
		{"v=1&seed=9223372036854775808", []string{"seed: 9223372036854775808: must be a whole number from 0 to 9223372036854775807"}},
		{"v=1&sum=xyz", []string{"sum: xyz: must be a fingerprint, 16 hexadecimal digits"}},
		{"v=1&from=<script>", []string{"from: <script>: must be a catalogue id"}},
		{"v=1&time=1000h&seeds=5", []string{"time: 1000h: needs about 14,400,240,000 requests"}},
		{"v=1&incidents=fast:server=1", []string{"incidents: incident 1: fast: must be slow"}},
		{"v=1&incidents=slow:server=1:from=1s:for=1s", []string{"must have either latency or factor"}},
		{"v=1&incidents=slow:server=1:from=1s:latency=1s", []string{"for is missing"}},
		{"v=1&incidents=slow:server=1:sever=1", []string{"did you mean server?"}},
		{"v=1&incidents=slow:server=100:from=1s:for=1s:factor=2", []string{"server=100: must be 0 to 99"}},
		{"v=1&timeout=0s", []string{"timeout: 0s: must be 1ns to 87600h"}},
		{"v=1&sync=1%", []string{"sync: 1%: two hexadecimal digits must follow a %"}},
		{"v=1&sync=%ff", []string{`sync: "\xff": not valid UTF-8 text`}},
		{"v=1&\xff\xfe=1", []string{`"\xff\xfe": "\xff\xfe": not valid UTF-8 text`}},
		{"v=1&\u202eservers=1", []string{`"\u202eservers": no such key`}},
		// All at once, in the order of the table; what depends on a bad key is not judged.
		{"v=1&nonsense=1&seeds=0&weights=5,1,1&servers=ten&sync=soon", []string{"nonsense: no such key", "servers: ten: must be", "sync: soon: not a duration", "seeds: 0: must be"}},
	} {
		_, err := Parse(c.text)
		problems, ok := err.(experiment.Problems)
		if !ok || len(problems) != len(c.want) {
			t.Errorf("%.80q: %v, want %d problems", c.text, err, len(c.want))
			continue
		}
		for i, p := range problems {
			if !strings.Contains(p.String(), c.want[i]) {
				t.Errorf("%.80q: %s, want %s", c.text, p, c.want[i])
			}
		}
	}
}

func TestGoodKeysSurviveBadOnes(t *testing.T) {
	e, err := Parse("v=1&servers=7&sync=soon&seed=9")
	want := experiment.Default()
	want.Servers, want.Seed = 7, 9
	if err == nil || !reflect.DeepEqual(e, want) {
		t.Errorf("%+v, %v", e, err)
	}
}

// bounded is what any error must be: short, printable, valid.
func bounded(t *testing.T, text string, err error) {
	t.Helper()
	if err == nil {
		return
	}
	problems, ok := err.(experiment.Problems)
	if !ok || len(problems) == 0 || len(problems) > MaxProblems || len(err.Error()) > 600*MaxProblems {
		t.Fatalf("%.100q: %d problems in %d bytes", text, len(problems), len(err.Error()))
	}
	for _, c := range err.Error() {
		if c != '\n' && (c < ' ' || c > '~') {
			t.Fatalf("%.100q: %q in the message %q", text, c, err)
		}
	}
}

func TestMegabytesGiveShortErrors(t *testing.T) {
	const mega = MaxLength
	for _, text := range []string{
		strings.Repeat("x", mega+1), "v=1&" + strings.Repeat("a&", mega/2-10), "v=1&" + strings.Repeat("&", mega-10),
		"v=1&" + strings.Repeat("x", mega-10), "v=1&seed=" + strings.Repeat("9", mega-10), "v=1&policies=" + strings.Repeat("random,", mega/8),
		"v=1&policies=" + strings.Repeat("r", mega-20), "v=1&policies=powerofk:" + strings.Repeat("k=2:", mega/5),
		"v=1&weights=" + strings.Repeat("1,2,", mega/5), "v=1&weights=" + strings.Repeat("1,", mega/3), "v=1&service=table:" + strings.Repeat("1s/", mega/4),
		"v=1&incidents=" + strings.Repeat("slow,", mega/6), "v=1&from=" + strings.Repeat("é", mega/3), "v=1&from=" + strings.Repeat("%", mega-10),
		"v=" + strings.Repeat("1", mega-10), "v=1&skew=" + strings.Repeat("1", mega-10) + "e-1000000",
	} {
		_, err := Parse(text)
		bounded(t, text, err)
	}
}

// TestTheLongestLinkFits: as many classes, incidents, policies and quantiles
// as there may be, each as long as it may be, and every sign encoded that
// programs encode.
func TestTheLongestLinkFits(t *testing.T) {
	repeat := func(n int, sign string, entry func(i int) string) string {
		var entries []string
		for i := range n {
			entries = append(entries, entry(i))
		}
		return strings.Join(entries, sign)
	}
	const servers, each = experiment.MaxServers, experiment.MaxServers / experiment.MaxClasses
	text := fmt.Sprintf("v=1&policies=%s&servers=%d&slowdown=%s&slots=%s&weights=%s&rate=0.0012345678901234567&service=table:%s&requests=123&incidents=%s", repeat(experiment.MaxPolicies, ",", func(i int) string { return fmt.Sprintf("peakewma:decay=59m59.%09ds:choices=all", 999_999_999-i) }), servers,
		repeat(experiment.MaxClasses, ",", func(i int) string { return fmt.Sprintf("%dx0.%016d", each, 1234567890123456-i) }),
		repeat(experiment.MaxClasses, ",", func(i int) string { return fmt.Sprintf("%dx%d", each, 99-i%2) }),
		repeat(experiment.MaxClasses, ",", func(i int) string { return fmt.Sprintf("%dx%d", each, experiment.MaxWeight-i) }),
		repeat(dist.MaxTable, "/", func(i int) string { return fmt.Sprintf("59m58.%09ds", 100_000_000+i) }),
		repeat(experiment.MaxIncidents, ",", func(i int) string {
			return fmt.Sprintf("slow:server=%d:from=87599h59m59.%09ds:for=59m59.999999999s:latency=59m59.999999999s", servers-1-i, 999_999_999-i)
		}))
	e, err := Parse(text)
	if err != nil {
		t.Fatalf("%.1000s", err)
	}
	canonical := Format(&e)
	encoded := regexp.MustCompile(`[^0-9A-Za-z.&=-]`).ReplaceAllStringFunc(canonical, func(s string) string { return fmt.Sprintf("%%%02X", s[0]) })
	if len(encoded) > MaxLength {
		t.Errorf("%d bytes, encoded %d", len(canonical), len(encoded))
	}
	if _, err := Parse(encoded); err != nil {
		t.Errorf("%.1000s", err)
	}
}
