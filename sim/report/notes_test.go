package report

import (
	"strings"
	"testing"

	"loadlab/sim/measure"
)

// TestNotesSayWhereCautionIsDue looks for the words of a small sample.
func TestNotesSayWhereCautionIsDue(t *testing.T) {
	e, results := sample()
	results[0].Response.Count = 500
	results[0].RelativeError = measure.HistogramError
	var out strings.Builder
	if err := Text(&out, &e, results); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"p99 and p99.9 rest on fewer than 10 of 500 requests", "within 0.049% of the exact ones"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("no %q in\n%s", want, out.String())
		}
	}
	for _, c := range []struct {
		d    measure.Doubt
		want string
	}{
		{measure.Doubt{Kind: measure.Growing, Number: 1}, "the queue of 1 server"},
		{measure.Doubt{Kind: measure.Growing, Number: 7}, "the queues of 7 servers"},
		{measure.Doubt{Kind: measure.FewForP999, Number: 5000}, "p99.9 rests on fewer than 10 of 5,000"},
	} {
		if got := note(c.d); !strings.Contains(got, c.want) {
			t.Errorf("%q, want %q in it", got, c.want)
		}
	}
}
