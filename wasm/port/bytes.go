//go:build js && wasm

package port

import "github.com/hack-pad/safejs"

// toArray copies bytes into a new Uint8Array.
func toArray(b []byte) (safejs.Value, error) {
	array, err := create("Uint8Array", len(b))
	if err != nil {
		return safejs.Value{}, err
	}
	_, err = safejs.CopyBytesToJS(array, b)
	return array, err
}

// fromArray copies the bytes of a Uint8Array.
func fromArray(array safejs.Value) ([]byte, error) {
	n, err := array.Length()
	if err != nil {
		return nil, err
	}
	b := make([]byte, n)
	_, err = safejs.CopyBytesToGo(b, array)
	return b, err
}

// post sends bytes through the postMessage of a worker or of the global scope.
// The buffer is handed over, not copied once more.
func post(to safejs.Value, b []byte) error {
	array, err := toArray(b)
	if err != nil {
		return err
	}
	buffer, err := array.Get("buffer")
	if err != nil {
		return err
	}
	list, err := safejs.ValueOf([]any{safejs.Unsafe(buffer)})
	if err != nil {
		return err
	}
	_, err = to.Call("postMessage", array, list)
	return err
}

// object makes a plain object.
func object(fields map[string]any) (safejs.Value, error) {
	return safejs.ValueOf(fields)
}

// create makes an object of one of the browser's classes.
func create(class string, arguments ...any) (safejs.Value, error) {
	c, err := safejs.Global().Get(class)
	if err != nil {
		return safejs.Value{}, err
	}
	return c.New(arguments...)
}

// listen calls f with the argument of every event of the name, for as long as
// the program runs.
func listen(target safejs.Value, event string, f func(safejs.Value)) error {
	handler, err := safejs.FuncOf(func(_ safejs.Value, args []safejs.Value) any {
		if len(args) > 0 {
			f(args[0])
		}
		return nil
	})
	if err != nil {
		return err
	}
	_, err = target.Call("addEventListener", event, handler)
	return err
}
