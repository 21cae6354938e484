//go:build e2e

package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// TestWhatABrowserMayLack opens the page in browsers without one thing or
// another, by taking it away before the page's own script runs. A run that
// works must give the command line's numbers.
func TestWhatABrowserMayLack(t *testing.T) {
	for _, c := range []struct{ lacks, script, says string }{
		{"workers", `delete window.Worker`, "Web Workers"},
		{"WebAssembly", `delete window.WebAssembly`, "WebAssembly"},
		{"SharedArrayBuffer", `delete window.SharedArrayBuffer; delete window.Atomics`, ""},
		{"streaming compilation", `delete WebAssembly.compileStreaming; delete WebAssembly.instantiateStreaming`, ""},
		{"the number of processors", `Object.defineProperty(Navigator.prototype, "hardwareConcurrency", {value: undefined})`, ""},
		{"all storage", `for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
			Object.defineProperty(window, name, {get() { throw new DOMException("refused", "SecurityError"); }});
		}`, ""},
		{"service workers, as in a frame that is shut off", `Object.defineProperty(Navigator.prototype, "serviceWorker", {get() { throw new DOMException("refused", "SecurityError"); }})`, ""},
		{"room in its storage", `caches.open = async () => { throw new DOMException("full", "QuotaExceededError"); };
			Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }`, ""},
		{"memory for the program", `WebAssembly.instantiate = async () => { throw new RangeError("WebAssembly.Memory(): could not allocate memory"); }`, "could not allocate memory"},
		{"a history to write", `history.replaceState = history.pushState = () => { throw new DOMException("refused", "SecurityError"); }`, ""},
	} {
		t.Run(c.lacks, func(t *testing.T) {
			b := newTab(t)
			b.before(c.script)
			b.open("/?lang=en#" + small)
			if c.says != "" {
				b.wait(`document.querySelector(".waiting").innerText.includes(%q)`, c.says)
				b.excuse(c.says)
				return
			}
			b.finished()
			b.agrees(small)
		})
	}
}

func TestALinkCanBeCopiedByHandWhereThereIsNoClipboard(t *testing.T) {
	b := newTab(t)
	b.before(`Object.defineProperty(Navigator.prototype, "clipboard", {value: undefined})`)
	b.open("/?lang=en#" + small)
	b.finished()
	b.do(chromedp.Click(chromedp.CSS("#copy")))
	b.wait(`document.querySelector(".note").textContent.includes("address bar")`)
	b.wait(`location.hash == %q`, "#"+small)
}
