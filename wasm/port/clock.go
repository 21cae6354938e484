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
