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
	Name  string
	Title text.Phrase
	Keys  []string // of links; "load" and "length" stand for keys that exclude each other
	More  []string // rarely wanted: folded until asked for or given
}

// groups are the groups below the policies.
var groups = []Group{
	{"servers", text.GroupServers, []string{"servers", "slowdown"}, []string{"slots", "discipline", "queue", "weights"}},
	{"workload", text.GroupWorkload, []string{"senders", "skew", "load", "service"}, []string{"arrivals"}},
	{"balancers", text.GroupBalancer, []string{"balancers", "sync", "phase", "correlated"}, nil},
	{"measure", text.GroupMeasure, []string{"length", "window", "seed"}, []string{"seeds", "timeout", "warmup", "incidents"}},
}

// Groups lists the groups below the policies.
func (c *Settings) Groups() []Group { return groups }

// Open says whether the rarely wanted settings of a group are shown: when the
// reader asked for them, or when the link holds one.
func (c *Settings) Open(g Group) bool {
	if c.Store.Unfolded[g.Name] {
		return true
	}
	for _, k := range g.More {
		if c.Store.Draft.Given(k) || c.Store.Draft.Problem(k) != "" {
			return true
		}
	}
	return false
}

// Shown lists the settings of a group that are shown.
func (c *Settings) Shown(g Group) []string {
	if !c.Open(g) {
		return g.Keys
	}
	return append(g.Keys[:len(g.Keys):len(g.Keys)], g.More...)
}

// Resettable says whether the draft has left the lesson it began with.
func (c *Settings) Resettable() bool {
	_, lesson := c.Store.Lesson()
	return lesson && !c.Store.Faithful()
}

// Submit runs the experiment, as the Enter key in any field asks.
func (c *Settings) Submit(event vugu.DOMEvent) {
	event.PreventDefault()
	c.Store.Start()
}
