//go:build e2e

package e2e

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"loadlab/sim/link"
)

// exhaust lets each worker's memory grow by window.spare pages of 64 KB after
// it was given its first job, and no further: it is made as large as a memory
// of WebAssembly may be, four gigabytes, but for these pages. So the program
// asks for more, the browser refuses, and everything that follows is what
// follows in a worker whose memory is used up. The system need not have that
// much: what is not written to is not given.
//
// window.workers are the workers; each has its last words as words, when it has
// ended, and gone, when the page has let it go with its memory.
const exhaust = `{
	const inside = () => {
		const instantiate = WebAssembly.instantiate;
		let memory, moved;
		WebAssembly.instantiate = async (module, imports) => {
			const made = await instantiate(module, imports);
			memory = made.exports.mem;
			moved = imports.gojs["runtime.resetMemoryDataView"];
			return made;
		};
		addEventListener("message", (event) => {
			if (memory && event.data instanceof Uint8Array && name !== "") {
				memory.grow(65536 - memory.buffer.byteLength / 65536 - Number(name));
				moved();
				memory = undefined;
			}
		});
	};
	const Plain = Blob, Started = Worker;
	window.Blob = class extends Plain {
		constructor(parts, options) {
			super(options?.type == "text/javascript" ? ["(" + inside + ")();", ...parts] : parts, options);
		}
	};
	window.spare = "";
	window.workers = [];
	window.Worker = class extends Started {
		constructor(script) {
			super(script, {name: String(window.spare)});
			this.addEventListener("message", (event) => this.words ??= event.data.exit);
			window.workers.push(this);
		}
		terminate() {
			this.gone = true;
			super.terminate();
		}
	};
}`

// hungry is a link whose first policy needs little memory and whose second one
// keeps 48 MB: figures for each of two million pairs of balancer and server.
const hungry = "v=1&policies=random,peakewma&servers=2000&senders=40&balancers=1000&requests=2000"

// TestAWorkerWhoseMemoryIsUsedUp ends by itself; its job is tried once more
// and reported with what to do, the other policy's result stands, and with more
// memory the same run goes through.
func TestAWorkerWhoseMemoryIsUsedUp(t *testing.T) {
	b := newTab(t)
	b.before(exhaust)
	b.before(`window.spare = 256`)
	b.open("/?lang=en#" + hungry)
	b.wait(`document.querySelector(".warning") && !document.querySelector("#cancel")`)
	warning := func() string {
		return strings.Join(evaluate[[]string](b, `[...document.querySelectorAll(".warning")].map((w) => w.textContent)`), "; ")
	}
	const want = "PeakEWMA could not be simulated: out of memory. It was tried twice. Run it again; if it fails once more, make the experiment smaller or close other tabs."
	if got := warning(); got != want {
		t.Errorf("the page says %q, not %q", got, want)
	}
	b.wait(`document.querySelectorAll("#summary tbody tr:not(.pending)").length == 1 && document.querySelector("#figure img").complete`)
	dead := evaluate[[]string](b, `workers.filter((w) => w.words).map((w) => w.words)`)
	if len(dead) != 2 {
		t.Errorf("%d workers have ended, not two: %q", len(dead), dead)
	}
	for _, words := range dead {
		if !strings.HasPrefix(words, "runtime: out of memory: cannot allocate ") {
			t.Errorf("a worker's last words are %.200q", words)
		}
	}
	if kept := evaluate[int](b, `workers.filter((w) => w.words && !w.gone).length`); kept > 0 {
		t.Errorf("%d workers that have ended keep their memory", kept)
	}
	for _, said := range [][2]string{{"ru", "не хватило памяти"}, {"zh", "内存不足"}, {"en", "out of memory"}} {
		b.do(chromedp.Click(chromedp.CSS(`.switch [lang="` + said[0] + `"]`)))
		b.wait(`document.querySelector(".warning").textContent.includes(%q)`, said[1])
	}
	// A smaller experiment runs in the same memory.
	b.retype("#set-servers", "20")
	b.do(chromedp.Click(chromedp.CSS("#run")))
	smaller := strings.Replace(hungry, "servers=2000", "servers=20", 1)
	b.ran(smaller)
	b.agrees(smaller)
	// With memory, as after other tabs were closed, the larger one does.
	b.do(chromedp.Evaluate[chromedp.Void](`window.spare = ""; workers.filter((w) => !w.gone).forEach((w) => w.onerror(new ErrorEvent("error", {message: "replaced by the test", cancelable: true})))`))
	b.retype("#set-servers", "2000")
	b.do(chromedp.Click(chromedp.CSS("#run")))
	b.ran(hungry)
	b.agrees(hungry)
}

// hoard takes every memory of WebAssembly that the tab can have, as soon as the
// page's program has its own. Each reserves several gigabytes of addresses, of
// which a process has some thousand.
const hoard = `{
	const mark = performance.mark.bind(performance);
	performance.mark = (...a) => {
		window.hoarded = [];
		try {
			for (;;) {
				hoarded.push(new WebAssembly.Memory({initial: 1, maximum: 65536}));
			}
		} catch (refused) {
			window.refused = String(refused);
		}
		return mark(...a);
	};
}`

// TestATabWithoutRoomForAWorkersMemory says so for each policy, and runs when
// there is room again.
func TestATabWithoutRoomForAWorkersMemory(t *testing.T) {
	b := newTab(t)
	b.before(hoard)
	b.before(exhaust) // for the workers' words
	b.open("/?lang=en#" + small)
	b.wait(`[...document.querySelectorAll(".warning")].filter((w) => w.textContent.includes("could not be simulated: out of memory.")).length == 2 && !document.querySelector("#cancel")`)
	for _, words := range evaluate[[]string](b, `workers.filter((w) => w.words).map((w) => w.words)`) {
		if !strings.Contains(words, "Cannot allocate Wasm memory") {
			t.Errorf("a worker's last words are %.200q", words)
		}
	}
	b.do(chromedp.Evaluate[chromedp.Void](`hoarded.length = 0`))
	b.collect()
	b.do(chromedp.Click(chromedp.CSS("#run")))
	b.finished()
	b.agrees(small)
}

// TestAPageWhoseOwnMemoryIsUsedUp says that it has stopped, and offers to begin
// anew.
func TestAPageWhoseOwnMemoryIsUsedUp(t *testing.T) {
	b := newTab(t)
	b.before(`{
		const instantiate = WebAssembly.instantiate;
		WebAssembly.instantiate = async (module, imports) => {
			const made = await instantiate(module, imports);
			window.fill = () => {
				const memory = made.exports.mem;
				memory.grow(65536 - memory.buffer.byteLength / 65536);
				imports.gojs["runtime.resetMemoryDataView"]();
			};
			return made;
		};
	}`)
	b.open("/?lang=en#" + small)
	b.finished()
	b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`fill(); { const huge = %d; location.hash = %s; }`, link.MaxLength, longest["many servers' own"])))
	b.wait(`!document.querySelector("#stopped").hidden`)
	if words := evaluate[string](b, `document.querySelector("#stopped").textContent`); !strings.Contains(words, "stopped") {
		t.Errorf("the page says %s", words)
	}
	b.do(chromedp.Evaluate[chromedp.Void](`location.hash = "`+small+`"`), chromedp.Click(chromedp.CSS("#stopped button")))
	for { // while the page is left, expressions have no place to be evaluated in
		anew, err := chromedp.Run(b.ctx, chromedp.Evaluate[bool](`Boolean(window.fill && document.querySelector("#stopped").hidden)`))
		if b.ctx.Err() != nil {
			t.Fatal("the page does not begin anew")
		}
		if err == nil && anew {
			break
		}
		time.Sleep(20 * time.Millisecond)
	}
	b.finished()
	b.agrees(small)
	b.excuse("already exited")
	b.excuse("exit code")
}
