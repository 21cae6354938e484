package ui

import (
	"loadlab/sim/catalogue"
	"loadlab/ui/store"
	"loadlab/ui/text"
)

// Lesson is the text beside the result: that of the catalogue's experiment, or
// what the laboratory is for.
type Lesson struct {
	Store *store.Store
}

// Title is the experiment's title.
func (c *Lesson) Title() string {
	if e, ok := catalogue.Lookup(c.Store.Draft.Experiment.From); ok {
		return lessonTitle(e, c.Store.Lang)
	}
	return text.Headline.In(c.Store.Lang)
}

// Paragraphs is the experiment's text.
func (c *Lesson) Paragraphs() []string {
	lesson, ok := text.Lessons[c.Store.Draft.Experiment.From]
	if !ok {
		return []string{text.Lead.In(c.Store.Lang)}
	}
	return []string{lesson.Text.In(c.Store.Lang)}
}
