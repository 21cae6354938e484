//go:build js && wasm

package port

import "github.com/hack-pad/safejs"

// prefix keeps the laboratory's entries apart from those of other pages of
// the same host.
const prefix = "loadlab."

// Remember keeps a word for the next visit. A browser that refuses storage
// forgets it.
func Remember(key, word string) {
	if storage, err := safejs.Global().Get("localStorage"); err == nil && !storage.IsNull() {
		_, _ = storage.Call("setItem", prefix+key, word)
	}
}

// Recall returns a word of an earlier visit, or "".
func Recall(key string) string {
	storage, err := safejs.Global().Get("localStorage")
	if err != nil || storage.IsNull() || storage.IsUndefined() {
		return ""
	}
	v, err := storage.Call("getItem", prefix+key)
	if err != nil || v.Type() != safejs.TypeString {
		return ""
	}
	s, _ := v.String()
	return s
}
