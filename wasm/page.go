//go:build js && wasm

package main

import (
	"runtime/debug"

	"github.com/vugu/vugu"
	"github.com/vugu/vugu/domrender"

	"loadlab/ui"
	"loadlab/ui/store"
	"loadlab/wasm/bridge"
	"loadlab/wasm/crew"
	"loadlab/wasm/port"
)

// The page collects its garbage late while it starts: its few megabytes would be
// gone through several times, on processors that have better things to do.
const (
	startGrowth = 400    // per cent
	restGrowth  = 100    // per cent
	startTime   = 10_000 // milliseconds
)

// page runs the page until the tab is closed.
func page() error {
	debug.SetGCPercent(startGrowth)
	port.After(startTime, func() { debug.SetGCPercent(restGrowth) })
	engines := bridge.New(port.Cores(), spawn("engine"), spawn("draw"), func(png []byte) (string, error) {
		return port.BlobURL(png, "image/png")
	})
	languages := append([]string{port.Recall("lang")}, port.Languages()...)
	s := store.New(engines, window{}, port.Query(), port.Fragment(), port.Recall("theme"), languages)
	engines.Tell(s)
	if err := port.OnAddress(s.Arrived); err != nil {
		return err
	}
	if err := port.OnView(s.Redraw); err != nil {
		return err
	}
	if err := port.OnPointing(store.FigureID, func(g port.Gesture) { s.Pointed(gesture(g)) }, store.FigureKeys(), s.FigureKey); err != nil {
		return err
	}
	_ = port.OnSeen(s.Watch.Seen) // without it the queues move on unseen, no more
	if err := port.OnSlide(store.SlideID, s.Watch.Slide); err != nil {
		return err
	}
	return show(&ui.Page{Store: s})
}

// gesture says in the store's words what the pointer did.
func gesture(g port.Gesture) store.Gesture {
	kinds := map[string]store.GestureKind{
		"hover": store.Hover, "press": store.Press, "release": store.Release, "leave": store.Leave, "double": store.Double,
	}
	return store.Gesture{Kind: kinds[g.Kind], X: g.X, Y: g.Y, Touch: g.Touch}
}

// show draws the page whenever the store has changed.
func show(root *ui.Page) error {
	renderer, err := domrender.New("#page")
	if err != nil {
		return err
	}
	env := renderer.EventEnv()
	build, err := vugu.NewBuildEnv(env)
	if err != nil {
		return err
	}
	go port.Serve(func(act func()) {
		env.Lock()
		act()
		if root.Store.Changed() {
			env.UnlockRender()
		} else {
			env.UnlockOnly()
		}
	})
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
