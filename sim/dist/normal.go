package dist

import (
	"loadlab/sim/quantity"
	"loadlab/sim/rng"
)

// Normal is the bell curve whose negative draws become 0.
type Normal struct {
	Center int64 // mean of the curve before negative draws become 0, in nanoseconds
	SD     int64 // its standard deviation, in nanoseconds
}

// Fill draws len(out) values, one stream value each.
func (d Normal) Fill(r *rng.Stream, out []int64) {
	s, center, sd := *r, float64(d.Center), float64(d.SD)
	for i := range out {
		x := center + float64(sd*normalQuantile(s.Open()))
		if x < 0 {
			x = 0
		}
		out[i] = whole(x)
	}
	*r = s
}

// moments returns mean and variance of max(0, a + Z) with Z standard normal
// and a = Center/SD >= 0: the mean is a F + f and the mean square
// (a^2 + 1) F + a f with density f and distribution function F at a (Tobin,
// "Estimation of relationships for limited dependent variables", 1958).
func (d Normal) moments() (mean, variance float64) {
	a := float64(d.Center) / float64(d.SD)
	if a > 9 { // a draw below 0 has a probability under 1e-18
		return a, 1
	}
	below, density := normalCDF(a), normalDensity(a)
	mean = float64(a*below) + density
	square := float64((float64(a*a)+1)*below) + float64(a*density)
	return mean, square - float64(mean*mean)
}

// Mean is the mean after negative draws have become 0, in nanoseconds.
func (d Normal) Mean() float64 {
	mean, _ := d.moments()
	return float64(d.SD) * mean
}

// SCV is that of the draws after negative ones have become 0.
func (d Normal) SCV() float64 {
	mean, variance := d.moments()
	return variance / (mean * mean)
}

// Quantile is Center + SD z, at least 0, with z the standard normal quantile,
// in nanoseconds.
func (d Normal) Quantile(p float64) float64 {
	x := float64(d.Center) + float64(float64(d.SD)*normalQuantile(p))
	if x < 0 {
		return 0
	}
	return x
}

// String is the canonical link text.
func (d Normal) String() string {
	return "normal:" + quantity.FormatDuration(d.Center) + ":" + quantity.FormatDuration(d.SD)
}

var normalInfo = Info{
	Name:     "normal",
	Sentence: "A bell curve around a mean; negative draws become 0.",
	Example:  "normal:100ms:20ms",
	Parameters: []Parameter{
		duration("MEAN", 0, "The middle of the curve."),
		duration("SD", 1, "The standard deviation of the curve."),
	},
	build: func(v []float64) (Distribution, error) { return Normal{int64(v[0]), int64(v[1])}, nil },
}
