//go:build e2e

package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"
)

func TestAPhoneIsEnough(t *testing.T) {
	b := newVisitor(t)
	b.do(chromedp.EmulateViewport(360, 740, chromedp.EmulateMobile, chromedp.EmulateTouch, chromedp.EmulateScale(2)))
	b.open("/#" + small)
	b.finished()
	if over := evaluate[int](b, `document.documentElement.scrollWidth - document.documentElement.clientWidth`); over > 0 {
		t.Errorf("the page is %d pixels wider than a phone", over)
	}
	b.do(chromedp.Evaluate[chromedp.Void](`addEventListener("touchstart", () => { window.touched = true; }, {passive: true})`))
	b.do(chromedp.Tap(chromedp.CSS(".contents .fold")))
	b.wait(`document.querySelector(".contents .fold").getAttribute("aria-expanded") == "true"`)
	b.do(chromedp.Tap(chromedp.CSS(`.contents a[href*="lab.ten-senders"]`)))
	b.wait(`location.hash.includes("lab.ten-senders")`)
	b.ran(b.fragment())
	b.agrees("lab.ten-senders")
	if !evaluate[bool](b, `window.touched`) {
		t.Error("no finger was felt")
	}
}

// TestTwiceTheSizeFits shows the page at a zoom of 200 %: half as many CSS
// pixels, each of twice the size.
func TestTwiceTheSizeFits(t *testing.T) {
	b := newVisitor(t)
	b.do(chromedp.EmulateViewport(640, 400, chromedp.EmulateScale(2)))
	b.open("/#" + small)
	b.finished()
	if over := evaluate[int](b, `document.documentElement.scrollWidth - document.documentElement.clientWidth`); over > 0 {
		t.Errorf("the page is %d pixels wider than the window", over)
	}
	b.wait(`document.querySelector("#figure[aria-busy=false] img").naturalWidth == document.querySelector("#figure").clientWidth * 2`)
	b.do(chromedp.Click(chromedp.CSS("#copy"))) // it can be reached
}
