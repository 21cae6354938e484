//go:build js && wasm

package port

import (
	"slices"

	"github.com/hack-pad/safejs"
)

// Gesture is what the pointer did over a picture.
type Gesture struct {
	Kind  string  // hover, press, release, leave or double
	X, Y  float64 // of the picture's width and height, 0 to 1
	Touch bool    // by a finger
}

// Pointing tells what pointer and keyboard do over the picture in an element.
// It listens to the document, since the page may make the element anew.
type Pointing struct {
	id      string
	gesture func(Gesture)
	key     func(key string, shift bool)
	keys    []string

	inside bool     // the pointer is over the picture, or was dragged from there
	held   bool     // the mouse's button is down
	latest *Gesture // a move that waits for the next frame
	frame  safejs.Func
}

// OnPointing calls gesture for what the pointer does over the picture inside
// the element with the id, moves once a frame at most, and key for those of
// the keys that are pressed while the element has the focus.
func OnPointing(id string, gesture func(Gesture), keys []string, key func(key string, shift bool)) error {
	p := &Pointing{id: id, gesture: gesture, key: key, keys: keys}
	var err error
	if p.frame, err = safejs.FuncOf(func(safejs.Value, []safejs.Value) any {
		p.flush()
		return nil
	}); err != nil {
		return err
	}
	document, err := safejs.Global().Get("document")
	if err != nil {
		return err
	}
	for event, heard := range map[string]func(safejs.Value){
		"pointermove": p.moved, "pointerdown": p.pressed, "pointerup": p.released,
		"pointercancel": p.cancelled, "dblclick": p.doubled, "keydown": p.typed,
	} {
		if err := listen(document, event, heard); err != nil {
			return err
		}
	}
	root, err := documentElement()
	if err != nil {
		return err
	}
	return listen(root, "pointerleave", p.left)
}

// at makes a gesture of an event: where it lies in the picture, and whether its
// target is inside the element.
func (p *Pointing) at(event safejs.Value, kind string) (g Gesture, inside bool) {
	element, err := elementByID(p.id)
	if err != nil || element.IsNull() {
		return g, false
	}
	target, err := event.Get("target")
	if err != nil {
		return g, false
	}
	if v, err := element.Call("contains", target); err == nil {
		inside, _ = v.Bool()
	}
	picture, err := element.Call("querySelector", "img")
	if err != nil || picture.IsNull() {
		return g, false
	}
	box, err := picture.Call("getBoundingClientRect")
	if err != nil {
		return g, false
	}
	width, height := number(box, "width"), number(box, "height")
	if width <= 0 || height <= 0 {
		return g, false
	}
	return Gesture{
		Kind:  kind,
		X:     (number(event, "clientX") - number(box, "left")) / width,
		Y:     (number(event, "clientY") - number(box, "top")) / height,
		Touch: text(event, "pointerType") == "touch",
	}, inside
}

// moved keeps the latest place until the next frame is painted.
func (p *Pointing) moved(event safejs.Value) {
	g, inside := p.at(event, "hover")
	if !inside && !p.held {
		p.leave()
		return
	}
	p.inside = true
	waiting := p.latest != nil
	p.latest = &g
	if !waiting {
		if _, err := safejs.Global().Call("requestAnimationFrame", p.frame); err != nil {
			p.flush()
		}
	}
}

// flush tells of the move that waits.
func (p *Pointing) flush() {
	if g := p.latest; g != nil {
		p.latest = nil
		p.tell(*g)
	}
}

func (p *Pointing) tell(g Gesture) { events.put(func() { p.gesture(g) }) }

// leave tells once that the pointer is no longer there.
func (p *Pointing) leave() {
	p.latest = nil
	if p.inside {
		p.inside = false
		p.tell(Gesture{Kind: "leave"})
	}
}

// pressed begins a press; a drag goes on outside the element.
func (p *Pointing) pressed(event safejs.Value) {
	g, inside := p.at(event, "press")
	if !inside {
		p.leave()
		return
	}
	p.inside = true
	if number(event, "button") != 0 {
		return
	}
	if !g.Touch {
		p.held = true
		if element, err := elementByID(p.id); err == nil {
			if pointer, err := event.Get("pointerId"); err == nil {
				_, _ = element.Call("setPointerCapture", pointer) // without it a drag ends at the edge
			}
		}
	}
	p.flush()
	p.tell(g)
}

func (p *Pointing) released(event safejs.Value) {
	if !p.inside {
		return
	}
	p.held = false
	p.flush()
	g, _ := p.at(event, "release")
	p.tell(g)
}

// cancelled is called when the browser has taken the pointer, as it takes a
// finger's movement for scrolling.
func (p *Pointing) cancelled(safejs.Value) {
	p.held = false
	p.leave()
}

// left is called when the pointer has left the window. A finger leaves it each
// time that it is lifted, which is when the reader reads.
func (p *Pointing) left(event safejs.Value) {
	if !p.held && text(event, "pointerType") != "touch" {
		p.leave()
	}
}

func (p *Pointing) doubled(event safejs.Value) {
	if g, inside := p.at(event, "double"); inside {
		p.tell(g)
	}
}

// typed takes a key while the element itself has the focus and holds something
// to point into. The browser must not scroll by it too.
func (p *Pointing) typed(event safejs.Value) {
	target, err := event.Get("target")
	if err != nil || text(target, "id") != p.id {
		return
	}
	if data, err := target.Get("dataset"); err != nil || text(data, "panels") == "0" {
		return
	}
	key := text(event, "key")
	if !slices.Contains(p.keys, key) || truth(event, "ctrlKey") || truth(event, "metaKey") || truth(event, "altKey") {
		return
	}
	_, _ = event.Call("preventDefault")
	shift := truth(event, "shiftKey")
	events.put(func() { p.key(key, shift) })
}

// number reads a number; what is none reads as 0.
func number(v safejs.Value, property string) float64 {
	p, err := v.Get(property)
	if err != nil {
		return 0
	}
	x, _ := p.Float()
	return x
}

// truth reads a boolean; what is none reads as false.
func truth(v safejs.Value, property string) bool {
	p, err := v.Get(property)
	if err != nil {
		return false
	}
	yes, _ := p.Bool()
	return yes
}
