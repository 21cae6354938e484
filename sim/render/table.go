package render

import (
	"math"

	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"

	"loadlab/sim/figure"
)

// grid is a table in the making.
type grid struct {
	s       *sheet
	t       *figure.Table
	columns []int // shown, as indices into the table's
	size    vg.Length
	stacked bool // the policy's name stands above its values
}

// table writes the figure's table into what is free.
func (s *sheet) table() {
	g := s.arrange()
	g.draw()
}

// arrange finds a form of the figure's table as wide as what is free. Where the
// columns do not fit, the policies' names move above their values, then the letters
// shrink, then columns are left out from the one that matters least.
func (s *sheet) arrange() *grid {
	g := &grid{s: s, t: s.figure.Table, size: s.base}
	for i := range g.t.Columns {
		g.columns = append(g.columns, i)
	}
	for !g.fits() {
		switch {
		case !g.stacked:
			g.stacked = true
		case g.size > s.base*0.87:
			g.size *= 0.95
		case len(g.columns) > 2:
			g.dropLeast()
		default:
			return g
		}
	}
	return g
}

// leastFirst orders the columns by how soon they are left out.
var leastFirst = []string{"theory", "p90", "inspected", "p999", "dropped", "ratio", "max", "p50", "success"}

// dropLeast leaves out the column that matters least.
func (g *grid) dropLeast() {
	for _, key := range leastFirst {
		for i, c := range g.columns {
			if g.t.Columns[c].Key == key {
				g.columns = append(g.columns[:i:i], g.columns[i+1:]...)
				return
			}
		}
	}
	g.columns = g.columns[:len(g.columns)-1]
}

// text is the style of the table's texts.
func (g *grid) text(head bool) draw.TextStyle {
	if head {
		return centred(words(g.size*0.85, g.s.theme.quiet, draw.XRight, draw.YCenter), 0)
	}
	return centred(words(g.size, g.s.theme.ink, draw.XRight, draw.YCenter), 0)
}

// heads breaks a column's head into two lines at most.
func (g *grid) heads(column int) []string {
	return wrap(g.text(true), g.t.Columns[column].Label, g.size*5)
}

// width is what a column's widest text takes.
func (g *grid) width(column int) vg.Length {
	var w vg.Length
	for _, line := range g.heads(column) {
		w = max(w, g.text(true).Width(line))
	}
	for _, row := range g.t.Rows {
		w = max(w, g.text(false).Width(row.Cells[column]))
	}
	return w
}

// nameWidth is what the policies' names take on their rows.
func (g *grid) nameWidth() vg.Length {
	if g.stacked {
		return 0
	}
	var w vg.Length
	for _, row := range g.t.Rows {
		w = max(w, g.text(false).Width(row.Label))
	}
	return w + g.size*2.2
}

// fits tells whether all columns fit side by side.
func (g *grid) fits() bool {
	w := g.nameWidth()
	for _, c := range g.columns {
		w += g.width(c) + g.size*0.9
	}
	return w <= g.s.free.Size().X+g.size*0.5
}

// draw writes head and rows, and returns where they end.
func (g *grid) draw() (end vg.Length) {
	free, rule := g.s.free, draw.LineStyle{Color: g.s.theme.grid, Width: g.size * 0.07}
	lines := 1
	for _, c := range g.columns {
		lines = max(lines, len(g.heads(c)))
	}
	rights := g.rights()
	y := free.Max.Y
	for i, c := range g.columns {
		for j, line := range g.heads(c) {
			free.FillText(g.text(true), vg.Point{X: rights[i], Y: y - g.size*1.15*(vg.Length(j+lines-len(g.heads(c)))+0.6)}, line)
		}
	}
	y -= g.size * (1.15*vg.Length(lines) + 0.5)
	height := min(g.rowHeight()*1.5, max(g.rowHeight(), (y-free.Min.Y)/vg.Length(max(len(g.t.Rows), 1))))
	for i := range g.t.Rows {
		free.StrokeLine2(rule, free.Min.X, y, free.Max.X, y)
		g.row(i, y, height, rights)
		y -= height
	}
	free.StrokeLine2(rule, free.Min.X, y, free.Max.X, y)
	return y
}

// rowHeight is the least height of a row.
func (g *grid) rowHeight() vg.Length {
	if g.stacked {
		return g.size * 3.1
	}
	return g.size * 1.9
}

// rights are the right ends of the columns, with what room is left spread
// evenly before them.
func (g *grid) rights() []vg.Length {
	free := g.s.free.Size().X - g.nameWidth()
	for _, c := range g.columns {
		free -= g.width(c)
	}
	gap := max(min(free/vg.Length(len(g.columns)), g.size*4), g.size*0.5)
	x := g.s.free.Min.X + g.nameWidth()
	var rights []vg.Length
	for i, c := range g.columns {
		if i > 0 || !g.stacked {
			x += gap
		}
		x += g.width(c)
		rights = append(rights, x)
	}
	return rights
}

// row writes one policy below y.
func (g *grid) row(i int, y, height vg.Length, rights []vg.Length) {
	row, free := g.t.Rows[i], g.s.free
	name, values := y-height/2, y-height/2
	if g.stacked {
		name, values = y-height*0.29, y-height*0.71
	}
	free.StrokeLine2(g.s.lineStyle(row.Style, false), free.Min.X, name, free.Min.X+g.size*1.6, name)
	label := g.text(false)
	label.XAlign = draw.XLeft
	free.FillText(label, vg.Point{X: free.Min.X + g.size*2.2, Y: name}, row.Label)
	for j, c := range g.columns {
		if g.best(i, c) {
			w := g.text(false).Width(row.Cells[c])
			free.FillPolygon(g.s.theme.best, box(rights[j]-w-g.size*0.35, values-g.size*0.75, rights[j]+g.size*0.35, values+g.size*0.75))
		}
		free.FillText(g.text(false), vg.Point{X: rights[j], Y: values}, row.Cells[c])
	}
}

// best tells whether a row's value is the lowest of a column in which that is
// best, and lower than some other.
func (g *grid) best(row, column int) bool {
	if !g.t.Columns[column].Small {
		return false
	}
	own, higher := g.t.Rows[row].Values[column], false
	if math.IsNaN(own) {
		return false
	}
	for _, r := range g.t.Rows {
		if r.Values[column] < own {
			return false
		}
		higher = higher || r.Values[column] > own
	}
	return higher
}
