package protocol

import "loadlab/sim/wire"

// Frame is where a panel's data lie in a picture, in CSS pixels from its upper
// left corner.
type Frame struct{ Left, Top, Width, Height float64 }

// Sample says what stands for a series in a legend.
type Sample int

// The samples.
const (
	SampleLine  Sample = iota // a piece of its line
	SampleDot                 // its marker
	SamplePanel               // nothing: a panel of its own is what shows it
)

// Entry is a line of a picture's legend.
type Entry struct {
	Key         string // as in Draw's Hidden
	Label       string
	Light, Dark string    // colours on either ground, #rrggbb
	Dash        []float64 // strokes and gaps in CSS pixels; none: solid
	Marker      int       // as figure.Marker counts
	Sample      Sample
	Hidden      bool
	Reference   bool // a closed form, not a measurement
	Thin        bool // of the pinned run
}

// Move is how a look leaves the place that it starts from, by the keyboard.
type Move int

// The moves.
const (
	Stay     Move = iota // look at the place itself
	Next                 // to the next measured place to the right
	Previous             // to the left
	Forward              // ten places to the right
	Backward             // ten places to the left
	First
	Last
	Up   // to the row or panel above
	Down // to the row or panel below
)

// Look asks the drawing worker what lies at a place of the picture that it
// drew last. It keeps the figure, so that nothing need be sent again.
type Look struct {
	ID      uint64
	Picture uint64  // id of the drawing that is looked at
	X, Y    float64 // CSS pixels
	Panel   int     // the panel looked at, wherever X and Y lie; -1: the one that they lie in
	Move    Move
	Ranged  bool    // whether a range is asked for
	Anchor  float64 // the range's other end, CSS pixels
}

// Sight is what a look finds. Nothing is found outside all panels, where
// nothing was measured, and when another picture has been drawn since.
type Sight struct {
	ID      uint64
	Picture uint64
	Found   bool
	Panel   int
	X, Y    float64 // where the cross stands, CSS pixels
	Level   bool    // Y is a measured place too, as in a heat map
	Head    string  // what the place is called: 12 min, p99, server 5
	Values  []Value
	From    float64 // the range in the axis's units, when one was asked for
	To      float64
	Range   string // the same in words
}

// Value is what one series, or a cell, has at a place.
type Value struct {
	Key   string // of the legend's entry, or "" for a cell
	Label string
	Text  string
	X, Y  float64 // where it lies, CSS pixels
}

func (Look) kind() kind  { return kindLook }
func (Sight) kind() kind { return kindSight }

func (m Look) write(w *wire.Writer) {
	w.Uint(m.ID)
	w.Uint(m.Picture)
	w.Float(m.X)
	w.Float(m.Y)
	w.Int(int64(m.Panel))
	w.Count(int(m.Move))
	w.Bool(m.Ranged)
	w.Float(m.Anchor)
}

func readLook(r *wire.Reader) Look {
	return Look{ID: r.Uint(), Picture: r.Uint(), X: r.Float(), Y: r.Float(), Panel: int(r.Int()),
		Move: Move(index(r)), Ranged: r.Bool(), Anchor: r.Float()}
}

func (m Sight) write(w *wire.Writer) {
	w.Uint(m.ID)
	w.Uint(m.Picture)
	w.Bool(m.Found)
	w.Int(int64(m.Panel))
	w.Float(m.X)
	w.Float(m.Y)
	w.Bool(m.Level)
	w.Text(m.Head)
	w.Count(len(m.Values))
	for _, v := range m.Values {
		w.Text(v.Key)
		w.Text(v.Label)
		w.Text(v.Text)
		w.Float(v.X)
		w.Float(v.Y)
	}
	w.Float(m.From)
	w.Float(m.To)
	w.Text(m.Range)
}

func readSight(r *wire.Reader) Sight {
	m := Sight{ID: r.Uint(), Picture: r.Uint(), Found: r.Bool(), Panel: int(r.Int()), X: r.Float(), Y: r.Float(),
		Level: r.Bool(), Head: r.Text()}
	for range r.Count(19) { // three empty texts and two numbers
		m.Values = append(m.Values, Value{r.Text(), r.Text(), r.Text(), r.Float(), r.Float()})
	}
	m.From, m.To, m.Range = r.Float(), r.Float(), r.Text()
	return m
}

func writeFrames(w *wire.Writer, frames []Frame) {
	w.Count(len(frames))
	for _, f := range frames {
		w.Float(f.Left)
		w.Float(f.Top)
		w.Float(f.Width)
		w.Float(f.Height)
	}
}

func readFrames(r *wire.Reader) []Frame {
	var frames []Frame
	for range r.Count(32) {
		frames = append(frames, Frame{r.Float(), r.Float(), r.Float(), r.Float()})
	}
	return frames
}

func writeLegend(w *wire.Writer, legend []Entry) {
	w.Count(len(legend))
	for _, e := range legend {
		w.Text(e.Key)
		w.Text(e.Label)
		w.Text(e.Light)
		w.Text(e.Dark)
		w.Count(len(e.Dash))
		for _, d := range e.Dash {
			w.Float(d)
		}
		w.Count(e.Marker)
		w.Count(int(e.Sample))
		w.Bool(e.Hidden)
		w.Bool(e.Reference)
		w.Bool(e.Thin)
	}
}

func readLegend(r *wire.Reader) []Entry {
	var legend []Entry
	for range r.Count(10) { // ten fields of a byte at least
		e := Entry{Key: r.Text(), Label: r.Text(), Light: r.Text(), Dark: r.Text()}
		for range r.Count(8) {
			e.Dash = append(e.Dash, r.Float())
		}
		e.Marker, e.Sample = index(r), Sample(index(r))
		e.Hidden, e.Reference, e.Thin = r.Bool(), r.Bool(), r.Bool()
		legend = append(legend, e)
	}
	return legend
}
