package report

import (
	"strings"
	"testing"

	"loadlab/sim/measure"
)

func TestChangeCells(t *testing.T) {
	before := measure.Summary{Count: 10, Mean: 1e9, P50: 8e8, P90: 1e9, P95: 2e9, P99: 4e9, P999: 0, Max: 3e9}
	now := measure.Summary{Count: 10, Mean: 1.5e9, P50: 6e8, P90: 1e9, P95: 2.0001e9, P99: 4e10, P999: 5, Max: 1e9}
	want := "+50.0 %|−25.0 %|0 %|+0.00500 %|× 10.0|-|−66.7 %"
	if got := strings.Join(ChangeCells(now, before), "|"); got != want {
		t.Errorf("%s, want %s", got, want)
	}
	for _, c := range ChangeCells(now, measure.Summary{}) {
		if c != "-" {
			t.Errorf("%s compared with nothing", c)
		}
	}
}

// TestDifferenceCells: pairs that differ by the same always are known without
// doubt, however much the seeds differ; pairs that differ by chance are marked.
func TestDifferenceCells(t *testing.T) {
	var now, before, noise []*measure.Result
	for i := range int64(5) {
		level := (i*i + 1) * 1e9
		before = append(before, &measure.Result{Response: measure.Summary{Mean: float64(level)}})
		now = append(now, &measure.Result{Response: measure.Summary{Mean: float64(level - 5e8)}})
		noise = append(noise, &measure.Result{Response: measure.Summary{Mean: float64(level + (i%2*2-1)*1e8)}})
	}
	if got := DifferenceCells(now, before, "response")[0]; got != "−0.5000±0" {
		t.Errorf("a certain difference is %s", got)
	}
	if got := DifferenceCells(noise, before, "response")[0]; !strings.HasSuffix(got, "(~)") {
		t.Errorf("a difference by chance is %s", got)
	}
	if n := len(DifferenceCells(now, before, "wait")); n != 7 {
		t.Errorf("%d cells", n)
	}
}
