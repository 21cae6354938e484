package dist

import (
	"loadlab/sim/quantity"
	"loadlab/sim/rng"
)

// Const is always the same duration.
type Const struct {
	Value int64 // nanoseconds
}

// Fill writes the value; it draws nothing from r.
func (d Const) Fill(_ *rng.Stream, out []int64) {
	for i := range out {
		out[i] = d.Value
	}
}

// Mean is the value itself, in nanoseconds.
func (d Const) Mean() float64 { return float64(d.Value) }

// SCV is 0.
func (d Const) SCV() float64 { return 0 }

// Quantile is the value for every p, in nanoseconds.
func (d Const) Quantile(float64) float64 { return float64(d.Value) }

// String is the canonical link text.
func (d Const) String() string { return "const:" + quantity.FormatDuration(d.Value) }

var constInfo = Info{
	Name:       "const",
	Sentence:   "Every demand is the same.",
	Example:    "const:100ms",
	Parameters: []Parameter{duration("D", 1, "The demand of every request.")},
	build:      func(v []float64) (Distribution, error) { return Const{int64(v[0])}, nil },
}
