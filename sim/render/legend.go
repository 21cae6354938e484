package render

import (
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"

	"loadlab/sim/figure"
)

// sampleWidth is the length of the piece of line beside a label, in sizes of
// ordinary text.
const sampleWidth = 2.1

// labelStyle is the text of legends and direct labels.
func (s *sheet) labelStyle() draw.TextStyle {
	return centred(words(s.base*0.95, s.theme.ink, draw.XLeft, draw.YCenter), 0)
}

// lineStyle is how a series' line is drawn.
func (s *sheet) lineStyle(style figure.Style, reference bool) draw.LineStyle {
	l := draw.LineStyle{Color: s.theme.colour(style), Width: s.base * 0.15}
	if style.Thin {
		l.Width *= 0.45
	}
	if reference {
		l.Width = s.base * 0.1
	}
	for _, d := range style.Dash {
		l.Dashes = append(l.Dashes, vg.Length(d)*s.base/13)
	}
	return l
}

// sample draws a piece of a series' line, or its marker, and its label beside
// it; p is the middle of the left end.
func (s *sheet) sample(p vg.Point, e figure.Entry, dots bool) {
	width := s.base * sampleWidth
	if dots {
		glyph := s.glyph(e.Style)
		glyph.Radius *= 1.4
		s.free.DrawGlyph(glyph, vg.Point{X: p.X + width/2, Y: p.Y})
	} else {
		s.free.StrokeLine2(s.lineStyle(e.Style, e.Reference), p.X, p.Y, p.X+width, p.Y)
	}
	s.free.FillText(s.labelStyle(), vg.Point{X: p.X + width + s.base*0.4, Y: p.Y}, e.Label)
}

// sampleSize is the width that sample takes.
func (s *sheet) sampleSize(e figure.Entry) vg.Length {
	return s.base*(sampleWidth+0.4) + s.labelStyle().Width(e.Label)
}

// shown are the legend's entries that are drawn.
func (s *sheet) shown() []figure.Entry {
	var shown []figure.Entry
	for _, e := range s.figure.Legend {
		if !e.Hidden {
			shown = append(shown, e)
		}
	}
	return shown
}

// dots tells whether the figure's series are markers.
func (s *sheet) dots() bool {
	for _, p := range s.figure.Panels {
		for _, line := range p.Series {
			return line.Form == figure.Dots
		}
	}
	return false
}

// legend writes all entries in rows at the top.
func (s *sheet) legend() {
	height := s.base * 1.4
	x, y := s.free.Min.X, s.free.Max.Y-height/2
	entries := s.shown()
	for i, e := range entries {
		width := s.sampleSize(e)
		if i > 0 && x+width > s.free.Max.X {
			x, y = s.free.Min.X, y-height
		}
		s.sample(vg.Point{X: x, Y: y}, e, s.dots())
		x += width + s.base*1.3
	}
	if len(entries) > 0 {
		s.free.Max.Y = y - height/2 - s.base*0.3
	}
}

// directLabels tells whether the lines can be labelled where they end: one
// panel of a few lines, with room beside them.
func (s *sheet) directLabels() bool {
	if len(s.figure.Panels) != 1 || s.dots() || s.meeting() {
		return false
	}
	entries := s.shown()
	height := s.free.Size().Y - 6*s.base
	return len(entries) > 0 && vg.Length(len(entries))*s.base*1.35 < height &&
		s.widest(entries) < s.free.Size().X*0.3
}

// meeting tells whether several lines end in one place, as distribution
// functions do at 1: names there would tell nothing apart.
func (s *sheet) meeting() bool {
	p := &s.figure.Panels[0]
	low, high, n := 2.0, -1.0, 0
	for _, line := range p.Series {
		if i := lastVisible(p, line); i >= 0 && !line.Hidden {
			f := p.Y.Fraction(line.Y[i])
			low, high, n = min(low, f), max(high, f), n+1
		}
	}
	return n > 1 && high-low < 0.01*float64(n)
}

// widest is the width of the widest entry.
func (s *sheet) widest(entries []figure.Entry) vg.Length {
	var w vg.Length
	for _, e := range entries {
		w = max(w, s.sampleSize(e))
	}
	return w
}
