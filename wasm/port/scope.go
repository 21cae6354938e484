//go:build js && wasm

package port

import "github.com/hack-pad/safejs"

// Listen is for a program in the role of a worker: it calls handle with every
// message from the page, one after the other, and posts the first one, ready,
// once it listens. It does not return.
func Listen(ready []byte, handle func([]byte)) error {
	scope := safejs.Global()
	messages := make(chan []byte, 16)
	handler, err := safejs.FuncOf(func(_ safejs.Value, args []safejs.Value) any {
		data, err := args[0].Get("data")
		if err != nil {
			return nil
		}
		if b, err := fromArray(data); err == nil {
			messages <- b
		}
		return nil
	})
	if err != nil {
		return err
	}
	if err := scope.Set("onmessage", handler); err != nil {
		return err
	}
	if err := Post(ready); err != nil {
		return err
	}
	for b := range messages {
		handle(b)
	}
	return nil
}

// Post is for a program in the role of a worker: it sends a message to the
// page. It may be called from inside a long computation; the message leaves at
// once.
func Post(b []byte) error { return post(safejs.Global(), b) }
