package figure

import "math"

// Reading is one series' value at a place: what a pointer shows.
type Reading struct {
	Panel int
	Key   string
	Label string
	Style Style
	X     float64 // where the value was measured, in data units of x
	Y     float64
	XText string
	YText string // with the range where there is a band
}

// At reads every drawn series at the measured place nearest to x. Series that
// have a gap there, or do not reach it, are left out.
func (f *Figure) At(x float64) []Reading {
	var readings []Reading
	for n, p := range f.Panels {
		for _, s := range p.Series {
			i := p.nearest(s, x)
			if s.Hidden || i < 0 || math.IsNaN(s.Y[i]) {
				continue
			}
			text := p.Y.Text(s.Y[i])
			if s.Low != nil {
				text += " (" + p.Y.Text(s.Low[i]) + " – " + p.Y.Text(s.High[i]) + ")"
			}
			readings = append(readings, Reading{n, s.Key, s.Label, s.Style, s.X[i], s.Y[i], p.X.Text(s.X[i]), text})
		}
	}
	return readings
}

// nearest returns the index of the point whose x lies nearest as drawn: of
// the last one at or before x for steps. It is -1 where the series ends more
// than a step away.
func (p Panel) nearest(s Series, x float64) int {
	best, distance := -1, math.Inf(1)
	for i, at := range s.X {
		d := math.Abs(p.X.Fraction(at) - p.X.Fraction(x))
		if s.Form == Steps {
			d = x - at
			if d < 0 {
				break
			}
		}
		if d < distance {
			best, distance = i, d
		}
	}
	return best
}
