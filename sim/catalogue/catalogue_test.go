package catalogue

import (
	"math"
	"strings"
	"testing"

	"loadlab/sim/link"
)

// TestEveryLinkIsCanonical: it reads, writes back to itself and names the
// entry that it stands in.
func TestEveryLinkIsCanonical(t *testing.T) {
	seen := make(map[string]bool)
	for _, entry := range Entries() {
		e, err := link.Parse(entry.Link)
		if err != nil {
			t.Errorf("%s: %v", entry.ID, err)
			continue
		}
		if got := link.Format(&e); got != entry.Link {
			t.Errorf("%s: %s is not canonical, %s", entry.ID, entry.Link, got)
		}
		if e.From != entry.ID || seen[entry.ID] || !strings.HasPrefix(entry.ID, entry.Course+".") {
			t.Errorf("%s: from=%s, seen %v", entry.ID, e.From, seen[entry.ID])
		}
		if entry.Title == "" || len(entry.Figures) == 0 {
			t.Errorf("%s is not described", entry.ID)
		}
		// A lesson has to run while its reader waits.
		if n := e.TotalRequests(); n > 5e6 {
			t.Errorf("%s needs %g requests", entry.ID, n)
		}
		seen[entry.ID] = true
	}
}

func TestLookup(t *testing.T) {
	if e, ok := Lookup("lab.balanced"); !ok || e.Link != "v=1&from=lab.balanced&policies=hash,random,roundrobin,leastloaded" {
		t.Errorf("%+v, %v", e, ok)
	}
	if _, ok := Lookup("lab"); ok {
		t.Error("lab is an experiment")
	}
	courses := strings.Join(Courses(), " ")
	for _, id := range IDs() {
		if course, _, _ := strings.Cut(id, "."); !strings.Contains(courses, course) {
			t.Errorf("%s is of no course", id)
		}
	}
}

// TestRecordedLatencies holds the table against the published figures of the
// recording, in milliseconds.
func TestRecordedLatencies(t *testing.T) {
	entry, _ := Lookup("ewma.slow-replica")
	e, err := link.Parse(entry.Link)
	if err != nil {
		t.Fatal(err)
	}
	d := e.Service
	for _, c := range []struct {
		name      string
		got, want float64
	}{
		{"least", d.Quantile(0), 164.086e6}, {"median", d.Quantile(0.5), 167.483e6}, {"largest", d.Quantile(1), 199.989e6},
		{"mean", d.Mean(), 169.560e6}, {"standard deviation", d.Mean() * math.Sqrt(d.SCV()), 5.406e6},
	} {
		if math.Abs(c.got-c.want) > 500 { // half of the last published digit
			t.Errorf("%s %.0f ns, published %.0f", c.name, c.got, c.want)
		}
	}
}
