//go:build e2e

package e2e

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// command builds the command line program once and returns its path.
var command = sync.OnceValues(func() (string, error) {
	folder, err := os.MkdirTemp("", "loadlab-command-")
	if err != nil {
		return "", err
	}
	name := filepath.Join(folder, "loadlab")
	out, err := exec.Command("go", "build", "-o", name, "loadlab/sim/cmd/loadlab").CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("%w: %s", err, out)
	}
	return name, nil
})

// times are the digits of a summary in the command line's JSON.
type times struct {
	Mean, P50, P90, P99, P999, Max json.Number
}

// document is the part of the command line's JSON that the page shows too.
type document struct {
	Link        string
	Fingerprint string
	Seconds     float64
	Policies    []struct {
		Policy   string
		Response times
	}
}

// loadlab runs the command line program.
func loadlab(t *testing.T, arguments ...string) string {
	t.Helper()
	name, err := command()
	if err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command(name, arguments...).Output()
	if err != nil {
		t.Fatalf("loadlab %s: %v", strings.Join(arguments, " "), err)
	}
	return string(out)
}

// computed is what the command line computes for a link.
func computed(t *testing.T, link string) document {
	t.Helper()
	var d document
	if err := json.Unmarshal([]byte(loadlab(t, "run", "-json", link)), &d); err != nil {
		t.Fatal(err)
	}
	return d
}

// whole is true when the run is over and its figure is drawn.
const whole = `document.querySelector("#figure[aria-busy=false] img").complete && document.querySelector("#figure img").naturalWidth && !document.querySelector("tr.pending")`

// finished waits until the run is over and its figure is drawn.
func (b *tab) finished() {
	b.t.Helper()
	b.wait(whole)
}

// ran waits until the link has been run and its figure is drawn.
func (b *tab) ran(link string) {
	b.t.Helper()
	b.wait(`document.querySelector(".result").dataset.link == %q`, link)
	b.finished()
}

// row reads a row of the page's table: the exact digits behind its cells.
func (b *tab) row(i int) []string {
	b.t.Helper()
	return evaluate[[]string](b, `[...document.querySelectorAll("#summary tbody tr")[%d].querySelectorAll("td")].map(c => c.title.replace(",", "."))`, i)
}

// fragment is what the address bar holds behind the #.
func (b *tab) fragment() string {
	b.t.Helper()
	return strings.TrimPrefix(evaluate[string](b, `location.hash`), "#")
}

// fingerprint is the fingerprint that the page shows.
func (b *tab) fingerprint() string {
	b.t.Helper()
	return evaluate[string](b, `document.querySelector("#fingerprint").textContent`)
}

// agrees compares the page with the command line.
func (b *tab) agrees(link string) {
	b.t.Helper()
	d := computed(b.t, link)
	if got := b.fingerprint(); got != d.Fingerprint {
		b.t.Errorf("%s: the page's fingerprint is %s, the command line's %s", link, got, d.Fingerprint)
	}
	for i, p := range d.Policies {
		want := []json.Number{p.Response.Mean, p.Response.P50, p.Response.P90, p.Response.P99, p.Response.P999, p.Response.Max}
		got := b.row(i)
		for j, w := range want {
			if got[j] != w.String() {
				b.t.Errorf("%s, %s, column %d: the page says %s, the command line %s", link, p.Policy, j, got[j], w)
			}
		}
	}
}

func TestTheFirstExperimentRunsByItself(t *testing.T) {
	b := newVisitor(t)
	b.open("/")
	b.finished()
	if got, want := b.fragment(), "v=1&from=lab.balanced&policies=hash,random,roundrobin,leastloaded"; got != want {
		t.Errorf("the address bar holds %s, not %s", got, want)
	}
	b.agrees("lab.balanced")
	b.shownAsPrinted("lab.balanced")
	b.curves(4)
}

// shownAsPrinted compares what readers of the page see with what readers of
// the command line see, digit for digit.
func (b *tab) shownAsPrinted(link string) {
	b.t.Helper()
	lines := strings.Split(loadlab(b.t, "run", link), "\n")
	rows := evaluate[[][]string](b, `[...document.querySelectorAll("#summary tbody tr")].map(r => [...r.querySelectorAll("th, td")].map(c => c.textContent))`)
	for i, row := range rows {
		// name, mean, p50, p90, p95, p99, p99.9, max, gain
		printed := strings.Fields(lines[i+1])
		printed = append(printed[:4:4], printed[5:]...)
		if shown := row[:len(printed)]; strings.Join(shown, " ") != strings.Join(printed, " ") {
			b.t.Errorf("row %d: the page shows %v, the command line prints %v", i, shown, printed)
		}
	}
}
