// Package worker is what the workers do with a message: simulate or draw. It
// knows no JavaScript and is tested natively.
package worker

import (
	"fmt"

	"loadlab/sim/cost"
	"loadlab/sim/engine"
	"loadlab/sim/link"
	"loadlab/sim/measure"
	"loadlab/wasm/protocol"
)

// Post sends an answer to the page. It may be called in the middle of a long
// computation.
type Post func(protocol.Message)

// Engine returns the handler of an engine worker: it runs one job a message,
// replays a stretch of one, or measures by the clock what picks cost.
func Engine(post Post, clock cost.Clock) func([]byte) {
	return func(b []byte) {
		m, err := protocol.Decode(b)
		if err != nil {
			panic(err) // page and worker are one program: this cannot happen
		}
		switch m := m.(type) {
		case protocol.Run:
			answer(post, m.ID, func() (protocol.Message, error) { return simulate(m, post) })
		case protocol.Measure:
			answer(post, m.ID, func() (protocol.Message, error) { return measureCosts(m, post, clock) })
		case protocol.Replay:
			answer(post, m.ID, func() (protocol.Message, error) { return again(m, post) })
		default:
			panic(fmt.Sprintf("worker: an engine cannot answer a %T", m))
		}
	}
}

// simulate runs a job.
func simulate(run protocol.Run, post Post) (protocol.Message, error) {
	e, err := link.Parse(run.Link)
	if err != nil {
		return nil, err
	}
	result, err := engine.Run(&e, run.Policy, run.Seed, func(done, expected int64) {
		post(protocol.Progress{ID: run.ID, Done: done, Expected: expected})
	})
	if err != nil {
		return nil, err
	}
	bytes, err := result.AppendBinary(nil)
	return protocol.Result{ID: run.ID, Bytes: bytes}, err
}

// measureCosts times picks on this machine.
func measureCosts(m protocol.Measure, post Post, clock cost.Clock) (protocol.Message, error) {
	e, err := link.Parse(m.Link)
	if err != nil {
		return nil, err
	}
	costs, err := cost.Measure(&e, clock, func(done, steps int) {
		post(protocol.Progress{ID: m.ID, Done: int64(done), Expected: int64(steps)})
	})
	if err != nil {
		return nil, err
	}
	return protocol.Result{ID: m.ID, Bytes: measure.EncodeCosts(costs)}, nil
}

// answer posts what do returns. An error or a panic becomes a Failure with its
// text: the next job may well go through.
func answer(post Post, id uint64, do func() (protocol.Message, error)) {
	defer func() {
		if r := recover(); r != nil {
			post(protocol.Failure{ID: id, Text: fmt.Sprint(r)})
		}
	}()
	m, err := do()
	if err != nil {
		m = protocol.Failure{ID: id, Text: err.Error()}
	}
	post(m)
}
