// Package worker is what the workers do with a message: simulate or draw. It
// knows no JavaScript and is tested natively.
package worker

import (
	"fmt"

	"loadlab/wasm/protocol"
)

// Post sends an answer to the page. It may be called in the middle of a long
// computation.
type Post func(protocol.Message)

// Engine returns the handler of an engine worker.
func Engine(post Post) func([]byte) {
	return func(b []byte) {
		m, err := protocol.Decode(b)
		if err != nil {
			panic(err) // page and worker are one program: this cannot happen
		}
		run, ok := m.(protocol.Run)
		if !ok {
			panic(fmt.Sprintf("worker: an engine cannot answer a %T", m))
		}
		post(protocol.Progress{ID: run.ID, Done: 1, Expected: 1})
		post(protocol.Result{ID: run.ID})
	}
}
