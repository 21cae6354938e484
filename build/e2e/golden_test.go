//go:build e2e

package e2e

import (
	"os"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// TestGoldenLinks opens every link of the list with its fingerprint: the page
// must reproduce it, and say so.
func TestGoldenLinks(t *testing.T) {
	list, err := os.ReadFile("../../sim/engine/testdata/golden.txt")
	if err != nil {
		t.Fatal(err)
	}
	b := open(t, 5*patience)
	b.open("/?lang=en#" + small)
	b.finished()
	links := 0
	for line := range strings.Lines(string(list)) {
		golden, sum, is := strings.Cut(strings.TrimSpace(line), "&sum=")
		if !is || strings.HasPrefix(line, "#") {
			continue
		}
		links++
		b.do(chromedp.Evaluate[chromedp.Void]("location.hash = " + quoted(golden+"&sum="+sum)))
		b.wait(`!document.querySelector("#cancel") && document.querySelector("#verdict").textContent && document.querySelector("#fingerprint").textContent != "–" && location.hash.includes(%q)`, sum)
		if got := b.fingerprint(); got != sum {
			t.Errorf("%s: the page's fingerprint is %s, not %s", golden, got, sum)
		}
		b.wait(`document.querySelector("#verdict").classList.contains("good")`)
		// Each begins at the same place, so that no verdict is the last one's.
		b.do(chromedp.Evaluate[chromedp.Void](`location.hash = "` + small + `"`))
		b.wait(`document.querySelector(".result").dataset.link == %q && !document.querySelector("#verdict").textContent`, small)
	}
	if links < 40 {
		t.Errorf("only %d golden links were run", links)
	}
	t.Logf("%d golden links are reproduced", links)
}
