package store

import (
	"strings"
	"testing"

	"loadlab/sim/link"
)

// long is a link with a mistake that is longer than what goes into the address
// bar with every key.
var long = "v=1&service=" + strings.Repeat("x", 2*longAddress) + "&seed=1"

// TestALongLinkFollowsOnceTheEditHasSettled, not with every key.
func TestALongLinkFollowsOnceTheEditHasSettled(t *testing.T) {
	p := open("", long)
	must(t, "as it came", p.address() == long, true)
	for _, seed := range []string{"2", "23", "234"} {
		p.Edit(func(d *Draft) { d.Set("seed", seed) })
		must(t, "while typing", p.address() == long, true)
		p.window.pass(settle / 2)
	}
	p.window.pass(settle)
	must(t, "afterwards", p.address() == strings.TrimSuffix(long, "1")+"234", true)
	must(t, "what is wrong is kept", p.Draft.Problem("service") != "", true)
}

// TestTheSecondWordOfAnArrivalUndoesNothing that was edited since the first.
func TestTheSecondWordOfAnArrivalUndoesNothing(t *testing.T) {
	p := open("", small)
	p.Arrived("", long)
	p.Edit(func(d *Draft) { d.Set("seed", "23") })
	p.Arrived("", long)
	p.window.pass(settle)
	must(t, "the edit", p.address() == strings.TrimSuffix(long, "1")+"23", true)
}

// TestALinkThatIsTooLongIsKept until the reader edits, and comes back when the
// edit is taken back.
func TestALinkThatIsTooLongIsKept(t *testing.T) {
	endless := "v=1&service=" + strings.Repeat("x", link.MaxLength)
	p := open("", endless)
	must(t, "address", p.address() == endless, true)
	must(t, "problems", len(p.Draft.Strays()), 1)
	must(t, "nothing runs", p.Run == nil, true)
	p.Edit(func(d *Draft) { d.Set("servers", "3") })
	must(t, "edited", p.address(), "v=1&servers=3")
	must(t, "problems", len(p.Draft.Problems), 0)
	p.Undo()
	p.window.pass(settle)
	must(t, "taken back", p.address() == endless, true)
	p.Edit(func(d *Draft) { d.Discard(p.Draft.Strays()[0].Key) })
	must(t, "discarded", p.address(), "v=1")
}

// TestTheAddressIsWrittenOnlyWhereItChanges counts what the browser is told.
func TestTheAddressIsWrittenOnlyWhereItChanges(t *testing.T) {
	p := open("", small)
	p.window.history[0] = "untouched"
	p.Edit(func(d *Draft) { d.Set("servers", "10") })
	must(t, "an edit that changes nothing", p.address(), "untouched")
	p.Arrived("", small+"&seed=5")
	p.Edit(func(d *Draft) { d.Set("seed", "123") })
	must(t, "an edit", p.address(), small)
}

// TestUndoForgetsByBytes keeps a megabyte of links a hundred times from
// filling the memory.
func TestUndoForgetsByBytes(t *testing.T) {
	const each = link.MaxLength - 1000
	p := open("", "v=1&service="+strings.Repeat("x", each))
	for i := range 3 * mostUndo {
		p.Edit(func(d *Draft) { d.Set("seed", strings.Repeat("7", i%3+1)) })
		p.window.pass(2 * word)
	}
	must(t, "long links", len(p.undo), mostUndoBytes/each)
	p = open("", small)
	for i := range 3 * mostUndo {
		p.Edit(func(d *Draft) { d.Set("seed", strings.Repeat("7", i%3+1)) })
		p.window.pass(2 * word)
	}
	must(t, "short links", len(p.undo), mostUndo)
}
