package render

import (
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
)

// bar writes the colour scale of the cells at the top: named swatches, or a
// ramp with its ticks.
func (s *sheet) bar() {
	if len(s.figure.Bar.Named) > 0 {
		s.swatches()
		return
	}
	style := words(s.base*0.85, s.theme.quiet, draw.XLeft, draw.YTop)
	s.write(style, s.figure.Bar.Axis.Label, s.base*0.15)
	width := min(s.free.Size().X, s.base*30)
	height := s.base * 0.7
	top := s.free.Max.Y
	steps := max(int(width/s.column), 2)
	for i := range steps {
		x := s.free.Min.X + width*vg.Length(i)/vg.Length(steps)
		c := s.theme.ramp(s.barFraction((float64(i) + 0.5) / float64(steps)))
		s.free.FillPolygon(c, box(x, top-height, x+width/vg.Length(steps)*1.5, top))
	}
	style.XAlign = draw.XCenter
	for _, t := range s.ticks(s.figure.Bar.Axis, width, true) {
		if t.Label == "" {
			continue
		}
		x := s.free.Min.X + width*vg.Length(s.figure.Bar.Axis.Fraction(t.Value))
		s.free.StrokeLine2(draw.LineStyle{Color: s.theme.quiet, Width: s.base * 0.06}, x, top-height, x, top-height-s.base*0.25)
		half := style.Width(t.Label) / 2
		x = min(max(x, s.free.Min.X+half), s.free.Max.X-half)
		s.free.FillText(style, vg.Point{X: x, Y: top - height - s.base*0.3}, t.Label)
	}
	s.free.Max.Y = top - height - s.base*0.3 - lineHeight(style) - s.base*0.4
}

// box is a rectangle as a polygon.
func box(left, bottom, right, top vg.Length) []vg.Point {
	return []vg.Point{{X: left, Y: bottom}, {X: right, Y: bottom}, {X: right, Y: top}, {X: left, Y: top}}
}

// swatches writes named colours in rows.
func (s *sheet) swatches() {
	style := s.labelStyle()
	height := s.base * 1.4
	x, y := s.free.Min.X, s.free.Max.Y-height/2
	for i, n := range s.figure.Bar.Named {
		width := s.base*1.5 + style.Width(n.Label)
		if i > 0 && x+width > s.free.Max.X {
			x, y = s.free.Min.X, y-height
		}
		side := s.base * 0.45
		s.free.FillPolygon(s.theme.colour(n.Style), box(x, y-side, x+2*side, y+side))
		s.free.FillText(style, vg.Point{X: x + s.base*1.3, Y: y}, n.Label)
		x += width + s.base*1.1
	}
	s.free.Max.Y = y - height/2 - s.base*0.4
}
