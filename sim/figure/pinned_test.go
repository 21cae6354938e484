package figure

import (
	"slices"
	"strings"
	"testing"

	"loadlab/sim/figure/figuretest"
)

// pair is a run with five balancers beside a pinned one of other length and
// fewer servers.
func pair(t *testing.T, name string, o Options) *Figure {
	t.Helper()
	before := figuretest.Experiment(1, "random", "hash")
	before.Servers, before.Time = 50, 120*figuretest.Second
	now := figuretest.Experiment(1, "random", "roundrobin")
	o.Pinned = &Pinned{before, figuretest.Results(before)}
	f, err := Build(name, now, figuretest.Results(now), o)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return f
}

// TestPinnedRunStandsBesideThePresentOne: every figure shows both, the same
// policy in the same colour, the pinned one thin and named so.
func TestPinnedRunStandsBesideThePresentOne(t *testing.T) {
	for _, name := range Names() {
		if name == "cost" {
			continue
		}
		f := pair(t, name, Options{})
		var keys []string
		for _, e := range f.Legend {
			keys = append(keys, e.Key)
			if pinned := strings.HasPrefix(e.Key, pinnedKey); pinned != e.Style.Thin || pinned != strings.Contains(e.Label, "pinned") {
				t.Errorf("%s: %s is named %q, thin %v", name, e.Key, e.Label, e.Style.Thin)
			}
		}
		if got := strings.Join(keys, " "); got != "random roundrobin pinned/random pinned/hash" {
			t.Errorf("%s shows %s", name, got)
		}
		if f.Legend[0].Style.Light != f.Legend[2].Style.Light {
			t.Errorf("%s: the same policy has two colours", name)
		}
		hidden := pair(t, name, Options{Hidden: []string{"pinned/random"}})
		if !hidden.Legend[2].Hidden || hidden.Legend[0].Hidden {
			t.Errorf("%s: hiding the pinned policy alone does not work", name)
		}
		const note = "Thin: the pinned run"
		without := pair(t, name, Options{Hidden: []string{"pinned/random", "pinned/hash"}})
		if slices.Contains(hidden.Notes, note) != slices.Contains(f.Notes, note) || slices.Contains(without.Notes, note) {
			t.Errorf("%s: the notes are %q, with one hidden %q, with all %q", name, f.Notes, hidden.Notes, without.Notes)
		}
	}
}

// TestPinnedRunInTheTable: the present row says what its p99 is in terms of
// the pinned one's; rows without a counterpart say nothing.
func TestPinnedRunInTheTable(t *testing.T) {
	f := pair(t, "table", Options{})
	change, p99 := f.Table.column("change"), f.Table.column("p99")
	rows := f.Table.Rows
	if want := rows[0].Values[p99] / rows[2].Values[p99]; rows[0].Values[change] != want {
		t.Errorf("random: %g times its pinned p99, want %g", rows[0].Values[change], want)
	}
	for _, i := range []int{1, 2, 3} {
		if rows[i].Cells[change] != "–" {
			t.Errorf("%s: change %s", rows[i].Key, rows[i].Cells[change])
		}
	}
}

// TestPinnedPanelsHaveTheirOwnTimes: a heat map's cells are those of its run.
func TestPinnedPanelsHaveTheirOwnTimes(t *testing.T) {
	f := pair(t, "queues", Options{})
	if now, before := f.Panels[0].Cells.Columns, f.Panels[2].Cells.Columns; now != 61 || before != 3 {
		t.Errorf("%d and %d columns, want 61 and 3", now, before)
	}
	if f.Panels[0].X.Max != f.Panels[2].X.Max {
		t.Error("the panels have different axes")
	}
}

// TestNothingPinnedChangesNothing is for the notes and columns.
func TestNothingPinnedChangesNothing(t *testing.T) {
	e := figuretest.Experiment(1, "random")
	f, err := Build("table", e, figuretest.Results(e), Options{})
	if err != nil || f.Table.column("change") >= 0 || strings.Contains(strings.Join(f.Notes, " "), "pinned") {
		t.Errorf("%v: %v", err, f.Notes)
	}
	if _, err := Build("table", e, figuretest.Results(e), Options{Pinned: &Pinned{}}); err == nil {
		t.Error("a pinned run without an experiment is drawn")
	}
}
