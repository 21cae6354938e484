package store

import (
	"testing"

	"loadlab/sim/measure"
)

// TestTheValidationTableIsComputedInOrder, judged as it goes, and gives way to
// the experiment again.
func TestTheValidationTableIsComputedInOrder(t *testing.T) {
	p := open("view=validation", small)
	must(t, "nothing runs by itself", len(p.engine.runs), 0)
	p.StartValidation()
	first := p.Validation.Groups[0][0]
	must(t, "link", p.engine.runs[0].link != "" && p.Validation.Running(), true)
	r := p.engine.runs[0]
	for i, j := range r.jobs {
		x := first.Expected * (1 + 0.001*float64(i%2*2-1))
		p.Finished(r.id, i, &measure.Result{Seed: j.Seed, Response: measure.Summary{Count: 1, Mean: x}})
	}
	must(t, "verdict", p.Validation.Verdicts[first.ID].Agrees, true)
	must(t, "the next one runs", len(p.engine.runs), 2)
	must(t, "done", p.Validation.Done, 1)
	r = p.engine.runs[1]
	for i := range r.jobs {
		p.Failed(r.id, i, "no memory")
	}
	must(t, "failure", p.Validation.Failure, "no memory")
	must(t, "goes on", len(p.engine.runs), 3)
	p.HideValidation()
	must(t, "ended", p.engine.cancels, 1)
	must(t, "address", p.address(), small)
	must(t, "the experiment runs now", p.engine.runs[3].link, small)
	p.finish(7)
	must(t, "result", p.Run.Complete(), true)

	p.ShowValidation() // what was computed is still there
	must(t, "verdict after a while elsewhere", p.Validation.Verdicts[first.ID].Agrees, true)
	must(t, "begun", p.Validation.Begun() && !p.Validation.Running(), true)
	p.StartValidation()
	must(t, "goes on with the third", p.engine.runs[4].link, p.engine.runs[2].link)
	p.CancelValidation()
	must(t, "cancelled", p.engine.cancels, 2)
	must(t, "kept", p.Validation.Done == 2 && !p.Validation.Running(), true)
	p.Finished(p.engine.runs[4].id, 0, &measure.Result{}) // too late
	must(t, "still kept", p.Validation.Done, 2)
	p.StartValidation()
	p.Arrived("", small+"&seed=5") // an entry of the history
	must(t, "the experiment in its place", p.Validation == nil && p.Run.Running(), true)
	p.Arrived("view=validation", small+"&seed=5")
	must(t, "the table again", p.Validation.Done == 2 && !p.Validation.Running(), true)
	p.Validation.Done = len(p.Validation.Groups)
	p.StartValidation()
	must(t, "a whole table is computed anew", p.Validation.Done, 0)
}

// TestACheckOpensItsExperiment, and the whole table counts what it judged.
func TestACheckOpensItsExperiment(t *testing.T) {
	p := open("", small)
	p.finish(7)
	p.ShowValidation()
	must(t, "address", p.address(), "?view=validation#"+small)
	agree, judged := p.Validation.Agreeing()
	must(t, "judged", agree+judged, 0)
	c := p.Validation.Groups[3][0]
	p.OpenCheck(c)
	must(t, "shown", p.Validation == nil, true)
	must(t, "servers", p.Draft.Experiment.Seeds, 10)
}
