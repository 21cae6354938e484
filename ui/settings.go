package ui

import (
	"github.com/vugu/vugu"

	"loadlab/ui/store"
	"loadlab/ui/text"
)

// Settings is the editor of the experiment.
type Settings struct {
	Store *store.Store
}

// Say is a phrase in the page's language.
func (c *Settings) Say(p text.Phrase) string { return p.In(c.Store.Lang) }

// Group is a group of settings.
type Group struct {
	Title string
	Keys  []string // of links; "load" and "length" stand for keys that exclude each other
}

// Groups lists the groups below the policies.
func (c *Settings) Groups() []Group {
	l := c.Store.Lang
	return []Group{
		{text.GroupServers.In(l), []string{"servers", "slowdown"}},
		{text.GroupWorkload.In(l), []string{"senders", "skew", "load", "service"}},
		{text.GroupBalancer.In(l), []string{"balancers", "sync", "phase", "correlated"}},
		{text.GroupMeasure.In(l), []string{"length", "window", "seed"}},
	}
}

// Submit runs the experiment, as the Enter key in any field asks.
func (c *Settings) Submit(event vugu.DOMEvent) {
	event.PreventDefault()
	c.Store.Start()
}
