package ui

import (
	"github.com/vugu/vugu"

	"loadlab/sim/catalogue"
	"loadlab/ui/store"
	"loadlab/ui/text"
	"loadlab/ui/text/lesson"
)

// Afterwards is the text below the result of a lesson's run: questions, the
// conclusion with the reader's own numbers, and one change to try.
type Afterwards struct {
	Store *store.Store
}

// Say is a phrase in the page's language.
func (c *Afterwards) Say(p text.Phrase) string { return p.In(c.Store.Lang) }

// words are the texts of the lesson that is open, or nil.
func (c *Afterwards) words() *lesson.Lesson {
	words, _ := lesson.Lookup(c.Store.Draft.Experiment.From)
	return words
}

// Ready says whether the lesson's experiment has been run.
func (c *Afterwards) Ready() bool { return c.words() != nil && c.Store.Told() }

// Class hides what is empty.
func (c *Afterwards) Class() string {
	if c.Ready() {
		return "afterwards"
	}
	return "afterwards nothing"
}

// Questions are those to think about.
func (c *Afterwards) Questions() []string {
	var list []string
	for _, q := range c.words().Think {
		list = append(list, c.Say(q))
	}
	return list
}

// Expanded is the value of aria-expanded.
func (c *Afterwards) Expanded() string { return boolean(c.Store.ConclusionOpen) }

// Conclusion says what came out, with the numbers of the reader's run.
func (c *Afterwards) Conclusion() string {
	run := c.Store.Run
	said, err := lesson.Expand(c.Say(c.words().Conclusion), func(t lesson.Token) (string, error) {
		v, unit, err := catalogue.Value(&run.Experiment, run.Results(), t.Metric, t.Policies)
		if err != nil {
			return "", err
		}
		return lesson.Number(c.Store.Lang, v, unit.String()), nil
	})
	if err != nil {
		return err.Error() // a test evaluates every text: this cannot happen
	}
	return said
}

// tryLink is the link with the change that the lesson proposes.
func (c *Afterwards) tryLink() string {
	e, _ := c.Store.Lesson()
	link, err := catalogue.Vary(e.Link, c.words().Try.Change...)
	if err != nil {
		return e.Link // a test varies every link: this cannot happen
	}
	return link
}

// TryAddress is the address of the proposed change.
func (c *Afterwards) TryAddress() string { return "#" + c.tryLink() }

// TryLabel says what the proposed change is.
func (c *Afterwards) TryLabel() string { return c.Say(c.words().Try.Label) }

// Try runs the proposed change in this page.
func (c *Afterwards) Try(event vugu.DOMEvent) {
	if !elsewhere(event) {
		event.PreventDefault()
		c.Store.Open(c.tryLink())
	}
}

// elsewhere says whether a click on a link asks for another tab or window.
func elsewhere(event vugu.DOMEvent) bool {
	return event.PropBool("ctrlKey") || event.PropBool("metaKey") || event.PropBool("shiftKey")
}
