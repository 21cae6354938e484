//go:build js && wasm

package main

import (
	"github.com/vugu/vugu"
	"github.com/vugu/vugu/domrender"

	"loadlab/ui"
	"loadlab/wasm/crew"
	"loadlab/wasm/port"
	"loadlab/wasm/protocol"
)

// page runs the page until the tab is closed.
func page() error {
	renderer, err := domrender.New("#page")
	if err != nil {
		return err
	}
	build, err := vugu.NewBuildEnv(renderer.EventEnv())
	if err != nil {
		return err
	}
	root := &ui.Page{Words: "loadlab"}
	env := renderer.EventEnv()
	go port.Serve(func(act func()) {
		env.Lock()
		act()
		env.UnlockRender()
	})
	engines := crew.New(port.Cores(), spawn("engine"), func(m protocol.Message) {
		if _, ok := m.(protocol.Result); ok {
			root.Words = "a worker has answered"
		}
	})
	engines.Add(crew.Job{ID: 1, Message: protocol.Encode(protocol.Run{ID: 1, Link: "v=1"})})
	for ok := true; ok; ok = renderer.EventWait() {
		env.RLock()
		results := build.RunBuild(root)
		env.RUnlock()
		if err := renderer.Render(results); err != nil {
			return err
		}
	}
	return nil
}

// spawn starts workers in a role.
func spawn(role string) crew.Spawn {
	return func(message func([]byte), exit func(string)) crew.Worker {
		return port.StartWorker(role, message, exit)
	}
}
