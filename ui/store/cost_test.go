package store

import (
	"net/url"
	"strings"
	"testing"

	"loadlab/sim/measure"
)

// measuring opens the lesson about what picks cost and ends its run.
func measuring() *page {
	p := open("", "v=1&from=wrr.cost&policies=swrr,iwrr&servers=10&requests=100")
	p.answer(0)
	must2(p, 0)
	p.answer(1)
	return p
}

// must2 panics when there have not been so many measurements: nothing may
// disturb one.
func must2(p *page, n int) {
	if len(p.engine.measures) != n {
		panic("measured while the run was under way")
	}
}

var twoCosts = []measure.Cost{{Policy: "swrr", Servers: 10, NS: 20, Low: 18, High: 25}, {Policy: "swrr", Servers: 100, NS: 180, Low: 170, High: 190}}

func TestPicksAreTimedWhenTheLessonsRunIsOver(t *testing.T) {
	p := measuring()
	must2(p, 1)
	must(t, "busy", p.Busy(), true)
	must(t, "figure", p.Figure(), "cost")
	must(t, "drawings without data", len(p.engine.draws), 0)
	p.MeasuringSteps(p.Run.Cost.ID, 3, 12)
	must(t, "share", p.Run.Cost.Share(), 0.25)
	p.Measured(p.Run.Cost.ID+1, twoCosts)
	must(t, "an old measurement counts", p.Costs() == nil, true)
	p.Measured(p.Run.Cost.ID, twoCosts)
	must(t, "busy afterwards", p.Busy(), false)
	must(t, "costs drawn", len(p.engine.draws[0].Costs), 2)
	p.SetFigure("windows")
	must(t, "costs in another figure", len(p.engine.draws[1].Costs), 0)
}

func TestAMeasurementIsCancelledAndTakenAnew(t *testing.T) {
	p := measuring()
	first := p.Run.Cost.ID
	p.Cancel()
	must(t, "busy", p.Busy(), false)
	must(t, "unmeasured", p.Unmeasured(), true)
	must(t, "the run is kept", p.Run.Complete() && !p.Run.Cancelled, true)
	p.Measured(first, twoCosts)
	must(t, "costs after cancelling", p.Costs() == nil, true)
	p.Start()
	p.answer(0)
	p.answer(1)
	must2(p, 2)
	p.NotMeasured(p.Run.Cost.ID, "no clock")
	must(t, "reason", p.Run.Cost.Failure, "no clock")
}

func TestOtherLessonsTimeNothing(t *testing.T) {
	p := open("", small)
	p.answer(0)
	p.answer(1)
	must2(p, 0)
	must(t, "figures", strings.Contains(strings.Join(p.Figures(), " "), "cost"), false)
}

// TestAMeasurementCarriesNoFingerprint: no other machine could reproduce it.
func TestAMeasurementCarriesNoFingerprint(t *testing.T) {
	p := measuring()
	p.Measured(p.Run.Cost.ID, twoCosts)
	p.Save(CSV)
	must(t, "fingerprint", p.engine.saves[0].Fingerprint, "")
	must(t, "sum in the link", strings.Contains(p.engine.saves[0].Address, "sum="), false)
	p.SetFigure("windows")
	p.Save(CSV)
	must(t, "fingerprint of a simulated figure", len(p.engine.saves[1].Fingerprint), 16)
}

// TestAPinnedRunIsNotMeasuredBeside: a pinned run that comes between puts the
// measurement off, and it is taken when that run is over.
func TestAPinnedRunIsNotMeasuredBeside(t *testing.T) {
	p := open("pin="+url.QueryEscape(small), "v=1&from=wrr.cost&policies=swrr,iwrr&servers=10&requests=100")
	p.answer(0)
	p.answer(1)
	must(t, "runs", len(p.engine.runs), 2)
	must2(p, 0)
	p.answer(0)
	p.answer(1)
	must2(p, 1)
	must(t, "measuring", p.Measuring(), true)
}
