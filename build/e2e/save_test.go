//go:build e2e

package e2e

import (
	"bytes"
	"encoding/base64"
	"encoding/xml"
	"image/png"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"loadlab/sim/figure"
	"loadlab/sim/render"
)

// catchFiles keeps what the page offers as a file, as window.files, by name.
const catchFiles = `{
	window.files = {};
	const base64 = async (blob) => {
		const bytes = new Uint8Array(await blob.arrayBuffer());
		let text = "";
		for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
		return btoa(text);
	};
	const blobs = new Map(), make = URL.createObjectURL;
	URL.createObjectURL = (blob) => { const url = make.call(URL, blob); blobs.set(url, blob); return url; };
	HTMLAnchorElement.prototype.click = async function () { window.files[this.download] = await base64(blobs.get(this.href)); };
	navigator.clipboard.write = async (items) => { window.copiedPicture = await base64(await items[0].getType("image/png")); };
}`

// file saves the figure in a format and returns the file's name and content.
func (b *tab) file(format string) (string, []byte) {
	b.t.Helper()
	b.do(chromedp.Evaluate[chromedp.Void](`window.files = {}`), chromedp.Click(chromedp.CSS("#save")), chromedp.Click(chromedp.CSS(`[data-format="`+format+`"]`)))
	b.wait(`Object.keys(files).length == 1 && document.querySelector(".save-note").textContent.startsWith("Saved")`)
	name := evaluate[string](b, `Object.keys(files)[0]`)
	return name, b.decoded(`files[Object.keys(files)[0]]`)
}

func (b *tab) decoded(expression string) []byte {
	b.t.Helper()
	content, err := base64.StdEncoding.DecodeString(evaluate[string](b, "%s", expression))
	if err != nil {
		b.t.Fatal(err)
	}
	return content
}

func TestSavedPicturesSayWhereTheyComeFrom(t *testing.T) {
	b := newTab(t)
	b.before(catchFiles)
	b.open("/#" + small)
	b.finished()
	sum := b.fingerprint()
	source := address + "/#" + small + "&sum=" + sum
	width := 0
	for scale, format := range []string{"png1", "png2", "png3"} {
		name, content := b.file(format)
		img, err := png.Decode(bytes.NewReader(content))
		if err != nil {
			t.Fatal(err)
		}
		if width == 0 {
			width = img.Bounds().Dx()
		}
		if img.Bounds().Dx() != width*(scale+1) {
			t.Errorf("%s is %d pixels wide, not %d", name, img.Bounds().Dx(), width*(scale+1))
		}
		if !strings.HasPrefix(name, "loadlab-windows-"+sum[:8]) || !strings.HasSuffix(name, ".png") {
			t.Errorf("a file is called %s", name)
		}
		notes := make(map[string]string)
		for _, n := range render.ReadNotes(content) {
			notes[n.Key] = n.Text
		}
		if notes["Source"] != source || notes["Fingerprint"] != sum || !strings.Contains(notes["Title"], "p99") {
			t.Errorf("%s carries %v", name, notes)
		}
	}
}

func TestASavedDrawingIsScalableAndSaysWhereItComesFrom(t *testing.T) {
	b := newTab(t)
	b.before(catchFiles)
	b.open("/#" + small)
	b.finished()
	name, content := b.file("svg")
	var svg struct {
		XMLName xml.Name
		Title   string   `xml:"title"`
		Notes   []string `xml:"metadata>note"`
	}
	if err := xml.Unmarshal(content, &svg); err != nil {
		t.Fatal(err)
	}
	if svg.XMLName.Local != "svg" || !strings.Contains(svg.Title, "p99") || !strings.HasSuffix(name, ".svg") {
		t.Errorf("%s is a %s titled %s", name, svg.XMLName.Local, svg.Title)
	}
	all := strings.Join(svg.Notes, "\n")
	for _, want := range []string{address + "/#" + small, b.fingerprint()} {
		if !strings.Contains(all, want) {
			t.Errorf("%s does not carry %s: %s", name, want, all)
		}
	}
}

func TestSavedDataAreTheFigures(t *testing.T) {
	b := newTab(t)
	b.before(catchFiles)
	b.open("/#" + small)
	b.finished()
	sum := b.fingerprint()
	name, content := b.file("csv")
	want := figure.CSV(built(t, "windows", small, figure.Options{}), address+"/#"+small+"&sum="+sum, sum)
	if !bytes.Equal(content, want) || !strings.HasSuffix(name, ".csv") {
		t.Errorf("%s holds\n%.400s\nnot\n%.400s", name, content, want)
	}
}

func TestThePictureIsCopied(t *testing.T) {
	b := newTab(t)
	b.before(catchFiles)
	b.open("/#" + small)
	b.finished()
	b.do(chromedp.Click(chromedp.CSS("#save")), chromedp.Click(chromedp.CSS(`[data-format="copy"]`)))
	b.wait(`document.querySelector(".save-note").textContent.includes("copied") && window.copiedPicture`)
	if _, err := png.Decode(bytes.NewReader(b.decoded(`copiedPicture`))); err != nil {
		t.Error(err)
	}
}

func TestABrowserThatCopiesNoPicturesIsSaid(t *testing.T) {
	b := newTab(t)
	b.before(`delete window.ClipboardItem`)
	b.open("/#" + small)
	b.finished()
	b.do(chromedp.Click(chromedp.CSS("#save")), chromedp.Click(chromedp.CSS(`[data-format="copy"]`)))
	b.wait(`document.querySelector(".save-note").textContent.includes("Save it as PNG")`)
}
