//go:build js && wasm

package port

import (
	"time"

	"github.com/hack-pad/safejs"
)

// Now is the time since the page was opened, in milliseconds.
func Now() float64 {
	clock, err := safejs.Global().Get("performance")
	if err != nil {
		return 0
	}
	now, err := clock.Call("now")
	if err != nil {
		return 0
	}
	ms, _ := now.Float()
	return ms
}

// After calls f once, in so many milliseconds.
func After(ms int, f func()) {
	time.AfterFunc(time.Duration(ms)*time.Millisecond, func() { events.put(f) })
}

// Later calls f once as a task of its own, in front of which the browser can
// paint. After 0 milliseconds would be no such task: a timer of Go's that has run
// out is served before the program comes to rest.
func Later(f func()) {
	var callback safejs.Func
	callback, err := safejs.FuncOf(func(safejs.Value, []safejs.Value) any {
		callback.Release()
		events.put(f)
		return nil
	})
	if err == nil {
		_, err = safejs.Global().Call("setTimeout", callback)
	}
	if err != nil {
		events.put(f)
	}
}
