package store

import (
	"testing"

	"loadlab/sim/catalogue"
)

// practice is the link of the lesson with a choice and a number.
func practice(t *testing.T) string {
	t.Helper()
	e, ok := catalogue.Lookup("choices.practice-2")
	if !ok {
		t.Fatal("the catalogue has no choices.practice-2")
	}
	return e.Link
}

func TestAPracticeRunsOnceThePredictionsCount(t *testing.T) {
	p := open("", practice(t))
	p.Start()
	must(t, "runs before an answer", len(p.engine.runs), 0)
	p.Predict(0, "2")
	p.Predict(1, "many")
	p.Commit()
	must(t, "runs with an answer that is no number", len(p.engine.runs), 0)
	must(t, "lacking", p.Practice().Lacking, true)
	must(t, "focus", p.window.focused, "predict-1")
	p.Predict(1, " 2,5 ")
	p.Commit()
	must(t, "runs after the commitment", len(p.engine.runs), 1)
	must(t, "focus", p.window.focused, PracticeID)
	p.Predict(1, "9")
	v, ok := p.Practice().Predicted(1)
	must(t, "answer", v, 2.5)
	must(t, "is a number", ok, true)
	p.Open(small)
	p.Open(practice(t))
	must(t, "runs on coming back", len(p.engine.runs), 3)
}

func TestAPracticeCanBeShownWithoutAnAnswer(t *testing.T) {
	p := open("", practice(t))
	p.Waive()
	must(t, "runs", len(p.engine.runs), 1)
	must(t, "committed", p.Practice().Committed, false)
}

func TestAChangedOrEmbeddedPracticeRunsByItself(t *testing.T) {
	p := open("embed=1", practice(t))
	must(t, "runs of the embedded page", len(p.engine.runs), 1)
	p = open("", practice(t))
	p.Edit(func(d *Draft) { d.Set("servers", "20") })
	must(t, "practising", p.Practising(), false)
	p.Start()
	must(t, "runs of the changed experiment", len(p.engine.runs), 1)
}
