//go:build js && wasm

package port

import (
	"errors"

	"github.com/hack-pad/safejs"
)

// prefix keeps the laboratory's entries apart from those of other pages of
// the same host.
const prefix = "loadlab."

// localStorage is the browser's storage. Where it is refused its getter throws,
// and only a call, not the reading of a property, turns that into an error.
func localStorage() (safejs.Value, error) {
	reflect, err := safejs.Global().Get("Reflect")
	if err != nil {
		return safejs.Value{}, err
	}
	storage, err := reflect.Call("get", safejs.Global(), "localStorage")
	if err == nil && (storage.IsNull() || storage.IsUndefined()) {
		err = errors.New("this browser has no storage")
	}
	return storage, err
}

// Remember keeps a word for the next visit. A browser that refuses storage
// forgets it.
func Remember(key, word string) {
	if storage, err := localStorage(); err == nil {
		_, _ = storage.Call("setItem", prefix+key, word)
	}
}

// Recall returns a word of an earlier visit, or "".
func Recall(key string) string {
	storage, err := localStorage()
	if err != nil {
		return ""
	}
	v, err := storage.Call("getItem", prefix+key)
	if err != nil || v.Type() != safejs.TypeString {
		return ""
	}
	s, _ := v.String()
	return s
}
