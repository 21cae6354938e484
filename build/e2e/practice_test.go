//go:build e2e

package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"loadlab/sim/catalogue"
)

// TestAPredictionIsMadeBeforeTheRunAndJudgedAfterIt uses the keyboard alone.
func TestAPredictionIsMadeBeforeTheRunAndJudgedAfterIt(t *testing.T) {
	e, ok := catalogue.Lookup("choices.practice-1")
	if !ok {
		t.Fatal("no practice in the catalogue")
	}
	b := newTab(t)
	b.open("/?lang=en#" + e.Link)
	b.wait(`document.querySelector("#predict-2")`)
	if evaluate[bool](b, `Boolean(document.querySelector("#summary")) || !document.querySelector("#run").disabled`) {
		t.Error("the truth is shown or can be had before the prediction")
	}
	b.do(chromedp.Focus(chromedp.CSS("#predict-0")), chromedp.KeyEvent("0"), chromedp.KeyEvent(kb.Enter))
	b.wait(`document.activeElement.id == "predict-1" && document.querySelector(".practice .error").textContent`)
	b.do(chromedp.KeyEvent("3"), chromedp.KeyEvent(kb.Tab), chromedp.KeyEvent("100000"), chromedp.KeyEvent(kb.Enter))
	b.wait(`[...document.querySelectorAll(".practice .question")].map(q => q.className.split(" ")[1]).join() == "right,wrong,wrong"`)
	b.wait(`document.activeElement.id == "practice"`)
	b.wait(`document.querySelectorAll(".practice .truth")[1].textContent.includes("16")`)
}
