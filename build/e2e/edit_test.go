//go:build e2e

package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// small is an experiment that takes a moment.
const small = "v=1&policies=random,leastloaded&servers=20&senders=40&time=9m"

// long is an experiment whose first part takes a moment and whose last ones
// take many: as a rule of two processors' worth, seconds each.
const long = "v=1&policies=random,leastloaded,powerofk:k=900,powerofk:k=901,powerofk:k=902&servers=1000&time=2h"

// settled waits until the address bar holds the fragment.
func (b *tab) settled(fragment string) {
	b.t.Helper()
	b.wait(`location.hash == %q`, "#"+fragment)
}

// retype replaces what a field holds, key by key as a reader would.
func (b *tab) retype(field, text string) {
	b.t.Helper()
	b.do(
		chromedp.Focus(chromedp.CSS(field)),
		chromedp.KeyEvent("a", chromedp.KeyModifiers(kb.ModifierCtrl)),
		chromedp.KeyEvent(kb.Delete),
		chromedp.KeyEvent(text),
	)
}

func TestAnEditIsInTheAddressAndRuns(t *testing.T) {
	b := newTab(t)
	b.open("/#" + small)
	b.finished()

	b.retype("#set-sync", "0.5 s")
	edited := small[:len("v=1&policies=random,leastloaded&servers=20&senders=40")] + "&sync=500ms&time=9m"
	b.settled(edited)
	if got := evaluate[string](b, `document.querySelector("#set-sync").value`); got != "0.5 s" {
		t.Errorf("the field holds %q, not what was typed", got)
	}
	b.do(chromedp.KeyEvent(kb.Enter))
	b.ran(edited)
	b.agrees(edited)
}

func TestASmallExperimentRunsByItselfAndAnEditCanBeTakenBack(t *testing.T) {
	b := newTab(t)
	b.open("/#" + small)
	b.finished()
	// At once, as keys that a busy machine hands on late are several edits.
	b.do(chromedp.Evaluate[chromedp.Void](`{
		const field = document.querySelector("#set-senders");
		field.value = "50";
		field.dispatchEvent(new Event("input", {bubbles: true}));
	}`))
	b.ran(strings.Replace(small, "senders=40", "senders=50", 1))
	b.do(chromedp.Click(chromedp.CSS("#undo")))
	b.settled(small)
	b.ran(small)
	b.agrees(small)
}

func TestAMistakeIsSaidBesideItsFieldAndKept(t *testing.T) {
	b := newTab(t)
	b.open("/#" + small)
	b.finished()
	b.retype("#set-servers", "ten")
	b.wait(`document.querySelector("#set-servers").closest(".field").querySelector(".error").textContent.includes("ten")`)
	if got := evaluate[string](b, `document.querySelector("#set-servers").value`); got != "ten" {
		t.Errorf("the field holds %q, not what was typed", got)
	}
	if !evaluate[bool](b, `document.querySelector("#run").disabled`) {
		t.Error("what is not understood can be run")
	}
	b.retype("#set-servers", "30")
	b.wait(`!document.querySelector("#run").disabled`)
	b.settled(strings.Replace(small, "servers=20", "servers=30", 1))
}

func TestPoliciesAreAddedTunedRaisedAndRemoved(t *testing.T) {
	b := newTab(t)
	b.open("/#" + small)
	b.finished()
	b.do(chromedp.Evaluate[chromedp.Void](`{
		const add = document.querySelector(".add");
		add.value = "powerofk";
		add.dispatchEvent(new Event("change", {bubbles: true}));
	}`))
	b.settled(strings.Replace(small, "leastloaded", "leastloaded,powerofk:k=2", 1))
	b.retype(".policies li:nth-child(3) .parameter input", "5")
	b.settled(strings.Replace(small, "leastloaded", "leastloaded,powerofk:k=5", 1))
	b.do(chromedp.Click(chromedp.CSS(".policies li:nth-child(3) .up")))
	b.settled(strings.Replace(small, "leastloaded", "powerofk:k=5,leastloaded", 1))
	b.do(chromedp.Click(chromedp.CSS(".policies li:nth-child(1) .remove")))
	b.settled(strings.Replace(small, "random,leastloaded", "powerofk:k=5,leastloaded", 1))
	b.do(chromedp.Click(chromedp.CSS("#run")))
	b.ran(strings.Replace(small, "random,leastloaded", "powerofk:k=5,leastloaded", 1))
	b.curves(2)
}

func TestCancelKeepsWhatIsFinished(t *testing.T) {
	b := newTab(t)
	b.open("/#" + long)
	b.wait(`document.querySelector("#summary tbody tr:not(.pending)") && document.querySelector("#figure img")`)
	pending := evaluate[int](b, `document.querySelectorAll("tr.pending").length`)
	if pending == 0 {
		t.Fatal("the run was over before it could be cancelled")
	}
	b.do(chromedp.Click(chromedp.CSS("#cancel")))
	b.wait(`!document.querySelector("#cancel")`)
	if got := evaluate[int](b, `document.querySelectorAll("tr.pending").length`); got == 0 || got > pending {
		t.Errorf("%d rows are pending after the cancel, %d before", got, pending)
	}
	if got := b.fingerprint(); len(got) == 16 {
		t.Errorf("a part of a run shows the fingerprint %s", got)
	}
	// The cores are free again: a small run is finished soon.
	b.do(chromedp.Evaluate[chromedp.Void](`location.hash = "#` + small + `"`))
	b.ran(small)
	b.agrees(small)
}

func TestABadLinkOpensWithItsMessage(t *testing.T) {
	b := newTab(t)
	b.open("/#v=1&policies=random,leastloadad&servers=0&senders=40&colour=red%3Cb%3E")
	b.wait(`document.querySelector("#set-policies .error").textContent.includes("leastloaded")`)
	b.wait(`document.querySelector("#set-servers").closest(".field").querySelector(".error").textContent.includes("1 to 100000")`)
	b.wait(`document.querySelector(".strays").textContent.includes("colour")`)
	if got := evaluate[string](b, `document.querySelector("#set-senders").value`); got != "40" {
		t.Errorf("senders: %s: the good part of the link was lost", got)
	}
	if evaluate[bool](b, `Boolean(document.querySelector("#summary"))`) {
		t.Error("something was run")
	}
	b.do(chromedp.Click(chromedp.CSS(".strays button")))
	b.wait(`!document.querySelector(".strays")`)
	b.retype("#set-servers", "20")
	b.retype(".policy-raw", "leastloaded")
	b.settled("v=1&policies=random,leastloaded&servers=20&senders=40")
}

func TestBackAndForwardWork(t *testing.T) {
	b := newTab(t)
	b.open("/#" + small)
	b.finished()
	first := b.fingerprint()
	other := strings.Replace(small, "servers=20", "servers=25", 1)
	b.retype("#set-servers", "25")
	b.settled(other)
	b.do(chromedp.KeyEvent(kb.Enter))
	b.ran(other)
	second := b.fingerprint()

	b.do(chromedp.Evaluate[chromedp.Void](`history.back()`))
	b.wait(`document.querySelector("#set-servers").value == "20"`)
	b.wait(`document.querySelector("#fingerprint").textContent == %q`, first)
	b.do(chromedp.Evaluate[chromedp.Void](`history.forward()`))
	b.wait(`document.querySelector("#set-servers").value == "25"`)
	b.wait(`document.querySelector("#fingerprint").textContent == %q`, second)
}

func TestAnExperimentOfTheContentsRunsByOneClick(t *testing.T) {
	b := newTab(t)
	b.open("/#" + small)
	b.finished()
	b.do(chromedp.Click(chromedp.CSS(`.contents a[href*="lab.ten-senders"]`)))
	b.settled("v=1&from=lab.ten-senders&policies=hash,random,roundrobin,leastloaded&senders=10")
	b.wait(`document.querySelector('.contents a[aria-current="true"]').href.includes("lab.ten-senders")`)
	b.ran("v=1&from=lab.ten-senders&policies=hash,random,roundrobin,leastloaded&senders=10")
	b.agrees("lab.ten-senders")
}
