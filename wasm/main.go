//go:build js && wasm

// Command wasm is the one program of the site: page, engine worker and drawing
// worker, by the role that its loader hands it as the first argument. It holds
// nothing but the wiring.
package main

import (
	"fmt"
	"os"

	"loadlab/wasm/port"
	"loadlab/wasm/protocol"
	"loadlab/wasm/worker"
)

func main() {
	role := "page"
	if len(os.Args) > 1 {
		role = os.Args[1]
	}
	var err error
	switch role {
	case "page":
		err = page()
	case "engine":
		err = port.Listen(protocol.Encode(protocol.Ready{}), worker.Engine(post, clock))
	case "draw":
		err = port.Listen(protocol.Encode(protocol.Ready{}), worker.Draw(post))
	default:
		err = fmt.Errorf("wasm: role %q: known are page, engine and draw", role)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// post sends a worker's message to the page.
func post(m protocol.Message) {
	if err := port.Post(protocol.Encode(m)); err != nil {
		panic(err) // the worker's loader tells the page
	}
}

// clock is the worker's clock in nanoseconds; it moves in the browser's steps.
func clock() int64 { return int64(port.Now() * 1e6) }
