package text_test

import (
	"regexp"
	"strings"
	"testing"

	"loadlab/sim/dist"
	"loadlab/sim/experiment"
	"loadlab/sim/link"
	"loadlab/sim/policy"
	"loadlab/ui/text"
)

// mistakes are what people type.
var mistakes = []string{
	"servers=0", "servers=many", "servers=2.5", "servers=1&servers=2", "servres=10", "nonsense=1", "sync=10", "sync=soon", "sync=-1s", "sync=",
	"policies=leastloadad", "policies=random:k=2", "policies=powerofk:k=0", "policies=powerofk:z=1", "policies=powerofk:", "policies=powerofk:k", "policies=powerofk:k=2:k=3",
	"policies=maglev:size=10", "policies=peakewma:choices=3", "policies=peakewma:decay=1", "policies=random,random,random,random,random,random,random,random,random,random,random,random,random,random,random,random,random",
	"util=99", "util=0.5&rate=10", "util=0.5&slots=inf", "time=1h&requests=5", "rate=1e12", "skew=0", "phase=sideways", "discipline=lifo", "queue=-1",
	"service=gamma:1s", "service=uniform:2s:1s", "service=const", "service=const:0s", "service=exp:1s:2s", "service=twopoint:1s:2s", "service=twopoint:1s:2s:q=1", "service=table:1s,2s", "service=table:2s/1s", "service=table:1s",
	"arrivals=steady", "arrivals=poisson:peak=2", "arrivals=bursty", "arrivals=bursty:peak=9:on=1s:off=1s", "arrivals=bursty:peak=2:on=1s:off=1s:off=2s",
	"slowdown=5x5,90x1", "slowdown=x", "slowdown=0", "weights=1.5", "weights=0", "slots=0",
	"incidents=fast:server=1", "incidents=slow:server=1", "incidents=slow:server=1:from=1s:for=1s", "incidents=slow:server=500:from=1s:for=1s:factor=2",
	"incidents=slow:server=1:from=1s:for=9s:factor=2,slow:server=1:from=2s:for=9s:factor=2",
	"window=1ms", "warmup=2h", "seeds=2000", "seed=-1", "seeds=1000", "sum=12", "from=", "from=%zz", "timeout=0s",
}

// TestProblemsAreTranslated: nothing English is left beside the names of the
// format and what was typed.
func TestProblemsAreTranslated(t *testing.T) {
	names := map[string]bool{"inf": true, "value": true, "count": true, "countxvalue": true, "aligned": true, "staggered": true, "fifo": true, "ps": true,
		"poisson": true, "constant": true, "bursty": true, "slow": true, "peak": true, "on": true, "off": true, "server": true, "for": true, "latency": true, "factor": true, "all": true,
		"lo": true, "hi": true, "mean": true, "sd": true, "min": true, "median": true, "utf": true}
	for _, k := range link.Keys {
		names[k.Name] = true
	}
	for i := range policy.Registry {
		names[policy.Registry[i].Name] = true
		for _, p := range policy.Registry[i].Parameters {
			names[p.Key] = true
		}
	}
	for _, n := range dist.Names() {
		names[n] = true
	}
	for _, p := range []string{"sigma", "alpha", "p"} {
		names[p] = true
	}
	quoted := regexp.MustCompile(`"[^"]*"`)
	word := regexp.MustCompile(`[A-Za-z][A-Za-z0-9]*`)
	unit := regexp.MustCompile(`[0-9.]+(ns|us|µs|ms|s|m|h|x)+`)
	for _, m := range mistakes {
		_, err := link.Parse("v=1&" + m)
		problems, ok := err.(experiment.Problems)
		if !ok || len(problems) == 0 {
			t.Errorf("%s is no mistake: %v", m, err)
			continue
		}
		for _, p := range problems {
			for _, l := range []text.Lang{text.RU, text.ZH} {
				said := text.Problem(l, p.Message)
				rest := unit.ReplaceAllString(quoted.ReplaceAllString(said, ""), "")
				for _, w := range word.FindAllString(rest, -1) {
					if len(w) > 1 && !names[strings.ToLower(w)] && !strings.Contains(m, w) {
						t.Errorf("%s, %s: %q holds %q", m, l.Code(), said, w)
					}
				}
			}
			if got := text.Problem(text.EN, p.Message); got != p.Message {
				t.Errorf("%q became %q", p.Message, got)
			}
		}
	}
}

func TestWhatWasTypedIsNotTranslated(t *testing.T) {
	if got := text.Problem(text.RU, `"a to b; did you mean c": must be 1 to 9`); got != `"a to b; did you mean c": допустимо 1–9` {
		t.Error(got)
	}
}
