//go:build js && wasm

package port

import (
	"github.com/hack-pad/safejs"
)

// Worker is a Web Worker that runs this same program in another role.
type Worker struct {
	value    safejs.Value
	handlers []safejs.Func
	stopped  bool
}

// StartWorker starts a worker in the role that its loader hands on as the
// program's first argument. The module was compiled once, by the page; workers
// share it. Message is called for everything that the worker posts; exit, once
// at most, when its program has ended or the worker could not be started.
//
// The worker is started by a later task, so that the page is shown first: on two
// processors three starting workers would delay it.
func StartWorker(role string, message func([]byte), exit func(string)) *Worker {
	w := &Worker{}
	Later(func() {
		if w.stopped {
			return
		}
		if err := w.start(role, message, exit); err != nil {
			exit(err.Error())
		}
	})
	return w
}

func (w *Worker) start(role string, message func([]byte), exit func(string)) error {
	loader, err := safejs.Global().Get("loadlab")
	if err != nil {
		return err
	}
	module, err := loader.Get("module")
	if err != nil {
		return err
	}
	script, err := loader.Get("script")
	if err != nil {
		return err
	}
	if w.value, err = create("Worker", script); err != nil {
		return err
	}
	if err := w.hear(message, exit); err != nil {
		return err
	}
	first, err := object(map[string]any{"module": safejs.Unsafe(module), "role": role})
	if err != nil {
		return err
	}
	_, err = w.value.Call("postMessage", first)
	return err
}

// hear connects the worker's messages and errors.
func (w *Worker) hear(message func([]byte), exit func(string)) error {
	onMessage, err := safejs.FuncOf(func(_ safejs.Value, args []safejs.Value) any {
		data, err := args[0].Get("data")
		if err != nil {
			return nil
		}
		if b, err := fromArray(data); err == nil {
			events.put(func() { message(b) })
		} else {
			words := text(data, "exit")
			events.put(func() { exit(words) })
		}
		return nil
	})
	if err != nil {
		return err
	}
	onError, err := safejs.FuncOf(func(_ safejs.Value, args []safejs.Value) any {
		words := text(args[0], "message")
		if _, err := args[0].Call("preventDefault"); err != nil {
			words += ": " + err.Error()
		}
		events.put(func() { exit(words) })
		return nil
	})
	if err != nil {
		return err
	}
	w.handlers = []safejs.Func{onMessage, onError}
	if err := w.value.Set("onmessage", onMessage); err != nil {
		return err
	}
	return w.value.Set("onerror", onError)
}

// Post sends a message. What cannot be sent is reported by the worker's exit.
func (w *Worker) Post(b []byte) {
	_ = post(w.value, b) // it fails only when memory is out, and then the worker's exit follows
}

// Stop ends the worker at once. It reports no more.
func (w *Worker) Stop() {
	w.stopped = true
	if !w.value.IsUndefined() && !w.value.IsNull() {
		_, _ = w.value.Call("terminate")
		_ = w.value.Set("onmessage", safejs.Null())
		_ = w.value.Set("onerror", safejs.Null())
	}
	for _, h := range w.handlers {
		h.Release()
	}
	w.handlers = nil
}

// text reads a text property; what is none reads as "".
func text(v safejs.Value, property string) string {
	p, err := v.Get(property)
	if err != nil {
		return ""
	}
	s, err := p.String()
	if err != nil || p.Type() != safejs.TypeString {
		return ""
	}
	return s
}
