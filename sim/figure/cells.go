package figure

import "math"

// Cells are a panel's coloured rectangles: rows upwards along y, columns along
// x. Row r and column c take [X0 + c*DX, X0 + (c+1)*DX) by
// [Y0 + r*DY, Y0 + (r+1)*DY).
type Cells struct {
	Rows, Columns  int
	X0, DX, Y0, DY float64
	Values         []float64 // row after row; NaN is not painted
	Texts          []string  // written in the cells where they fit, or nil
}

// Index returns the place in Values of the cell at a place, or -1.
func (c *Cells) Index(x, y float64) int {
	column, row := math.Floor((x-c.X0)/c.DX), math.Floor((y-c.Y0)/c.DY)
	if !(column >= 0 && row >= 0 && column < float64(c.Columns) && row < float64(c.Rows)) {
		return -1
	}
	return int(row)*c.Columns + int(column)
}

// Bar is the scale of the cells' colours.
type Bar struct {
	Axis  Axis
	Named []Swatch // for cells that stand for names instead of amounts
}

// Swatch is the colour of a named value.
type Swatch struct {
	Label string
	Style Style
}

// Cell reads the cell of a panel at a place in data units, if there is one.
func (f *Figure) Cell(panel int, x, y float64) (Reading, bool) {
	if panel < 0 || panel >= len(f.Panels) || f.Panels[panel].Cells == nil || f.Bar == nil {
		return Reading{}, false
	}
	p := &f.Panels[panel]
	i := p.Cells.Index(x, y)
	if i < 0 || math.IsNaN(p.Cells.Values[i]) {
		return Reading{}, false
	}
	column, row := i%p.Cells.Columns, i/p.Cells.Columns
	xAt := p.Cells.X0 + float64(column)*p.Cells.DX
	yAt := p.Cells.Y0 + (float64(row)+0.5)*p.Cells.DY
	if p.X.Unit == Index {
		xAt += 0.5
	}
	v := p.Cells.Values[i]
	return Reading{Panel: panel, Label: p.Y.Text(yAt), X: xAt, Y: v, XText: p.X.Text(xAt), YText: f.Bar.Axis.Text(v)}, true
}
