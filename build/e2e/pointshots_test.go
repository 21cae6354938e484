//go:build e2e

package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/chromedp"
)

// TestPointedScreenshots writes pictures of figures that are pointed into, for
// people to look at, where LOADLAB_SHOTS names a folder.
func TestPointedScreenshots(t *testing.T) {
	out := os.Getenv("LOADLAB_SHOTS")
	if out == "" {
		t.Skip("LOADLAB_SHOTS names no folder")
	}
	for _, width := range []int64{360, 1180} {
		for _, theme := range []string{"light", "dark"} {
			for _, name := range []string{"windows", "queues"} {
				b := newTab(t)
				b.do(chromedp.EmulateViewport(width, 900, chromedp.EmulateScale(1.5)))
				b.open("/?theme=" + theme + "&figure=" + name + "#v=1&from=lab.two-choices&policies=hash,random,roundrobin,leastloaded,powerofk:k=2&balancers=5&sync=5s&time=20m")
				b.finished()
				b.do(chromedp.Click(chromedp.CSS("#save")))
				b.hover(0.35, 0.5)
				b.reads()
				png, err := chromedp.Run(b.ctx, chromedp.CaptureScreenshot())
				if err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(filepath.Join(out, fmt.Sprintf("point-%d-%s-%s.png", width, theme, name)), png, 0o644); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}
