//go:build e2e

package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// TestAPinnedResultIsComparedWithTheNext: pin, change one thing, see both in
// the figure and the table with the differences; the pair's link brings both
// back; unpinning leaves the present one.
func TestAPinnedResultIsComparedWithTheNext(t *testing.T) {
	const fresh = "v=1&policies=random,leastloaded&servers=20&senders=40&time=9m"
	const stale = "v=1&policies=random,leastloaded&servers=20&senders=40&sync=5s&time=9m"
	b := newTab(t)
	b.open("/#" + fresh)
	b.ran(fresh)
	b.do(chromedp.Click(chromedp.CSS("#pin")))
	b.wait(`document.querySelector("#unpin") && !document.querySelector("#pin")`)
	b.retype("#set-sync", "5s")
	b.ran(stale)
	b.wait(`document.querySelectorAll(".legend button").length == 4`)
	if got := evaluate[string](b, `[...document.querySelectorAll(".pin-line code")].map(c => c.textContent).join(" ")`); got != "sync=10ms" {
		t.Errorf("the pinned run differs by %q", got)
	}
	if got := evaluate[string](b, `document.querySelector("#figure img").alt`); !strings.Contains(got, "LeastLoaded, pinned") {
		t.Errorf("the figure says %q", got)
	}
	was := computed(t, fresh).Policies[1].Response.P99.String()
	if got := evaluate[string](b, `document.querySelector("#summary tr.was[data-policy=leastloaded]").querySelectorAll("td")[3].title`); got != was {
		t.Errorf("the pinned p99 is %s, the command line's %s", got, was)
	}
	changes := evaluate[[]string](b, `[...document.querySelectorAll("#summary tr.change")].map(r => r.querySelectorAll("td")[3].textContent)`)
	if len(changes) != 2 || changes[0] != "0 %" || !strings.HasPrefix(changes[1], "× ") {
		t.Errorf("random, which reads no snapshot, and least loaded changed by %v", changes)
	}
	pair := evaluate[string](b, `location.search + location.hash`)

	c := newTab(t)
	c.open("/" + pair)
	c.ran(stale)
	c.wait(`document.querySelectorAll("#summary tr.was").length == 2 && document.querySelectorAll(".legend button").length == 4`)
	if got := c.fingerprint(); got != b.fingerprint() {
		t.Errorf("the pair's link gave %s, not %s", got, b.fingerprint())
	}
	c.do(chromedp.Click(chromedp.CSS("#unpin")))
	c.wait(`document.querySelectorAll(".legend button").length == 2 && !document.querySelector("tr.was")`)
	if got := evaluate[string](c, `location.search`); got != "" {
		t.Errorf("the query still holds %q", got)
	}
}
