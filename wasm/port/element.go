//go:build js && wasm

package port

import "github.com/hack-pad/safejs"

// Width is the inner width in CSS pixels of the element with the id, or 0
// where there is none.
func Width(id string) int {
	element, err := elementByID(id)
	if err != nil {
		return 0
	}
	v, err := element.Get("clientWidth")
	if err != nil {
		return 0
	}
	n, _ := v.Int()
	return n
}

// Focus moves the keyboard's focus to the element with the id.
func Focus(id string) {
	if element, err := elementByID(id); err == nil {
		_, _ = element.Call("focus")
	}
}

func elementByID(id string) (safejs.Value, error) {
	document, err := safejs.Global().Get("document")
	if err != nil {
		return safejs.Value{}, err
	}
	return document.Call("getElementById", id)
}
