//go:build e2e

package e2e

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"loadlab/sim/catalogue"
)

// walking is how long the walk may take on a slow machine that does something
// else as well.
const walking = 20 * time.Minute

// look is a walk through what one experiment shows in one language. It unfolds
// the conclusion, draws every figure, and returns what a reader would miss: a
// figure that does not come, text without words, and text that is cut off.
const look = `(async (lang) => {
	const faults = [];
	const $ = (s) => document.querySelector(s), $$ = (s) => [...document.querySelectorAll(s)];
	const until = async (what, holds) => {
		for (const end = Date.now() + 25000; !holds(); await new Promise((done) => setTimeout(done, 15))) {
			if (Date.now() > end) {
				faults.push(lang + ": " + what + " does not come");
				return;
			}
		}
	};
	$('.switches [lang="' + lang + '"]').click();
	await until("the language", () => document.documentElement.lang == lang);
	if ($(".outcome .fold").ariaExpanded == "false") {
		$(".outcome .fold").click();
		await until("the conclusion", () => $(".outcome p"));
	}
	if (!(/[0-9]/).test($(".outcome p").textContent) || (/[{}]/).test($(".outcome p").textContent)) {
		faults.push(lang + ": the conclusion says " + $(".outcome p").textContent);
	}
	const names = $$("[data-figure]").map((b) => b.dataset.figure);
	for (const name of names) {
		$('[data-figure="' + name + '"]').click();
		const drawn = () => $('[data-figure="' + name + '"]').ariaPressed == "true" && $("#figure").ariaBusy == "false" &&
			$("#figure img")?.complete && $("#figure img").naturalWidth > 0 && $("#figure img").alt.length > 20;
		await until("the figure " + name, drawn);
	}
	if (names.length < 6) {
		faults.push(lang + ": only the figures " + names);
	}
	return faults.concat(cut(lang));
})`

// cut finds what does not fit a page: what is wider than the window, what is
// wider than the box that hides the rest of it, and the chosen words of a
// select that are longer than it. Tables scroll in their cards and long texts
// in their fields; everything else must be seen whole.
const cut = `window.cut = (lang) => {
	const width = document.documentElement.clientWidth; // innerWidth grows with what is too wide
	const faults = [], pen = document.createElement("canvas").getContext("2d");
	const say = (what, e) => faults.push(lang + ": " + what + ": " + e.tagName + "." + e.className + " " + e.textContent.trim().slice(0, 50));
	if (document.documentElement.scrollWidth > width) {
		faults.push(lang + ": the page is " + (document.documentElement.scrollWidth - width) + " pixels too wide");
	}
	for (const e of document.querySelectorAll("#page *, #references *")) {
		if (!e.checkVisibility() || e.closest(".table td, .table tr, .table table, .pointer, .skip, .unseen, option")) {
			continue;
		}
		const box = e.getBoundingClientRect(), style = getComputedStyle(e);
		if (box.width > 1 && (box.right > width + 1 || box.left < -1)) {
			say("beyond the window", e);
		}
		if (style.overflowX != "visible" && e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0 && !e.matches("input, select, .table")) {
			say("cut off", e);
		}
		if (e.matches("select:not(.add)") && e.selectedIndex >= 0) {
			pen.font = style.font;
			const words = pen.measureText(e.options[e.selectedIndex].textContent).width;
			if (words + parseFloat(style.paddingLeft) + parseFloat(style.paddingRight) + 16 > e.clientWidth) {
				say("longer than its field", e);
			}
		}
	}
	return faults;
}`

// TestAWalkThroughAllLessons opens every experiment of the catalogue on a
// phone, as a reader goes on from one to the next, and looks at all its figures
// in all three languages. Each is run once: the language is switched beside the
// same result. Practices are shown without an answer; another test predicts.
func TestAWalkThroughAllLessons(t *testing.T) {
	b := open(t, walking, chromedp.WithNewBrowserContext()) // its language is its own
	b.do(chromedp.EmulateViewport(360, 740, chromedp.EmulateMobile))
	b.before(cut)
	b.open("/?lang=en")
	b.finished()
	for _, e := range catalogue.Entries() {
		t.Run(e.ID, func(t *testing.T) {
			b.t = t
			b.do(chromedp.Evaluate[chromedp.Void](`location.hash = "` + e.Link + `"`))
			b.wait(`document.querySelector('.contents [aria-current="true"]').href.endsWith(%q)`, "#"+e.Link)
			if strings.Contains(e.ID, "practice") {
				b.wait(`document.querySelector("#waive").checkVisibility()`)
				if faults := evaluate[[]string](b, `cut("asking")`); len(faults) > 0 {
					t.Error(strings.Join(faults, "\n"))
				}
				b.do(chromedp.Click(chromedp.CSS("#waive")))
			}
			b.ran(e.Link)
			if got := evaluate[[]string](b, `[...document.querySelectorAll("[data-figure]")].map((b) => b.dataset.figure)`); !slices.Contains(got, strings.TrimSuffix(e.Figures[0], ":wait")) {
				t.Errorf("the figures are %v, without the lesson's %s", got, e.Figures[0])
			}
			for _, lang := range []string{"en", "ru", "zh"} {
				if faults := evaluate[[]string](b, "%s", look+`("`+lang+`")`); len(faults) > 0 {
					t.Error(strings.Join(faults, "\n"))
				}
				b.snap("walk-" + e.ID + "-" + lang + ".png")
			}
		})
	}
	b.t = t
	b.unfolded()
}

// unfolded looks at what is folded while one walks: the contents and all of
// the settings.
func (b *tab) unfolded() {
	b.t.Helper()
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelectorAll(".contents .fold, .settings fieldset > .more, #save").forEach((e) => e.click())`))
	b.wait(`document.querySelector(".contents .list").checkVisibility() && document.querySelector("#set-incidents")`)
	for _, lang := range []string{"en", "ru", "zh"} {
		b.do(chromedp.Click(chromedp.CSS(`.switches [lang="` + lang + `"]`)))
		b.wait(`document.documentElement.lang == %q`, lang)
		if faults := evaluate[[]string](b, "%s", `cut("unfolded, `+lang+`")`); len(faults) > 0 {
			b.t.Error(strings.Join(faults, "\n"))
		}
		b.snap("walk-unfolded-" + lang + ".png")
	}
}
