//go:build e2e

package e2e

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"slices"
	"testing"
	"time"

	"loadlab/build/web"
)

// slow sends answers as a far host does: after a while, and piece by piece.
type slow struct{ http.ResponseWriter }

func (s slow) Write(p []byte) (sent int, err error) {
	for piece := range slices.Chunk(p, 1<<14) {
		time.Sleep(20 * time.Millisecond)
		n, err := s.ResponseWriter.Write(piece)
		if sent += n; err != nil {
			return sent, err
		}
	}
	return sent, nil
}

// TestTheBarShowsHowMuchOfTheProgramIsHere where it comes from far away.
func TestTheBarShowsHowMuchOfTheProgramIsHere(t *testing.T) {
	site := web.Handler(folder)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		time.Sleep(100 * time.Millisecond)
		site.ServeHTTP(slow{w}, r)
	}))
	defer server.Close()
	b := newVisitor(t)
	b.before(`window.shown = []; new MutationObserver((changes) => {
		for (const { target } of changes) if (target.id === "load-bar" && target.position < 1) shown.push(target.position);
	}).observe(document, { subtree: true, attributes: true, attributeFilter: ["value"] })`)
	b.visit(server.URL + "/?lang=en#" + small)
	b.finished()
	if shown := evaluate[[]float64](b, `shown`); len(shown) < 3 || !slices.IsSorted(shown) {
		t.Errorf("the bar stood at %v", shown)
	}
}

// TestAProgramFromNearIsCompiledAsItCame, and not by way of a script that counts
// its bytes: of that the browser keeps nothing compiled, and it takes longer.
func TestAProgramFromNearIsCompiledAsItCame(t *testing.T) {
	for _, c := range []struct {
		firstByte int // milliseconds
		itself    bool
	}{{10, true}, {100, false}} {
		b := newVisitor(t)
		b.before(fmt.Sprintf(`performance.getEntriesByType = () => [{transferSize: 5000, requestStart: 1, responseStart: %d}];
			const compile = WebAssembly.compileStreaming;
			WebAssembly.compileStreaming = (response) => { window.compiled = response.url; return compile(response); }`, c.firstByte+1))
		b.open("/?lang=en#" + small)
		b.finished()
		if got := evaluate[bool](b, `window.compiled.endsWith(".wasm")`); got != c.itself {
			t.Errorf("first byte after %d ms: compiled as it came %v, want %v", c.firstByte, got, c.itself)
		}
	}
}
