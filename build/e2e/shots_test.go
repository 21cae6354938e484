//go:build e2e

package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/chromedp"
)

// TestScreenshots writes pictures of the page for people to look at, where
// LOADLAB_SHOTS names a folder.
func TestScreenshots(t *testing.T) {
	out := os.Getenv("LOADLAB_SHOTS")
	if out == "" {
		t.Skip("LOADLAB_SHOTS names no folder")
	}
	link := os.Getenv("LOADLAB_LINK")
	for _, width := range []int64{360, 1280} {
		for _, lang := range []string{"en", "ru", "zh"} {
			for _, theme := range []string{"light", "dark"} {
				name := fmt.Sprintf("%d-%s-%s.png", width, lang, theme)
				t.Run(name, func(t *testing.T) {
					b := newVisitor(t)
					b.do(chromedp.EmulateViewport(width, 800, chromedp.EmulateScale(1.5)))
					b.open("/?lang=" + lang + "&theme=" + theme + "#" + link)
					b.wait(`document.querySelector("#figure[aria-busy=false] img")`)
					png, err := chromedp.Run(b.ctx, chromedp.FullScreenshot(100))
					if err != nil {
						t.Fatal(err)
					}
					if err := os.WriteFile(filepath.Join(out, name), png, 0o644); err != nil {
						t.Fatal(err)
					}
				})
			}
		}
	}
}

// snap writes a picture of the whole page, where LOADLAB_SHOTS names a folder.
func (b *tab) snap(name string) {
	b.t.Helper()
	out := os.Getenv("LOADLAB_SHOTS")
	if out == "" {
		return
	}
	png, err := chromedp.Run(b.ctx, chromedp.FullScreenshot(100))
	if err == nil {
		err = os.WriteFile(filepath.Join(out, name), png, 0o644)
	}
	if err != nil {
		b.t.Fatal(err)
	}
}
