package ui

import (
	"strconv"
	"strings"

	"github.com/vugu/vugu"

	"loadlab/sim/catalogue"
	"loadlab/ui/store"
	"loadlab/ui/text"
	"loadlab/ui/text/lesson"
)

// Practice asks the reader for predictions before a lesson's run, and sets the
// truth beside them after it.
type Practice struct {
	Store *store.Store
}

// Say is a phrase in the page's language.
func (c *Practice) Say(p text.Phrase, arguments ...any) string {
	return p.In(c.Store.Lang, arguments...)
}

// Question is one prediction as it is asked and judged.
type Question struct {
	Index     int
	ID        string
	Text      string
	Unit      string
	Options   []Option
	Typed     string
	Invalid   string // the value of aria-invalid
	Predicted string // once it counts
	Truth     string // once the run is over
	Feedback  string
	Class     string
}

// Asking says whether answers are still taken.
func (c *Practice) Asking() bool { return c.Store.Withheld() }

// Lacking says what is missing.
func (c *Practice) Lacking() string {
	if c.Store.Practice().Lacking {
		return c.Say(text.Lacking)
	}
	return ""
}

// Questions are the lesson's predictions.
func (c *Practice) Questions() []Question {
	words, _ := lesson.Lookup(c.Store.Draft.Experiment.From)
	practice := c.Store.Practice()
	var list []Question
	for i := range words.Predictions {
		p := &words.Predictions[i]
		answer, answered := practice.Predicted(i)
		q := Question{Index: i, ID: store.PredictionID(i), Text: c.Say(p.Question), Unit: c.Say(p.Unit),
			Typed: practice.Typed[i], Invalid: boolean(practice.Lacking && !answered), Class: "question"}
		for k, o := range p.Options {
			q.Options = append(q.Options, Option{strconv.Itoa(k), c.Say(o)})
		}
		if !c.Asking() {
			c.judge(&q, p, answer, answered && practice.Committed)
		}
		list = append(list, q)
	}
	return list
}

// judge sets the truth beside an answer, as soon as there is one.
func (c *Practice) judge(q *Question, p *lesson.Prediction, answer float64, answered bool) {
	q.Predicted = c.Say(text.Predicted, c.Say(text.Unanswered))
	if answered {
		unit := ""
		if strings.HasPrefix(p.Truth.Metric, "ratio ") {
			unit = catalogue.Times.String()
		}
		q.Predicted = c.Say(text.Predicted, c.value(p, answer, unit))
	}
	if !c.Store.Told() {
		return
	}
	run := c.Store.Run
	truth, unit, err := catalogue.Value(&run.Experiment, run.Results(), p.Truth.Metric, p.Truth.Policies)
	if err != nil {
		q.Truth = err.Error() // a test evaluates every prediction: this cannot happen
		return
	}
	q.Truth = c.Say(text.Truth, c.value(p, truth, unit.String()))
	if answered {
		v := p.Judge(answer, truth)
		q.Feedback = c.Say(p.Says(v))
		q.Class = "question " + [...]string{"right", "near", "wrong"}[v]
	}
}

// value writes an answer or the truth: an option, or a number. What it counts
// stands in the question, and would have to agree with the number in Russian.
func (c *Practice) value(p *lesson.Prediction, v float64, unit string) string {
	if k := int(v); len(p.Options) > 0 && k >= 0 && k < len(p.Options) {
		return c.Say(p.Options[k])
	}
	return lesson.Number(c.Store.Lang, v, unit)
}

// Typed takes an answer.
func (c *Practice) Typed(event vugu.DOMEvent, question int) {
	c.Store.Predict(question, event.PropString("target", "value"))
}

// Submit lets the answers count; the browser must not send the form.
func (c *Practice) Submit(event vugu.DOMEvent) {
	event.PreventDefault()
	c.Store.Commit()
}
