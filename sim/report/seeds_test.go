package report

import (
	"bytes"
	"strings"
	"testing"

	"loadlab/sim/experiment"
	"loadlab/sim/measure"
)

// TestSeedsSpeakTogether: means 1, 2, 3 s have mean 2 s and, with Student's
// t of two degrees 4.303, a half-width of 4.303 / sqrt(3) = 2.484 s. The second
// policy is exactly a second slower for every seed: no chance in that. The
// third is as the first.
func TestSeedsSpeakTogether(t *testing.T) {
	e := experiment.Default()
	e.Policies, e.Seeds = e.Policies[:3], 3
	var results []*measure.Result
	for _, more := range []float64{0, 1e9, 0} {
		for seed := range 3 {
			mean := float64(seed+1)*1e9 + more
			results = append(results, &measure.Result{Seed: uint64(seed), Response: measure.Summary{Count: 9, Mean: mean, P50: int64(mean)}})
		}
	}
	var b bytes.Buffer
	if err := Text(&b, &e, results); err != nil {
		t.Fatal(err)
	}
	_, text, _ := strings.Cut(b.String(), "response: mean of 3 seeds")
	lines := strings.Split(text, "\n")
	for i, want := range []string{"", "mean", "2.000±2.484", "3.000±2.484", "2.000±2.484 (~)"} {
		if !strings.Contains(lines[i], want) || i == 3 && strings.Count(lines[i], "(~)") > 5 {
			t.Errorf("line %d: %q, want %q in it", i, lines[i], want)
		}
	}
	if strings.Contains(strings.Fields(lines[3])[1], "~") {
		t.Errorf("a difference of exactly a second is called chance: %s", lines[3])
	}
}
