//go:build e2e

package e2e

import (
	"fmt"
	"net/url"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"loadlab/sim/engine"
	"loadlab/sim/link"
	"loadlab/sim/quantity"
)

// watched is what the address says of the live view.
type watched struct {
	from, length, at int64
	policies         []int
}

// watching reads the address.
func (b *tab) watching() watched {
	b.t.Helper()
	q, err := url.ParseQuery(strings.TrimPrefix(evaluate[string](b, `location.search`), "?"))
	if err != nil {
		b.t.Fatal(err)
	}
	parts := strings.Split(q.Get("watch"), "~")
	var w watched
	for i, to := range []*int64{&w.from, &w.length, &w.at} {
		if i < len(parts) {
			if *to, err = quantity.ParseDuration(parts[i]); err != nil {
				b.t.Fatalf("watch=%s: %v", q.Get("watch"), err)
			}
		}
	}
	for _, p := range parts[3:] {
		n, _ := strconv.Atoi(p)
		w.policies = append(w.policies, n)
	}
	return w
}

// rests waits until the live view stands still and has said so.
func (b *tab) rests() {
	b.t.Helper()
	before := ""
	for range 60 {
		now := evaluate[string](b, `[location.search, document.querySelector("#watch-said").textContent, document.querySelector("#watch-time").textContent].join()`)
		if now == before && evaluate[bool](b, `document.querySelector("#watch-said").textContent.includes(document.querySelector("#watch-time").textContent)`) {
			return
		}
		before = now
		time.Sleep(600 * time.Millisecond)
	}
	b.t.Fatalf("the live view does not come to rest: %s", before)
}

// trueNumbers is what a plain count of every request of a whole run says of a
// moment, in the page's words.
func trueNumbers(t *testing.T, address string, policy int, at int64) string {
	t.Helper()
	e, err := link.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	unfinished, total, served := make([]int, e.Servers), 0, 0
	_, err = engine.Observe(&e, policy, e.Seed, nil, func(_ int64, server, _ int32, arrival, _, finish int64) {
		switch {
		case arrival > at:
		case finish <= at:
			served++
		default:
			unfinished[server]++
			total++
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	longest, at1 := 0, 0
	for i, n := range unfinished {
		if n > longest {
			longest, at1 = n, i
		}
	}
	return fmt.Sprintf("unfinished: %d · served: %d\nlongest queue: %d (server %d)", total, served, longest, at1)
}

// tells fails the test unless the numbers shown are those of a plain count.
func (b *tab) tells(address string) {
	b.t.Helper()
	b.rests()
	w := b.watching()
	for i, p := range w.policies {
		shown := strings.ReplaceAll(evaluate[string](b, `document.querySelector("#watch-numbers-%d").textContent`, i), "\u202f", "")
		if want := trueNumbers(b.t, address, p, w.at); !strings.HasPrefix(shown, want) {
			b.t.Errorf("policy %d at %d: the page says %q, not %q", p, w.at, shown, want)
		}
	}
}

// inked counts the pixels of a side's picture that have the colour of waiting
// or served requests, or of anything else that is not the ground.
func (b *tab) inked(side int) int {
	b.t.Helper()
	return evaluate[int](b, `(() => {
		const canvas = document.querySelector("#watch-view-%d canvas");
		const data = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
		let n = 0;
		for (let i = 0; i < data.length; i += 4) n += data[i] != data[0] || data[i + 1] != data[1] || data[i + 2] != data[2];
		return n;
	})()`, side)
}

func TestAClickOnAWindowOpensItsMoment(t *testing.T) {
	b := newTab(t)
	b.open("/#" + small)
	b.finished()
	fragment, fingerprint := b.fragment(), b.fingerprint()
	b.hover(0.5, 0.5)
	b.reads()
	b.mouse(chromedp.MousePressed, 0.5, 0.5, 1)
	b.mouse(chromedp.MouseReleased, 0.5, 0.5, 1)
	b.wait(`document.querySelector("#watch-view-1 canvas")`)
	b.do(chromedp.Click(chromedp.CSS("#watch-play")))
	b.tells(small)
	w := b.watching()
	if w.from == 0 || w.from%60e9 != 0 || w.at <= w.from || len(w.policies) != 2 {
		t.Errorf("a click in the middle opened %+v", w)
	}
	if b.inked(0) < 500 || b.inked(1) < 500 {
		t.Error("the pictures are empty")
	}
	b.do(chromedp.Click(chromedp.CSS("#watch-close")))
	b.wait(`!document.querySelector("#watch canvas") && !location.search.includes("watch")`)
	if b.fragment() != fragment || b.fingerprint() != fingerprint {
		t.Error("the view changed the experiment")
	}
}

func TestTheLiveViewPlaysStepsAndSlides(t *testing.T) {
	b := newTab(t)
	b.open("/#" + small)
	b.finished()
	b.do(chromedp.Click(chromedp.CSS("#watch-open")))
	b.wait(`document.querySelector("#watch-view-1 canvas") && document.activeElement.id == "watch"`)
	first := evaluate[string](b, `document.querySelector("#watch-time").textContent`)
	b.wait(`document.querySelector("#watch-time").textContent > %q && document.querySelector("#watch-play").textContent == "Pause"`, first)
	b.wait(`Number(document.querySelector("#watch-at").value) > 20`)
	b.do(chromedp.Click(chromedp.CSS("#watch-play")))
	b.tells(small)
	before := b.watching()
	b.do(chromedp.Click(chromedp.CSS("#watch-step")))
	b.tells(small)
	after := b.watching()
	if after.at <= before.at || after.at > before.at+5e9 {
		t.Errorf("a step went from %d to %d", before.at, after.at)
	}
	b.do(chromedp.Click(chromedp.CSS("#watch-back")))
	b.tells(small)
	if back := b.watching(); back.at >= after.at {
		t.Errorf("a step back went from %d to %d", after.at, back.at)
	}
	b.do(chromedp.Focus(chromedp.CSS("#watch-at")), chromedp.KeyEvent(kb.End))
	b.tells(small)
	if w := b.watching(); w.at != w.from+w.length-1 {
		t.Errorf("the slider's end is %d in %+v", w.at, w)
	}
	b.do(chromedp.KeyEvent(kb.ArrowLeft), chromedp.KeyEvent(kb.ArrowLeft))
	b.tells(small)
	if w := b.watching(); w.at >= w.from+w.length-1 || w.at < w.from+w.length*9/10 {
		t.Errorf("two steps from the end the slider is at %d in %+v", w.at, w)
	}
	if said := evaluate[string](b, `document.querySelector("#watch-at").getAttribute("aria-valuetext")`); said != evaluate[string](b, `document.querySelector("#watch-time").textContent`) {
		t.Errorf("the slider says %q", said)
	}
}

func TestAnotherStretchAnotherPolicyAnotherRun(t *testing.T) {
	b := newTab(t)
	b.open("/?watch=1m~10s~1m4s~0~1#" + small)
	b.finished()
	b.wait(`document.querySelector("#watch-view-1 canvas")`)
	b.tells(small)
	if w := b.watching(); w.at != 64e9 {
		t.Errorf("the address's moment was not kept: %+v", w)
	}
	b.do(chromedp.Click(chromedp.CSS("#watch-later")))
	b.wait(`location.search.includes("1m10s")`)
	b.tells(small)
	evaluate[bool](b, `(() => {
		const from = document.querySelector("#watch-from");
		from.value = "5m";
		from.dispatchEvent(new InputEvent("input", {bubbles: true}));
		document.querySelector("#watch-go").click();
		return true;
	})()`)
	b.wait(`location.search.includes("watch=5m~10s~5m~")`)
	b.tells(small)
	evaluate[bool](b, `(() => {
		const select = document.querySelector("#watch-view-0-policy");
		select.value = "1";
		select.dispatchEvent(new Event("change", {bubbles: true}));
		return true;
	})()`)
	b.wait(`location.search.endsWith("~1~1")`)
	b.tells(small)
	b.wait(`document.querySelector("#watch-numbers-0").textContent == document.querySelector("#watch-numbers-1").textContent`)
	b.retype("#set-servers", "12")
	b.do(chromedp.Click(chromedp.CSS("#run")))
	changed := strings.Replace(small, "servers=20", "servers=12", 1)
	b.ran(changed)
	b.wait(`document.querySelector(".live-servers").textContent.includes("11")`)
	b.tells(changed)
}

func TestTwoPoliciesStandSideBySideAndFitAPhone(t *testing.T) {
	b := newTab(t)
	b.do(chromedp.EmulateViewport(1280, 800))
	b.open("/?watch=1m~10s~1m4s#" + small)
	b.finished()
	b.wait(`document.querySelector("#watch-view-1 canvas")`)
	place := `[...document.querySelectorAll(".live-side")].map(s => s.getBoundingClientRect()).map(r => [r.left, r.top])`
	if p := evaluate[[][]float64](b, "%s", place); p[0][1] != p[1][1] || p[0][0] >= p[1][0] {
		t.Errorf("they stand at %v", p)
	}
	b.do(chromedp.EmulateViewport(360, 740, chromedp.EmulateMobile, chromedp.EmulateTouch, chromedp.EmulateScale(2)))
	b.wait(`document.querySelector("#watch-view-0 canvas").width == 2 * document.querySelector("#watch-view-0").clientWidth`)
	if p := evaluate[[][]float64](b, "%s", place); p[0][0] != p[1][0] || p[0][1] >= p[1][1] {
		t.Errorf("on a phone they stand at %v", p)
	}
	if over := evaluate[int](b, `document.documentElement.scrollWidth - innerWidth`); over > 0 {
		t.Errorf("the page is %d pixels wider than a phone", over)
	}
	b.tells(small)
}

// counting counts the frames that a page asks for, and the time that they take.
const counting = `{
	const ask = window.requestAnimationFrame.bind(window);
	window.asked = 0;
	window.spent = [];
	window.times = [];
	window.requestAnimationFrame = (f) => { window.asked++; return ask((now) => {
		const start = performance.now();
		f(now);
		window.spent.push(performance.now() - start);
		window.times.push(now);
	}); };
}`

func TestWhatNobodySeesStandsStill(t *testing.T) {
	b := newTab(t)
	b.before(counting)
	b.open("/#" + small)
	b.finished()
	b.do(chromedp.Click(chromedp.CSS("#watch-open")))
	// Opening it moves the focus there, which scrolls. The page draws the style of its
	// own elements anew, so that a rule has to move them away.
	b.wait(`window.asked > 10 && document.querySelector("#watch-view-0 canvas") && document.activeElement.closest("#watch")`)
	evaluate[int](b, `(document.styleSheets[0].insertRule("main { padding-top: 3000px !important; }"), scrollTo(0, 0), 0)`)
	b.quiet("scrolled away")
	if playing := evaluate[string](b, `document.querySelector("#watch-play").textContent`); playing != "Pause" {
		t.Errorf("scrolled away, it says %q", playing)
	}
	evaluate[int](b, `(document.styleSheets[0].deleteRule(0), document.querySelector("#watch").scrollIntoView(), 0)`)
	for n, tries := evaluate[int](b, `window.asked`), 0; evaluate[int](b, `window.asked`) < n+5; tries++ {
		if time.Sleep(100 * time.Millisecond); tries > 50 {
			t.Fatal("back in sight, it stands still")
		}
	}
	evaluate[bool](b, `(Object.defineProperty(document, "hidden", {value: true, configurable: true}), document.dispatchEvent(new Event("visibilitychange")))`)
	b.quiet("in a hidden tab")
	evaluate[bool](b, `(delete document.hidden, document.dispatchEvent(new Event("visibilitychange")))`)
	b.do(chromedp.Click(chromedp.CSS("#watch-close")))
	b.quiet("closed")
}

// quiet waits until no frame is asked for any more. It must not wait for
// anything in the page, as that asks for frames.
func (b *tab) quiet(what string) {
	b.t.Helper()
	for range 20 {
		n := evaluate[int](b, `window.asked`)
		time.Sleep(500 * time.Millisecond)
		if evaluate[int](b, `window.asked`) == n {
			return
		}
	}
	b.t.Errorf("%s, it still moves", what)
}

func TestLessMotionStepsInsteadOfMoving(t *testing.T) {
	b := newTab(t)
	b.before(counting)
	if _, err := chromedp.Call(b.ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: "reduce"}}}); err != nil {
		t.Fatal(err)
	}
	b.open("/#" + small)
	b.finished()
	b.do(chromedp.Click(chromedp.CSS("#watch-open")))
	b.wait(`document.querySelector("#watch-view-1 canvas")`)
	b.rests()
	if w := b.watching(); w.at != w.from {
		t.Errorf("it began to move: %+v", w)
	}
	b.do(chromedp.Click(chromedp.CSS("#watch-play")))
	b.quiet("with less motion")
	b.wait(`Number(document.querySelector("#watch-at").value) > 40`)
	b.do(chromedp.Click(chromedp.CSS("#watch-play")))
	b.tells(small)
}

func TestAReplayThatFailsIsSaid(t *testing.T) {
	b := newTab(t)
	b.before(`{
		const start = Worker.prototype.postMessage;
		Worker.prototype.postMessage = function (message, ...rest) {
			if (window.deadly && message instanceof Uint8Array && message[0] == 13) { message = message.slice(0, 3); rest = []; }
			return start.call(this, message, ...rest);
		};
	}`)
	b.open("/#" + small)
	b.finished()
	evaluate[bool](b, `window.deadly = true`)
	b.do(chromedp.Click(chromedp.CSS("#watch-open")))
	b.wait(`document.querySelector("#watch .error").textContent.includes("could not be replayed")`)
	evaluate[bool](b, `(window.deadly = false, true)`)
	b.do(chromedp.Click(chromedp.CSS("#watch-go")))
	b.wait(`document.querySelector("#watch-view-1 canvas") && !document.querySelector("#watch .error").textContent`)
}

// TestFrameTimes measures how smoothly the live view moves, where LOADLAB_BENCH
// is set.
func TestFrameTimes(t *testing.T) {
	if os.Getenv("LOADLAB_BENCH") == "" {
		t.Skip("LOADLAB_BENCH is not set")
	}
	for name, address := range map[string]string{
		"the herd, 100 servers": herd,
		"1000 servers":          "v=1&policies=powerofk:k=2,leastloaded&servers=1000&util=0.8&time=2m&sync=100ms&slowdown=100x2,900x1",
	} {
		b := newTab(t)
		b.do(chromedp.EmulateViewport(1280, 900, chromedp.EmulateScale(2)))
		b.before(counting)
		b.open("/#" + address)
		b.finished()
		b.do(chromedp.Click(chromedp.CSS("#watch-open")))
		b.wait(`window.times.length > 20`)
		evaluate[bool](b, `(window.times.length = 0, window.spent.length = 0, true)`)
		time.Sleep(4 * time.Second)
		t.Logf("%s: %s", name, evaluate[string](b, `(() => {
			const gaps = window.times.slice(1).map((t, i) => t - window.times[i]).sort((a, b) => a - b);
			const spent = window.spent.sort((a, b) => a - b);
			const at = (list, q) => list[Math.floor(q * (list.length - 1))].toFixed(1);
			return (1000 * gaps.length / gaps.reduce((a, b) => a + b)).toFixed(1) + " frames/s; between frames p50 " + at(gaps, 0.5) + " p95 " + at(gaps, 0.95) + " max " + at(gaps, 1) +
				" ms; in a frame p50 " + at(spent, 0.5) + " p95 " + at(spent, 0.95) + " max " + at(spent, 1) + " ms; canvas " + document.querySelector("#watch canvas").width;
		})()`))
	}
}
