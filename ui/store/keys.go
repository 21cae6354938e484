package store

// moves are the keys that move the cross.
var moves = map[string]Move{
	"ArrowRight": Next, "ArrowLeft": Previous, "PageUp": Forward, "PageDown": Backward,
	"Home": First, "End": Last, "ArrowUp": Up, "ArrowDown": Down,
}

// FigureKeys lists the keys that FigureKey understands.
func FigureKeys() []string {
	return []string{"ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown", "Enter", "Escape"}
}

// FigureKey takes a key that was pressed while the figure had the focus.
// Arrows move the cross; with shift they select a range, to which Enter zooms.
// Without a range, Enter opens the moment at the cross.
// Escape undoes one thing at a time: the selection, the cross, the zoom.
func (s *Store) FigureKey(key string, shift bool) {
	p := &s.pointing
	switch key {
	case "Enter":
		if p.selecting && p.keyboard {
			s.zoomToSelection(p.x)
		} else if p.shown {
			s.click(p.x, p.y)
		}
	case "Escape":
		s.escape()
	default:
		if m, ok := moves[key]; ok && len(s.View.Frames) > 0 && !p.zooming {
			s.move(m, shift)
		}
	}
}

// move moves the cross, or brings it to the first place or the last.
func (s *Store) move(m Move, shift bool) {
	p := &s.pointing
	if !p.shown && p.looking == 0 {
		f := s.View.Frames[0]
		p.x, p.y, p.panel = f.Left, f.Top+f.Height/2, 0
		shift = false
		switch m {
		case Next, Up, Down, Forward:
			m = First
		case Previous, Backward:
			m = Last
		}
	}
	p.keyboard = true
	if shift && !p.selecting {
		p.anchor = p.x
	}
	p.selecting = shift
	s.look(Look{X: p.x, Y: p.y, Panel: p.panel, Move: m, Ranged: shift, Anchor: p.anchor})
}

// escape undoes one thing.
func (s *Store) escape() {
	p := &s.pointing
	switch {
	case p.selecting:
		p.selecting, p.pressed, p.next = false, false, nil
		s.look(Look{X: p.x, Y: p.y, Panel: p.panel})
	case p.shown:
		s.unpoint()
		s.keep(place{})
	default:
		s.ResetZoom()
	}
}
