package engine_test

import (
	"bufio"
	"flag"
	"os"
	"strings"
	"testing"

	"loadlab/sim/dist"
	"loadlab/sim/engine"
	"loadlab/sim/experiment"
	"loadlab/sim/link"
	"loadlab/sim/measure"
	"loadlab/sim/policy"
)

var update = flag.Bool("update", false, "write the fingerprints of testdata/golden.txt anew")

const goldenFile = "testdata/golden.txt"

// goldenLinks reads the list: a link with its fingerprint a line, # comments.
func goldenLinks(t *testing.T) (lines []string) {
	t.Helper()
	f, err := os.Open(goldenFile)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for s := bufio.NewScanner(f); s.Scan(); {
		lines = append(lines, s.Text())
	}
	return lines
}

// fingerprint runs an experiment.
func fingerprint(t *testing.T, e *experiment.Experiment) string {
	t.Helper()
	var results []*measure.Result
	for _, j := range e.Jobs() {
		r, err := engine.Run(e, j.Policy, j.Seed, nil)
		if err != nil {
			t.Fatal(err)
		}
		results = append(results, r)
	}
	return measure.FormatFingerprint(measure.Combine(results))
}

// TestGoldenLinks is the promise of link format 1 and of the same bits
// everywhere: a link gives the same result for ever, on every platform. It
// runs natively, with GOAMD64=v3, under GOOS=js and on arm64. A commit that
// changes a line of the list must say why.
func TestGoldenLinks(t *testing.T) {
	lines := goldenLinks(t)
	links := 0
	for i, line := range lines {
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		links++
		e, err := link.Parse(line)
		if err != nil {
			t.Errorf("line %d: %v", i+1, err)
			continue
		}
		sum := fingerprint(t, &e)
		if sum != e.Sum && !*update {
			t.Errorf("line %d: fingerprint %s, want %s\n%s", i+1, sum, e.Sum, line)
		}
		e.Sum = sum
		if lines[i] = link.Format(&e); lines[i] != line && !*update {
			t.Errorf("line %d is not canonical: %s", i+1, line)
		}
	}
	if links < 40 {
		t.Errorf("%d links, want at least 40", links)
	}
	if *update {
		if err := os.WriteFile(goldenFile, []byte(strings.Join(lines, "\n")+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// TestGoldenLinksCoverTheFormat wants every policy, each of its parameters,
// every demand, arrival process, discipline, kind of incident and key in them,
// and says which is missing.
func TestGoldenLinksCoverTheFormat(t *testing.T) {
	has := make(map[string]bool)
	for _, line := range goldenLinks(t) {
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		e, err := link.Parse(line)
		if err != nil {
			t.Fatal(err)
		}
		note(has, &e)
	}
	var want []string
	for _, name := range policy.Names() {
		want = append(want, "policy "+name)
		for _, p := range policy.Lookup(name).Parameters {
			want = append(want, "parameter "+name+" "+p.Key)
			for _, c := range p.Choices {
				want = append(want, "choice "+name+" "+p.Key+" "+c)
			}
		}
	}
	for _, name := range dist.Names() {
		want = append(want, "demand "+name)
	}
	for _, k := range link.Keys {
		if k.Name != "from" { // changes nothing in a run
			want = append(want, "key "+k.Name)
		}
	}
	want = append(want, "arrivals poisson", "arrivals constant", "arrivals bursty", "discipline fifo", "discipline ps", "slots inf",
		"incident latency", "incident factor", "incident of a pure delay", "two incidents", "several balancers", "one balancer", "classes of servers")
	for _, w := range want {
		if !has[w] {
			t.Errorf("no golden link has %s", w)
		}
	}
}

// note marks what an experiment has.
func note(has map[string]bool, e *experiment.Experiment) {
	for _, s := range e.Policies {
		has["policy "+s.Name] = true
		for i, p := range policy.Lookup(s.Name).Parameters {
			if s.Values[i] != p.Default || p.Always {
				has["parameter "+s.Name+" "+p.Key] = true
			}
			if len(p.Choices) > 0 {
				has["choice "+s.Name+" "+p.Key+" "+p.Choices[int(s.Values[i])]] = true
			}
		}
	}
	for i := range link.Keys {
		if k := &link.Keys[i]; k.Value(e) != k.Default {
			has["key "+k.Name] = true
		}
	}
	demand, _, _ := strings.Cut(e.Service.String(), ":")
	has["demand "+demand] = true
	arrivals, _, _ := strings.Cut(e.Arrivals.String(), ":")
	has["arrivals "+arrivals] = true
	has["discipline "+[]string{"fifo", "ps"}[e.Discipline]] = true
	for _, c := range e.Slots {
		has["slots inf"] = has["slots inf"] || c.Value == experiment.Unlimited
	}
	for _, in := range e.Incidents {
		has["incident latency"] = has["incident latency"] || in.Latency > 0
		has["incident factor"] = has["incident factor"] || in.Factor > 0
		has["incident of a pure delay"] = has["incident of a pure delay"] || e.Slots[0].Value == experiment.Unlimited
	}
	has["two incidents"] = has["two incidents"] || len(e.Incidents) > 1
	has["several balancers"] = has["several balancers"] || e.Balancers > 1
	has["one balancer"] = has["one balancer"] || e.Balancers == 1
	has["classes of servers"] = has["classes of servers"] || len(e.Slowdown) > 1
}
