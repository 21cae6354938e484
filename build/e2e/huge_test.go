//go:build e2e

package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"loadlab/sim/link"
)

// longest are links about as long as the program reads, as JavaScript
// expressions.
var longest = map[string]string{
	"a short one":       `"v=1&servers=2&requests=5"`,
	"a long name":       `"v=1&from=" + "x".repeat(huge - 20)`,
	"thousands of keys": `"v=1" + Array.from({length: huge / 12 | 0}, (_, i) => "&k" + (i + 1e6)).join("=1")`,
	"many servers' own": `"v=1&policies=roundrobin&requests=1000&servers=5000&slowdown=" + Array.from({length: 5000}, (_, i) => "1.234567890" + (10000 + i)).join()`,
}

// edit types into a field and returns how long the page takes to answer, and
// how long it is busy with the edit in all, with what follows once it has
// settled, in milliseconds: the gaps between messages that it sends to itself.
const edit = `(async (value) => {
	const field = document.querySelector("#set-seed");
	const channel = new MessageChannel(), next = () => new Promise((done) => { channel.port1.onmessage = done; channel.port2.postMessage(0); });
	const begun = performance.now();
	let last = begun, answer = 0, total = 0;
	field.value = value;
	field.dispatchEvent(new Event("input", {bubbles: true}));
	while (last < begun + 1000) {
		await next();
		const now = performance.now();
		if (now - last > 5) {
			total += now - last;
			if (now - begun < 130 || answer == 0) { // before it has settled
				answer = now - begun;
			}
		}
		last = now;
	}
	for (const end = performance.now() + 20000; !location.hash.includes("seed=" + value); await new Promise((done) => setTimeout(done, 50))) {
		if (performance.now() > end) {
			throw new Error("the edit is not in the link: " + location.hash.slice(0, 100));
		}
	}
	return [answer, total];
})("%d")`

// TestEditingTheLongestLinks types into a field while the page holds a link
// made to choke it.
func TestEditingTheLongestLinks(t *testing.T) {
	b := open(t, 5*patience)
	b.before(watchMemory)
	b.open("/?lang=en#" + small)
	b.finished()
	for name, text := range longest {
		b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`{ const huge = %d; location.hash = %s; }`, link.MaxLength, text)))
		b.wait(`document.querySelector(".result").dataset.link != %q && (document.querySelector(".error:not(:empty), .strays") || document.querySelector(".result").dataset.link)`, small)
		var answers, totals []float64
		for i := range 3 {
			took := evaluate[[]float64](b, edit, 1000+i)
			answers, totals = append(answers, took[0]), append(totals, took[1])
		}
		slices.Sort(answers)
		slices.Sort(totals)
		memory := b.memory()
		t.Logf("%s: answers after %.0f to %.0f ms; busy for %.0f ms; %d MB", name, answers[0], answers[2], totals[0], memory>>20)
		// How long it takes is printed, as the machine may have other things to do;
		// that the best of three takes this long is a hang.
		if answers[0] > 5000 {
			t.Errorf("%s: an edit takes %.0f ms", name, answers[0])
		}
		if memory > memoryLimit {
			t.Errorf("%s: the page takes %d MB", name, memory>>20)
		}
		b.do(chromedp.Evaluate[chromedp.Void](`location.hash = "` + small + `"`))
		b.ran(small)
	}
}

// TestALinkThatIsTooLong is not read, and stays in the address bar until
// another comes.
func TestALinkThatIsTooLong(t *testing.T) {
	const mega = 1 << 20
	b := open(t, 3*patience)
	b.before(watchMemory)
	b.open("/?lang=en#v=1&from=" + strings.Repeat("x", mega))
	b.wait(`document.querySelector(".strays").textContent.includes("bytes: must be at most")`)
	if got := b.memory(); got > memoryLimit {
		t.Errorf("the page takes %d MB", got>>20)
	}
	b.wait(`location.hash.length > %d`, mega)
	b.do(chromedp.Evaluate[chromedp.Void](`location.hash = "` + small + `"`))
	b.ran(small)
}
