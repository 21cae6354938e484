//go:build e2e

package e2e

import (
	"testing"
	"time"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// A tab does not always run in front of its reader, on a machine that is
// awake, alone.

// lifecycle freezes the tab, as browsers do behind others, or wakes it.
func (b *tab) lifecycle(state page.SetWebLifecycleStateState) {
	b.t.Helper()
	if _, err := chromedp.Call(b.ctx, page.SetWebLifecycleState, page.SetWebLifecycleStateParams{State: state}); err != nil {
		b.t.Fatal(err)
	}
}

func TestATabInTheBackgroundFinishesItsRun(t *testing.T) {
	b := newTab(t)
	b.open("/?lang=en#" + small)
	b.finished()
	const link = "v=1&policies=random,leastloaded&servers=20&senders=40&time=6h"
	b.do(chromedp.Evaluate[chromedp.Void](`location.hash = "` + link + `"`))
	b.wait(`document.querySelector(".result").dataset.link == %q && document.querySelector("#cancel")`, link)
	b.lifecycle(page.SetWebLifecycleStateStateFrozen)
	time.Sleep(time.Second) // what is tested is that time goes by
	b.lifecycle(page.SetWebLifecycleStateStateActive)
	// The tab stays hidden: nothing waits for its frames.
	if !b.within(patience/2, `!document.querySelector("#cancel") && document.querySelector("#figure[aria-busy=false] img") && !document.querySelector("tr.pending")`) {
		t.Fatalf("the run does not end: %s", b.everything())
	}
	b.agrees(link)
}

// TestAClockThatJumpsChangesNoResult lets the clocks of page and workers jump
// by hours, there and back, as on a machine that sleeps or is set right.
func TestAClockThatJumpsChangesNoResult(t *testing.T) {
	b := newTab(t)
	b.before(`{
		let calls = 0;
		const jumped = (now) => () => now() + (++calls % 3 - 1) * 5 * 3600e3;
		performance.now = jumped(performance.now.bind(performance));
		Date.now = jumped(Date.now.bind(Date));
	}`)
	b.open("/?lang=en#" + small)
	b.finished()
	b.agrees(small)
	b.retype("#set-servers", "21")
	b.do(chromedp.Click(chromedp.CSS("#run")))
	const other = "v=1&policies=random,leastloaded&servers=21&senders=40&time=9m"
	b.ran(other)
	b.agrees(other)
	if words := evaluate[string](b, `document.querySelector("#status").textContent`); words == "" {
		t.Error("nothing is said of the run")
	}
}

func TestTwoTabsAtOnceAgree(t *testing.T) {
	one, other := newTab(t), newTab(t)
	for _, b := range []*tab{one, other} {
		b.do(chromedp.Navigate(address + "/?lang=en#" + small)) // neither waits for the other
	}
	one.finished()
	other.finished()
	if a, b := one.fingerprint(), other.fingerprint(); a != b {
		t.Errorf("the fingerprints of two tabs are %s and %s", a, b)
	}
	// What one of them remembers does not reach into the other.
	one.do(chromedp.Click(chromedp.CSS(`.switch [lang="zh"]`)))
	one.wait(`document.documentElement.lang == "zh"`)
	if got := evaluate[string](other, `document.documentElement.lang`); got != "en" {
		t.Errorf("the other tab speaks %s", got)
	}
	one.do(chromedp.Click(chromedp.CSS(`.switch [lang="en"]`)))
}
