package figure

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"loadlab/sim/figure/figuretest"
)

var update = flag.Bool("update", false, "write the golden files anew")

// TestGoldenText compares every figure in words and numbers with testdata.
func TestGoldenText(t *testing.T) {
	for _, lang := range languageNames {
		for _, name := range Names() {
			e := figuretest.Experiment(2, figuretest.Policies...)
			f, err := Build(name, e, figuretest.Results(e), Options{Lang: lang})
			if err != nil {
				t.Fatal(err)
			}
			golden(t, name+"-"+lang+".txt", describe(f))
		}
	}
}

// golden compares a text with the file in testdata.
func golden(t *testing.T, file, got string) {
	t.Helper()
	path := filepath.Join("testdata", file)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s differs; run go test -update and look at the difference. Now:\n%s", file, got)
	}
}

// describe writes a figure as text, the numbers to three digits.
func describe(f *Figure) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s (%s)\ntitle: %s\nsubtitle: %s\nalt: %s\n", f.Name, f.Lang, f.Title, f.Subtitle, f.Alt)
	for _, n := range f.Notes {
		fmt.Fprintf(&b, "note: %s\n", n)
	}
	for _, e := range f.Legend {
		fmt.Fprintf(&b, "legend: %s = %s %s %v\n", e.Key, e.Label, e.Style.Light, e.Style.Dash)
	}
	for i := range f.Panels {
		describePanel(&b, &f.Panels[i])
	}
	return b.String()
}

// describePanel writes a panel as text.
func describePanel(b *strings.Builder, p *Panel) {
	fmt.Fprintf(b, "panel %q\n", p.Title)
	for _, a := range []Axis{p.X, p.Y} {
		fmt.Fprintf(b, "  axis %q %.4g to %.4g:", a.Label, a.Min, a.Max)
		for _, t := range a.Ticks(5) {
			if t.Label != "" {
				fmt.Fprintf(b, " %s |", t.Label)
			}
		}
		fmt.Fprintln(b)
	}
	for _, s := range p.Spans {
		fmt.Fprintf(b, "  span %.4g to %.4g %s\n", s.From, s.To, s.Label)
	}
	for _, l := range p.Lines {
		fmt.Fprintf(b, "  line %.4g %s\n", l.Value, l.Label)
	}
	for _, s := range p.Series {
		fmt.Fprintf(b, "  series %s: %d points", s.Key, len(s.X))
		for i := range s.X {
			if i%20 == 0 {
				fmt.Fprintf(b, "; %.3g: %.3g", s.X[i], s.Y[i])
				if s.Low != nil {
					fmt.Fprintf(b, " [%.3g %.3g]", s.Low[i], s.High[i])
				}
			}
		}
		fmt.Fprintln(b)
	}
}
