//go:build e2e

package e2e

import (
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"

	"loadlab/build/web"
)

// host is a static host that knows no WebAssembly, compresses nothing and says
// nothing about caching, as the plainest ones do, with the site in a folder of
// a folder.
type host struct {
	*httptest.Server

	mu       sync.Mutex
	folder   string
	modified time.Time      // of all files, for the browser's cache
	sent     map[string]int // by path: how often the whole file was sent
}

// deep is where the site is on a host.
const deep = "/courses/2026/lab/"

// plainTypes are the types that even the plainest host knows.
var plainTypes = map[string]string{".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".png": "image/png"}

// newHost serves a folder.
func newHost(t *testing.T, folder string) *host {
	h := &host{folder: folder, modified: time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC), sent: make(map[string]int)}
	h.Server = httptest.NewServer(h)
	t.Cleanup(h.Close)
	return h
}

// update puts another folder in the place of the one that was served.
func (h *host) update(folder string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.folder, h.modified = folder, h.modified.AddDate(0, 1, 0)
}

// ServeHTTP sends a file.
func (h *host) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	name, inside := strings.CutPrefix(r.URL.Path, deep)
	if name == "" {
		name = "index.html"
	}
	h.mu.Lock()
	folder, modified := h.folder, h.modified
	h.mu.Unlock()
	f, err := os.Open(filepath.Join(folder, filepath.FromSlash(path.Clean("/"+name))))
	if !inside || err != nil {
		http.NotFound(w, r)
		h.note(r.URL.Path + ": not found")
		return
	}
	defer f.Close()
	kind, known := plainTypes[path.Ext(name)]
	if !known {
		kind = "application/octet-stream"
	}
	w.Header().Set("Content-Type", kind)
	status := &status{ResponseWriter: w}
	http.ServeContent(status, r, name, modified, f)
	if status.code == http.StatusOK {
		h.note(name)
	}
}

func (h *host) note(name string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.sent[name]++
}

// status remembers the status that was sent.
type status struct {
	http.ResponseWriter
	code int
}

func (s *status) WriteHeader(code int) {
	s.code = code
	s.ResponseWriter.WriteHeader(code)
}

// visit opens an address of any host.
func (b *tab) visit(url string) {
	b.t.Helper()
	b.do(chromedp.Navigate(url))
}

// kept waits until the service worker has kept the site.
func (b *tab) kept() {
	b.t.Helper()
	evaluate[bool](b, `navigator.serviceWorker.ready.then((r) => new Promise((done) => {
		const look = () => r.active.state == "activated" ? done(true) : setTimeout(look, 20);
		look();
	}))`)
}

func TestThePlainestHostWillDo(t *testing.T) {
	h := newHost(t, folder)
	b := newVisitor(t)
	var mu sync.Mutex
	var foreign []string
	if _, err := chromedp.Call(b.ctx, network.Enable, network.EnableParams{}); err != nil {
		t.Fatal(err)
	}
	if err := chromedp.Listen(b.ctx, func(e any) {
		if r, ok := e.(*network.EventRequestWillBeSent); ok {
			u := r.Request.URL
			if !strings.HasPrefix(u, h.URL+deep) && !strings.HasPrefix(u, "blob:"+h.URL+"/") {
				mu.Lock()
				foreign = append(foreign, u)
				mu.Unlock()
			}
		}
	}); err != nil {
		t.Fatal(err)
	}
	b.visit(h.URL + deep + "?lang=en#" + small)
	b.finished()
	b.agrees(small)
	b.kept()
	mu.Lock()
	defer mu.Unlock()
	if len(foreign) > 0 {
		t.Errorf("the page asked for %q", foreign)
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	for name, n := range h.sent {
		// Some browsers keep what the address bar opens apart from what scripts
		// fetch, so that the small page itself may be asked for once more.
		if n != 1 && !(n == 2 && name == "index.html") || strings.Contains(name, "not found") {
			t.Errorf("%s: sent %d times", name, n)
		}
	}
	if len(h.sent) < 8 {
		t.Errorf("only %v were asked for: the site is not kept whole", h.sent)
	}
}

// TestACompressingHostSendsNothingTwice: there the browser's own cache hands the
// program on to the service worker.
func TestACompressingHostSendsNothingTwice(t *testing.T) {
	var mu sync.Mutex
	sent := make(map[string]int)
	good := web.Handler(folder)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		status := &status{ResponseWriter: w}
		good.ServeHTTP(status, r)
		mu.Lock()
		defer mu.Unlock()
		if status.code == http.StatusOK {
			sent[strings.TrimPrefix(r.URL.Path, "/")]++
		}
	}))
	defer server.Close()
	b := newVisitor(t)
	b.visit(server.URL + "/?lang=en#" + small)
	b.finished()
	b.kept()
	mu.Lock()
	defer mu.Unlock()
	for name, n := range sent {
		if n != 1 && !(n == 2 && (name == "" || name == "index.html")) {
			t.Errorf("%s: sent %d times", name, n)
		}
	}
	if len(sent) < 8 {
		t.Errorf("only %v were asked for: the site is not kept whole", sent)
	}
}

// budgets are the most bytes that a first visit may take (issue: fast), as
// served compressed.
var budgets = []struct {
	what   string
	suffix string
	wasm   bool
	most   int64
}{
	{"the program by brotli", ".br", true, 1_600_000},
	{"the program by gzip", ".gz", true, 2_200_000},
	{"everything else by gzip", ".gz", false, 150_000},
}

func TestAFirstVisitStaysWithinItsBudget(t *testing.T) {
	for _, b := range budgets {
		var sum int64
		err := filepath.WalkDir(folder, func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || slices.Contains([]string{".br", ".gz"}, filepath.Ext(name)) {
				return err
			}
			if strings.HasSuffix(name, ".wasm") != b.wasm {
				return nil
			}
			info, err := os.Stat(name + b.suffix)
			if os.IsNotExist(err) {
				info, err = d.Info() // what is compressed already
			}
			if err == nil {
				sum += info.Size()
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("%s: %d bytes of %d", b.what, sum, b.most)
		if sum == 0 || sum > b.most {
			t.Errorf("%s: %d bytes, more than %d (make release-site compresses as a release does, make site does not)", b.what, sum, b.most)
		}
	}
}
