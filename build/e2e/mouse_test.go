//go:build e2e

package e2e

import (
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"loadlab/sim/engine"
	"loadlab/sim/figure"
	"loadlab/sim/link"
	"loadlab/sim/measure"
)

// mouse sends a mouse event at a place of the figure's picture, given as shares
// of its width and height.
func (b *tab) mouse(kind input.DispatchMouseEventType, x, y float64, clicks int64) {
	b.t.Helper()
	at := b.place(x, y)
	p := input.DispatchMouseEventParams{Type: kind, X: at[0], Y: at[1], ClickCount: clicks}
	if clicks > 0 {
		p.Button = input.MouseButtonLeft
	}
	if kind == chromedp.MousePressed {
		p.Buttons = 1
	}
	if _, err := chromedp.Call(b.ctx, input.DispatchMouseEvent, p); err != nil {
		b.t.Fatal(err)
	}
}

// place is where a place of the picture lies in the window.
func (b *tab) place(x, y float64) []float64 {
	b.t.Helper()
	return evaluate[[]float64](b, `(() => {
		const figure = document.querySelector("#figure img");
		figure.scrollIntoView({block: "center"});
		const box = figure.getBoundingClientRect();
		return [box.left + %v * box.width, box.top + %v * box.height];
	})()`, x, y)
}

func (b *tab) hover(x, y float64) {
	b.t.Helper()
	b.pointed = func() { b.mouse(chromedp.MouseMoved, x, y, 0) }
	b.pointed()
}

// drag presses at one place, moves over some between, and releases at another.
func (b *tab) drag(from, to, y float64) {
	b.t.Helper()
	b.hover(from, y)
	b.mouse(chromedp.MousePressed, from, y, 1)
	for i := range 5 {
		at := b.place(from+(to-from)*float64(i+1)/5, y)
		if _, err := chromedp.Call(b.ctx, input.DispatchMouseEvent, input.DispatchMouseEventParams{Type: chromedp.MouseMoved, X: at[0], Y: at[1], Button: input.MouseButtonLeft, Buttons: 1}); err != nil {
			b.t.Fatal(err)
		}
	}
	b.mouse(chromedp.MouseReleased, to, y, 1)
}

// readout is the head of what is shown at the place pointed to, and the texts
// of its lines: label and value.
type readout struct {
	Head string
	Rows [][2]string
}

// reads waits for a readout and returns it.
//
// A picture that is drawn again takes the readout away, as what lay there may
// lie elsewhere now. A reader moves the mouse again then, and so does this.
func (b *tab) reads() readout {
	b.t.Helper()
	for range 5 {
		if b.pointed == nil || b.within(2*time.Second, `document.querySelector("#pointer .readout")`) {
			break
		}
		b.pointed()
	}
	b.wait(`document.querySelector("#pointer .readout")`)
	return evaluate[readout](b, `({
		Head: document.querySelector("#pointer .readout-head").textContent,
		Rows: [...document.querySelectorAll("#pointer .readout-row")].map(r => [r.querySelector(".readout-label").textContent, r.querySelector(".readout-value").textContent]),
	})`)
}

// built builds a figure natively, from a run of its own.
func built(t *testing.T, name, address string, o figure.Options) *figure.Figure {
	t.Helper()
	e, err := link.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	var results []*measure.Result
	for _, j := range e.Jobs() {
		r, err := engine.Run(&e, j.Policy, j.Seed, nil)
		if err != nil {
			t.Fatal(err)
		}
		results = append(results, r)
	}
	f, err := figure.Build(name, &e, results, o)
	if err != nil {
		t.Fatal(err)
	}
	return f
}
