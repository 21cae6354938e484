package dist

import (
	"loadlab/sim/quantity"
	"loadlab/sim/rng"
)

// LogNormal is a duration whose logarithm is normal: Median * exp(Sigma Z).
type LogNormal struct {
	Median int64   // nanoseconds
	Sigma  float64 // standard deviation of the natural logarithm
}

// Fill draws len(out) values, one stream value each.
func (d LogNormal) Fill(r *rng.Stream, out []int64) {
	s, median := *r, float64(d.Median)
	for i := range out {
		out[i] = whole(float64(median * rng.Exp(float64(d.Sigma*normalQuantile(s.Open())))))
	}
	*r = s
}

// Mean is Median * exp(Sigma^2 / 2), in nanoseconds.
func (d LogNormal) Mean() float64 {
	return float64(d.Median) * rng.Exp(float64(d.Sigma*d.Sigma)/2)
}

// SCV is exp(Sigma^2) - 1.
func (d LogNormal) SCV() float64 { return rng.Exp(float64(d.Sigma*d.Sigma)) - 1 }

// Quantile is Median * exp(Sigma z) with z the standard normal quantile, in
// nanoseconds.
func (d LogNormal) Quantile(p float64) float64 {
	return float64(d.Median) * rng.Exp(float64(d.Sigma*normalQuantile(p)))
}

// String is the canonical link text.
func (d LogNormal) String() string {
	return "lognormal:" + quantity.FormatDuration(d.Median) + ":sigma=" + quantity.FormatNumber(d.Sigma)
}

var logNormalInfo = Info{
	Name:     "lognormal",
	Sentence: "Demands whose logarithm is normal, as answers of language models and sizes of files often are.",
	Example:  "lognormal:4s:sigma=1.1",
	Parameters: []Parameter{
		duration("MEDIAN", 1, "Half of the demands are below it."),
		// At 5 the mean is already 270,000 times the median.
		ratio("sigma", 0.01, 5, "The standard deviation of the natural logarithm."),
	},
	build: func(v []float64) (Distribution, error) { return LogNormal{int64(v[0]), v[1]}, nil },
}
