package ui

import (
	"github.com/vugu/vugu"

	"loadlab/sim/policy"
	"loadlab/ui/store"
	"loadlab/ui/text"
)

// PolicyList edits the list of policies that are compared. What can be added
// and how it is parameterised comes from the registry.
type PolicyList struct {
	Store *store.Store
}

// Say is a phrase in the page's language.
func (c *PolicyList) Say(p text.Phrase, arguments ...any) string {
	return p.In(c.Store.Lang, arguments...)
}

// Key is the link's key.
func (c *PolicyList) Key() string { return "policies" }

// Class marks the list when something is wrong with it.
func (c *PolicyList) Class() string {
	if c.Problem() != "" {
		return "field wrong"
	}
	return "field"
}

// Name is the name of a row's policy, or what was typed.
func (c *PolicyList) Name(r store.Row) string {
	if r.Info == nil {
		return r.Text
	}
	return r.Info.Display
}

// Sentence says what a row's policy does.
func (c *PolicyList) Sentence(r store.Row) string { return r.Info.Sentence }

// Only says whether there is a single policy, which cannot be removed.
func (c *PolicyList) Only() bool { return len(c.Store.Draft.Rows()) < 2 }

// Addable lists the policies of the registry.
func (c *PolicyList) Addable() []Option {
	var options []Option
	for _, i := range policy.Registry {
		options = append(options, Option{i.Name, i.Display})
	}
	return options
}

// Add appends a policy.
func (c *PolicyList) Add(event vugu.DOMEvent) {
	name := event.PropString("target", "value")
	c.Store.Edit(func(d *store.Draft) { d.AddPolicy(name) })
}

// Remove removes row i.
func (c *PolicyList) Remove(i int) { c.Store.Edit(func(d *store.Draft) { d.RemovePolicy(i) }) }

// Raise moves row i one up.
func (c *PolicyList) Raise(i int) { c.Store.Edit(func(d *store.Draft) { d.RaisePolicy(i) }) }

// Rename takes the text of a row whose policy is not known.
func (c *PolicyList) Rename(event vugu.DOMEvent, i int) {
	value := event.PropString("target", "value")
	c.Store.Edit(func(d *store.Draft) { d.SetPolicy(i, value) })
}

// Retune takes the value of a parameter.
func (c *PolicyList) Retune(event vugu.DOMEvent, i int, key string) {
	value := event.PropString("target", "value")
	c.Store.Edit(func(d *store.Draft) { d.SetParameter(i, key, value) })
}

// Problem is what is wrong with the policies, or "".
func (c *PolicyList) Problem() string {
	return text.Problem(c.Store.Lang, c.Store.Draft.Problem(c.Key()))
}
