//go:build e2e

package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// readingPages are the pages that are read and not run.
var readingPages = []string{"policies", "glossary", "model"}

func TestEveryPageToReadFitsAPhone(t *testing.T) {
	b := newVisitor(t)
	b.do(chromedp.EmulateViewport(360, 740, chromedp.EmulateMobile, chromedp.EmulateScale(2)))
	for _, lang := range []string{"en", "ru", "zh"} {
		for _, name := range readingPages {
			b.open("/" + name + "." + lang + ".html")
			if got := evaluate[string](b, `document.documentElement.lang`); got != lang {
				t.Errorf("%s: the language is %s, not %s", name, got, lang)
			}
			// Nothing is wider than the page, nor cut off inside it.
			if over := evaluate[[]string](b, `[...document.querySelectorAll("html, body, body *:not(.skip)")].filter(
				(e) => e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0 || e.getBoundingClientRect().right > innerWidth + 1).map((e) => e.tagName + " " + e.className + " " + e.textContent.slice(0, 40))`); len(over) > 0 {
				t.Errorf("%s.%s: wider than a phone: %q", name, lang, over)
			}
			if !evaluate[bool](b, `getComputedStyle(document.querySelector(".text")).borderTopWidth == "1px"`) {
				t.Errorf("%s.%s: without its style sheet", name, lang)
			}
		}
	}
}

func TestThePagesToReadLeadToTheLaboratoryAndBack(t *testing.T) {
	b := newVisitor(t)
	b.open("/?lang=ru#" + small)
	b.finished()
	const shown = `[...document.querySelectorAll("#references a")].filter((a) => a.checkVisibility()).map((a) => a.getAttribute("href")).join(" ")`
	if got := evaluate[string](b, shown); got != "policies.ru.html glossary.ru.html model.ru.html" {
		t.Errorf("the laboratory offers %s", got)
	}
	b.do(chromedp.Click(chromedp.CSS(`.switch [lang="zh"]`)))
	b.wait(shown + ` == "policies.zh.html glossary.zh.html model.zh.html"`)
	// They open beside the experiment, which stays as it is.
	if others := evaluate[int](b, `[...document.querySelectorAll("#references a, .lead a, .terms a, a.policy-name, .help a")].filter((a) => a.target != "_blank" || a.rel != "noopener").length`); others > 0 {
		t.Errorf("%d links to pages to read would take the experiment's place", others)
	}
	b.open("/policies.zh.html")
	b.reloaded(`location.pathname == "/policies.zh.html" && document.querySelector("#random .show a")`)
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#iwrr .show a").click()`))
	b.reloaded(`location.pathname == "/index.html" && location.hash.includes("policies=iwrr,swrr")`)
	b.finished()
	b.agrees(b.fragment())
	b.wait(`document.documentElement.lang == "zh"`)

	b.open("/?lang=en&embed=1#" + small)
	b.finished()
	if got := evaluate[string](b, shown); got != "" {
		t.Errorf("inside another page the laboratory offers %s", got)
	}
}

func TestThePagesToReadAreKeptForATimeWithoutNetwork(t *testing.T) {
	h := newHost(t, folder)
	b := newVisitor(t)
	b.visit(h.URL + deep + "#" + small)
	b.finished()
	b.kept()
	h.CloseClientConnections()
	h.Close()
	for _, name := range readingPages {
		b.visit(h.URL + deep + name + ".ru.html")
		b.wait(`document.documentElement.lang == "ru" && getComputedStyle(document.querySelector(".text")).borderTopWidth == "1px"`)
	}
	b.excuse("offline.js") // the browser looks for a new version and says that it could not
}

// TestReadingScreenshots writes pictures of the pages for people to look at,
// where LOADLAB_SHOTS names a folder.
func TestReadingScreenshots(t *testing.T) {
	out := os.Getenv("LOADLAB_SHOTS")
	if out == "" {
		t.Skip("LOADLAB_SHOTS names no folder")
	}
	b := newVisitor(t)
	for _, width := range []int64{360, 1100} {
		b.do(chromedp.EmulateViewport(width, 1400, chromedp.EmulateScale(1)))
		for _, lang := range []string{"en", "ru", "zh"} {
			for _, name := range readingPages {
				for _, theme := range []string{"light", "dark"} {
					if _, err := chromedp.Call(b.ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
						Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: theme}}}); err != nil {
						t.Fatal(err)
					}
					b.open("/" + name + "." + lang + ".html")
					png, err := chromedp.Run(b.ctx, chromedp.CaptureScreenshot())
					if err != nil {
						t.Fatal(err)
					}
					file := fmt.Sprintf("read-%s-%s-%d-%s.png", name, lang, width, theme)
					if err := os.WriteFile(filepath.Join(out, file), png, 0o644); err != nil {
						t.Fatal(err)
					}
				}
			}
		}
	}
}

// TestLessonsAndEditorLeadToTheirPages: every link to a page to read leads to
// a place that is there.
func TestLessonsAndEditorLeadToTheirPages(t *testing.T) {
	b := newTab(t)
	b.open("/?lang=ru#v=1&from=lab.balanced&policies=hash,random,roundrobin,leastloaded")
	b.finished()
	const dead = `(async () => {
		const links = [...new Set([...document.querySelectorAll(".lead a, .terms a, a.policy-name, .help a")].map((a) => a.href))];
		const faults = links.length < 15 ? ["only " + links] : [];
		for (const link of links) {
			const page = new DOMParser().parseFromString(await (await fetch(link)).text(), "text/html");
			if (page.documentElement.lang != "ru" || !page.getElementById(link.split("#")[1])) {
				faults.push(link);
			}
		}
		return faults;
	})()`
	if faults := evaluate[[]string](b, dead); len(faults) > 0 {
		t.Errorf("dead: %q", faults)
	}
	if got := evaluate[[]string](b, `[...document.querySelectorAll(".lead a")].map((a) => a.textContent)`); strings.Join(got, " ") != "Hash Random RoundRobin LeastLoaded" {
		t.Errorf("the lesson links %q", got)
	}
}
