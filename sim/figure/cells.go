package figure

// Cells are a panel's coloured rectangles: rows upwards along y, columns along
// x. Row r and column c take [X0 + c*DX, X0 + (c+1)*DX) by
// [Y0 + r*DY, Y0 + (r+1)*DY).
type Cells struct {
	Rows, Columns  int
	X0, DX, Y0, DY float64
	Values         []float64 // row after row; NaN is not painted
	Texts          []string  // written in the cells where they fit, or nil
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

// Table is a figure made of text.
type Table struct {
	Columns []string
	Rows    []Row
}

// Row is a row of a table.
type Row struct {
	Key   string
	Style Style
	Cells []string
}

// Cost is one measurement of a policy's cost: what one pick takes among so
// many servers, in nanoseconds, and the range over repeats.
type Cost struct {
	Policy  string // canonical text
	Servers int
	NS      float64
	Low     float64
	High    float64
}
