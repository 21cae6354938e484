//go:build e2e

package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"loadlab/sim/version"
)

func TestASharedLinkIsReproduced(t *testing.T) {
	b := newTab(t)
	b.before(`navigator.clipboard.writeText = async (words) => { window.copied = words; }`)
	b.open("/#" + small)
	b.finished()
	b.do(chromedp.Click(chromedp.CSS("#copy")))
	b.wait(`document.querySelector(".note").textContent != ""`)
	copied := evaluate[string](b, `window.copied`)
	if want := address + "/#" + small + "&sum=" + b.fingerprint(); copied != want {
		t.Fatalf("the clipboard holds %s, not %s", copied, want)
	}

	friend := newTab(t)
	friend.open(strings.TrimPrefix(copied, address))
	friend.finished()
	friend.wait(`document.querySelector("#verdict.good").textContent != ""`)
	if got := friend.fragment(); got != strings.TrimPrefix(copied, address+"/#") {
		t.Errorf("the friend's address bar holds %s", got)
	}

	friend.wait(`document.querySelector("#verdict").textContent.includes(%q)`, version.Number)
	friend.wait(`document.querySelector("#version").textContent.includes(%q)`, version.Number)

	stranger := newTab(t)
	stranger.open("/#" + small + "&sum=0123456789abcdef")
	stranger.finished()
	stranger.wait(`document.querySelector("#verdict.bad").textContent.includes("0123456789abcdef")`)
	stranger.wait(`document.querySelector("#verdict.bad").textContent.includes(%q)`, b.fingerprint())
}

func TestAClipboardThatIsRefusedIsSaid(t *testing.T) {
	b := newTab(t)
	b.before(`navigator.clipboard.writeText = async () => { throw new Error("not allowed"); }`)
	b.open("/#" + small)
	b.finished()
	b.do(chromedp.Click(chromedp.CSS("#copy")))
	b.wait(`document.querySelector(".note").textContent.includes("address bar")`)
}
