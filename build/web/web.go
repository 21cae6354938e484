// Package web serves a built site as a good static host does.
package web

import (
	"net/http"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
)

// types are the media types of the site's files; the system's table is not
// asked, since some lack WebAssembly.
var types = map[string]string{
	".html":        "text/html; charset=utf-8",
	".js":          "text/javascript; charset=utf-8",
	".css":         "text/css; charset=utf-8",
	".svg":         "image/svg+xml",
	".png":         "image/png",
	".wasm":        "application/wasm",
	".webmanifest": "application/manifest+json",
}

// hashedName matches names that change with their content.
var hashedName = regexp.MustCompile(`\.[0-9a-f]{12}\.[a-z]+$`)

// Handler serves the folder. Compressed forms are the files NAME.br and
// NAME.gz; they are never served under their own names.
func Handler(folder string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			w.Header().Set("Allow", "GET, HEAD")
			http.Error(w, "only GET and HEAD", http.StatusMethodNotAllowed)
			return
		}
		name := path.Clean("/" + r.URL.Path)
		if strings.HasSuffix(r.URL.Path, "/") {
			name = path.Join(name, "index.html")
		}
		kind, known := types[path.Ext(name)]
		if !known {
			http.NotFound(w, r)
			return
		}
		header := w.Header()
		header.Set("Content-Type", kind)
		header.Set("X-Content-Type-Options", "nosniff")
		header.Set("Vary", "Accept-Encoding")
		if hashedName.MatchString(name) {
			header.Set("Cache-Control", "public, max-age=31536000, immutable")
		} else {
			header.Set("Cache-Control", "no-cache")
		}
		send(w, r, filepath.Join(folder, filepath.FromSlash(name)))
	})
}

// send sends the smallest form of a file that the browser takes.
func send(w http.ResponseWriter, r *http.Request, name string) {
	for _, form := range []struct{ suffix, coding string }{{".br", "br"}, {".gz", "gzip"}, {"", ""}} {
		if form.coding != "" && !accepts(r.Header.Get("Accept-Encoding"), form.coding) {
			continue
		}
		f, err := os.Open(name + form.suffix)
		if err != nil {
			continue
		}
		defer f.Close()
		info, err := f.Stat()
		if err != nil || info.IsDir() {
			continue
		}
		if form.coding != "" {
			w.Header().Set("Content-Encoding", form.coding)
		}
		http.ServeContent(w, r, name, info.ModTime(), f)
		return
	}
	w.Header().Del("Cache-Control")
	http.NotFound(w, r)
}

// accepts says whether an Accept-Encoding header takes the coding.
func accepts(header, coding string) bool {
	for _, part := range strings.Split(header, ",") {
		name, weight, _ := strings.Cut(strings.TrimSpace(part), ";")
		if strings.TrimSpace(name) != coding {
			continue
		}
		weight = strings.ReplaceAll(weight, " ", "")
		return weight != "q=0" && weight != "q=0.0" && weight != "q=0.00" && weight != "q=0.000"
	}
	return false
}
