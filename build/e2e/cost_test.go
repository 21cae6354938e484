//go:build e2e

package e2e

import (
	"math"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"loadlab/sim/catalogue"
)

// TestPicksAreTimedOnTheReadersMachine: the lesson measures by itself, with a
// progress bar, can be stopped and begun again, and draws what it measured.
func TestPicksAreTimedOnTheReadersMachine(t *testing.T) {
	e, _ := catalogue.Lookup("wrr.cost")
	b := newTab(t)
	b.open("/?lang=en#" + e.Link)
	b.wait(`document.querySelector("#status").textContent.startsWith("Timing picks") && document.querySelector("#cancel") && document.querySelector("progress.bar:not(.idle)").value > 0`)
	b.do(chromedp.Click(chromedp.CSS("#cancel")))
	b.wait(`document.querySelector("#status").textContent.startsWith("The picks were not timed") && document.querySelector("#run") && !document.querySelector("#costs")`)
	b.do(chromedp.Click(chromedp.CSS("#run")))
	b.wait(`document.querySelectorAll("#costs tbody tr").length == 4 && document.querySelector("#figure[aria-busy=false] img").naturalWidth`)
	if alt := evaluate[string](b, `document.querySelector("#figure img").alt`); !strings.Contains(alt, "SmoothWRR takes") {
		t.Errorf("the figure's words are %q", alt)
	}
	// Ten times the servers: SmoothWRR grows with them, the others hardly. The
	// bounds lie between what theory says, 10 and 1, in equal proportion.
	const tenfolds = `[...document.querySelectorAll("#costs tbody tr")].map((r) => r.dataset.policy + " " + r.children[1].textContent.replace("×", "").trim())`
	for _, row := range evaluate[[]string](b, tenfolds) {
		name, text, _ := strings.Cut(row, " ")
		tenfold, err := strconv.ParseFloat(text, 64)
		if err != nil || (tenfold > math.Sqrt(10)) != (name == "swrr") {
			t.Errorf("%s: times %s with ten times the servers", name, text)
		}
	}
	b.do(chromedp.Click(chromedp.CSS(`[data-figure="share"]`)))
	b.wait(`document.querySelector('[data-figure="share"]').getAttribute("aria-pressed") == "true" && document.querySelector("#figure[aria-busy=false] img")?.alt.startsWith("How requests")`)
	b.do(chromedp.Click(chromedp.CSS(`[data-figure="cost"]`)))
	b.wait(`document.querySelector("#figure[aria-busy=false] img")?.alt.startsWith("Time of one pick")`)
}
