package ui

import "github.com/vugu/vugu"

// Held is an element whose content is the window's: rendering the page leaves
// it alone. It is built by hand, as generated code would empty it each time.
type Held struct {
	Tag   string
	ID    string
	Class string
	Aria  string // an attribute without its aria-, as in hidden=true
	Value string
}

// Build implements vugu.Builder.
func (c *Held) Build(*vugu.BuildIn) *vugu.BuildOut {
	n := &vugu.VGNode{Type: vugu.ElementNode, Data: c.Tag, Attr: []vugu.VGAttribute{
		{Key: "id", Val: c.ID}, {Key: "class", Val: c.Class}, {Key: "aria-" + c.Aria, Val: c.Value},
	}}
	return &vugu.BuildOut{Out: []*vugu.VGNode{n}}
}
