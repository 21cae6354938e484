package dist

import (
	"loadlab/sim/quantity"
	"loadlab/sim/rng"
)

// Exponential is the distribution without memory: however long it has lasted,
// the rest is distributed as the whole was.
type Exponential struct {
	Scale int64 // the mean in nanoseconds
}

// Fill draws len(out) values, one stream value each.
func (d Exponential) Fill(r *rng.Stream, out []int64) {
	mean := float64(d.Scale)
	var units [64]float64
	for len(out) > 0 {
		n := min(len(out), len(units))
		r.ExponentialAll(units[:n])
		for i, unit := range units[:n] {
			out[i] = whole(float64(mean * unit))
		}
		out = out[n:]
	}
}

// Mean is the scale, in nanoseconds.
func (d Exponential) Mean() float64 { return float64(d.Scale) }

// SCV is 1.
func (d Exponential) SCV() float64 { return 1 }

// Quantile is -mean * log(1-p), in nanoseconds.
func (d Exponential) Quantile(p float64) float64 { return -float64(d.Scale) * rng.Log(1-p) }

// String is the canonical link text.
func (d Exponential) String() string { return "exp:" + quantity.FormatDuration(d.Scale) }

var exponentialInfo = Info{
	Name:       "exp",
	Sentence:   "Exponential: many short demands, few long ones, with the mean given.",
	Example:    "exp:100ms",
	Parameters: []Parameter{duration("MEAN", 1, "The mean demand.")},
	build:      func(v []float64) (Distribution, error) { return Exponential{int64(v[0])}, nil },
}
