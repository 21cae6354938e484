//go:build e2e

package e2e

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"testing"

	"loadlab/build/web"
)

// TestAFrameOfACoursePageHoldsTheLaboratory embeds the page as the README
// shows.
func TestAFrameOfACoursePageHoldsTheLaboratory(t *testing.T) {
	site := http.NewServeMux()
	site.Handle("/lab/", http.StripPrefix("/lab", web.Handler(folder)))
	site.HandleFunc("/{$}", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprintf(w, `<!doctype html><link rel="icon" href="data:,"><h1>Week 5</h1><iframe src="lab/index.html?lang=en&embed=1#%s" width="100%%" height="900" allow="clipboard-write"></iframe>`, small)
	})
	server := httptest.NewServer(site)
	defer server.Close()
	b := newVisitor(t)
	b.visit(server.URL + "/")
	const inside = `document.querySelector("iframe").contentDocument`
	b.wait(inside + `.querySelector("#figure[aria-busy=false] img").naturalWidth && !` + inside + `.querySelector("tr.pending")`)
	if got, want := evaluate[string](b, inside+`.querySelector("#fingerprint").textContent`), computed(t, small).Fingerprint; got != want {
		t.Errorf("the fingerprint in the frame is %s, not %s", got, want)
	}
}
