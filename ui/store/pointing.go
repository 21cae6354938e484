package store

import (
	"math"
	"strings"

	"loadlab/ui/text"
)

// Gesture is what the pointer did over the figure.
type Gesture struct {
	Kind  GestureKind
	X, Y  float64 // of the picture's width and height, 0 to 1
	Touch bool    // by a finger, which has no place while it does not touch
}

// GestureKind tells gestures apart.
type GestureKind int

// The gestures.
const (
	Hover GestureKind = iota // the pointer came or moved
	Press
	Release
	Leave
	Double // pressed twice
)

// dragLength is how far a press must move to be a drag, in CSS pixels.
const dragLength = 5

// pointing is where the reader points.
type pointing struct {
	shown    bool    // a cross is shown
	panel    int     // that it stands in
	x, y     float64 // of the pointer, or of the cross moved by the keyboard; CSS pixels
	keyboard bool    // the cross was moved by the keyboard last
	touch    bool    // or by a finger

	pressed   bool // the mouse's button is down in the panel
	selecting bool
	anchor    float64 // where the selection began, CSS pixels

	looking uint64 // id of the look under way, 0: none
	gone    bool   // the reader has left since: what it finds is not shown
	zooming bool   // its range is to be zoomed to
	button  bool   // because ZoomIn was called
	next    []Look // looks that wait: steps of the keyboard, or the newest place of the pointer

	clicked uint64 // id of the look that finds what moment was clicked at, 0: none
}

// Pointed takes a gesture.
func (s *Store) Pointed(g Gesture) {
	p := &s.pointing
	x, y := g.X*float64(s.View.Width), g.Y*float64(s.View.Height)
	switch g.Kind {
	case Hover:
		p.touch = g.Touch
		s.hover(x, y)
	case Press:
		p.touch = g.Touch
		s.hover(x, y)
		if i := s.frameAt(x, y); i >= 0 && !g.Touch {
			p.pressed, p.panel, p.anchor = true, i, x
		}
	case Release:
		pressed, drawn := p.pressed, p.pressed && p.selecting
		p.pressed = false
		if drawn {
			s.zoomToSelection(x)
		} else if pressed && math.Abs(x-p.anchor) < dragLength {
			s.click(x, y)
		}
	case Leave:
		if !p.zooming {
			s.unpoint()
		}
	case Double:
		s.clicks++
		s.ResetZoom()
	}
}

// hover looks at the place of the pointer, and stretches the selection while
// the button is down.
func (s *Store) hover(x, y float64) {
	p := &s.pointing
	if p.zooming {
		return
	}
	panel := s.frameAt(x, y)
	if p.pressed {
		panel = p.panel
		p.selecting = p.selecting || math.Abs(x-p.anchor) >= dragLength
	} else {
		p.selecting = false
	}
	if panel < 0 {
		s.unpoint()
		return
	}
	p.keyboard, p.x, p.y = false, x, y
	s.look(Look{X: x, Y: y, Panel: panel, Ranged: p.selecting, Anchor: p.anchor})
}

// frameAt is the panel at a place, or -1.
func (s *Store) frameAt(x, y float64) int {
	for i, f := range s.View.Frames {
		if f.Contains(x, y) {
			return i
		}
	}
	return -1
}

// zoomToSelection zooms to what lies between the anchor and x.
func (s *Store) zoomToSelection(x float64) {
	p := &s.pointing
	p.next, p.zooming = nil, true
	l := Look{X: x, Y: p.y, Panel: p.panel, Ranged: true, Anchor: p.anchor}
	if p.keyboard {
		l.X = p.x
	}
	s.look(l)
}

// ZoomIn shows the middle half of what is shown, about the cross where there
// is one: zooming without dragging.
func (s *Store) ZoomIn() {
	p := &s.pointing
	if len(s.View.Frames) == 0 || p.zooming {
		return
	}
	panel := 0
	if p.shown {
		panel = p.panel
	}
	f := s.View.Frames[panel]
	centre := f.Left + f.Width/2
	if p.shown {
		centre = min(max(p.x, f.Left+f.Width/4), f.Left+f.Width*3/4)
	}
	p.panel, p.anchor, p.keyboard, p.button = panel, centre-f.Width/4, false, true
	s.zoomToSelection(centre + f.Width/4)
}

// look asks, or lets the look wait until the one under way is answered. A
// step of the keyboard always waits its turn; places of the pointer replace
// one another.
func (s *Store) look(l Look) {
	p := &s.pointing
	if s.View.URL == "" {
		return
	}
	if p.looking != 0 {
		if l.Move == Stay {
			p.next = nil
		}
		p.next = append(p.next, l)
		return
	}
	s.lastID++
	l.ID, l.Picture = s.lastID, s.shown
	p.looking = l.ID
	s.engine.Look(l)
}

// Seen takes what a look found.
func (s *Store) Seen(id uint64, sight Sight) {
	p := &s.pointing
	if id != 0 && id == p.clicked {
		s.opened(sight)
		return
	}
	if id != p.looking {
		return
	}
	gone := p.gone
	p.looking, p.gone = 0, false
	zoom := p.zooming && len(p.next) == 0
	switch {
	case sight.Picture != s.shown:
		s.missed()
		return
	case zoom:
		p.zooming, p.selecting = false, false
		s.unpoint()
		s.zoomTo(sight.From, sight.To)
		return
	case gone:
	case sight.Found:
		p.shown, p.panel = true, sight.Panel
		if p.keyboard {
			p.x, p.y = sight.X, sight.Y
		}
		s.window.Point(s.overlay(sight))
		if p.keyboard || p.touch {
			s.keep(place{sight.Picture, p.x, p.y, sight.Head})
		}
	case !p.keyboard:
		s.hide()
	}
	if len(p.next) > 0 {
		l := p.next[0]
		p.next = p.next[1:]
		if l.Move != Stay && p.shown {
			l.X, l.Y, l.Panel = p.x, p.y, p.panel
		}
		s.look(l)
	}
}

// place is where the reader pointed last by keyboard or finger. Unlike the
// mouse's it is there after the reader has gone on to a button.
type place struct {
	picture uint64
	x, y    float64
	name    string // of its moment
}

// keep keeps a place of a figure whose places are moments.
func (s *Store) keep(p place) {
	if s.Figure() == MomentFigure && p != s.place {
		s.place = p
		s.touch()
	}
}

// Moment names the moment that the reader pointed at last, by keyboard or
// finger, in the figure that is shown; "" where there is none.
func (s *Store) Moment() string {
	if s.place.picture != s.shown || s.Figure() != MomentFigure {
		return ""
	}
	return s.place.name
}

// twice is how soon a second click makes a double one, in milliseconds.
const twice = 400

// click asks what moment lies at a place of the figure whose places are
// moments. Where a double click would mean something, it waits for one.
func (s *Store) click(x, y float64) {
	if !s.Zoomed() {
		s.openAt(x, y)
		return
	}
	s.clicks++
	n, picture := s.clicks, s.shown
	s.window.After(twice, func() {
		if n == s.clicks && picture == s.shown {
			s.openAt(x, y)
		}
	})
}

// openAt asks what moment lies at a place of the figure whose places are
// moments, to open it.
func (s *Store) openAt(x, y float64) {
	panel := s.frameAt(x, y)
	if s.Figure() != MomentFigure || panel < 0 || s.View.URL == "" {
		return
	}
	s.lastID++
	s.pointing.clicked = s.lastID
	s.engine.Look(Look{ID: s.lastID, Picture: s.shown, X: x, Y: y, Panel: panel, Ranged: true, Anchor: x})
}

// MomentFigure is the figure whose places are moments.
const MomentFigure = "windows"

// opened shows the queues at the beginning of the window that was clicked at.
func (s *Store) opened(sight Sight) {
	s.pointing.clicked = 0
	if s.Run == nil || sight.Picture != s.shown || !sight.Found {
		return
	}
	window := float64(s.Run.Experiment.Window) / 1e9
	s.WatchFrom(math.Round(sight.From/window) * window)
}

// missed is called when another picture has come since a look was asked for. A
// range of the one before means nothing in it, but the middle can be found
// again.
func (s *Store) missed() {
	p := &s.pointing
	p.next = nil
	again := p.zooming && p.button
	if p.zooming {
		s.unpoint()
	}
	if again {
		s.ZoomIn()
	}
}

// overlay is what a sight looks like.
func (s *Store) overlay(sight Sight) Overlay {
	p := &s.pointing
	o := Overlay{Width: float64(s.View.Width), Height: float64(s.View.Height), Frame: s.View.Frames[sight.Panel],
		X: sight.X, Y: sight.Y, Level: sight.Level, Head: sight.Head}
	if p.selecting {
		x := sight.X
		if !p.keyboard {
			x = min(max(p.x, o.Frame.Left), o.Frame.Left+o.Frame.Width)
		}
		o.Selecting, o.From, o.To = true, min(p.anchor, x), max(p.anchor, x)
		o.Head = sight.Range
	}
	for _, v := range sight.Values {
		o.Rows = append(o.Rows, OverlayRow{s.colour(v.Key), v.Label, v.Text, v.X, v.Y})
	}
	if p.keyboard {
		o.Words = s.words(o)
	}
	return o
}

// words tell a screen reader what is shown.
func (s *Store) words(o Overlay) string {
	parts := []string{o.Head}
	if o.Selecting {
		parts = []string{text.Selected.In(s.Lang, o.Head)}
	}
	for _, r := range o.Rows {
		parts = append(parts, r.Label+": "+r.Text)
	}
	return strings.Join(parts, "; ")
}

// colour is the colour of a legend's entry on the present ground.
func (s *Store) colour(key string) string {
	for _, e := range s.View.Legend {
		if e.Key == key && key != "" {
			return s.Colour(e)
		}
	}
	return ""
}

// Colour is the colour of an entry on the present ground.
func (s *Store) Colour(e Legend) string {
	if s.Dark() {
		return e.Dark
	}
	return e.Light
}

// unpoint ends all pointing.
func (s *Store) unpoint() {
	s.pointing = pointing{looking: s.pointing.looking, gone: s.pointing.looking != 0, shown: s.pointing.shown, clicked: s.pointing.clicked}
	s.hide()
}

// hide takes the overlay away.
func (s *Store) hide() {
	if s.pointing.shown {
		s.pointing.shown = false
		s.window.Point(Overlay{})
	}
}

// lookAgain looks at the same place of a new picture.
func (s *Store) lookAgain() {
	p := &s.pointing
	if !p.shown || p.zooming {
		return
	}
	if p.panel >= len(s.View.Frames) {
		s.unpoint()
		return
	}
	p.selecting, p.pressed = false, false
	s.look(Look{X: p.x, Y: p.y, Panel: p.panel})
}
