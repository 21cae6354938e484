//go:build e2e

package e2e

import (
	"os"
	"slices"
	"testing"
)

// hour is five series of 61 windows, of few requests.
const hour = "v=1&policies=hash,random,roundrobin,leastloaded,powerofk:k=2&servers=10&senders=20"

// TestRedrawing prints how long the reader waits for a figure drawn anew, and
// for what is shown at the pointer, where LOADLAB_BENCH is set. Machines and
// their other work differ, so it asserts nothing.
func TestRedrawing(t *testing.T) {
	if os.Getenv("LOADLAB_BENCH") == "" {
		t.Skip("LOADLAB_BENCH is not set")
	}
	b := newTab(t)
	b.before(watchWorkers)
	b.open("/#" + hour)
	b.finished()
	report := func(what string, ms []float64) {
		slices.Sort(ms)
		t.Logf("%-36s least %6.1f ms, median %6.1f ms of %d", what, ms[0], ms[len(ms)/2], len(ms))
	}
	for _, c := range []struct{ what, change string }{
		{"hide or show a series, to the picture", `document.querySelector('.legend [data-series="hash"]').click()`},
		{"zoom in or out, to the picture", `(document.querySelector("#zoom-reset") || document.querySelector("#zoom-in")).click()`},
	} {
		report(c.what, evaluate[[]float64](b, `(async () => {
			const times = [], figure = document.querySelector("#figure");
			for (let i = 0; i < 20; i++) {
				const before = figure.querySelector("img").src, start = performance.now();
				%s;
				while (figure.querySelector("img").src == before || figure.getAttribute("aria-busy") == "true") await new Promise(done => { const c = new MessageChannel(); c.port1.onmessage = done; c.port2.postMessage(0); });
				await figure.querySelector("img").decode();
				times.push(performance.now() - start);
				await new Promise(done => setTimeout(done, 100));
			}
			return times;
		})()`, c.change))
	}
	b.hover(0.5, 0.5)
	b.reads()
	// Moves are told once a frame: 16 ms of these are the wait for it.
	report("move the pointer, to the next values", evaluate[[]float64](b, `(async () => {
		const times = [], pointer = document.querySelector("#pointer"), figure = document.querySelector("#figure img");
		const box = figure.getBoundingClientRect();
		for (let i = 0; i < 60; i++) {
			await new Promise(requestAnimationFrame);
			const shown = new Promise(done => new MutationObserver((_, o) => { o.disconnect(); done(); }).observe(pointer, {childList: true}));
			const start = performance.now();
			figure.dispatchEvent(new PointerEvent("pointermove", {bubbles: true, clientX: box.left + box.width * (0.2 + 0.01 * (i %% 50)), clientY: box.top + box.height / 2}));
			await shown;
			times.push(performance.now() - start);
		}
		return times;
	})()`))
}
