package web

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"
)

// site is a folder with a page and a program in all three forms.
func site(t *testing.T) http.Handler {
	t.Helper()
	folder := t.TempDir()
	for name, data := range map[string]string{
		"index.html":                            "<!doctype html>",
		"assets/loadlab.0123456789ab.wasm":      "plain program",
		"assets/loadlab.0123456789ab.wasm.gz":   "gzip",
		"assets/loadlab.0123456789ab.wasm.br":   "br",
		"assets/style.css":                      "body {}",
		"notes.txt":                             "not for serving",
		"assets/nested.html/file-in-folder.css": "",
	} {
		path := filepath.Join(folder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(data), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return Handler(folder)
}

func TestTheRightFormIsServed(t *testing.T) {
	h := site(t)
	const program = "/assets/loadlab.0123456789ab.wasm"
	cases := []struct {
		path, accept               string
		status                     int
		body, kind, coding, caches string
	}{
		{"/", "gzip, deflate, br", 200, "<!doctype html>", "text/html; charset=utf-8", "", "no-cache"},
		{"/index.html", "", 200, "<!doctype html>", "text/html; charset=utf-8", "", "no-cache"},
		{program, "gzip, deflate, br", 200, "br", "application/wasm", "br", "public, max-age=31536000, immutable"},
		{program, "gzip, br;q=0", 200, "gzip", "application/wasm", "gzip", "public, max-age=31536000, immutable"},
		{program, "", 200, "plain program", "application/wasm", "", "public, max-age=31536000, immutable"},
		{program + ".gz", "gzip", 404, "", "", "", ""},
		{"/notes.txt", "", 404, "", "", "", ""},
		{"/assets/nested.html", "", 404, "", "", "", ""},
		{"/../web.go", "", 404, "", "", "", ""},
		{"/missing.css", "br", 404, "", "", "", ""},
	}
	for _, c := range cases {
		r := httptest.NewRequest("GET", "/", nil)
		r.URL.Path = c.path
		r.Header.Set("Accept-Encoding", c.accept)
		w := httptest.NewRecorder()
		h.ServeHTTP(w, r)
		if w.Code != c.status {
			t.Errorf("%s: status %d, not %d", c.path, w.Code, c.status)
			continue
		}
		if c.status != 200 {
			continue
		}
		got := [4]string{w.Body.String(), w.Header().Get("Content-Type"), w.Header().Get("Content-Encoding"), w.Header().Get("Cache-Control")}
		if want := [4]string{c.body, c.kind, c.coding, c.caches}; got != want {
			t.Errorf("%s accepting %q: %q, not %q", c.path, c.accept, got, want)
		}
	}
}

func TestOnlyReadingIsAllowed(t *testing.T) {
	w := httptest.NewRecorder()
	site(t).ServeHTTP(w, httptest.NewRequest("POST", "/", nil))
	if w.Code != http.StatusMethodNotAllowed {
		t.Errorf("POST: status %d", w.Code)
	}
}
