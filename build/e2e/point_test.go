//go:build e2e

package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"loadlab/sim/figure"
)

// holds fails the test unless a readout has what the figure, built natively,
// has at the place that the readout's head names.
func (b *tab) holds(got readout, f *figure.Figure, starts []float64) {
	b.t.Helper()
	for _, x := range starts {
		if f.Panels[0].X.Text(x) != got.Head {
			continue
		}
		want := f.At(x)
		if len(want) != len(got.Rows) {
			b.t.Fatalf("%d lines at %s, not %d", len(got.Rows), got.Head, len(want))
		}
		for i, r := range want {
			if got.Rows[i] != [2]string{r.Label, r.YText} {
				b.t.Errorf("at %s: %v, not %s %s", got.Head, got.Rows[i], r.Label, r.YText)
			}
		}
		return
	}
	b.t.Fatalf("no window is called %q", got.Head)
}

func TestPointingShowsTheFiguresNumbers(t *testing.T) {
	b := newTab(t)
	b.open("/#" + small)
	b.finished()
	f := built(t, "windows", small, figure.Options{})
	starts := f.Panels[0].Series[0].X
	heads := make(map[string]bool)
	for _, x := range []float64{0.15, 0.3, 0.5, 0.7} {
		b.hover(x, 0.5)
		b.wait(`document.querySelector("#pointer .readout-head") && document.querySelector("#pointer .readout-head").textContent != %q`, last(heads))
		got := b.reads()
		b.holds(got, f, starts)
		clear(heads)
		heads[got.Head] = true
	}
	if marks := evaluate[int](b, `document.querySelectorAll("#pointer .spot").length`); marks != 2 {
		t.Errorf("%d marks on 2 lines", marks)
	}
	b.hover(0.5, -0.3)
	b.wait(`!document.querySelector("#pointer").hasChildNodes()`)
}

// last is the one key of a map, or "".
func last(m map[string]bool) string {
	for k := range m {
		return k
	}
	return ""
}

func TestTheKeyboardReadsSelectsAndZooms(t *testing.T) {
	b := newTab(t)
	b.open("/#" + small)
	b.finished()
	f := built(t, "windows", small, figure.Options{})
	starts := f.Panels[0].Series[0].X
	text := f.Panels[0].X.Text
	at := func(x float64) {
		t.Helper()
		b.wait(`document.querySelector("#pointer .readout-head")?.textContent == %q`, text(x))
		b.holds(b.reads(), f, starts)
	}
	b.do(chromedp.Focus(chromedp.CSS("#figure")), chromedp.KeyEvent(kb.End))
	at(starts[len(starts)-1])
	b.do(chromedp.KeyEvent(kb.Home), chromedp.KeyEvent(kb.ArrowRight), chromedp.KeyEvent(kb.ArrowRight))
	at(starts[2])
	b.wait(`document.querySelector("#pointer-words").textContent.includes("LeastLoaded")`)
	shift := chromedp.KeyModifiers(kb.ModifierShift)
	b.do(chromedp.KeyEvent(kb.ArrowRight, shift), chromedp.KeyEvent(kb.ArrowRight, shift), chromedp.KeyEvent(kb.ArrowRight, shift))
	b.wait(`document.querySelector("#pointer .selection") && document.querySelector("#pointer .readout-head").textContent == %q`, text(starts[2])+" – "+text(starts[5]))
	before := evaluate[string](b, `document.querySelector("#figure img").src`)
	b.do(chromedp.KeyEvent(kb.Enter))
	b.wait(`document.querySelector("#zoom-reset") && document.querySelector("#figure[aria-busy=false] img").src != %q`, before)
	b.do(chromedp.KeyEvent(kb.Home))
	at(starts[2])
	b.do(chromedp.KeyEvent(kb.End))
	at(starts[5])
	b.do(chromedp.KeyEvent(kb.Escape))
	b.wait(`!document.querySelector("#pointer").hasChildNodes()`)
	b.do(chromedp.KeyEvent(kb.Escape))
	b.wait(`!document.querySelector("#zoom-reset")`)
	b.finished()
	b.do(chromedp.KeyEvent(kb.End))
	at(starts[len(starts)-1])
}

func TestDraggingZoomsAndADoubleClickShowsAllAgain(t *testing.T) {
	b := newTab(t)
	b.open("/#" + small)
	b.finished()
	fragment := b.fragment()
	b.drag(0.3, 0.6, 0.5)
	b.wait(`document.querySelector("#zoom-reset")`)
	b.finished()
	b.do(chromedp.Focus(chromedp.CSS("#figure")), chromedp.KeyEvent(kb.Home))
	if got := b.reads().Head; strings.HasPrefix(got, "0") {
		t.Errorf("zoomed, the first place is still %s", got)
	}
	b.curves(2)
	b.mouse(chromedp.MousePressed, 0.5, 0.5, 1)
	b.mouse(chromedp.MouseReleased, 0.5, 0.5, 1)
	b.mouse(chromedp.MousePressed, 0.5, 0.5, 2)
	b.mouse(chromedp.MouseReleased, 0.5, 0.5, 2)
	b.wait(`!document.querySelector("#zoom-reset")`)
	b.do(chromedp.Click(chromedp.CSS("#zoom-in")))
	b.wait(`document.querySelector("#zoom-reset")`)
	b.finished()
	b.do(chromedp.Click(chromedp.CSS("#zoom-reset")))
	b.wait(`!document.querySelector("#zoom-reset")`)
	b.finished()
	if b.fragment() != fragment {
		t.Error("the view changed the experiment")
	}
}

func TestALegendEntryHidesItsSeries(t *testing.T) {
	b := newTab(t)
	b.open("/#" + small)
	b.finished()
	before := evaluate[string](b, `document.querySelector("#figure img").src`)
	b.do(chromedp.Click(chromedp.CSS(`.legend [data-series="random"]`)))
	b.wait(`document.querySelector('.legend [data-series="random"]').getAttribute("aria-pressed") == "false" && document.querySelector("#figure[aria-busy=false] img").src != %q`, before)
	b.hover(0.5, 0.5)
	if got := b.reads(); len(got.Rows) != 1 || got.Rows[0][0] != "LeastLoaded" {
		t.Errorf("with one series hidden the readout is %v", got)
	}
	hidden := b.picture()
	b.do(chromedp.Focus(chromedp.CSS(`.legend [data-series="random"]`)), chromedp.KeyEvent(" "))
	b.wait(`document.querySelector('.legend [data-series="random"]').getAttribute("aria-pressed") == "true"`)
	b.finished()
	b.curves(2)
	stroke := evaluate[string](b, `document.querySelector('.legend [data-series="random"] path').getAttribute("stroke")`)
	if paints(hidden, stroke) {
		t.Errorf("the hidden series' colour %s is in the picture", stroke)
	}
	if !paints(b.picture(), stroke) {
		t.Errorf("the swatch's colour %s is not in the picture", stroke)
	}
}

func TestTheChoiceOfFigureIsKeptInTheQuery(t *testing.T) {
	b := newTab(t)
	b.open("/#" + small)
	b.finished()
	fragment := b.fragment()
	b.do(chromedp.Click(chromedp.CSS(`[data-figure="queues"]`)))
	b.wait(`location.search == "?figure=queues" && document.querySelector("#figure[aria-busy=false] img").alt.includes("Unfinished")`)
	b.hover(0.25, 0.5)
	got := b.reads()
	if len(got.Rows) != 2 || got.Rows[0][0] != "Server" {
		t.Errorf("the readout of a heat map is %v", got)
	}
	if b.fragment() != fragment {
		t.Error("the view changed the experiment")
	}
	b.do(chromedp.Reload())
	b.wait(`document.querySelector("#figure[aria-busy=false] img").alt.includes("Unfinished")`)
	for _, name := range []string{"percentiles", "cdf", "share", "busy", "strip", "table", "windows"} {
		b.do(chromedp.Click(chromedp.CSS(`[data-figure="` + name + `"]`)))
		b.wait(`document.querySelector('[data-figure="%s"][aria-pressed="true"]') && document.querySelector("#figure[aria-busy=false] img")`, name)
		if name == "table" {
			continue // nothing to point into
		}
		b.hover(0.3, 0.5)
		if got := b.reads(); got.Head == "" || len(got.Rows) == 0 {
			t.Errorf("%s: the readout is %v", name, got)
		}
		b.hover(0.3, -0.3)
		b.wait(`!document.querySelector("#pointer").hasChildNodes()`)
	}
	b.wait(`location.search == ""`)
}

func TestATapShowsValuesOnAPhone(t *testing.T) {
	b := newTab(t)
	b.do(chromedp.EmulateViewport(360, 740, chromedp.EmulateScale(2)))
	b.open("/#" + small)
	b.finished()
	at := b.place(0.4, 0.5)
	if _, err := chromedp.Call(b.ctx, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: "touchStart", TouchPoints: []*input.TouchPoint{{X: at[0], Y: at[1]}}}); err != nil {
		t.Fatal(err)
	}
	if _, err := chromedp.Call(b.ctx, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: "touchEnd", TouchPoints: []*input.TouchPoint{}}); err != nil {
		t.Fatal(err)
	}
	f := built(t, "windows", small, figure.Options{})
	b.holds(b.reads(), f, f.Panels[0].Series[0].X)
	evaluate[int](b, `new Promise(done => setTimeout(done, 500, 0))`)
	b.holds(b.reads(), f, f.Panels[0].Series[0].X) // they stay when the finger is lifted
	if over := evaluate[int](b, `document.documentElement.scrollWidth - innerWidth`); over > 0 {
		t.Errorf("the page is %d pixels wider than a phone", over)
	}
	// The button below takes the reader to that moment.
	head := evaluate[string](b, `document.querySelector("#pointer .readout-head").textContent`)
	b.wait(`document.querySelector("#watch-open").textContent == "Watch the queues at " + %q`, head)
	b.do(chromedp.Tap(chromedp.CSS("#watch-open")))
	b.wait(`document.querySelector("#watch-view-1 canvas")`)
	if w := b.watching(); w.from == 0 || w.from%60e9 != 0 {
		t.Errorf("a tap at 0.4 of the figure opened %+v", w)
	}
}
