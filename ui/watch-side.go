package ui

import (
	"strconv"

	"github.com/vugu/vugu"

	"loadlab/ui/store"
	"loadlab/ui/text"
)

// WatchSide is one policy of the live view.
type WatchSide struct {
	Store *store.Store
	Side  *store.Side
}

// Say is a phrase in the page's language.
func (c *WatchSide) Say(p text.Phrase, arguments ...any) string {
	return p.In(c.Store.Lang, arguments...)
}

// SelectID is the id of the policy's field.
func (c *WatchSide) SelectID() string { return c.Side.ViewID() + "-policy" }

// Policies lists the run's policies to choose from.
func (c *WatchSide) Policies() []Choice {
	var list []Choice
	for i, p := range c.Store.Run.Experiment.Policies {
		list = append(list, Choice{strconv.Itoa(i), p.Display(), i == c.Side.Policy})
	}
	return list
}

// Choose takes the policy that was chosen.
func (c *WatchSide) Choose(event vugu.DOMEvent) {
	if n, err := strconv.Atoi(event.PropString("target", "value")); err == nil {
		c.Side.Choose(n)
	}
}

// Label says what the picture shows.
func (c *WatchSide) Label() string {
	return c.Say(text.LiveQueues, c.Store.Run.Experiment.Policies[c.Side.Policy].Display())
}

// Servers says which servers the columns are.
func (c *WatchSide) Servers() string {
	return c.Say(text.LiveServers, c.Store.Run.Experiment.Servers-1)
}

// Line is a number of the scale and its height.
type Line struct{ Words, Y string }

// Ticks is the scale, its numbers level with their lines.
func (c *WatchSide) Ticks() []Line {
	var lines []Line
	for _, t := range c.Side.Ticks() {
		lines = append(lines, Line{t.Words, strconv.Itoa(int(280*t.Y) + 4)})
	}
	return lines
}
