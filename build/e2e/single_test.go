//go:build e2e

package e2e

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/chromedp"
)

// singleFile is the address of a copy of the single file, in a folder with
// nothing else and with a name that is not the usual one.
func singleFile(t *testing.T) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(folder, "..", "loadlab.html"))
	if err != nil {
		t.Fatalf("no single file to test; make single builds it: %v", err)
	}
	name := filepath.Join(t.TempDir(), "load lab.html")
	if err := os.WriteFile(name, data, 0o644); err != nil {
		t.Fatal(err)
	}
	return "file://" + filepath.ToSlash(filepath.Dir(name)) + "/load%20lab.html"
}

func TestTheSingleFileIsTheWholeLaboratory(t *testing.T) {
	file := singleFile(t)
	b := newVisitor(t)
	b.visit(file + "#" + small)
	b.finished()
	b.agrees(small)
	b.retype("#set-servers", "21")
	b.do(chromedp.Click(chromedp.CSS("#run")))
	const other = "v=1&policies=random,leastloaded&servers=21&senders=40&time=9m"
	b.ran(other)
	b.agrees(other)
	b.settled(other)
	b.before(`navigator.clipboard.writeText = async (words) => { window.copied = words; }`)
	b.visit(file + "?lang=ru#" + small)
	b.finished()
	b.wait(`document.documentElement.lang == "ru"`)
	if evaluate[bool](b, `Boolean(document.querySelector("a[target], #references"))`) {
		t.Error("the single file links to pages that are not there")
	}
	b.do(chromedp.Click(chromedp.CSS("#copy")))
	b.wait(`window.copied == location.href.split("?")[0] + %q`, "#"+small+"&sum="+b.fingerprint())
	b.visit(file + "?lang=en&watch=1m~10s~1m4s~0~1#" + small)
	b.finished()
	b.wait(`document.querySelector("#watch-view-1 canvas")`)
	b.tells(small)
	if b.inked(0) < 500 || b.inked(1) < 500 {
		t.Error("the pictures of the queues are empty")
	}
	if evaluate[bool](b, `performance.getEntriesByType("resource").some((e) => !e.name.startsWith("blob:") && !e.name.startsWith("data:"))`) {
		t.Error("the single file asked for another file")
	}
}
