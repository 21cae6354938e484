//go:build js && wasm

package port

import "github.com/hack-pad/safejs"

// sighting tells whether any canvas can be seen: it is in the window, and the
// window is not hidden.
type sighting struct {
	observer safejs.Value
	inside   map[string]bool // by the canvas's id
	seen     func(bool)
	last     bool
}

var sight sighting

// OnSeen calls f when the canvases come into sight or go out of it. It is
// called once, before anything is painted.
func OnSeen(f func(bool)) error {
	sight.inside, sight.seen, sight.last = make(map[string]bool), f, true
	callback, err := safejs.FuncOf(func(_ safejs.Value, args []safejs.Value) any {
		n, _ := args[0].Length()
		for i := range n {
			if entry, err := args[0].Index(i); err == nil {
				if target, err := entry.Get("target"); err == nil {
					sight.inside[text(target, "id")] = truth(entry, "isIntersecting") && truth(target, "isConnected")
				}
			}
		}
		sight.tell()
		return nil
	})
	if err != nil {
		return err
	}
	if sight.observer, err = create("IntersectionObserver", callback); err != nil {
		return err
	}
	document, err := safejs.Global().Get("document")
	if err != nil {
		return err
	}
	return listen(document, "visibilitychange", func(safejs.Value) { sight.tell() })
}

// watch begins to watch a canvas.
func (s *sighting) watch(canvas safejs.Value) {
	_, _ = s.observer.Call("observe", canvas)
}

// tell tells of a change.
func (s *sighting) tell() {
	yes := false
	for _, inside := range s.inside {
		yes = yes || inside
	}
	if document, err := safejs.Global().Get("document"); err == nil && truth(document, "hidden") {
		yes = false
	}
	if yes != s.last {
		s.last = yes
		events.put(func() { s.seen(yes) })
	}
}

// OnSlide calls f with the value of the slider with the id when the reader
// moves it.
func OnSlide(id string, f func(value int)) error {
	document, err := safejs.Global().Get("document")
	if err != nil {
		return err
	}
	return listen(document, "input", func(event safejs.Value) {
		if target, err := event.Get("target"); err == nil && text(target, "id") == id {
			value := int(number(target, "valueAsNumber"))
			events.put(func() { f(value) })
		}
	})
}

// Slide moves the slider with the id, and says where to unless words are empty.
func Slide(id string, value int, words string) {
	element, err := elementByID(id)
	if err != nil || element.IsNull() {
		return
	}
	_ = element.Set("value", value)
	if words != "" {
		_, _ = element.Call("setAttribute", "aria-valuetext", words)
	}
}
