//go:build e2e

package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// stop is a place where the keyboard stops.
type stop struct {
	Name   string // id, or what else tells it apart
	Widths string // of the outline that shows the focus
	Seen   bool   // it is in the window and has a size
}

// stops goes through the page with the Tab key, to its end or to a limit.
func (b *tab) stops(limit int) []stop {
	b.t.Helper()
	var all []stop
	for range limit {
		b.do(chromedp.KeyEvent(kb.Tab))
		s := evaluate[stop](b, `(() => {
			const e = document.activeElement, style = getComputedStyle(e), box = e.getBoundingClientRect();
			return {
				Name: e.id || (e.closest(".contents") ? "contents" : e.lang ? "lang " + e.lang : e.className || e.tagName),
				Widths: style.outlineStyle == "none" ? "" : style.outlineWidth,
				Seen: box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight,
			};
		})()`)
		if s.Name == "BODY" {
			break
		}
		all = append(all, s)
	}
	return all
}

// TestTheKeyboardReachesEverything, one after the other, and the focus is seen
// at each stop.
func TestTheKeyboardReachesEverything(t *testing.T) {
	b := open(t, 3*patience)
	b.open("/?lang=en#" + small)
	b.finished()
	all := b.stops(150)
	var names []string
	for _, s := range all {
		names = append(names, s.Name)
		if s.Widths != "3px" || !s.Seen {
			t.Errorf("%+v: the focus is not seen", s)
		}
	}
	for _, want := range []string{"skip", "lang ru", "icon moon", "contents", "run", "pin", "figure", "watch-open", "zoom-in", "save", "summary", "read",
		"copy", "copy-command", "qr", "copy-embed", "save-json", "save-csv", "set-servers", "slider", "set-load", "set-service", "set-phase", "set-length", "set-seed", "add", "icon remove", "validation-link"} {
		if !slices.ContainsFunc(names, func(n string) bool { return n == want || want == "summary" && strings.HasPrefix(n, "card table") }) {
			t.Errorf("the keyboard does not reach %s in %v", want, names)
		}
	}
}

// TestAnExperimentByKeyboardAlone: open, edit, run, read the figure, watch a
// moment, close it, change the language.
func TestAnExperimentByKeyboardAlone(t *testing.T) {
	b := newTab(t)
	b.open("/?lang=en#" + small)
	b.finished()
	b.do(chromedp.Focus(chromedp.CSS("#set-servers")), chromedp.KeyEvent(kb.End), chromedp.KeyEvent(kb.Backspace), chromedp.KeyEvent("5"), chromedp.KeyEvent(kb.Enter))
	b.ran(strings.Replace(small, "servers=20", "servers=25", 1))
	for range 5 { // a picture that is drawn again takes the cross away
		b.do(chromedp.Focus(chromedp.CSS("#figure")), chromedp.KeyEvent(kb.Home), chromedp.KeyEvent(kb.ArrowRight), chromedp.KeyEvent(kb.ArrowRight))
		if b.within(2*time.Second, `document.querySelector("#watch-open").textContent == "Watch the queues at 2\u00a0min"`) {
			break
		}
	}
	b.wait(`document.querySelector("#watch-open").textContent == "Watch the queues at 2\u00a0min"`)
	b.do(chromedp.Focus(chromedp.CSS("#watch-open")), chromedp.KeyEvent(kb.Enter))
	b.wait(`document.querySelector("#watch-view-1 canvas") && document.activeElement.id == "watch"`)
	if w := b.watching(); w.from != 120e9 {
		t.Errorf("the moment at the cross opened %+v", w)
	}
	b.do(chromedp.KeyEvent(kb.Tab)) // the first thing in it closes it
	if at := evaluate[string](b, `document.activeElement.id`); at != "watch-close" {
		t.Errorf("the first stop in the live view is %q", at)
	}
	b.do(chromedp.KeyEvent(kb.Enter))
	b.wait(`!document.querySelector("#watch canvas") && document.activeElement.id == "watch-open"`)
	b.do(chromedp.Focus(chromedp.CSS(`.switch [lang="ru"]`)), chromedp.KeyEvent(" "))
	b.wait(`document.documentElement.lang == "ru" && document.activeElement.lang == "ru"`)
	b.do(chromedp.Focus(chromedp.CSS("#read")), chromedp.KeyEvent(kb.Enter))
	b.wait(`document.querySelector(".reading p").textContent.includes("Разгон не отброшен")`)
	b.do(chromedp.Focus(chromedp.CSS(`.switch [lang="en"]`)), chromedp.KeyEvent(" ")) // the other tests read English
	b.wait(`document.documentElement.lang == "en"`)
	if got := fmt.Sprint(b.fragment()); got != strings.Replace(small, "servers=20", "servers=25", 1) {
		t.Errorf("the experiment became %s", got)
	}
}
