package dist

import (
	"fmt"

	"loadlab/sim/quantity"
	"loadlab/sim/rng"
)

// Uniform is equally likely everywhere between two ends.
type Uniform struct {
	Low, High int64 // nanoseconds, Low <= High
}

// Fill draws len(out) values, one stream value each.
func (d Uniform) Fill(r *rng.Stream, out []int64) {
	s, low, width := *r, float64(d.Low), float64(d.High-d.Low)
	var x uint64
	for i := range out {
		x, s = s.Step()
		out[i] = whole(low + float64(rng.Unit(x)*width))
	}
	*r = s
}

// Mean is the middle, in nanoseconds.
func (d Uniform) Mean() float64 { return (float64(d.Low) + float64(d.High)) / 2 }

// SCV is width^2 / 12 / mean^2.
func (d Uniform) SCV() float64 {
	ratio := float64(d.High-d.Low) / d.Mean()
	return float64(ratio*ratio) / 12
}

// Quantile lies at share p of the way from Low to High, in nanoseconds.
func (d Uniform) Quantile(p float64) float64 {
	return float64(d.Low) + float64(p*float64(d.High-d.Low))
}

// String is the canonical link text.
func (d Uniform) String() string {
	return "uniform:" + quantity.FormatDuration(d.Low) + ":" + quantity.FormatDuration(d.High)
}

var uniformInfo = Info{
	Name:     "uniform",
	Sentence: "Every demand between two ends is equally likely.",
	Example:  "uniform:125ms:625ms",
	Parameters: []Parameter{
		duration("LO", 0, "The shortest demand."),
		duration("HI", 1, "The longest demand."),
	},
	build: func(v []float64) (Distribution, error) {
		d := Uniform{int64(v[0]), int64(v[1])}
		if d.Low > d.High {
			return nil, fmt.Errorf("the shortest, %s, is above the longest, %s; did you mean %s?",
				quantity.FormatDuration(d.Low), quantity.FormatDuration(d.High), Uniform{d.High, d.Low})
		}
		return d, nil
	},
}
