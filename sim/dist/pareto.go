package dist

import (
	"math"

	"loadlab/sim/quantity"
	"loadlab/sim/rng"
)

// Pareto has a tail that falls like a power: above Min, the probability of
// exceeding x is (Min/x)^Alpha.
type Pareto struct {
	Min   int64   // nanoseconds
	Alpha float64 // tail index, above 1
}

// Fill draws len(out) values, one stream value each: Min * U^(-1/Alpha).
func (d Pareto) Fill(r *rng.Stream, out []int64) {
	s, min := *r, float64(d.Min)
	for i := range out {
		out[i] = whole(float64(min * rng.Exp(s.Exponential()/d.Alpha)))
	}
	*r = s
}

// Mean is Min * Alpha / (Alpha - 1), in nanoseconds.
func (d Pareto) Mean() float64 { return float64(d.Min) * d.Alpha / (d.Alpha - 1) }

// SCV is 1 / (Alpha (Alpha - 2)), +Inf for Alpha <= 2.
func (d Pareto) SCV() float64 {
	if d.Alpha <= 2 {
		return math.Inf(1)
	}
	return 1 / (d.Alpha * (d.Alpha - 2))
}

// Quantile is Min * (1-p)^(-1/Alpha), in nanoseconds.
func (d Pareto) Quantile(p float64) float64 {
	return float64(d.Min) * rng.Exp(-rng.Log(1-p)/d.Alpha)
}

// String is the canonical link text.
func (d Pareto) String() string {
	return "pareto:" + quantity.FormatDuration(d.Min) + ":alpha=" + quantity.FormatNumber(d.Alpha)
}

var paretoInfo = Info{
	Name:     "pareto",
	Sentence: "A heavy tail: very long demands are rare, yet far more likely than an exponential has them.",
	Example:  "pareto:50ms:alpha=2.5",
	Parameters: []Parameter{
		duration("MIN", 1, "The shortest demand."),
		// At 1 and below the mean is infinite, and no fleet can carry the load.
		ratio("alpha", 1.01, 100, "How fast the tail falls; the variance is infinite at 2 and below."),
	},
	build: func(v []float64) (Distribution, error) { return Pareto{int64(v[0]), v[1]}, nil },
}
