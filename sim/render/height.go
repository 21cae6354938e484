package render

import (
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"

	"loadlab/sim/figure"
)

// Height is a good height in CSS pixels for a figure of a width: what a page
// gives it unless the reader wants another.
func Height(f *figure.Figure, width int) int {
	if f == nil {
		return leastSide
	}
	base := float64(baseSize(float64(width)))
	if f.Table != nil {
		s := &sheet{figure: f, base: vg.Length(base)}
		s.inside(draw.Canvas{Rectangle: vg.Rectangle{Max: vg.Point{X: vg.Length(width)}}})
		row := 2.3
		if s.arrange().stacked {
			row = 3.4
		}
		return int(base * (8 + row*float64(len(f.Table.Rows)) + 1.4*float64(len(f.Notes)+1)))
	}
	n := max(len(f.Panels), 1)
	columns := 1
	if n > 1 {
		columns = min(n, max(1, width/330), 3)
		if n%columns != 0 && n%2 == 0 {
			columns = 2 // four panels stand two by two
		}
	}
	rows := (n + columns - 1) / columns
	each := float64(width) / float64(columns) * 0.62
	each = min(max(each, 210), 560)
	if n > 1 {
		each = min(each, 300)
	}
	return int(each*float64(rows) + base*(5+1.3*float64(len(f.Notes))))
}
