package store

import "reflect"

// Picture is the figure as it is shown.
type Picture struct {
	URL     string // a blob: address, "" before the first
	Alt     string // what the figure shows, in words
	Width   int    // CSS pixels
	Height  int    // CSS pixels
	Failure string // why there is none, or ""
}

// FigureID is the id of the element whose width the figure fills.
const FigureID = "figure"

// lateRelease is how long the picture before is kept after its successor has
// come, in milliseconds: the browser may still be showing it.
const lateRelease = 2000

// Redraw asks for the figure as it should look now. Nothing is asked when
// nothing that it depends on has changed.
func (s *Store) Redraw() {
	if s.Run == nil || s.Run.Finished() == 0 {
		return
	}
	width := s.window.Width(FigureID)
	if width == 0 {
		s.window.After(50, s.Redraw) // the page is not laid out yet
		return
	}
	d := Drawing{
		Link: s.Run.Link, Figure: s.Figure, Wait: s.Wait, Results: s.Run.Results(), Lang: s.Lang,
		Width: width, Height: height(width), Scale: s.window.PixelRatio(), Dark: s.Dark(),
	}
	d.ID = s.asked.ID
	if reflect.DeepEqual(d, s.asked) {
		return
	}
	s.lastID++
	d.ID = s.lastID
	s.asked = d
	s.engine.Draw(d)
}

// Drawing says whether a newer figure than the one shown is on its way.
func (s *Store) Drawing() bool { return s.asked.ID != 0 && s.asked.ID != s.shown }

// height is a good height for a figure of a width: flat on a desk, taller in
// proportion on a phone, where labels take more of it.
func height(width int) int {
	return min(max(width*9/16, 280), 520)
}

// Drawn takes a picture.
func (s *Store) Drawn(id uint64, url, alt string) {
	if id != s.asked.ID {
		s.window.Release(url)
		return
	}
	s.forget()
	s.shown = id
	s.View = Picture{URL: url, Alt: alt, Width: s.asked.Width, Height: s.asked.Height}
	s.touch()
}

// NotDrawn takes the reason why there is no picture.
func (s *Store) NotDrawn(id uint64, reason string) {
	if id != s.asked.ID {
		return
	}
	s.forget()
	s.shown = id
	s.View.Failure = reason
	s.touch()
}

// forget takes the present picture away.
func (s *Store) forget() {
	if old := s.View.URL; old != "" {
		s.window.After(lateRelease, func() { s.window.Release(old) })
	}
	s.View = Picture{}
}
