package ui

import (
	"loadlab/sim/catalogue"
	"loadlab/ui/store"
	"loadlab/ui/text"
)

// Suggestion is a change that a newcomer can make with one press, and take back
// with another.
type Suggestion struct {
	Key, Value string // as in links
	Words      text.Phrase
}

// suggestions are three changes of the first lesson, each of which another of
// its rules does not stand.
var suggestions = []Suggestion{
	{"sync", "5s", text.SuggestStale},
	{"slowdown", "5x5,95x1", text.SuggestSlow},
	{"senders", "10", text.SuggestSenders},
}

// Suggestions lists what a newcomer may change: in the first lesson only, as
// every other one says what to try.
func (c *Pinned) Suggestions() []Suggestion {
	if c.Store.Embed || c.Store.Draft.Experiment.From != catalogue.Entries()[0].ID {
		return nil
	}
	return suggestions
}

// Made says whether a suggested change is made.
func (c *Pinned) Made(s Suggestion) string {
	return boolean(c.Store.Draft.Text(s.Key) == s.Value)
}

// Make makes a suggested change, or takes it back.
func (c *Pinned) Make(s Suggestion) {
	made := c.Made(s) == "true"
	c.Store.Edit(func(d *store.Draft) {
		if made {
			d.Discard(s.Key)
		} else {
			d.Set(s.Key, s.Value)
		}
	})
}
