package store

import (
	"net/url"
	"strings"
	"testing"
)

// TestTheHistoryBringsBackTheView: what is pinned, watched or validated is what
// the entry's query says.
func TestTheHistoryBringsBackTheView(t *testing.T) {
	p := open("", small)
	p.finish(7)
	p.Pin()
	p.Edit(func(d *Draft) { *d = NewDraft(other) })
	p.Start()
	p.finish(9)
	p.Unpin()
	p.Arrived(url.Values{"pin": {small}}.Encode(), other)
	if _, has := p.Pinned(); !has {
		t.Error("the entry's pinned run is not shown")
	}
	must(t, "it is run again", p.engine.runs[len(p.engine.runs)-1].link, small)
	p.finish(7)
	must(t, "paired", p.Paired(), true)
	p.Arrived("watch=0s~20s~5s~0~1", other)
	must(t, "unpinned", p.Paired(), false)
	must(t, "watching", p.Watch.Shown(), true)
	p.Arrived("", small)
	must(t, "watching no more", p.Watch.Shown(), false)
	must(t, "link", p.Run.Link, small)
}

// TestTheValidationTableIsLeft by a lesson, by the way back and by a link.
func TestTheValidationTableIsLeft(t *testing.T) {
	p := open("", small)
	p.finish(7)
	p.ShowValidation()
	must(t, "entries", len(p.window.history), 2)
	p.StartValidation()
	p.Arrived("", small)
	must(t, "left by the way back", p.Validation == nil, true)
	must(t, "the result is still there", p.Run.Complete(), true)
	p.Arrived("view=validation", small)
	must(t, "and entered again", p.Validation != nil, true)
	p.Open(other)
	must(t, "left by a lesson", p.Validation == nil && p.Run.Link == other, true)
	if strings.Contains(p.address(), "view=") {
		t.Errorf("the address is %s", p.address())
	}
}

// TestAWatchedPolicyKeepsItsPlace when the list of policies changes.
func TestAWatchedPolicyKeepsItsPlace(t *testing.T) {
	p := open("", "v=1&policies=random,leastloaded,powerofk:k=2&servers=10")
	p.finish(7)
	p.OpenWatch()
	shown := func() string {
		var names []string
		for _, side := range p.Watch.Sides {
			names = append(names, p.Run.Experiment.Policies[side.Policy].Name)
		}
		return strings.Join(names, " ")
	}
	must(t, "at first", shown(), "leastloaded powerofk")
	run := func(policies string) {
		p.Edit(func(d *Draft) { d.Set("policies", policies) })
		p.Start()
		p.finish(7)
	}
	run("leastloaded,random,powerofk:k=2")
	must(t, "moved", shown(), "leastloaded powerofk")
	run("random,powerofk:k=2,hash")
	must(t, "one is gone", shown(), "random powerofk")
	run("powerofk:k=2")
	must(t, "one is left", shown(), "powerofk")
	run("random,powerofk:k=2")
	must(t, "two again", len(p.Watch.Sides), 2)
}

// TestSpeedsAreRound, eight of them, each with few digits.
func TestSpeedsAreRound(t *testing.T) {
	for _, length := range []int64{1, 1000, 15e6, 1e9, 3e9, 10e9, 500e9, 3600e9} {
		w := &Watch{}
		w.setLength(length)
		speeds := w.Speeds()
		found := false
		for i, x := range speeds {
			if i > 0 && x <= speeds[i-1] {
				t.Errorf("%d: %v", length, speeds)
			}
			found = found || x == w.Speed
		}
		if !found || len(speeds) != 8 {
			t.Errorf("%d: %g is not among %v", length, w.Speed, speeds)
		}
	}
	if ladder(-13) != 5e-5 || ladder(4) != 20 {
		t.Errorf("%g, %g", ladder(-13), ladder(4))
	}
}
