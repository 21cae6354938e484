//go:build e2e

package e2e

import (
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// TestTheValidationTableIsAPage: it is found from the foot of the page,
// computes in this browser, agrees with what is expected as far as it is
// watched here, and leads to a check's experiment.
func TestTheValidationTableIsAPage(t *testing.T) {
	b := newTab(t)
	b.open("/#" + small)
	b.finished()
	b.do(chromedp.Click(chromedp.CSS("#validation-link")))
	b.wait(`location.search == "?view=validation" && document.querySelectorAll("#checks tbody tr").length > 50`)
	b.do(chromedp.Click(chromedp.CSS("#validate")))
	b.wait(`document.querySelectorAll("#checks .good").length >= 3`)
	if n := evaluate[int](b, `document.querySelectorAll("#checks .bad").length`); n > 0 {
		t.Errorf("%d checks differ", n)
	}
	b.do(chromedp.Click(chromedp.CSS("#cancel-validation")))
	b.wait(`!document.querySelector("#cancel-validation") && !document.querySelector("#validate").disabled`)
	const kept = `[...document.querySelectorAll("#checks .good")].length`
	n := evaluate[int](b, kept)
	b.do(chromedp.Click(chromedp.CSS("#leave-validation")))
	b.finished()
	b.do(chromedp.Click(chromedp.CSS("#validation-link")))
	b.wait(`document.querySelector("#validate").textContent == "Continue"`)
	if got := evaluate[int](b, kept); got != n {
		t.Errorf("of %d results %d were kept", n, got)
	}
	b.do(chromedp.Click(chromedp.CSS("#validate")))
	b.wait(kept+` > %d`, n)
	b.do(chromedp.Click(chromedp.CSS("#checks tbody tr:nth-child(4) a")))
	b.wait(`location.search == "" && location.hash.includes("service=const:1s")`)
	b.finished()

	c := newTab(t)
	c.open("/?view=validation&lang=ru")
	c.wait(`document.querySelector("#checks tbody th").textContent == "M/M/1, загрузка 0,5"`)
	c.do(chromedp.Click(chromedp.CSS("#leave-validation")))
	c.finished()
}

// TestTheWholeValidationTableAgrees computes every row in the browser.
func TestTheWholeValidationTableAgrees(t *testing.T) {
	b := open(t, 12*time.Minute)
	b.open("/?view=validation&lang=en")
	b.wait(`document.querySelectorAll("#checks tbody tr").length > 50`)
	begun := time.Now()
	b.do(chromedp.Click(chromedp.CSS("#validate")))
	if !b.within(10*time.Minute, `!document.querySelector("#cancel-validation")`) {
		t.Fatalf("after %s: %s", time.Since(begun), b.everything())
	}
	rows := evaluate[int](b, `document.querySelectorAll("#checks tbody tr").length`)
	good := evaluate[int](b, `document.querySelectorAll("#checks .good").length`)
	bad := evaluate[[]string](b, `[...document.querySelectorAll("#checks tbody tr")].filter((r) => !r.querySelector(".good")).map((r) => r.innerText)`)
	t.Logf("%d of %d rows agree after %.0f s; %s", good, rows, time.Since(begun).Seconds(), evaluate[string](b, `document.querySelector("#validation-status").textContent`))
	for _, row := range bad {
		t.Errorf("does not agree: %s", row)
	}
	if good != rows {
		t.Errorf("%d of %d rows agree", good, rows)
	}
}
