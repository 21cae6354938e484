package render

import (
	"image/color"
	"math"

	"loadlab/sim/figure"
)

// The ramps run from the ground's own brightness to its opposite, evenly in
// lightness, so that more is more contrast in colour, in grey and for any
// colour vision.
var (
	lightRamp = []color.NRGBA{hex("#fbf6e9"), hex("#fbd68a"), hex("#f0924a"), hex("#cb4250"), hex("#72186b"), hex("#1c0b33")}
	darkRamp  = []color.NRGBA{hex("#20252d"), hex("#44226b"), hex("#8f2a6c"), hex("#d9513f"), hex("#f8a13a"), hex("#fdf3b0")}
)

// ramp is the colour of a fraction from 0 to 1.
func (t theme) ramp(f float64) color.NRGBA {
	anchors := lightRamp
	if t.dark {
		anchors = darkRamp
	}
	at := math.Max(0, math.Min(1, f)) * float64(len(anchors)-1)
	i := min(int(at), len(anchors)-2)
	mix := func(a, b uint8) uint8 {
		return uint8(math.Round(float64(a) + (float64(b)-float64(a))*(at-float64(i))))
	}
	a, b := anchors[i], anchors[i+1]
	return color.NRGBA{mix(a.R, b.R), mix(a.G, b.G), mix(a.B, b.B), 255}
}

// cellColour is the colour of a cell's value on the figure's scale.
func (s *sheet) cellColour(v float64) color.NRGBA {
	b := s.figure.Bar
	if b == nil {
		return s.theme.ink
	}
	if i := int(v); len(b.Named) > 0 {
		if i >= 0 && i < len(b.Named) {
			return s.theme.colour(b.Named[i].Style)
		}
		return s.theme.quiet
	}
	return s.theme.ramp(s.barFraction(b.Axis.Fraction(v)))
}

// barFraction is where a fraction of the bar lies on the ramp. Servers by
// number keep off its lowest part: server 0 is no less than another, and must
// not vanish in the ground.
func (s *sheet) barFraction(f float64) float64 {
	if s.figure.Bar.Axis.Unit == figure.Index {
		return 0.18 + 0.82*f
	}
	return f
}

// over is black or white, whichever is read better on the colour.
func over(c color.NRGBA) color.NRGBA {
	if 0.299*float64(c.R)+0.587*float64(c.G)+0.114*float64(c.B) > 140 {
		return hex("#000000")
	}
	return hex("#ffffff")
}
