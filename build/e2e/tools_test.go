//go:build e2e

package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// TestASliderEditsTheLink, by keyboard, and stands where the value is.
func TestASliderEditsTheLink(t *testing.T) {
	b := newTab(t)
	b.open("/#" + small)
	b.finished()
	const at = `document.querySelector(".slider[data-key=servers]").valueAsNumber`
	before := evaluate[int](b, at)
	b.do(chromedp.Focus(chromedp.CSS(".slider[data-key=servers]")), chromedp.KeyEvent(kb.ArrowRight))
	b.wait(`document.querySelector("#set-servers").value != "20" && location.hash.includes("servers=" + document.querySelector("#set-servers").value)`)
	if got := evaluate[int](b, at); got != before+1 {
		t.Errorf("the slider stands at %d, not %d", got, before+1)
	}
	b.retype("#set-servers", "1000")
	b.wait(at + ` == document.querySelector(".slider[data-key=servers]").max`)
}

// TestTheDemandHasAShape: a sketch with the mean and the variability.
func TestTheDemandHasAShape(t *testing.T) {
	b := newTab(t)
	b.open("/#" + small)
	b.finished()
	b.retype("#set-service", "exp:100ms")
	b.wait(`document.querySelector(".shape").textContent.includes("mean 100\u00a0ms · variability (SCV) 1.00")`)
	if evaluate[float64](b, `document.querySelector(".sketch path").getBBox().height`) < 20 {
		t.Error("the sketch is flat")
	}
}

// TestTheQRCodeIsShown and hands out the address; the share sheet too.
func TestTheQRCodeIsShown(t *testing.T) {
	b := newTab(t)
	b.before(`navigator.share = data => { window.sheet = data; return Promise.resolve(); }`)
	b.open("/#" + small)
	b.finished()
	b.do(chromedp.Click(chromedp.CSS("#qr")))
	b.wait(`document.querySelector("#code img").naturalWidth > 200`)
	b.do(chromedp.Click(chromedp.CSS("#share")))
	b.wait(`window.sheet`)
	if got := evaluate[string](b, `window.sheet.url`); !strings.HasSuffix(got, "#"+small+"&sum="+b.fingerprint()) {
		t.Errorf("shared was %s", got)
	}
	b.do(chromedp.Click(chromedp.CSS("#qr")))
	b.wait(`!document.querySelector("#code img")`)
}
