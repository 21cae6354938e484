package render

import (
	"gonum.org/v1/plot/vg/draw"

	"loadlab/sim/figure"
)

// shapes are gonum's glyphs in the order of the figure's markers.
var shapes = [...]draw.GlyphDrawer{
	figure.Circle:   draw.CircleGlyph{},
	figure.Square:   draw.BoxGlyph{},
	figure.Triangle: draw.PyramidGlyph{},
	figure.Cross:    draw.CrossGlyph{},
	figure.Ring:     draw.RingGlyph{},
	figure.Plus:     draw.PlusGlyph{},
	figure.Box:      draw.SquareGlyph{},
	figure.Pyramid:  draw.TriangleGlyph{},
}

// glyph is a series' marker.
func (s *sheet) glyph(style figure.Style) draw.GlyphStyle {
	radius := s.base * 0.22
	if style.Thin {
		radius *= 0.7
	}
	return draw.GlyphStyle{Color: s.theme.colour(style), Radius: radius, Shape: shapes[int(style.Marker)%len(shapes)]}
}
