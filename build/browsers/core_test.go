//go:build browsers

package browsers

import (
	"encoding/json"
	"fmt"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"loadlab/build/web"
)

// small is an experiment that takes a moment, other the same after an edit.
const (
	small = "v=1&policies=random,leastloaded&servers=20&senders=40&time=9m"
	other = "v=1&policies=random,leastloaded&servers=21&senders=40&time=9m"
)

var out = filepath.Join("..", "out")

// tab is the one tab of a browser under test.
type tab struct {
	t *testing.T
	transport
}

func (b tab) must(c command, parameters map[string]any) json.RawMessage {
	b.t.Helper()
	value, err := b.send(c, parameters)
	if err != nil {
		b.t.Fatal(err)
	}
	return value
}

// open opens an address.
func (b tab) open(url string) {
	b.t.Helper()
	b.must(navigate, map[string]any{"url": url})
}

// text evaluates an expression whose value is a text.
func (b tab) text(expression string) string {
	b.t.Helper()
	var s string
	value := b.must(executeScript, map[string]any{"script": "return String(" + expression + ");", "args": []any{}})
	if err := json.Unmarshal(value, &s); err != nil {
		b.t.Fatalf("%s: %v", value, err)
	}
	return s
}

// wait waits until an expression holds; one that fails does not.
func (b tab) wait(format string, arguments ...any) {
	b.t.Helper()
	expression := fmt.Sprintf(format, arguments...)
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
		if b.text("(() => { try { return Boolean("+expression+"); } catch { return false; } })()") == "true" {
			return
		}
	}
	b.t.Fatalf("waiting for %s; the page says: %s", expression, b.text("document.body.innerText"))
}

// finished waits until the link has been run and its figure is drawn.
func (b tab) finished(link string) {
	b.t.Helper()
	b.wait(`document.querySelector(".result").dataset.link == %q && document.querySelector("#figure[aria-busy=false] img").naturalWidth > 100 && !document.querySelector("tr.pending")`, link)
}

// agrees compares the page with the command line, digit by digit.
func (b tab) agrees(link string) {
	b.t.Helper()
	output, err := exec.Command("go", "run", "loadlab/sim/cmd/loadlab", "run", "-json", link).Output()
	if err != nil {
		b.t.Fatal(err)
	}
	var d struct {
		Fingerprint string
		Policies    []struct {
			Response struct{ Mean, P50, P90, P99, P999, Max json.Number }
		}
	}
	if err := json.Unmarshal(output, &d); err != nil {
		b.t.Fatal(err)
	}
	if got := b.text(`document.querySelector("#fingerprint").textContent`); got != d.Fingerprint {
		b.t.Errorf("%s: the page's fingerprint is %s, the command line's %s", link, got, d.Fingerprint)
	}
	for i, p := range d.Policies {
		r := p.Response
		want := fmt.Sprint([]json.Number{r.Mean, r.P50, r.P90, r.P99, r.P999, r.Max})
		got := b.text(fmt.Sprintf(`"[" + [...document.querySelectorAll("#summary tbody tr")[%d].querySelectorAll("td")].slice(0, 6).map((c) => c.title.replace(",", ".")).join(" ") + "]"`, i))
		if got != want {
			b.t.Errorf("%s, row %d: the page says %s, the command line %s", link, i, got, want)
		}
	}
}

// click clicks on the first element of a selector.
func (b tab) click(selector string) {
	b.t.Helper()
	id, err := element(b, selector)
	if err != nil {
		b.t.Fatal(err)
	}
	b.must(clickElement, map[string]any{"id": id})
}

// edits changes the number of servers, runs it and compares it.
func (b tab) edits() {
	b.t.Helper()
	id, err := element(b, "#set-servers")
	if err != nil {
		b.t.Fatal(err)
	}
	b.must(clearElement, map[string]any{"id": id})
	b.must(typeInto, map[string]any{"id": id, "text": "21"})
	b.wait(`location.hash == %q`, "#"+other)
	b.click("#run")
	b.finished(other)
	b.agrees(other)
}

// shares copies the link into a stand-in for the clipboard and opens it.
func (b tab) shares() {
	b.t.Helper()
	b.text(`(() => { const take = async (words) => { window.copied = words; }; try { navigator.clipboard.writeText = take; } catch {} if (!navigator.clipboard) Object.defineProperty(navigator, "clipboard", {value: {writeText: take}}); })()`)
	b.click("#copy")
	b.wait(`window.copied`)
	copied := b.text(`window.copied`)
	b.open("about:blank")
	b.open(copied)
	b.finished(other)
	b.wait(`document.querySelector("#verdict.good").textContent`)
}

// miniBrowser is the path of WebKitGTK's small browser, which comes with the
// driver; where it is depends on processor and version.
func miniBrowser() string {
	found, _ := filepath.Glob("/usr/lib/*/webkit*gtk-*/MiniBrowser") // the pattern is a valid one
	if len(found) == 0 {
		return "MiniBrowser"
	}
	return found[len(found)-1]
}

// inEach runs a test in each browser.
func inEach(t *testing.T, f func(t *testing.T, b tab)) {
	for _, kind := range []struct {
		name         string
		start        func(*testing.T) transport
		capabilities map[string]any
	}{
		{"Firefox", firefox, map[string]any{}},
		{"WebKit", webkit, map[string]any{"webkitgtk:browserOptions": map[string]any{
			"binary": miniBrowser(), "args": []string{"--automation"}}}},
	} {
		t.Run(kind.name, func(t *testing.T) {
			b := tab{t, kind.start(t)}
			defer b.close()
			b.must(newSession, map[string]any{"capabilities": map[string]any{"alwaysMatch": kind.capabilities}})
			defer b.send(endSession, map[string]any{})
			b.must(setTimeouts, map[string]any{"script": patience.Milliseconds(), "pageLoad": patience.Milliseconds()})
			f(t, b)
		})
	}
}

func TestTheCoreWorks(t *testing.T) {
	inEach(t, func(t *testing.T, b tab) {
		server := httptest.NewServer(web.Handler(filepath.Join(out, "site")))
		defer server.Close()
		b.open(server.URL + "/?lang=en#" + small)
		b.finished(small)
		b.agrees(small)
		b.edits()
		b.shares()
		b.wait(`navigator.serviceWorker.controller`)
		server.CloseClientConnections()
		server.Close()
		b.open("about:blank")
		b.open(server.URL + "/?lang=ru#" + small)
		b.finished(small)
		b.agrees(small)
		b.wait(`document.documentElement.lang == "ru"`)
	})
}

func TestTheSingleFileOpensFromAFolder(t *testing.T) {
	inEach(t, func(t *testing.T, b tab) {
		file, err := filepath.Abs(filepath.Join(out, "loadlab.html"))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := os.Stat(file); err != nil {
			t.Fatalf("make single builds it: %v", err)
		}
		b.open("file://" + file + "#" + small)
		b.finished(small)
		b.agrees(small)
		b.edits()
	})
}
