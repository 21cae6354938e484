package dist

import (
	"math"
	"testing"

	"loadlab/sim/rng"
)

// FuzzParse feeds any text: what is accepted reads back from its canonical text
// as the same, has a finite mean, and draws durations that are not negative.
func FuzzParse(f *testing.F) {
	for _, text := range examples {
		f.Add(text)
	}
	f.Add("table:1s/2s/1s")
	f.Add("twopoint:1s:2s:p=NaN")
	f.Add("pareto:1h:alpha=1e-300")
	f.Fuzz(func(t *testing.T, text string) {
		d, err := Parse(text)
		if err != nil {
			if len(err.Error()) > 2000 {
				t.Fatalf("%.100q: a message of %d bytes", text, len(err.Error()))
			}
			return
		}
		again, err := Parse(d.String())
		if err != nil || again.String() != d.String() || again.Mean() != d.Mean() {
			t.Fatalf("%q is %s, which reads back as %v, %v", text, d, again, err)
		}
		if m := d.Mean(); !(m >= 0) || math.IsInf(m, 0) {
			t.Fatalf("%s: the mean is %g", d, m)
		}
		var drawn [20]int64
		r := rng.New(1, "fuzz", 0)
		d.Fill(&r, drawn[:])
		for _, x := range drawn {
			if x < 0 {
				t.Fatalf("%s: drew %d ns", d, x)
			}
		}
	})
}
