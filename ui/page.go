package ui

import (
	"github.com/vugu/vugu"

	"loadlab/sim/version"
	"loadlab/ui/store"
	"loadlab/ui/text"
)

// Page is the whole page.
type Page struct {
	Store *store.Store
}

// Say is a phrase in the page's language.
func (c *Page) Say(p text.Phrase, arguments ...any) string {
	return p.In(c.Store.Lang, arguments...)
}

// Version says which version of loadlab this is.
func (c *Page) Version() string { return c.Say(text.Version, version.Number) }

// Class makes the page narrow where it stands inside another one.
func (c *Page) Class() string {
	if c.Store.Embed {
		return "page embed"
	}
	return "page"
}

// Validate shows the validation table.
func (c *Page) Validate(event vugu.DOMEvent) {
	event.PreventDefault()
	c.Store.ShowValidation()
	c.Store.Focus("validation")
}

// Skip moves the focus past the controls. The address bar belongs to the
// experiment, so the browser must not follow the link itself.
func (c *Page) Skip(event vugu.DOMEvent) {
	event.PreventDefault()
	c.Store.Focus(store.FigureID)
}
