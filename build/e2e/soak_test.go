//go:build e2e

package e2e

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"os"
	"testing"
	"time"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"loadlab/sim/catalogue"
)

// rooms is how many steps are made before memory is first looked at: pictures,
// the fonts and the workers come in the beginning.
const rooms = 100

// walker walks at random through everything that a reader may do.
type walker struct {
	*tab
	other *tab // a second one, open at the same time
	r     *rand.Rand
	steps int
	count map[string]int
}

// deeds are the steps of the walk and how often they come, in no unit.
var deeds = []struct {
	name   string
	weight int
	do     func(w *walker) string // the script of the step
}{
	{"edit", 30, (*walker).edit},
	{"mistake", 5, (*walker).mistake},
	{"run", 6, func(*walker) string { return `$("#run:enabled")?.click()` }},
	{"cancel", 8, func(*walker) string { return `$("#cancel")?.click()` }},
	{"undo", 8, func(*walker) string { return `$("#undo:enabled")?.click()` }},
	{"language", 6, func(w *walker) string { return w.click(`.switch [lang]`) }},
	{"theme", 4, func(w *walker) string { return w.click(`.switch + .switch button`) }},
	{"figure", 12, func(w *walker) string { return w.click(`[data-figure]`) }},
	{"series", 4, func(w *walker) string { return w.click(`[data-series]`) }},
	{"measure", 3, func(w *walker) string { return w.click(`.table-choices button`) }},
	{"pin", 3, func(*walker) string { return `$("#pin")?.click()` }},
	{"unpin", 3, func(*walker) string { return `$("#unpin")?.click()` }},
	{"lesson", 4, func(w *walker) string {
		list := catalogue.Entries()
		return fmt.Sprintf(`location.hash = %q`, list[w.r.IntN(len(list))].Link)
	}},
	{"link", 4, func(w *walker) string { return fmt.Sprintf(`location.hash = "%s&seed=%d"`, small, w.r.IntN(1000)) }},
	{"long run", 2, func(w *walker) string { return fmt.Sprintf(`location.hash = "%s&seed=%d"`, long, w.r.IntN(1000)) }},
	{"back", 2, func(*walker) string {
		return `location.hash = "v=1&requests=50"; await new Promise((done) => setTimeout(done, 100)); history.back()`
	}},
	{"zoom", 2, func(*walker) string { return `$("#zoom-in")?.click()` }},
	{"code", 2, func(*walker) string { return `$("#qr")?.click()` }},
	{"worker killed", 2, func(w *walker) string {
		return fmt.Sprintf(`{ const w = workers[workers.length - 1 - %d]; if (w) { w.terminate(); w.onerror?.(new ErrorEvent("error", {message: "out of memory", cancelable: true})); } }`, w.r.IntN(3))
	}},
	{"asleep", 2, func(w *walker) string { return fmt.Sprintf(`window.asleep += %d * 60e3`, 1+w.r.IntN(600)) }},
	{"storage full", 2, func(*walker) string { return `window.full = !window.full` }},
	{"background", 1, (*walker).background},
	{"other tab", 2, (*walker).elsewhere},
	{"wait", 10, func(w *walker) string {
		return fmt.Sprintf(`await new Promise((done) => setTimeout(done, %d))`, w.r.IntN(800))
	}},
}

// click clicks one of what a selector finds.
func (w *walker) click(selector string) string {
	return fmt.Sprintf(`{ const all = $$(%q); all.length && all[%d %% all.length].click() }`, selector, w.r.IntN(1000))
}

// upset lets a test put the clocks forward by window.asleep milliseconds, as
// after a machine has slept, and fill the storage.
const upset = `{
	window.asleep = 0;
	const later = (now) => () => now() + window.asleep;
	performance.now = later(performance.now.bind(performance));
	Date.now = later(Date.now.bind(Date));
	window.full = false;
	const set = Storage.prototype.setItem;
	Storage.prototype.setItem = function (...a) {
		if (window.full) {
			throw new DOMException("the storage is full", "QuotaExceededError");
		}
		return set.apply(this, a);
	};
}`

// background freezes the tab for a moment, as browsers do behind others.
func (w *walker) background() string {
	w.lifecycle(page.SetWebLifecycleStateStateFrozen)
	time.Sleep(500 * time.Millisecond) // what is tested is that time goes by
	w.lifecycle(page.SetWebLifecycleStateStateActive)
	return ""
}

// elsewhere begins a run in the other tab.
func (w *walker) elsewhere() string {
	w.other.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`location.hash = "%s&seed=%d"`, small, w.r.IntN(1000))))
	return ""
}

// typed writes a text into a field as a reader would.
func typed(field, text string) string {
	return fmt.Sprintf(`{ const field = $(%q); if (field) { field.value = %q; field.dispatchEvent(new Event("input", {bubbles: true})); } }`, field, text)
}

// edit changes a setting to something that makes sense.
func (w *walker) edit() string {
	edits := [][2]string{
		{"#set-servers", fmt.Sprint(1 + w.r.IntN(60))}, {"#set-senders", fmt.Sprint(1 + w.r.IntN(100))},
		{"#set-sync", fmt.Sprintf("%dms", 1+w.r.IntN(500))}, {"#set-skew", fmt.Sprint(1 + w.r.IntN(5))},
		{"#set-load", fmt.Sprintf("0.%d", 1+w.r.IntN(9))}, {"#set-length", fmt.Sprintf("%dm", 1+w.r.IntN(9))},
	}
	e := edits[w.r.IntN(len(edits))]
	return typed(e[0], e[1])
}

// mistake types what is not understood.
func (w *walker) mistake() string {
	return typed([]string{"#set-servers", "#set-sync", "#set-service"}[w.r.IntN(3)], []string{"", "-1", "many", "<b>", "1e999"}[w.r.IntN(5)])
}

// step does one thing and returns what is wrong afterwards: the page must
// answer, and show a figure, or say why it shows none.
func (w *walker) step() (deed, fault string) {
	total := 0
	for _, d := range deeds {
		total += d.weight
	}
	at := w.r.IntN(total)
	for _, d := range deeds {
		if at -= d.weight; at >= 0 {
			continue
		}
		w.count[d.name]++
		return d.name, evaluate[string](w.tab, `(async () => {
			const $ = (s) => document.querySelector(s), $$ = (s) => [...document.querySelectorAll(s)];
			%s;
			const timed = () => $('[data-figure="cost"]')?.ariaPressed == "true"; // its message is the run's
			const shown = () => $("#figure img")?.complete && $("#figure img").naturalWidth || $("#figure .empty")?.textContent.trim() || (timed() || !$("#summary tbody tr:not(.pending, .was)")) && $("#status").textContent.trim();
			for (const end = Date.now() + 20000; !shown(); await new Promise((done) => setTimeout(done, 20))) {
				if (Date.now() > end) {
					return "neither a figure nor a message";
				}
			}
			return $("#stopped").hidden ? "" : "the program has stopped";
		})()`, d.do(w))
	}
	return "", ""
}

// level is what the page takes after everything that is not needed was
// dropped, with the same experiment shown each time.
func (w *walker) level() (heap, program int64) {
	w.t.Helper()
	w.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#unpin")?.click(); location.hash = "` + small + `"`))
	w.shows(small)
	w.collect()
	program = w.programMemory()
	return w.memory() - program, program
}

// shows waits until the link's result is shown, also in a tab that draws no
// frames: one that was frozen stays hidden.
func (b *tab) shows(link string) {
	b.t.Helper()
	if !b.within(patience, `(() => { try { return document.querySelector(".result").dataset.link == "`+link+`" && `+whole+`; } catch { return false; } })()`) {
		b.t.Fatalf("%s is not shown; the page says: %s", link, b.everything())
	}
}

// TestSoak walks through the page at random for as long as LOADLAB_SOAK says.
// The seed of the walk is 1, or LOADLAB_SOAK_SEED.
func TestSoak(t *testing.T) {
	length, err := time.ParseDuration(os.Getenv("LOADLAB_SOAK"))
	if err != nil {
		t.Skip("LOADLAB_SOAK says how long, such as 5m")
	}
	var seed uint64
	fmt.Sscan(cmp.Or(os.Getenv("LOADLAB_SOAK_SEED"), "1"), &seed)
	w := &walker{tab: open(t, length+10*time.Minute), r: rand.New(rand.NewPCG(seed, 0)), count: make(map[string]int)}
	w.before(watchWorkers)
	w.before(watchMemory)
	w.before(upset)
	w.open("/?lang=en#" + small)
	w.finished()
	w.other = open(t, length+10*time.Minute)
	w.other.open("/?lang=en#" + small)
	w.other.shows(small)

	var heap, program int64
	for end := time.Now().Add(length); time.Now().Before(end); w.steps++ {
		if w.steps == rooms || w.steps > 0 && w.steps%1000 == 0 {
			h, p := w.level()
			t.Logf("after %d steps the page takes %.1f MB of heap and %.1f MB of program", w.steps, mega(h), mega(p))
			if w.steps == rooms {
				heap, program = h, p
			}
		}
		if deed, fault := w.step(); fault != "" {
			t.Fatalf("step %d, %s: %s; the page says: %s", w.steps, deed, fault, w.everything())
		}
	}
	after, grown := w.level()
	w.agrees(small)
	w.other.do(chromedp.Evaluate[chromedp.Void](`location.hash = "` + small + `"`))
	w.other.shows(small)
	w.other.agrees(small)
	t.Logf("after %d steps %.1f MB and %.1f MB; %v", w.steps, mega(after), mega(grown), w.count)
	// What is kept grows to a bound: the edits that can be taken back, the
	// browser's history. A leak of a picture a step would be ten times as much.
	if heap > 0 && after > heap+heap/2+(8<<20) {
		t.Errorf("the heap has grown from %.1f to %.1f MB", mega(heap), mega(after))
	}
	if program > 0 && grown > 2*program+(32<<20) {
		t.Errorf("the program's memory has grown from %.1f to %.1f MB", mega(program), mega(grown))
	}
}

// mega writes bytes in megabytes.
func mega(n int64) float64 { return float64(n) / 1e6 }
