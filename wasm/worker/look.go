package worker

import (
	"math"
	"slices"

	"loadlab/sim/figure"
	"loadlab/sim/render"
	"loadlab/wasm/protocol"
)

// stride is how many measured places Forward and Backward go.
const stride = 10

// look answers what lies at a place of the figure drawn last.
func (w *drawer) look(l protocol.Look) protocol.Sight {
	s := protocol.Sight{ID: l.ID, Picture: l.Picture, Panel: l.Panel}
	if w.id == 0 || w.id != l.Picture {
		return s
	}
	if s.Panel < 0 {
		s.Panel = render.Transform{Frames: w.frames}.At(l.X, l.Y)
	}
	if s.Panel < 0 || s.Panel >= len(w.frames) {
		return s
	}
	v := w.view(s.Panel)
	x, y := v.frame.Data(v.held(l.X, l.Y))
	switch {
	case l.Move == protocol.Up || l.Move == protocol.Down:
		v, y = w.climb(v, y, l.Move == protocol.Up)
		s.Panel = v.panel
	case l.Move != protocol.Stay:
		x = v.step(x, l.Move)
	}
	if v.cells != nil {
		v.readCell(w.figure, x, y, &s)
	} else {
		v.readSeries(w.figure, x, y, &s)
	}
	if l.Ranged {
		v.readRange(l.Anchor, s.X, l, &s)
	}
	return s
}

// view is one panel as it is looked at.
type view struct {
	panel int
	frame render.Frame
	x, y  figure.Axis
	cells *figure.Cells
	lines []figure.Series
	title string
}

func (w *drawer) view(panel int) view {
	p := &w.figure.Panels[panel]
	return view{panel, w.frames[panel], p.X, p.Y, p.Cells, p.Series, p.Title}
}

// held moves a place into the frame.
func (v view) held(px, py float64) (float64, float64) {
	return min(max(px, v.frame.Left), v.frame.Left+v.frame.Width), min(max(py, v.frame.Top), v.frame.Top+v.frame.Height)
}

// shows tells whether a value of x is in the visible range, ends included.
func (v view) shows(x float64) bool {
	f := v.x.Fraction(x)
	return f >= -1e-9 && f <= 1+1e-9
}

// stops are the visible measured places of the panel, from left to right.
func (v view) stops() []float64 {
	var stops []float64
	if v.cells != nil {
		for c := range v.cells.Columns {
			if x := v.cells.X0 + (float64(c)+0.5)*v.cells.DX; v.shows(x) {
				stops = append(stops, x)
			}
		}
		return stops
	}
	for _, s := range v.lines {
		if s.Hidden {
			continue
		}
		for i, x := range s.X {
			if v.shows(x) && !math.IsNaN(s.Y[i]) {
				stops = append(stops, v.place(x))
			}
		}
	}
	slices.Sort(stops)
	return slices.Compact(stops)
}

// place is where a measured value is looked at: dots of several policies stand
// side by side about one server.
func (v view) place(x float64) float64 {
	if v.x.Unit == figure.Index {
		return math.Round(x)
	}
	return x
}

// step returns the stop that a move leads to from x. Stops nearer than a pixel
// to each other are one.
func (v view) step(x float64, move protocol.Move) float64 {
	stops := v.stops()
	if len(stops) == 0 {
		return x
	}
	n := 1
	if move == protocol.Forward || move == protocol.Backward {
		n = stride
	}
	switch move {
	case protocol.First:
		return stops[0]
	case protocol.Last:
		return stops[len(stops)-1]
	}
	for ; n > 0; n-- {
		x = v.neighbour(stops, x, move == protocol.Next || move == protocol.Forward)
	}
	return x
}

// neighbour is the next stop on one side that is a pixel away or more, or the
// last one there.
func (v view) neighbour(stops []float64, x float64, right bool) float64 {
	at, last := v.x.Fraction(x)*v.frame.Width, x
	for i := range stops {
		stop := stops[i]
		if !right {
			stop = stops[len(stops)-1-i]
		}
		away := v.x.Fraction(stop)*v.frame.Width - at
		if !right {
			away = -away
		}
		if away > 1e-6 {
			last = stop
		}
		if away >= 1 {
			return stop
		}
	}
	return last
}

// climb goes a row up or down, and at the edge to the panel beyond.
func (w *drawer) climb(v view, y float64, up bool) (view, float64) {
	sign := -1.0
	if up {
		sign = 1
	}
	if v.cells != nil {
		if next := y + sign*v.cells.DY; next > v.y.Min && next < v.y.Max {
			return v, next
		}
	}
	next := v.panel + 1
	if up {
		next = v.panel - 1
	}
	if next < 0 || next >= len(w.frames) {
		return v, y
	}
	v = w.view(next)
	if v.cells != nil {
		y = v.y.Min + v.cells.DY/2
		if !up {
			y = v.y.Max - v.cells.DY/2
		}
	}
	return v, y
}

// readRange fills in the range between two places. An end that is nearly a
// measured place is that place; cells are taken whole.
func (v view) readRange(anchor, x float64, l protocol.Look, s *protocol.Sight) {
	if l.Move == protocol.Stay {
		x = l.X // the pointer's own place, not where the cross stands
	}
	from, to := v.end(min(anchor, x)), v.end(max(anchor, x))
	if c := v.cells; c != nil {
		from = c.X0 + math.Floor((from-c.X0)/c.DX+1e-9)*c.DX
		to = c.X0 + math.Ceil((to-c.X0)/c.DX-1e-9)*c.DX
	}
	s.From, s.To = max(from, v.x.Min), min(to, v.x.Max)
	s.Range = v.x.Text(s.From) + " – " + v.x.Text(s.To)
}

// end is the value at a place, or the measured one within a pixel of it.
func (v view) end(px float64) float64 {
	px, _ = v.held(px, 0)
	x, _ := v.frame.Data(px, v.frame.Top)
	for _, stop := range v.stops() {
		if at, _ := v.frame.Pixel(stop, v.y.Min); math.Abs(at-px) < 1 {
			return stop
		}
	}
	return x
}
