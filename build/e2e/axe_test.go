//go:build e2e

package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// violations runs axe-core in the page and lists what it finds serious or
// critical, with the first element of each.
func (b *tab) violations(script string) []string {
	b.t.Helper()
	if _, err := chromedp.Run(b.ctx, chromedp.Evaluate[any](script+"; 0")); err != nil {
		b.t.Fatal(err)
	}
	return evaluate[[]string](b, `axe.run(document, {resultTypes: ["violations"]}).then(r => r.passes.length < 10 ? ["axe looked at hardly anything"] : r.violations
		.filter(v => v.impact == "serious" || v.impact == "critical")
		.map(v => v.id + ": " + v.help + ": " + v.nodes.length + " times, first " + v.nodes[0].html.slice(0, 200) + " " + v.nodes[0].failureSummary))`)
}

// TestNothingSeriousForAxe looks at every view of the page.
func TestNothingSeriousForAxe(t *testing.T) {
	script, err := os.ReadFile(filepath.Join("..", "out", "axe.min.js"))
	if err != nil {
		t.Skip("axe-core is not there; go run ./build/check -tools fetches it with npm: ", err)
	}
	look := func(b *tab, view string) {
		t.Helper()
		if found := b.violations(string(script)); len(found) > 0 {
			t.Errorf("%s: %s", view, strings.Join(found, "\n"))
		}
	}
	lesson := "v=1&from=wrr.order&policies=swrr,vnswrr,iwrr,wrandom&servers=3&weights=5,1,1&requests=700"
	for _, v := range []struct {
		view  string
		width int64
		path  string
	}{
		{"a lesson, light", 1280, "/?theme=light#" + lesson},
		{"a lesson, dark", 360, "/?theme=dark#" + lesson},
		{"a lesson in Russian", 360, "/?lang=ru#" + lesson},
		{"a lesson in Chinese", 1280, "/?lang=zh&figure=table#" + lesson},
		{"embedded", 360, "/?embed=1#" + small},
		{"a pinned pair, dark", 1280, "/?theme=dark&pin=" + strings.ReplaceAll(strings.ReplaceAll(small, "&", "%26"), "=", "%3D") + "#" + small + "&seed=5"},
		{"several seeds", 360, "/#" + small + "&seeds=3"},
		{"the queues, light", 1280, "/?theme=light&watch=1m~10s~1m4s#" + small},
		{"the queues with staggered beliefs, dark", 360, "/?theme=dark&watch=1m~10s~1m4s~0~1~b1#" + small + "&balancers=2&sync=5s&phase=staggered"},
		{"doubtful numbers, dark", 1280, "/?theme=dark#v=1&policies=random&servers=10&util=1.5&requests=700&window=5s"},
		{"the first lesson, light", 360, "/?theme=light#"},
	} {
		b := newTab(t)
		b.do(chromedp.EmulateViewport(v.width, 900))
		b.open(v.path)
		b.finished()
		look(b, v.view)
	}

	b := newTab(t)
	b.open("/?theme=light#" + small)
	b.finished()
	b.do(chromedp.Click(chromedp.CSS("#save")), chromedp.Click(chromedp.CSS("#qr")))
	b.wait(`document.querySelector("#code img").naturalWidth`)
	for evaluate[bool](b, `Boolean(document.querySelector("fieldset .more"))`) {
		b.do(chromedp.Click(chromedp.CSS("fieldset .more")))
	}
	look(b, "everything unfolded")
	b.retype("#set-servers", "many")
	b.wait(`document.querySelector("[aria-invalid=true]")`)
	look(b, "a mistake")
	b.open("/#v=1&nonsense=1&policies=leastloadad")
	b.wait(`document.querySelector(".strays li")`)
	look(b, "a link that is not understood")
	b.open("/#v=1&rate=9000&time=3h")
	b.wait(`document.querySelector("#run:not(:disabled)")`)
	look(b, "a large experiment that waits")
	b.open("/?view=validation&lang=ru&theme=dark")
	b.wait(`document.querySelectorAll("#checks tbody tr").length > 50`)
	look(b, "the validation table")
	b.open("/?lang=en&theme=light#" + small)
	b.finished()
	b.do(chromedp.Click(chromedp.CSS("#read")))
	b.wait(`document.querySelector(".reading p")`)
	look(b, "how to read the tables")
	for _, page := range []string{"policies", "glossary", "model"} {
		for _, lang := range []string{"en", "ru", "zh"} {
			b.open("/" + page + "." + lang + ".html")
			b.wait(`document.querySelector("h1")`)
			look(b, page+" in "+lang)
		}
	}
}
