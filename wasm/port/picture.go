//go:build js && wasm

package port

import (
	"errors"

	"github.com/hack-pad/safejs"
)

// CopyPicture puts a PNG on the clipboard that is still to come, and tells done
// how it went. Browsers want to be asked while a click is handled, so they are
// given a promise, which deliver keeps or breaks.
func CopyPicture(done func(error)) (deliver func(png []byte, err error)) {
	settle, promise, err := newPromise()
	if err == nil {
		err = writePicture(promise, done)
	}
	if err != nil {
		events.put(func() { done(err) })
		return func([]byte, error) {}
	}
	return func(png []byte, err error) {
		if err == nil {
			var blob safejs.Value
			if blob, err = newBlob(png, "image/png"); err == nil {
				settle(blob, nil)
				return
			}
		}
		settle(safejs.Undefined(), err)
	}
}

// writePicture asks the clipboard to take a picture that is promised.
func writePicture(promise safejs.Value, done func(error)) error {
	clipboard, err := navigator("clipboard")
	if err != nil {
		return err
	}
	class, err := safejs.Global().Get("ClipboardItem")
	if err != nil {
		return err
	}
	if clipboard.IsUndefined() || class.IsUndefined() {
		return errors.New("this browser copies no pictures here")
	}
	item, err := class.New(map[string]any{"image/png": safejs.Unsafe(promise)})
	if err != nil {
		return err
	}
	written, err := clipboard.Call("write", []any{safejs.Unsafe(item)})
	if err != nil {
		return err
	}
	await(written, func(_ safejs.Value, err error) { events.put(func() { done(err) }) })
	return nil
}

// newPromise makes a promise with the function that settles it.
func newPromise() (settle func(safejs.Value, error), promise safejs.Value, err error) {
	var resolve, reject safejs.Value
	executor, err := safejs.FuncOf(func(_ safejs.Value, args []safejs.Value) any {
		resolve, reject = args[0], args[1]
		return nil
	})
	if err != nil {
		return nil, promise, err
	}
	defer executor.Release()
	promise, err = create("Promise", executor)
	return func(v safejs.Value, err error) {
		if err != nil {
			_, _ = reject.Invoke(err.Error())
		} else {
			_, _ = resolve.Invoke(v)
		}
	}, promise, err
}
