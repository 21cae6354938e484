package store

import (
	"net/url"
	"strings"
	"testing"

	"loadlab/sim/measure"
)

// finish gives every part of the engine's latest run a result with a p99.
func (p *page) finish(p99 int64) {
	r := p.engine.runs[len(p.engine.runs)-1]
	for i, j := range r.jobs {
		p.Finished(r.id, i, &measure.Result{Policy: "p", Seed: j.Seed, Response: measure.Summary{Count: 1, P99: p99}})
	}
}

const other = "v=1&policies=random,hash&servers=10&sync=5s"

// TestAPinnedResultStandsBesideTheNext: it is drawn with the next run and not
// before, says how it differs, and goes when it is unpinned.
func TestAPinnedResultStandsBesideTheNext(t *testing.T) {
	p := open("", small)
	must(t, "differences from nothing", len(p.PinDifferences()), 0)
	p.Pin()
	if _, has := p.Pinned(); has {
		t.Fatal("a run without results was pinned")
	}
	p.finish(7)
	p.Pin()
	must(t, "paired with itself", p.Paired(), false)
	must(t, "drawn with itself", p.engine.draws[len(p.engine.draws)-1].Pinned.Link, "")
	p.Edit(func(d *Draft) { *d = NewDraft(other) })
	p.Start()
	p.finish(9)
	last := p.engine.draws[len(p.engine.draws)-1]
	must(t, "drawn", last.Link+" | "+last.Pinned.Link, other+" | "+small)
	must(t, "pinned results", last.Pinned.Results[0].Response.P99, 7)
	must(t, "differences", strings.Join(p.PinDifferences(), " "), "policies=random,leastloaded sync=10ms")
	must(t, "random's counterpart", p.Counterpart(&p.Run.Parts[0]).Response.P99, 7)
	must(t, "hash has none", p.Counterpart(&p.Run.Parts[1]) == nil, true)
	must(t, "runs", len(p.engine.runs), 2)
	p.Unpin()
	must(t, "drawn alone again", p.engine.draws[len(p.engine.draws)-1].Pinned.Link, "")
	must(t, "address", p.address(), other)
}

// TestThePairHasALink: whoever opens it sees both, the present run first, and
// learns whether the pinned one was reproduced.
func TestThePairHasALink(t *testing.T) {
	p := open("", small)
	p.finish(7)
	p.Pin()
	p.Edit(func(d *Draft) { *d = NewDraft(other) })
	p.Start()
	p.finish(9)
	address := strings.TrimPrefix(p.ShareLink(), "https://example.org/lab/?")
	query, fragment, _ := strings.Cut(address, "#")

	q := open(query, fragment)
	must(t, "runs first", q.engine.runs[0].link, other)
	q.finish(9)
	must(t, "runs then", q.engine.runs[1].link, small)
	must(t, "verdict before", q.PinVerdict(), NotYet)
	q.finish(7)
	must(t, "paired", q.Paired(), true)
	must(t, "verdict", q.PinVerdict(), Reproduced)
	must(t, "the run itself", q.Verdict(), Reproduced)
	must(t, "drawn", q.engine.draws[len(q.engine.draws)-1].Pinned.Link, small)

	q = open(strings.Replace(query, "sum%3D", "sum%3D1", 1), fragment)
	if q.PinError == "" {
		t.Error("a pinned link with a bad fingerprint was taken")
	}
}

// TestANewerRunTakesThePlaceOfThePinnedOne, which is begun again after it.
func TestANewerRunTakesThePlaceOfThePinnedOne(t *testing.T) {
	p := open(url.Values{"pin": {small}}.Encode(), other)
	p.finish(9)
	must(t, "runs", p.engine.runs[1].link, small)
	p.Progressed(p.engine.runs[1].id, 0, 5, 10)
	pinned, _ := p.Pinned()
	must(t, "progress", pinned.Parts[0].Done, 5)
	p.Edit(func(d *Draft) { d.Set("servers", "12") })
	p.Start()
	if pinned, has := p.Pinned(); pinned != nil || !has {
		t.Error("the pinned run goes on, or is forgotten")
	}
	p.finish(8)
	must(t, "runs in all", len(p.engine.runs), 4)
	must(t, "again", p.engine.runs[3].link, small)
	p.Failed(p.engine.runs[3].id, 0, "no memory")
	p.Failed(p.engine.runs[3].id, 1, "no memory")
	must(t, "a failed one is not tried for ever", len(p.engine.runs), 4)
}

// TestAPinnedLinkThatCannotBeReadIsSaid, and one that is large waits.
func TestAPinnedLinkThatCannotBeReadIsSaid(t *testing.T) {
	p := open("pin=v%3D1%26servers%3Dmany", small)
	must(t, "runs", len(p.engine.runs), 1)
	if !strings.Contains(p.PinError, "many") {
		t.Errorf("error %q", p.PinError)
	}
	p = open(url.Values{"pin": {"v=1&rate=9000&time=3h"}}.Encode(), small)
	p.finish(1)
	must(t, "a large one waits", len(p.engine.runs), 1)
	p.RunPinned()
	must(t, "until it is asked for", len(p.engine.runs), 2)
	p.Unpin()
	must(t, "unpinning ends it", p.engine.cancels, 1)
}
