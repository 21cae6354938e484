//go:build e2e

package e2e

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

func TestAfterOneVisitTheNetworkMayGo(t *testing.T) {
	h := newHost(t, folder)
	b := newVisitor(t)
	b.visit(h.URL + deep + "#" + small)
	b.finished()
	b.kept()
	h.CloseClientConnections()
	h.Close()

	b.visit(h.URL + deep + "index.html?lang=ru#" + small)
	b.finished()
	b.agrees(small)
	b.wait(`document.documentElement.lang == "ru"`)
	b.do(chromedp.Click(chromedp.CSS(`.switch [lang="zh"]`)))
	b.do(chromedp.Evaluate[chromedp.Void](`document.querySelector('.contents a[href*="wrr.order"]').click()`))
	b.wait(`location.hash.includes("wrr.order")`)
	b.ran(b.fragment())
	b.agrees("wrr.order")
	b.do(chromedp.Click(chromedp.CSS("#watch-open"))) // a replay is simulated by a worker of its own
	b.wait(`document.querySelector("#watch-view-1 canvas") && Number(document.querySelector("#watch-at").value) > 0`)
	b.visit(h.URL + deep + "index.html?lang=en&watch=1m~10s~1m4s~0~1#" + small)
	b.finished()
	b.wait(`document.querySelector("#watch-view-1 canvas")`)
	b.tells(small)
	b.excuse("offline.js") // the browser looks for a new version and says that it could not
}

// nextVersion copies the site and changes one word of its page, as an update
// would.
func nextVersion(t *testing.T, from, to string) {
	t.Helper()
	if err := os.CopyFS(to, os.DirFS(from)); err != nil && !os.IsExist(err) {
		t.Fatal(err)
	}
	page, err := os.ReadFile(filepath.Join(from, "index.html"))
	if err != nil {
		t.Fatal(err)
	}
	script, err := os.ReadFile(filepath.Join(from, "offline.js"))
	if err != nil {
		t.Fatal(err)
	}
	next := append(page, "<!-- next version -->\n"...)
	if bytes.Count(script, []byte(sum(page))) != 1 {
		t.Fatal("the service worker does not hold the hash of the page")
	}
	script = bytes.Replace(script, []byte(sum(page)), []byte(sum(next)), 1)
	script = bytes.Replace(script, []byte(`const version = "`), []byte(`const version = "next-`), 1)
	for name, data := range map[string][]byte{"index.html": next, "offline.js": script} {
		if err := os.WriteFile(filepath.Join(to, name), data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// sum is a hash as the service worker holds it.
func sum(data []byte) string {
	s := sha256.Sum256(data)
	return base64.StdEncoding.EncodeToString(s[:])
}

func TestANewVersionIsOfferedAndNeverForced(t *testing.T) {
	h := newHost(t, folder)
	b := newVisitor(t)
	b.visit(h.URL + deep + "#" + small)
	b.finished()
	b.kept()
	b.do(chromedp.Reload()) // now the service worker serves the page
	b.finished()
	b.do(chromedp.Evaluate[chromedp.Void](`window.same = true; location.hash = "#` + long + `"`))
	b.wait(`document.querySelector("#cancel")`)

	next := t.TempDir()
	nextVersion(t, folder, next)
	h.update(next)
	b.do(chromedp.Evaluate[chromedp.Void](`void navigator.serviceWorker.getRegistration().then((r) => r.update())`))
	b.wait(`!document.querySelector("#update").hidden`)
	if !evaluate[bool](b, `window.same && document.querySelector("#cancel") != null`) {
		t.Error("the run was disturbed")
	}
	b.do(chromedp.Click(chromedp.CSS("#update .later")))
	b.do(chromedp.Click(chromedp.CSS("#cancel")))
	b.do(chromedp.Evaluate[chromedp.Void](`location.hash = "#` + small + `"`))
	b.ran(small)

	b.do(chromedp.Reload()) // offered again, and still the old one
	b.finished()
	b.wait(`!document.querySelector("#update").hidden`)
	if html := evaluate[string](b, `fetch("index.html").then((r) => r.text())`); strings.Contains(html, "next version") {
		t.Error("the new version took over by itself")
	}
	b.do(chromedp.Evaluate[chromedp.Void](`window.same = true`), chromedp.Click(chromedp.CSS("#update .primary")))
	b.reloaded(`!window.same && document.querySelector("#fingerprint")`)
	b.finished()
	if got := b.fragment(); got != small {
		t.Errorf("the experiment became %s", got)
	}
	if html := evaluate[string](b, `fetch("index.html").then((r) => r.text())`); !strings.Contains(html, "next version") {
		t.Error("the new version was not taken")
	}
	b.wait(`document.querySelector("#update").hidden`)
	if names := evaluate[[]string](b, `caches.keys()`); len(names) != 1 || !strings.Contains(names[0], " next-") {
		t.Errorf("the caches are %q", names)
	}
}

// reloaded waits until an expression holds, across a reload, which ends every
// question that is asked meanwhile.
func (b *tab) reloaded(expression string) {
	b.t.Helper()
	for b.ctx.Err() == nil {
		if yes, err := chromedp.Run(b.ctx, chromedp.Evaluate[bool]("Boolean("+expression+")")); err == nil && yes {
			return
		}
		time.Sleep(50 * time.Millisecond)
	}
	b.t.Fatalf("waiting for %s: %v", expression, b.ctx.Err())
}

func TestThePageWorksWithoutServiceWorkers(t *testing.T) {
	b := newVisitor(t)
	b.before(`Object.defineProperty(Navigator.prototype, "serviceWorker", {value: undefined})`)
	b.open("/#" + small)
	b.finished()

	refused := newVisitor(t)
	refused.before(`navigator.serviceWorker.register = async () => { throw new DOMException("refused", "SecurityError"); }`)
	refused.open("/#" + small)
	refused.finished()
}

func TestTheManifestIsGood(t *testing.T) {
	b := newVisitor(t)
	b.open("/#" + small)
	b.finished()
	evaluate[bool](b, `(async () => {
		const address = document.querySelector("link[rel=manifest]").href, manifest = await (await fetch(address)).json();
		if (new URL(manifest.start_url, address).href != location.href.replace(/#.*/, "") + "index.html") throw new Error(manifest.start_url);
		if (new URL(manifest.scope, address).href != location.href.replace(/#.*/, "")) throw new Error(manifest.scope);
		for (const icon of manifest.icons) {
			const picture = new Image();
			picture.src = new URL(icon.src, address);
			await picture.decode();
			if (icon.sizes != "any" && icon.sizes != picture.naturalWidth + "x" + picture.naturalHeight) throw new Error(icon.src);
		}
		return true;
	})()`)
	b.installable()
}
