package ui

import (
	"loadlab/ui/store"
	"loadlab/ui/text"
	"loadlab/ui/text/lesson"
)

// Lesson is the text above the result: what the catalogue's experiment asks,
// or what the laboratory is for.
type Lesson struct {
	Store *store.Store
}

// Say is a phrase in the page's language.
func (c *Lesson) Say(p text.Phrase) string { return p.In(c.Store.Lang) }

// words are the texts of the lesson that is open, or nil.
func (c *Lesson) words() *lesson.Lesson {
	words, _ := lesson.Lookup(c.Store.Draft.Experiment.From)
	return words
}

// Title is the lesson's title.
func (c *Lesson) Title() string {
	if w := c.words(); w != nil {
		return c.Say(w.Title)
	}
	return c.Say(text.Headline)
}

// Paragraphs say what the experiment asks.
func (c *Lesson) Paragraphs() []string {
	if w := c.words(); w != nil {
		return []string{c.Say(w.Ask)}
	}
	return []string{c.Say(text.Lead)}
}

// HasWatch says whether there is something to watch.
func (c *Lesson) HasWatch() bool { return c.words() != nil }

// Watch says what to look at.
func (c *Lesson) Watch() string { return c.Say(c.words().Watch) }
