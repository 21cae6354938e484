//go:build e2e

package e2e

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"loadlab/build/web"
)

// snippet is what the README shows for a course page.
func snippet(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	found := regexp.MustCompile(`(?s) +<iframe.*?</script>`).Find(text)
	if found == nil {
		t.Fatal("the README shows no frame")
	}
	return string(found)
}

// inside is the document in the frame.
const inside = `document.querySelector("iframe").contentDocument`

// course serves a course page with a body and the laboratory below it.
func course(t *testing.T, body string) string {
	site := http.NewServeMux()
	site.Handle("/lab/", http.StripPrefix("/lab", web.Handler(folder)))
	site.HandleFunc("/{$}", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprint(w, `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><h1>Week 5</h1>`+body+`<p>And now the exercises.</p>`)
	})
	server := httptest.NewServer(site)
	t.Cleanup(server.Close)
	return server.URL + "/"
}

// TestAFrameOfACoursePageHoldsTheLaboratory embeds the page as the README
// shows, on a phone and on a desk: the frame is as high as what it holds.
func TestAFrameOfACoursePageHoldsTheLaboratory(t *testing.T) {
	url := course(t, snippet(t))
	for _, width := range []int64{360, 1280} {
		t.Run(fmt.Sprint(width), func(t *testing.T) {
			b := newVisitor(t)
			b.do(chromedp.EmulateViewport(width, 800, chromedp.EmulateScale(2)))
			b.visit(url)
			b.framed()
			link := evaluate[string](b, inside+`.location.hash.slice(1)`)
			if got, want := evaluate[string](b, inside+`.querySelector("#fingerprint").textContent`), computed(t, link).Fingerprint; got != want {
				t.Errorf("the fingerprint in the frame is %s, not %s", got, want)
			}
			const height = `document.querySelector("iframe").clientHeight`
			b.wait(height + " == " + inside + ".body.offsetHeight")
			for _, kind := range []string{"Width", "Height"} {
				if over := evaluate[int](b, "%s", inside+`.documentElement.scroll`+kind+` - document.querySelector("iframe").client`+kind); over > 0 {
					t.Errorf("the contents are %d pixels over the frame's %s", over, kind)
				}
			}
			if evaluate[bool](b, `document.documentElement.scrollWidth > document.documentElement.clientWidth`) {
				t.Error("the course page is wider than its window")
			}
			b.snap(fmt.Sprintf("course-%d.png", width))
			// The way to the whole laboratory, in another tab.
			whole := evaluate[[]string](b, `[`+inside+`.querySelector(".share a")].map((a) => a.target + " " + a.rel + " " + a.href)`)[0]
			if !strings.HasPrefix(whole, "_blank noopener "+url+"lab/index.html?lang=en#v=1&from=lab.ten-senders") {
				t.Errorf("the link out is %q", whole)
			}
			b.visit(strings.Fields(whole)[2])
			b.finished()
			b.wait(`document.querySelector("#verdict").classList.contains("good")`)
		})
	}
}

// TestAFrameShowsTheQueuesItWasAskedFor, with the controls, as high as they
// need, and without taking the reader's place on the page around it.
func TestAFrameShowsTheQueuesItWasAskedFor(t *testing.T) {
	url := course(t, strings.Replace(snippet(t), "embed=1", "embed=1&amp;watch=1m~10s~1m4s", 1))
	for _, width := range []int64{360, 1280} {
		t.Run(fmt.Sprint(width), func(t *testing.T) {
			b := newTab(t)
			b.do(chromedp.EmulateViewport(width, 800))
			b.visit(url)
			b.framed()
			b.wait(inside + `.querySelector("#watch-view-1 canvas") && ` + inside + `.querySelector("#watch-time").textContent.startsWith("1:04")`)
			const height = `document.querySelector("iframe").clientHeight`
			b.wait(height + " == " + inside + ".body.offsetHeight")
			if over := evaluate[int](b, "%s", inside+`.documentElement.scrollWidth - document.querySelector("iframe").clientWidth`); over > 0 {
				t.Errorf("the contents are %d pixels over the frame's width", over)
			}
			if evaluate[bool](b, `document.activeElement != document.body || scrollY != 0`) {
				t.Error("the frame took the focus")
			}
			b.snap(fmt.Sprintf("course-watch-%d.png", width))
			evaluate[bool](b, "(%s, true)", inside+`.querySelector(".live-controls").scrollIntoView({block: "center"})`) // what nobody sees stands still
			evaluate[bool](b, "(%s, true)", inside+`.querySelector("#watch-play").click()`)
			b.wait(`!` + inside + `.querySelector("#watch-time").textContent.startsWith("1:04.0")`)
			before := evaluate[int](b, height)
			evaluate[bool](b, "(%s, true)", inside+`.querySelector("#watch-close").click()`)
			b.wait(`!`+inside+`.querySelector("#watch canvas") && `+height+` < %d - 300`, before)
		})
	}
}

// TestAFrameWithoutTheScriptKeepsItsHeight: then it scrolls.
func TestAFrameWithoutTheScriptKeepsItsHeight(t *testing.T) {
	frame, _, _ := strings.Cut(snippet(t), "<script>")
	b := newVisitor(t)
	b.visit(course(t, frame))
	b.framed()
	if got := evaluate[int](b, `document.querySelector("iframe").clientHeight`); got != 760 {
		t.Errorf("the frame is %d pixels high", got)
	}
}

// framed waits until the run in the frame is over and drawn.
func (b *tab) framed() {
	b.t.Helper()
	b.wait(inside + `.querySelector("#figure[aria-busy=false] img").naturalWidth && !` + inside + `.querySelector("tr.pending")`)
}
