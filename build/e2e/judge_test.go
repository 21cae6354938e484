//go:build e2e

package e2e

import (
	"net/url"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// TestTheViewChangesNoFingerprint, whatever of it stands in the query.
func TestTheViewChangesNoFingerprint(t *testing.T) {
	want := computed(t, small).Fingerprint
	pin := url.QueryEscape("v=1&policies=hash&servers=7&time=2m")
	for _, query := range []string{
		"lang=zh&theme=dark&figure=percentiles&watch=1m~10s~1m4s~1~0&pin=" + pin,
		"lang=ru&theme=light&figure=table&embed=1&watch=0s~5s~1s~1", "figure=nonsense&theme=pink&watch=x~y~z&view=other",
	} {
		b := newTab(t)
		b.open("/?" + query + "#" + small)
		b.finished()
		b.wait(`document.querySelector("#fingerprint").textContent.length == 16`)
		if got := b.fingerprint(); got != want {
			t.Errorf("%s: %s, not %s", query, got, want)
		}
		if got := b.fragment(); got != small {
			t.Errorf("%s: the experiment became %s", query, got)
		}
	}
}

// TestOverloadIsSaidBeforeItIsRun and beside the result, where the queues grow.
func TestOverloadIsSaid(t *testing.T) {
	b := newTab(t)
	b.open("/?lang=en#" + small)
	b.finished()
	if evaluate[bool](b, `document.querySelector(".run-bar").textContent.includes("More work arrives")`) {
		t.Error("a warning without a reason")
	}
	b.retype("#set-load", "3")
	b.wait(`document.querySelector(".warning").textContent.includes("More work arrives than the servers can do")`)
	b.wait(`document.querySelector(".estimate").textContent.includes("utilisation 2.25")`)
	b.wait(`[...document.querySelectorAll(".doubt")].some(d => d.textContent.startsWith("* Random") && d.textContent.includes("still grow"))`)
	b.wait(`document.querySelector("#summary tbody th").textContent == "Random*"`)
}

// TestALargeRunTellsHowFarItIs: what is over, what is left, how long the next
// one would take; and a newer run takes its place at once.
func TestALargeRunTellsHowFarItIs(t *testing.T) {
	b := newTab(t)
	b.open("/?lang=en#" + long)
	b.wait(`/^Simulating: \d+.%% · \d+\.\d.s elapsed · about .* left$/.test(document.querySelector("#status").textContent)`)
	b.wait(`document.querySelector("progress:not(.idle)").value > 0 && document.querySelector("#summary tbody tr:not(.pending)")`)
	b.do(chromedp.Evaluate[chromedp.Void](`location.hash = "#` + small + `"`))
	b.ran(small)
	b.agrees(small)
	b.retype("#set-length", "900h") // 130 million requests wait for the button
	b.wait(`document.querySelector(".estimate").textContent.includes("on this device")`)
	b.wait(`[...document.querySelectorAll(".warning")].some(w => w.textContent.includes("settings have changed"))`)
}

// TestResetGoesBackToTheLesson.
func TestResetGoesBackToTheLesson(t *testing.T) {
	const lesson = "v=1&from=lab.ten-senders&policies=hash,random,roundrobin,leastloaded&senders=10"
	b := newTab(t)
	b.open("/?lang=en#" + lesson)
	b.ran(lesson)
	b.retype("#set-senders", "12")
	b.settled(strings.Replace(lesson, "senders=10", "senders=12", 1))
	b.do(chromedp.Evaluate[chromedp.Void](`[...document.querySelectorAll(".settings-head button")].find(x => x.textContent == "Reset to the lesson").click()`))
	b.ran(lesson)
	b.wait(`document.querySelector("#set-senders").value == "10" && !document.querySelector(".settings-head").textContent.includes("Reset")`)
}

// TestPaperIsClean: figure, tables and link on white, and nothing to press.
func TestPaperIsClean(t *testing.T) {
	b := newTab(t)
	b.open("/?lang=en&theme=dark&watch=1m~10s~1m4s#" + small)
	b.finished()
	if _, err := chromedp.Call(b.ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print"}); err != nil {
		t.Fatal(err)
	}
	left := evaluate[[]string](b, `[...document.querySelectorAll("button, input, select, canvas, nav, progress")].filter(e => e.checkVisibility()).map(e => e.id || e.className || e.tagName)`)
	if len(left) > 0 {
		t.Errorf("on paper there is %v", left)
	}
	for _, e := range []string{"#figure img", "#summary", "#fingerprint", "h1"} {
		if !evaluate[bool](b, "document.querySelector(%q).checkVisibility()", e) {
			t.Errorf("on paper there is no %s", e)
		}
	}
	if got := evaluate[string](b, `getComputedStyle(document.querySelector("h1")).color`); got != "rgb(29, 33, 39)" {
		t.Errorf("on paper the ink is %s", got)
	}
	if got := evaluate[string](b, `getComputedStyle(document.querySelector(".result"), "::after").content`); !strings.Contains(got, "v=1&policies=random") {
		t.Errorf("on paper the link is %s", got)
	}
	b.snap("print.png")
}
