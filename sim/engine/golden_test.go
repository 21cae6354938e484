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

// TestGoldenLinksCoverTheFormat wants every policy, demand and key in them.
func TestGoldenLinksCoverTheFormat(t *testing.T) {
	all := strings.Join(goldenLinks(t), "\n")
	var want []string
	for _, name := range policy.Names() {
		want = append(want, name)
		for _, p := range policy.Lookup(name).Parameters {
			want = append(want, ":"+p.Key+"=")
		}
	}
	for _, name := range dist.Names() {
		want = append(want, "&service="+name+":")
	}
	for _, k := range link.Keys {
		if k.Name != "from" { // changes nothing in a run
			want = append(want, "&"+k.Name+"=")
		}
	}
	want = append(want, "arrivals=constant", "arrivals=bursty", "discipline=ps", "slots=inf", ":latency=", ":factor=", "phase=staggered", "correlated=1")
	for _, w := range want {
		if !strings.Contains(all, w) {
			t.Errorf("no golden link has %s", w)
		}
	}
}
