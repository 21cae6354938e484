package store

import (
	"strconv"

	"loadlab/ui/text"
)

// TimeID is the id of the element with the moment shown, SaidID of the one
// whose words a screen reader speaks.
const (
	TimeID = "watch-time"
	SaidID = "watch-said"
)

// loop is what makes the live view move.
type loop struct {
	hidden  bool    // nobody can see it now
	asked   bool    // for a frame
	last    float64 // when the last frame was, milliseconds; 0: none since it began to play
	written float64 // when the numbers were written last
	said    int     // counts what happened since, so that only the last of it is spoken
}

// flown is how long a request is seen on its way, in seconds on the screen;
// writing how often the numbers change while playing, in milliseconds; pace how
// long a step takes for readers who want less motion.
const (
	flown   = 0.5
	writing = 250
	pace    = 700
)

// sliderLength is how many places the slider has.
const sliderLength = 1000

// settled is called when a side has got its stretch, or will not get one.
func (w *Watch) settled() {
	w.store.touch()
	w.begin()
}

// begin shows a stretch that has come whole, as soon as the page has room for
// its pictures.
func (w *Watch) begin() {
	if !w.Ready() {
		return
	}
	w.At = min(w.At, w.end())
	if !w.paint() {
		w.store.window.After(50, w.begin)
		return
	}
	w.tell()
	w.wake()
}

// refresh shows the same moment anew, as the page has changed around it.
func (w *Watch) refresh() {
	w.written = 0
	w.paint()
}

// Ready says whether every side has its stretch.
func (w *Watch) Ready() bool {
	for _, side := range w.Sides {
		if side.stretch == nil {
			return false
		}
	}
	return w.Shown()
}

// end is the last moment of the stretch.
func (w *Watch) end() int64 { return max(w.From, w.Until()-1) }

// Toggle plays or pauses. At the end it begins anew.
func (w *Watch) Toggle() {
	w.Playing = !w.Playing
	if w.Playing && w.At >= w.end() {
		w.At = w.From
	}
	w.last = 0
	w.store.touch()
	w.paint()
	w.tell()
	w.wake()
}

// wake asks for the next frame, unless nothing moves or nobody looks.
func (w *Watch) wake() {
	if w.asked || w.hidden || !w.Playing || !w.Ready() {
		return
	}
	w.asked = true
	if w.store.window.Still() {
		w.store.window.After(pace, func() { w.frame(w.last + pace) })
		return
	}
	w.store.window.Frame(w.frame)
}

// frame moves on by the time since the last frame. A long pause between frames
// is no reason to jump.
func (w *Watch) frame(now float64) {
	w.asked = false
	if !w.Playing || !w.Ready() {
		w.last = 0
		return
	}
	if w.last > 0 || w.store.window.Still() {
		w.At += int64(min(now-w.last, pace) * 1e6 * w.Speed)
	}
	w.last = now
	if end := w.end(); w.At >= end {
		w.At, w.Playing = end, false
		w.store.touch()
		w.tell()
	}
	w.paint()
	w.wake()
}

// Seen says whether anybody can see the view. While nobody can it stands still.
func (w *Watch) Seen(yes bool) {
	w.hidden = !yes
	w.last = 0
	w.wake()
}

// Step goes to the next arrival, 1, or to the one before, -1.
func (w *Watch) Step(direction int) {
	if !w.Ready() {
		return
	}
	p := w.Sides[0].player
	if direction > 0 {
		w.At = min(p.Next(w.At), w.end())
	} else {
		w.At = p.Previous(w.At)
	}
	w.moved()
}

// Slide goes to where the reader has put the slider.
func (w *Watch) Slide(value int) {
	if w.Ready() {
		w.At = w.From + int64(float64(w.end()-w.From)*float64(value)/sliderLength)
		w.moved()
	}
}

// moved pauses and shows the moment that the reader went to.
func (w *Watch) moved() {
	if w.Playing {
		w.Playing = false
		w.store.touch()
	}
	w.paint()
	w.store.window.Slide(SlideID, w.Position(), w.Clock(w.At))
	w.tell()
}

// Position is the moment's place on the slider.
func (w *Watch) Position() int {
	if length := w.end() - w.From; length > 0 {
		return int(float64(w.At-w.From)/float64(length)*sliderLength + 0.5)
	}
	return 0
}

// paint shows the moment. It reports whether the page had room for it.
func (w *Watch) paint() bool {
	if !w.Ready() {
		return false
	}
	flight := max(1, int64(flown*1e9*w.Speed))
	for _, side := range w.Sides {
		if !side.fit(side.Top()) {
			return false
		}
		side.paint(w.At, flight)
	}
	window := w.store.window
	window.Slide(SlideID, w.Position(), "")
	window.Write(TimeID, w.Clock(w.At))
	if now := window.Now(); !w.Playing || now-w.written >= writing {
		w.written = now
		for _, side := range w.Sides {
			side.write(w.At)
		}
	}
	return true
}

// tell says to a screen reader what is shown, and notes the moment in the
// address, once things have come to rest.
func (w *Watch) tell() {
	w.said++
	count := w.said
	w.store.window.After(500, func() {
		if count == w.said && !w.Playing && w.Ready() {
			w.store.window.Write(SaidID, w.Words())
			w.store.window.Slide(SlideID, w.Position(), w.Clock(w.At))
			w.save()
		}
	})
}

// Words say what is shown at the moment.
func (w *Watch) Words() string {
	lang := w.store.Lang
	words := text.LiveAt.In(lang, w.Clock(w.At))
	for i, side := range w.Sides {
		if i > 0 {
			words += "; "
		}
		words += w.store.Run.Experiment.Policies[side.Policy].Display() + ": " + side.words(w.At)
	}
	return words
}

// Clock writes a moment of simulated time as a clock would, as finely as the
// stretch needs it: 12:03.25.
func (w *Watch) Clock(ns int64) string {
	digits := 0
	for unit := int64(1e9); unit > 1 && unit > w.Length/500; unit /= 10 {
		digits++
	}
	return w.store.Lang.Number(clock(ns, digits))
}

// clock writes nanoseconds as minutes and seconds with decimals.
func clock(ns int64, digits int) string {
	words := strconv.FormatInt(ns/60e9, 10) + ":" + pad(ns/1e9%60, 2)
	if digits > 0 {
		words += "." + pad(ns%1e9, 9)[:digits]
	}
	return words
}

// pad writes a number with so many digits.
func pad(n int64, digits int) string {
	words := strconv.FormatInt(n, 10)
	for len(words) < digits {
		words = "0" + words
	}
	return words
}
