//go:build e2e

package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/chromedp"
)

// TestWatchScreenshots writes pictures of the live view for people to look at,
// where LOADLAB_SHOTS names a folder.
func TestWatchScreenshots(t *testing.T) {
	out := os.Getenv("LOADLAB_SHOTS")
	if out == "" {
		t.Skip("LOADLAB_SHOTS names no folder")
	}
	shots := []struct {
		width              int64
		lang, theme, watch string
		link               string
	}{
		{1280, "en", "light", "0s~20s~12.4s~3~4", herd},
		{1280, "ru", "dark", "1m~20s~1m12.4s~3~4", herd},
		{360, "zh", "light", "1m~20s~1m12.4s~3~4", herd},
		{360, "ru", "dark", "1m~20s~1m3.4s~2~4", herd},
		{1920, "en", "light", "14s~5s~16s~0~2", "v=1&from=ewma.slow-replica&policies=roundrobin,leastconn,peakewma&servers=11&slots=inf&rate=1000&service=const:170ms&time=59s&window=1s&incidents=slow:server=4:from=15s:for=30s:latency=2s&timeout=1s"},
		{1920, "zh", "dark", "10s~20s~14s~0~1", "v=1&policies=powerofk:k=2,leastloaded&servers=1000&util=0.8&time=2m&sync=100ms&slowdown=100x2,900x1"},
		{1280, "en", "dark", "10s~5s~12s~0~1", "v=1&policies=random,leastloaded&servers=10&util=0.8&time=2m"},
	}
	for i, s := range shots {
		name := fmt.Sprintf("watch-%d-%d-%s-%s.png", i, s.width, s.lang, s.theme)
		t.Run(name, func(t *testing.T) {
			b := newVisitor(t)
			b.do(chromedp.EmulateViewport(s.width, 900, chromedp.EmulateScale(1.5)))
			b.open("/?lang=" + s.lang + "&theme=" + s.theme + "&watch=" + s.watch + "#" + s.link)
			b.finished()
			b.wait(`document.querySelector("#watch-view-1 canvas")`)
			evaluate[bool](b, `(document.querySelector("#watch").scrollIntoView({block: "start"}), true)`)
			png, err := chromedp.Run(b.ctx, chromedp.CaptureScreenshot())
			if err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join(out, name), png, 0o644); err != nil {
				t.Fatal(err)
			}
		})
	}
}

// herd is the lesson in which balancers with an old snapshot all run to the
// same server.
const herd = "v=1&from=lab.two-choices&policies=hash,random,roundrobin,leastloaded,powerofk:k=2&balancers=5&sync=5s&time=5m"
