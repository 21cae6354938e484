package measure

import "testing"

// flat returns n equal values.
func flat(v float64, n int) []float64 {
	out := make([]float64, n)
	for i := range out {
		out[i] = v
	}
	return out
}

// ramp returns n values that rise from 0 by step.
func ramp(step float64, n int) []float64 {
	out := make([]float64, n)
	for i := range out {
		out[i] = float64(i) * step
	}
	return out
}

// TestGrowingQueues tells queues that grow from those that are only long.
func TestGrowingQueues(t *testing.T) {
	const n = 20
	for _, c := range []struct {
		name       string
		unfinished []float64
		busy       float64
		want       bool
	}{
		{"grows steadily", ramp(3, n), 1, true},
		{"grows but is not always busy", ramp(3, n), 0.97, false},
		{"long but steady", flat(500, n), 1, false},
		{"grows by a fraction of a request", ramp(0.1, n), 1, false},
		{"has grown and stays", append(ramp(20, n/2), flat(200, n/2)...), 1, false},
	} {
		r := &Result{Windows: make([]Window, n), Servers: make([]Server, 1), Response: Summary{Count: 1 << 20}}
		r.Series = Series{Band: 1, Rows: 1, Unfinished: c.unfinished, Busy: flat(c.busy, n)}
		doubts := Doubts(r)
		if got := len(doubts) == 1 && doubts[0] == (Doubt{Growing, 1}); got != c.want || len(doubts) > 1 {
			t.Errorf("%s: %v", c.name, doubts)
		}
	}
}

// TestTailsNeedRequests marks quantiles that rest on a few requests.
func TestTailsNeedRequests(t *testing.T) {
	for _, c := range []struct {
		count int64
		want  []Doubt
	}{
		{999, []Doubt{{FewForP99, 999}}}, {1000, []Doubt{{FewForP999, 1000}}}, {9999, []Doubt{{FewForP999, 9999}}}, {10000, nil},
	} {
		got := Doubts(&Result{Response: Summary{Count: c.count}})
		if len(got) != len(c.want) || len(got) > 0 && got[0] != c.want[0] {
			t.Errorf("%d requests: %v, want %v", c.count, got, c.want)
		}
	}
	if got := Doubts(&Result{Response: Summary{Count: 1 << 30}, RelativeError: 0.0005}); len(got) != 1 || got[0].Kind != Approximate {
		t.Errorf("a histogram: %v", got)
	}
}
