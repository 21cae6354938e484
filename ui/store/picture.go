package store

import "reflect"

// Picture is the figure as it is shown.
type Picture struct {
	URL     string // a blob: address, "" before the first
	Alt     string // what the figure shows, in words
	Width   int    // CSS pixels
	Height  int    // CSS pixels
	Frames  []Frame
	Legend  []Legend
	Failure string // why there is none, or ""
}

// Frame is where a panel's data lie in the picture, in CSS pixels from its
// upper left corner.
type Frame struct{ Left, Top, Width, Height float64 }

// Contains says whether a place lies in the frame.
func (f Frame) Contains(x, y float64) bool {
	return x >= f.Left && x <= f.Left+f.Width && y >= f.Top && y <= f.Top+f.Height
}

// Sample says what stands for a series in the legend.
type Sample int

// The samples.
const (
	SampleLine  Sample = iota // a piece of its line
	SampleDot                 // its marker
	SamplePanel               // nothing: it has a panel or a row of its own
)

// Legend is an entry of the figure's legend.
type Legend struct {
	Key         string
	Label       string
	Light, Dark string    // colours on either ground, #rrggbb
	Dash        []float64 // strokes and gaps in CSS pixels; none: solid
	Marker      int       // circle, square, triangle, cross, ring, plus, box, pyramid
	Sample      Sample
	Reference   bool // a closed form, not a measurement
	Thin        bool // of the pinned run
}

// FigureID is the id of the element whose width the figure fills.
const FigureID = "figure"

// PointerID and WordsID are the ids of the elements that the window fills when
// it is told to Point.
const (
	PointerID = "pointer"
	WordsID   = "pointer-words"
)

// lateRelease is how long the picture before is kept after its successor has
// come, in milliseconds: the browser may still be showing it.
const lateRelease = 2000

// Redraw asks for the figure as it should look now. Nothing is asked when
// nothing that it depends on has changed.
func (s *Store) Redraw() {
	s.Watch.refresh()
	if s.Run == nil || s.Run.Finished() == 0 {
		return
	}
	if s.Figure() == cost && s.Costs() == nil {
		s.asked = Drawing{}
		s.forget()
		s.unpoint()
		s.touch()
		return
	}
	width := s.window.Width(FigureID)
	if width == 0 {
		s.window.After(50, s.Redraw) // the page is not laid out yet
		return
	}
	d := s.drawing(width, s.window.PixelRatio())
	d.ID = s.asked.ID
	if reflect.DeepEqual(d, s.asked) {
		return
	}
	s.lastID++
	d.ID = s.lastID
	s.asked = d
	s.engine.Draw(d)
}

// drawing describes the figure as it should look now, at a width.
func (s *Store) drawing(width int, scale float64) Drawing {
	low, high := s.zoomed()
	name := s.Figure()
	d := Drawing{
		Link: s.Run.Link, Figure: name, Results: s.Run.Results(), Pinned: s.beside(), Lang: s.Lang,
		Wait: s.Wait && name == table, Hidden: s.hidden, XMin: low, XMax: high, Width: width, Scale: scale, Dark: s.Dark(),
	}
	if name == cost {
		d.Costs = s.Costs()
	}
	return d
}

// Drawing says whether a newer figure than the one shown is on its way.
func (s *Store) Drawing() bool { return s.asked.ID != 0 && s.asked.ID != s.shown }

// Drawn takes a picture.
func (s *Store) Drawn(id uint64, p Picture) {
	if id != s.asked.ID {
		s.window.Release(p.URL)
		return
	}
	s.forget()
	s.shown = id
	s.View = p
	s.touch()
	s.lookAgain()
}

// NotDrawn takes the reason why there is no picture.
func (s *Store) NotDrawn(id uint64, reason string) {
	if id != s.asked.ID {
		return
	}
	if len(s.hidden) > 0 { // nothing is left of a figure of panels with all of them hidden, not even the legend that brings them back
		s.hidden = nil
		s.Redraw()
		s.touch()
		return
	}
	s.forget()
	s.shown = id
	s.View.Failure = reason
	s.unpoint()
	s.touch()
}

// forget takes the present picture away.
func (s *Store) forget() {
	if old := s.View.URL; old != "" {
		s.window.After(lateRelease, func() { s.window.Release(old) })
	}
	s.View = Picture{}
}
