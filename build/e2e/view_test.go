//go:build e2e

package e2e

import (
	"encoding/json"
	"reflect"
	"testing"

	"github.com/chromedp/chromedp"
)

func TestLanguageAndThemeChangeTheViewAndNothingElse(t *testing.T) {
	b := newVisitor(t)
	b.open("/#" + small)
	b.finished()
	fragment, fingerprint := b.fragment(), b.fingerprint()
	light := b.picture()

	b.do(chromedp.Click(chromedp.CSS(`.switch [lang="ru"]`)))
	b.wait(`document.querySelector("#run").textContent == "Запустить" && document.documentElement.lang == "ru"`)
	b.wait(`document.querySelector("#figure img").alt.includes("отклик")`)
	b.do(chromedp.Click(chromedp.CSS(`.switch .moon`)))
	b.wait(`document.documentElement.dataset.theme == "dark"`)
	b.finished()
	dark := b.picture()
	r0, _, _, _ := light.At(1, 1).RGBA()
	r1, _, _, _ := dark.At(1, 1).RGBA()
	if r0 < 0xf000 || r1 > 0x3000 {
		t.Errorf("the ground of the light figure is %x, of the dark one %x", r0, r1)
	}
	if b.fragment() != fragment || b.fingerprint() != fingerprint {
		t.Error("the view changed the experiment")
	}

	b.do(chromedp.Reload())
	b.wait(`document.querySelector("#run")?.textContent == "Запустить" && document.documentElement.dataset.theme == "dark"`)
	b.finished()
}

func TestTheFigureFollowsItsPlace(t *testing.T) {
	b := newTab(t)
	b.do(chromedp.EmulateViewport(1280, 800, chromedp.EmulateScale(2)))
	b.open("/#" + small)
	b.finished()
	b.curves(2)
	b.do(chromedp.EmulateViewport(400, 800, chromedp.EmulateScale(3)))
	b.wait(`document.querySelector("#figure[aria-busy=false] img").naturalWidth == document.querySelector("#figure").clientWidth * 3`)
	if over := evaluate[int](b, `document.documentElement.scrollWidth - innerWidth`); over > 0 {
		t.Errorf("the page is %d pixels wider than a phone", over)
	}
}

func TestAnEmbeddedPageShowsTheResultAlone(t *testing.T) {
	b := newTab(t)
	b.open("/?lang=en&embed=1#" + small)
	b.finished()
	if evaluate[bool](b, `Boolean(document.querySelector(".settings, .contents, .top"))`) {
		t.Error("an embedded page shows more than figure, table and Run")
	}
	if got, want := evaluate[string](b, `document.querySelector(".share a").href`), address+"/?lang=en#"+small+"&sum="+b.fingerprint(); got != want {
		t.Errorf("the way to the whole page is %s, not %s", got, want)
	}
}

func TestWhatIsSavedIsWhatTheCommandLinePrints(t *testing.T) {
	b := newTab(t)
	b.before(`{
		const original = URL.createObjectURL;
		URL.createObjectURL = (blob) => {
			if (blob.type == "application/json" || blob.type == "text/csv") { blob.text().then(words => { window.saved = words; }); }
			return original(blob);
		};
	}`)
	b.open("/#" + small)
	b.finished()
	b.do(chromedp.Click(chromedp.CSS("#save-json")))
	b.wait(`window.saved`)
	var got map[string]any
	if err := json.Unmarshal([]byte(evaluate[string](b, `window.saved`)), &got); err != nil {
		t.Fatal(err)
	}
	var want map[string]any
	if err := json.Unmarshal([]byte(loadlab(t, "run", "-json", small+"&sum="+b.fingerprint())), &want); err != nil {
		t.Fatal(err)
	}
	delete(got, "seconds")
	delete(want, "seconds")
	if !reflect.DeepEqual(got, want) {
		t.Errorf("saved %v, the command line prints %v", got, want)
	}
}
