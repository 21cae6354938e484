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
	now, before := strings.Split(got, "\n"), strings.Split(string(want), "\n")
	for i := range min(len(now), len(before)) {
		if now[i] != before[i] {
			t.Errorf("%s:%d: differs; run go test -update and look at the difference\n now %s\nthen %s", file, i+1, now[i], before[i])
			return
		}
	}
	if len(now) != len(before) {
		t.Errorf("%s: %d lines, %d before; run go test -update and look at the difference", file, len(now), len(before))
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
	describeTable(&b, f.Table)
	return b.String()
}

// describeTable writes a table, cells between bars.
func describeTable(b *strings.Builder, t *Table) {
	if t == nil {
		return
	}
	b.WriteString("columns")
	for _, c := range t.Columns {
		fmt.Fprintf(b, " | %s", c.Label)
	}
	for _, row := range t.Rows {
		fmt.Fprintf(b, "\n%s | %s", row.Label, strings.Join(row.Cells, " | "))
	}
	b.WriteByte('\n')
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
	if c := p.Cells; c != nil {
		fmt.Fprintf(b, "  cells %d rows of %d from (%.3g, %.3g) by (%.3g, %.3g)", c.Rows, c.Columns, c.X0, c.Y0, c.DX, c.DY)
		for i := 0; i < len(c.Values); i += 1 + len(c.Values)/10 {
			fmt.Fprintf(b, "; %.3g", c.Values[i])
		}
		fmt.Fprintln(b)
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
