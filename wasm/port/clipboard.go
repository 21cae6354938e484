//go:build js && wasm

package port

import (
	"errors"

	"github.com/hack-pad/safejs"
)

// Copy puts a text on the clipboard and tells done how it went. Browsers give
// the clipboard to secure pages only and may ask the reader.
func Copy(words string, done func(error)) {
	clipboard, err := navigator("clipboard")
	if err != nil || clipboard.IsUndefined() {
		events.put(func() { done(errors.New("this browser gives no clipboard here")) })
		return
	}
	promise, err := clipboard.Call("writeText", words)
	if err != nil {
		events.put(func() { done(err) })
		return
	}
	await(promise, func(_ safejs.Value, err error) {
		events.put(func() { done(err) })
	})
}

// await calls done when a promise is settled: with its value, or with what it
// was rejected with and the message of that.
func await(promise safejs.Value, done func(safejs.Value, error)) {
	var onValue, onError safejs.Func
	settled := func(v safejs.Value, err error) {
		onValue.Release()
		onError.Release()
		done(v, err)
	}
	first := func(args []safejs.Value) safejs.Value {
		if len(args) == 0 {
			return safejs.Undefined()
		}
		return args[0]
	}
	var err error
	if onValue, err = safejs.FuncOf(func(_ safejs.Value, args []safejs.Value) any {
		settled(first(args), nil)
		return nil
	}); err != nil {
		done(safejs.Undefined(), err)
		return
	}
	if onError, err = safejs.FuncOf(func(_ safejs.Value, args []safejs.Value) any {
		settled(first(args), errors.New(text(first(args), "message")))
		return nil
	}); err != nil {
		done(safejs.Undefined(), err)
		return
	}
	if _, err := promise.Call("then", onValue, onError); err != nil {
		done(safejs.Undefined(), err)
	}
}

// navigator returns a property of the browser's navigator.
func navigator(property string) (safejs.Value, error) {
	n, err := safejs.Global().Get("navigator")
	if err != nil {
		return safejs.Value{}, err
	}
	return n.Get(property)
}
