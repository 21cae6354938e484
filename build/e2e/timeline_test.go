//go:build e2e

package e2e

import (
	"fmt"
	"math"
	"os"
	"slices"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/css"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"

	"loadlab/sim/engine"
	"loadlab/sim/link"
	"loadlab/sim/policy"
)

// timeline notes when things come to be on the page, in milliseconds since the
// navigation, and what the workers do.
const timeline = `{
	window.moments = {};
	const note = (what, here) => { if (!(what in moments) && here) moments[what] = performance.now(); };
	new MutationObserver(() => {
		note("component", document.querySelector("#run, #cancel"));
	}).observe(document, {subtree: true, childList: true});
	const frame = () => {
		const image = document.querySelector("#figure img");
		if (image && image.complete && image.naturalWidth) {
			note("figure", true);
			if (document.querySelector("#figure[aria-busy=false]") && document.querySelector("#summary tbody tr") && !document.querySelector("tr.pending")) {
				note("complete", true);
				return;
			}
		}
		setTimeout(frame, 4);
	};
	frame();
	const Original = Worker;
	window.crew = [];
	window.Worker = class extends Original {
		constructor(...a) {
			super(...a);
			this.jobs = [];
			this.addEventListener("message", () => {
				const now = performance.now();
				if (this.ready === undefined) this.ready = now - this.asked; // since it was given the program
				else if (this.jobs.length) this.jobs.at(-1).to = now;
			});
			crew.push(this);
		}
		postMessage(m, ...a) {
			this.asked ??= performance.now();
			this.role ??= m.role;
			if (m instanceof Uint8Array || m instanceof ArrayBuffer) this.jobs.push({from: performance.now()});
			return super.postMessage(m, ...a);
		}
		terminate() { this.ended = performance.now(); return super.terminate(); }
	};
}`

// benching skips a test unless LOADLAB_BENCH is set: it measures, and as
// machines and their other work differ, it asserts nothing.
func benching(t *testing.T) {
	t.Helper()
	if os.Getenv("LOADLAB_BENCH") == "" {
		t.Skip("LOADLAB_BENCH is not set")
	}
}

// spread prints the least, the median and the largest of some times.
func spread(t *testing.T, what string, ms []float64) {
	t.Helper()
	if len(ms) == 0 {
		t.Fatalf("%s: not seen", what)
	}
	slices.Sort(ms)
	t.Logf("%-52s %6.0f ms least, %6.0f median, %6.0f most of %d", what, ms[0], ms[len(ms)/2], ms[len(ms)-1], len(ms))
}

// settling is how long a new tab is left alone before it opens the page: the
// browser's own window takes a second of a processor's time at first, which no
// reader's does who follows a link.
const settling = 2500 * time.Millisecond

// unobserved tells the browser to report no longer what it fetches and draws:
// it keeps a copy of all that comes in for whoever asks, which took a hundred
// milliseconds of the page's start.
func (b *tab) unobserved() {
	b.t.Helper()
	for _, domain := range []cdp.Command[cdp.Empty, cdp.Empty]{network.Disable, css.Disable, dom.Disable} {
		if _, err := chromedp.Call(b.ctx, domain, cdp.Empty{}); err != nil {
			b.t.Fatal(err)
		}
	}
	workers := target.SetAutoAttachParams{AutoAttach: false, Flatten: new(true)}
	if _, err := chromedp.Call(b.ctx, target.SetAutoAttach, workers); err != nil {
		b.t.Fatal(err)
	}
}

// used is a link of an afternoon's work: it runs most of the engine, so that the
// browser finds that what it has compiled is worth keeping for the next visit.
// Chromium does when a megabyte of it is there; the first experiment makes some
// 0.8.
const used = "v=1&policies=hash,random,roundrobin,leastloaded,powerofk:k=2,leastconn,peakewma,leastwork"

// TestTimeline prints what a reader waits for when the page opens with its
// first experiment of 2.9 million requests: for the first time, again, and again
// after some use.
func TestTimeline(t *testing.T) {
	benching(t)
	for _, reader := range []struct {
		name string
		tab  func(*testing.T) *tab
		uses int
	}{{"first visit", newVisitor, 0}, {"again", newTab, 0}, {"after use", newTab, 3}} {
		for range reader.uses {
			timed(t, reader.tab, "/?lang=en#"+used)
		}
		times := make(map[string][]float64)
		for range 7 {
			for what, ms := range timed(t, reader.tab, "/?lang=en") {
				times[what] = append(times[what], ms)
			}
		}
		for _, m := range []struct{ key, what string }{
			{"byte", "first byte"}, {"compiled", "program compiled and started"}, {"component", "first component (goal 500)"},
			{"engine", "the slowest engine's start, all at once"}, {"figure", "first figure, of some policies"}, {"complete", "figure of all policies (goal 2000)"},
		} {
			spread(t, reader.name+": "+m.what, times[m.key])
		}
	}
}

// timed opens a path in a tab of its own and returns when things came to be
// there. The tab stays open for as long as the browser takes to keep what it has
// compiled, and closes.
func timed(t *testing.T, tab func(*testing.T) *tab, path string) (times map[string]float64) {
	t.Run("", func(t *testing.T) {
		b := tab(t)
		b.unobserved()
		b.before(timeline)
		b.within(settling, "false")
		b.open(path)
		if !b.within(patience, "moments.complete") { // which asks seldom: to ask before every frame would have frames drawn
			t.Fatal("the figure is not complete")
		}
		times = evaluate[map[string]float64](b, `(() => {
			const [navigation] = performance.getEntriesByType("navigation");
			const [started] = performance.getEntriesByName("loadlab-started");
			return {byte: navigation.responseStart, compiled: started.startTime, component: moments.component,
				figure: moments.figure, complete: moments.complete,
				engine: Math.max(...crew.filter(w => w.role == "engine").map(w => w.ready || 0))};
		})()`)
		b.within(4*time.Second, "false")
	})
	return times
}

// TestStarting prints how long a worker takes from its making until it is ready,
// on a page that is at rest: one alone, and two at once.
func TestStarting(t *testing.T) {
	benching(t)
	b := newTab(t)
	b.unobserved()
	b.open("/?lang=en#" + small)
	b.within(5*time.Second, "false")
	for _, c := range []struct {
		what string
		n    int
	}{{"one worker's start (goal 100)", 1}, {"two workers' start, at once", 2}} {
		spread(t, c.what, evaluate[[]float64](b, `(async () => {
			const times = [];
			for (let i = 0; i < 9; i++) {
				const start = performance.now(), workers = [];
				await Promise.all(Array.from({length: %d}, () => new Promise((ready) => {
					const worker = new Worker(loadlab.script);
					worker.onmessage = ready;
					worker.postMessage({module: loadlab.module, role: "engine"});
					workers.push(worker);
				})));
				times.push(performance.now() - start);
				workers.forEach((w) => w.terminate());
				await new Promise((done) => setTimeout(done, 300));
			}
			return times;
		})()`, c.n))
	}
}

// TestEditing prints how long an edit of an experiment of a million requests
// takes to its new figure.
func TestEditing(t *testing.T) {
	benching(t)
	b := newTab(t)
	b.unobserved()
	b.before(timeline)
	b.open("/?lang=en#v=1&policies=random,powerofk:k=2&time=2400s&window=40s&senders=200")
	b.within(5*time.Second, "false")
	spread(t, "an edit of a million requests, to its figure (500)", evaluate[[]float64](b, `(async () => {
		const times = [], field = document.querySelector("#set-senders");
		for (let i = 0; i < 8; i++) {
			const start = performance.now(), link = document.querySelector(".result").dataset.link;
			field.value = 201 + i;
			field.dispatchEvent(new Event("input", {bubbles: true}));
			while (document.querySelector(".result").dataset.link == link || document.querySelector("tr.pending") || !document.querySelector("#figure[aria-busy=false] img")) await new Promise(done => setTimeout(done, 2));
			await document.querySelector("#figure img").decode();
			times.push(performance.now() - start);
			await new Promise(done => setTimeout(done, 300));
		}
		return times;
	})()`))
}

// TestCancelling prints how long it takes from the click until the workers
// that were busy are ended, which frees their cores, and until their successors
// are ready.
func TestCancelling(t *testing.T) {
	benching(t)
	b := newTab(t)
	b.unobserved()
	b.before(timeline)
	b.open("/?lang=en#" + long)
	b.within(5*time.Second, `document.querySelector("#summary tbody tr:not(.pending)")`)
	var free, ready []float64
	for range 5 {
		times := evaluate[[]float64](b, `(async () => {
			const start = performance.now(), before = crew.length;
			document.querySelector("#cancel").click();
			while (crew.length == before || !crew.slice(before).every(w => w.ready !== undefined)) await new Promise(done => setTimeout(done, 2));
			return [Math.max(...crew.map(w => w.ended || 0)) - start, performance.now() - start];
		})()`)
		free, ready = append(free, times[0]), append(ready, times[1])
		b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#run").click()`))
		b.within(time.Second, `document.querySelector("#cancel")`)
		b.within(300*time.Millisecond, `false`)
	}
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#cancel").click()`))
	spread(t, "cancel, to free cores (200)", free)
	spread(t, "cancel, to new workers that are ready", ready)
}

// TestWorkersAgainstNative prints how long the engine takes in a worker of the
// browser and natively, a line a policy, on the lab workload. One job runs at a
// time, three times in all: the browser compiles on the way what runs often, on
// the same cores. The first run says what that takes, the least what remains.
func TestWorkersAgainstNative(t *testing.T) {
	benching(t)
	const requests = 8000000
	for _, name := range append(policy.Names(), "leastloaded&sync=5s", "random&discipline=ps") {
		t.Run(name, func(t *testing.T) {
			link := fmt.Sprintf("v=1&policies=%s&requests=%d&window=10m0s", name, requests)
			b := newTab(t)
			b.unobserved()
			b.before(timeline)
			b.open("/?lang=en#" + link)
			for range 3 {
				// The first time the run may have begun by itself, or just be about to.
				b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#run")?.click()`))
				b.within(300*time.Millisecond, "false")
				b.within(patience, `!document.querySelector("#cancel") && document.querySelector("#figure[aria-busy=false] img")`)
			}
			jobs := evaluate[[]float64](b, `crew.filter(w => w.role == "engine").flatMap(w => w.jobs).filter(j => j.to).sort((a, b) => a.from - b.from).map(j => j.to - j.from)`)
			native, first := natively(t, link, 3), jobs[0]
			inTab := slices.Min(jobs)
			t.Logf("native %6.1f ns a request, Chromium %6.1f, %5.2fx; the first time %6.1f", native/requests*1e6, inTab/requests*1e6, inTab/native, first/requests*1e6)
		})
	}
}

// natively is the least time of as many runs of the link's first job, in
// milliseconds.
func natively(t *testing.T, text string, runs int) float64 {
	t.Helper()
	e, err := link.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	least := math.Inf(1)
	for range runs {
		start := time.Now()
		if _, err := engine.Run(&e, 0, e.Seed, nil); err != nil {
			t.Fatal(err)
		}
		least = min(least, time.Since(start).Seconds()*1000)
	}
	return least
}
