package dist

import (
	"errors"

	"loadlab/sim/quantity"
	"loadlab/sim/rng"
)

// TwoPoint is B with probability P and A otherwise.
type TwoPoint struct {
	A, B int64   // nanoseconds
	P    float64 // probability of B, 0 to 1
}

// Fill draws len(out) values, one stream value each.
func (d TwoPoint) Fill(r *rng.Stream, out []int64) {
	s := *r
	var x uint64
	for i := range out {
		x, s = s.Step()
		out[i] = d.A
		if rng.Unit(x) < d.P {
			out[i] = d.B
		}
	}
	*r = s
}

// Mean is (1-P) A + P B, in nanoseconds.
func (d TwoPoint) Mean() float64 {
	return float64((1-d.P)*float64(d.A)) + float64(d.P*float64(d.B))
}

// SCV is P (1-P) (B-A)^2 / mean^2.
func (d TwoPoint) SCV() float64 {
	ratio := float64(d.B-d.A) / d.Mean()
	return d.P * (1 - d.P) * ratio * ratio
}

// Quantile is the smaller value up to its probability, the larger above, in
// nanoseconds.
func (d TwoPoint) Quantile(p float64) float64 {
	low, high, share := d.A, d.B, 1-d.P
	if low > high {
		low, high, share = high, low, d.P
	}
	if p <= share {
		return float64(low)
	}
	return float64(high)
}

// String is the canonical link text.
func (d TwoPoint) String() string {
	return "twopoint:" + quantity.FormatDuration(d.A) + ":" + quantity.FormatDuration(d.B) + ":p=" + quantity.FormatNumber(d.P)
}

var twoPointInfo = Info{
	Name:     "twopoint",
	Sentence: "Two kinds of requests: each demand is one of two values.",
	Example:  "twopoint:10ms:100ms:p=0.1",
	Parameters: []Parameter{
		duration("A", 0, "The usual demand."),
		duration("B", 0, "The other demand."),
		ratio("p", 0, 1, "The probability of the other demand."),
	},
	build: func(v []float64) (Distribution, error) {
		d := TwoPoint{A: int64(v[0]), B: int64(v[1]), P: v[2]}
		if d.Mean() <= 0 {
			return nil, errors.New("every demand would be 0; the mean must be above 0")
		}
		return d, nil
	},
}
