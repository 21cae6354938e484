//go:build e2e

package e2e

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"loadlab/build/web"
)

// watchWorkers lets a test reach the page's workers as window.workers, in the
// order in which they were started.
const watchWorkers = `{
	const Original = Worker;
	window.workers = [];
	window.Worker = class extends Original {
		constructor(...a) { super(...a); window.workers.push(this); }
	};
}`

func TestAWorkerThatDiesIsReplacedAndItsJobDoneAgain(t *testing.T) {
	b := newTab(t)
	b.before(watchWorkers)
	b.open("/#" + long)
	b.wait(`document.querySelector("#summary tbody tr:not(.pending)")`)
	started := evaluate[int](b, `workers.length`)
	// What a browser tells the page about a worker that has run out of memory.
	b.do(chromedp.Evaluate[chromedp.Void](`workers[0].terminate(); workers[0].dispatchEvent(new ErrorEvent("error", {message: "out of memory", cancelable: true}))`))
	b.wait(`workers.length > %d`, started)
	b.do(chromedp.Click(chromedp.CSS("#cancel")))
	b.do(chromedp.Evaluate[chromedp.Void](`location.hash = "#` + small + `"`))
	b.ran(small)
	b.agrees(small)
}

func TestAProgramThatPanicsInAWorkerDoesNotEndThePage(t *testing.T) {
	b := newTab(t)
	b.before(watchWorkers)
	b.open("/#" + small)
	b.finished()
	started := evaluate[int](b, `workers.length`)
	// Nothing that the program expects: it panics, its loader says goodbye.
	b.do(chromedp.Evaluate[chromedp.Void](`workers.forEach(w => w.postMessage(new Uint8Array([99])))`))
	b.wait(`workers.length >= %d`, 2*started)
	b.retype("#set-servers", "21")
	b.do(chromedp.Click(chromedp.CSS("#run")))
	const other = "v=1&policies=random,leastloaded&servers=21&senders=40&time=9m"
	b.ran(other)
	b.agrees(other)
}

func TestWorkersThatNeverStartAreReported(t *testing.T) {
	b := newTab(t)
	b.before(`window.Worker = class { postMessage() { queueMicrotask(() => this.onmessage?.({data: {exit: "no memory for another worker"}})); } terminate() {} };`)
	b.open("/#" + small)
	b.wait(`[...document.querySelectorAll(".warning")].filter(w => w.textContent.includes("no memory for another worker")).length == 2`)
	b.retype("#set-servers", "21")
	b.wait(`location.hash.includes("servers=21")`)
}

// TestAWorkerThatCannotBeLoadedIsReported for each policy, and the page goes on
// and tries again when asked.
func TestAWorkerThatCannotBeLoadedIsReported(t *testing.T) {
	b := newTab(t)
	b.before(`{
		const Original = Worker;
		window.lost = true;
		window.Worker = class extends Original {
			constructor(address, ...rest) { super(window.lost ? "nothing-here.js" : address, ...rest); }
		};
	}`)
	b.open("/?lang=en#" + small)
	b.wait(`[...document.querySelectorAll(".warning")].filter((w) => w.textContent.includes("could not be loaded")).length == 2 && !document.querySelector("#cancel")`)
	b.do(chromedp.Evaluate[chromedp.Void](`window.lost = false`))
	b.do(chromedp.Click(chromedp.CSS("#run")))
	b.finished()
	b.agrees(small)
	b.excuse("404")
}

func TestAHostWithoutTheWasmTypeWorks(t *testing.T) {
	b := newVisitor(t)
	b.before(`{
		const original = fetch;
		window.fetch = async (...a) => {
			const response = await original(...a);
			return new Response(response.body, {headers: {"Content-Type": "text/plain"}});
		};
		delete WebAssembly.compileStreaming;
	}`)
	b.open("/#" + small)
	b.finished()
}

func TestAProgramThatCannotBeLoadedIsSaid(t *testing.T) {
	b := newTab(t)
	b.before(`window.fetch = async () => { throw new TypeError("network down"); }`)
	b.open("/#" + small)
	b.wait(`!document.querySelector("#not-loaded").hidden && document.querySelector("#not-loaded").textContent.includes("network down")`)
	b.excuse("network down")
}

// troubled serves the site but for what trouble answers itself.
func troubled(t *testing.T, trouble func(http.ResponseWriter, *http.Request) bool) string {
	t.Helper()
	site := web.Handler(folder)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !trouble(w, r) {
			site.ServeHTTP(w, r)
		}
	}))
	t.Cleanup(server.Close)
	return server.URL + "/?lang=en#" + small
}

// TestAProgramThatWasMissingIsFoundLater though the browser remembers that it was.
func TestAProgramThatWasMissingIsFoundLater(t *testing.T) {
	var there atomic.Bool
	url := troubled(t, func(w http.ResponseWriter, r *http.Request) bool {
		if there.Load() || path.Ext(r.URL.Path) != ".wasm" {
			return false
		}
		w.Header().Set("Cache-Control", "max-age=600")
		http.NotFound(w, r)
		return true
	})
	b := newVisitor(t)
	b.visit(url)
	b.wait(`!document.querySelector("#not-loaded").hidden && document.querySelector("#not-loaded").textContent.includes("404")`)
	there.Store(true)
	b.do(chromedp.Reload())
	b.finished()
	b.agrees(small)
	b.excuse("404")
}

// TestAProgramThatWasCutShortIsFetchedAgain, from a host that says nothing of how
// long it is.
func TestAProgramThatWasCutShortIsFetchedAgain(t *testing.T) {
	var cut atomic.Int32
	url := troubled(t, func(w http.ResponseWriter, r *http.Request) bool {
		if path.Ext(r.URL.Path) != ".wasm" || cut.Add(1) > 1 {
			return false
		}
		whole, err := os.ReadFile(filepath.Join(folder, filepath.FromSlash(r.URL.Path)))
		if err != nil {
			t.Error(err)
			return false
		}
		connection, _, err := http.NewResponseController(w).Hijack()
		if err != nil {
			t.Error(err)
			return false
		}
		defer connection.Close()
		_, _ = connection.Write(append([]byte("HTTP/1.1 200 OK\r\nContent-Type: application/wasm\r\nCache-Control: max-age=600\r\nConnection: close\r\n\r\n"), whole[:len(whole)/2]...))
		return true
	})
	b := newVisitor(t)
	b.visit(url)
	b.finished()
	b.agrees(small)
	b.kept()
	b.do(chromedp.Reload()) // what the service worker keeps is whole
	b.finished()
	if n := cut.Load(); n != 2 {
		t.Errorf("the program was sent %d times", n)
	}
}

// TestAHostMayForbidScriptsInPages: then the page's own script asks for the
// program.
func TestAHostMayForbidScriptsInPages(t *testing.T) {
	b := newVisitor(t)
	b.before(`addEventListener("securitypolicyviolation", (event) => { window.forbidden = event.effectiveDirective; })`)
	b.visit(troubled(t, func(w http.ResponseWriter, r *http.Request) bool {
		w.Header().Set("Content-Security-Policy", "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:")
		return false
	}))
	b.finished()
	b.agrees(small)
	b.wait(`window.forbidden.startsWith("script-src")`)
	b.excuse("Content Security Policy")
}

// TestAScriptThatDoesNotArriveIsSaid in place of a bar that stands still.
func TestAScriptThatDoesNotArriveIsSaid(t *testing.T) {
	b := newVisitor(t)
	b.visit(troubled(t, func(w http.ResponseWriter, r *http.Request) bool {
		lost := path.Ext(r.URL.Path) == ".js"
		if lost {
			http.NotFound(w, r)
		}
		return lost
	}))
	b.wait(`!document.querySelector("#not-loaded").hidden && document.querySelector("#not-loaded").textContent.includes("loadlab.") && document.querySelector("#load").hidden`)
	b.within(500*time.Millisecond, "false") // the console speaks later
	b.excuse("404")
	b.excuse("MIME type")
}

func TestABrowserWithoutWasmIsTold(t *testing.T) {
	b := newTab(t)
	b.before(`delete window.WebAssembly`)
	b.open("/?lang=ru#" + small)
	b.wait(`!document.querySelector("#needs-wasm").hidden && document.querySelector("#needs-wasm").textContent.includes("браузер")`)
}

func TestStorageMayBeRefused(t *testing.T) {
	b := newVisitor(t)
	b.before(`Object.defineProperty(window, "localStorage", {get() { throw new DOMException("refused", "SecurityError"); }})`)
	b.open("/#" + small)
	b.finished()
	b.do(chromedp.Click(chromedp.CSS(`.switch [lang="zh"]`)))
	b.wait(`document.querySelector("#run").textContent == "运行"`)
}

func TestStorageMayBeFull(t *testing.T) {
	b := newVisitor(t)
	b.before(upset)
	b.before(`window.full = true`)
	b.open("/?lang=en#" + small)
	b.finished()
	b.do(chromedp.Click(chromedp.CSS(`.switch [lang="zh"]`)))
	b.wait(`document.querySelector("#run").textContent == "运行"`)
	b.do(chromedp.Click(chromedp.CSS("#pin")))
	b.wait(`document.querySelector("#unpin")`)
	b.agrees(small)
}

// TestAJobThatKillsItsWorkersIsGivenUpAfterOneMoreTry kills whoever runs the
// first policy: it is tried once more, then reported with what to do, and the
// other policies' results stand.
func TestAJobThatKillsItsWorkersIsGivenUpAfterOneMoreTry(t *testing.T) {
	b := newTab(t)
	b.before(watchWorkers)
	b.before(`{
		window.killed = 0;
		const post = Worker.prototype.postMessage;
		Worker.prototype.postMessage = function (m, ...rest) {
			const run = m instanceof Uint8Array && new TextDecoder().decode(m).includes("v=1&");
			if (run && window.victim === undefined) {
				window.victim = m.slice(); // its policy is the first
			}
			const same = run && m.length == victim.length && m.every((byte, i) => byte == victim[i]);
			if (same) {
				window.killed++;
				this.terminate();
				setTimeout(() => this.onerror(new ErrorEvent("error", {message: "out of memory", cancelable: true})), 20);
				return;
			}
			return post.call(this, m, ...rest);
		};
	}`)
	b.open("/?lang=en#" + small)
	b.wait(`[...document.querySelectorAll(".warning")].some((w) => w.textContent.includes("out of memory"))`)
	if got := evaluate[int](b, `killed`); got != 2 {
		t.Errorf("the job was tried %d times, not twice", got)
	}
	b.wait(`document.querySelectorAll("#summary tbody tr:not(.pending)").length == 1 && document.querySelector("#figure img").complete`)
	if words := evaluate[string](b, `document.querySelector(".warning").textContent`); !strings.Contains(words, "again") {
		t.Errorf("the warning does not say what to do: %s", words)
	}
	// Run is there to try it again.
	b.do(chromedp.Evaluate[chromedp.Void](`window.victim = new Uint8Array(0)`))
	b.do(chromedp.Click(chromedp.CSS("#run")))
	b.ran(small)
	b.wait(`!document.querySelector("tr.pending") && document.querySelectorAll("#summary tbody tr").length == 2`)
	b.agrees(small)
}
