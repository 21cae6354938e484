package figure

import (
	"bytes"
	"encoding/csv"
	"strings"
	"testing"

	"loadlab/sim/figure/figuretest"
)

// read parses what CSV wrote, comments left out.
func read(t *testing.T, data []byte) [][]string {
	t.Helper()
	r := csv.NewReader(bytes.NewReader(data))
	r.Comment = '#'
	records, err := r.ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	return records
}

func TestCSVCarriesWhereItComesFrom(t *testing.T) {
	e := figuretest.Experiment(1, figuretest.Policies...)
	for _, name := range Names() {
		f, err := Build(name, e, figuretest.Results(e), Options{Lang: "zh"})
		if err != nil {
			t.Fatal(err)
		}
		text := string(CSV(f, "v=1&policies=random", "0123456789abcdef"))
		for _, want := range []string{"# " + f.Title + "\n", "# link: v=1&policies=random\n", "# fingerprint: 0123456789abcdef\n"} {
			if !strings.Contains(text, want) {
				t.Errorf("%s: %q is missing", name, want)
			}
		}
		if rows := read(t, []byte(text)); name != "cost" && len(rows) < 1+len(e.Policies) {
			t.Errorf("%s: %d rows", name, len(rows))
		}
	}
}

func TestCSVHasTheValuesDrawn(t *testing.T) {
	e := figuretest.Experiment(3, "random", "hash")
	r := figuretest.Results(e)
	r[0].Windows[2].Count, r[1].Windows[2].Count, r[2].Windows[2].Count = 0, 0, 0
	f, err := Build("windows", e, r, Options{Hidden: []string{"hash"}})
	if err != nil {
		t.Fatal(err)
	}
	rows := read(t, CSV(f, "", ""))
	if len(rows) != 1+61 {
		t.Fatalf("%d rows, want a head and 61 windows of the one series drawn", len(rows))
	}
	if got, want := strings.Join(rows[3], ","), "p99 response time,random,120,,,"; got != want {
		t.Errorf("the gap is %s, want %s", got, want)
	}
	s := f.Panels[0].Series[0]
	if got, want := rows[5][3:], []string{exact(s.Y[4]), exact(s.Low[4]), exact(s.High[4])}; strings.Join(got, " ") != strings.Join(want, " ") {
		t.Errorf("row 5 has %v, want %v", got, want)
	}
}

func TestCSVQuotesWhatNeedsIt(t *testing.T) {
	var b strings.Builder
	record(&b, `a,b`, `say "x"`, "#1", "plain")
	if got, want := b.String(), "\"a,b\",\"say \"\"x\"\"\",\"#1\",plain\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
