package worker

import (
	"math"

	"loadlab/sim/figure"
	"loadlab/wasm/protocol"
)

// readSeries fills in what the panel's series have at x. The cross stands at
// the measured place when that is one for all, and at x where each series has
// places of its own.
func (v view) readSeries(f *figure.Figure, x, y float64, s *protocol.Sight) {
	s.X, s.Y = v.frame.Pixel(x, y)
	cross, name, one := x, "", true
	for _, r := range f.At(x) {
		if r.Panel != v.panel || !v.shows(r.X) {
			continue
		}
		px, py := v.frame.Pixel(r.X, r.Y)
		_, py = v.held(px, py)
		one = one && (name == "" || name == r.XText)
		cross, name = v.place(r.X), r.XText
		s.Values = append(s.Values, protocol.Value{Key: r.Key, Label: r.Label, Text: r.YText, X: px, Y: py})
	}
	if len(s.Values) == 0 {
		return
	}
	s.Found = true
	if one {
		s.X, _ = v.frame.Pixel(cross, y)
	} else {
		name = v.x.Text(x)
	}
	s.Head = v.called(name)
}

// called names a place: a number alone, of a server or a pick, would say
// nothing.
func (v view) called(name string) string {
	if v.x.Unit == figure.Index {
		name = v.x.Label + " " + name
	}
	if v.title != "" {
		name = v.title + " · " + name
	}
	return name
}

// readCell fills in the cell at a place.
func (v view) readCell(f *figure.Figure, x, y float64, s *protocol.Sight) {
	c := v.cells
	r, ok := f.Cell(v.panel, x, y)
	if !ok {
		return
	}
	column := math.Floor((x - c.X0) / c.DX)
	row := math.Floor((y - c.Y0) / c.DY)
	s.Found, s.Level = true, true
	s.X, s.Y = v.frame.Pixel(c.X0+(column+0.5)*c.DX, c.Y0+(row+0.5)*c.DY)
	s.X, s.Y = v.held(s.X, s.Y)
	if v.y.Unit == figure.Named {
		s.Head = r.Label + " · " + v.called(r.XText)
	} else {
		s.Head = v.called(r.XText)
		s.Values = append(s.Values, protocol.Value{Label: v.y.Label, Text: v.rowText(row)})
	}
	s.Values = append(s.Values, protocol.Value{Label: f.Bar.Axis.Label, Text: r.YText})
}

// rowText names a row of a heat map: a server, or the first and the last of
// those that it stands for.
func (v view) rowText(row float64) string {
	first := math.Max(0, math.Ceil(v.cells.Y0+row*v.cells.DY)) // the lowest edge, -0.5, rounds to -0
	last := min(math.Ceil(v.cells.Y0+(row+1)*v.cells.DY)-1, math.Floor(v.y.Max))
	if last <= first {
		return v.y.Text(first)
	}
	return v.y.Text(first) + " – " + v.y.Text(last)
}
