package report

import (
	"encoding/csv"
	"strings"
	"testing"
)

func TestCSVHoldsWhatJSONHolds(t *testing.T) {
	e, results := sample()
	text := string(CSV(&e, results))
	if !strings.HasPrefix(text, "# loadlab v=1&policies=random,roundrobin fingerprint ") {
		t.Errorf("the first line does not say what it is: %.80s", text)
	}
	r := csv.NewReader(strings.NewReader(text))
	r.Comment = '#'
	rows, err := r.ReadAll()
	if err != nil || len(rows) != 3 || len(rows[0]) != 20 {
		t.Fatalf("%v, %v", rows, err)
	}
	if got, want := strings.Join(rows[1][:9], " "), "random 123 2 1 1 0.5 1.500000001 1 2"; got != want {
		t.Errorf("%s, not %s", got, want)
	}
	if got := strings.Join(rows[2][6:], ""); got != "" {
		t.Errorf("what was not measured is %s", got)
	}
}
