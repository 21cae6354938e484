package ui

import (
	"github.com/vugu/vugu"

	"loadlab/ui/text"
)

// Table is a table of numbers, a row a policy.
type Table struct {
	ID      string
	Class   string
	Caption string
	Heads   []Head // of the columns, the policies' first
	Rows    []Row
}

// Head heads a column.
type Head struct {
	Text  string
	Title string // what it means, or ""
}

// heads are heads that need no explanation.
func heads(texts ...string) []Head {
	list := make([]Head, len(texts))
	for i, t := range texts {
		list[i].Text = t
	}
	return list
}

// Grid shows a Table, which scrolls sideways where it is too wide. It is built
// by hand: what a template makes of three tables is twenty times the bytes.
type Grid struct {
	Table Table
	Lang  text.Lang
}

// Build implements vugu.Builder.
func (c *Grid) Build(*vugu.BuildIn) *vugu.BuildOut {
	t := &c.Table
	head := element("tr", "")
	for i, h := range t.Heads {
		class := "n"
		if i == 0 {
			class = ""
		}
		head.AppendChild(cell("th", c.Lang.Number(h.Text), "scope", "col", "class", class, "title", h.Title))
	}
	body := element("tbody", "")
	for _, r := range t.Rows {
		line := element("tr", "", "class", r.Class, "data-policy", r.Policy, "data-seed", r.Seed)
		line.AppendChild(cell("th", r.Name, "scope", "row"))
		for _, v := range r.Cells {
			line.AppendChild(cell("td", c.Lang.Number(v.Text), "class", "n", "title", c.Lang.Number(v.Exact)))
		}
		body.AppendChild(line)
	}
	table := within("table", within("thead", head), body)
	table.Attr = element("", "", "id", t.ID, "aria-label", t.Caption).Attr
	card := within("div", element("p", t.Caption, "class", "about"), table)
	card.Attr = element("", "", "class", "card table "+t.Class, "role", "region", "tabindex", "0", "aria-label", t.Caption).Attr
	return &vugu.BuildOut{Out: []*vugu.VGNode{card}}
}

// element makes an element with a text, if there is one, and attributes, name
// by name with their values; those without a value are left out.
func element(tag, words string, attributes ...string) *vugu.VGNode {
	n := &vugu.VGNode{Type: vugu.ElementNode, Data: tag}
	for i := 0; i+1 < len(attributes); i += 2 {
		if attributes[i+1] != "" {
			n.Attr = append(n.Attr, vugu.VGAttribute{Key: attributes[i], Val: attributes[i+1]})
		}
	}
	if words != "" {
		setWords(n, words)
	}
	return n
}

// cell is an element of text that may be empty: the text is there all the same,
// as the renderer would leave an element without children the text that it had
// before.
func cell(tag, words string, attributes ...string) *vugu.VGNode {
	n := element(tag, "", attributes...)
	setWords(n, words)
	return n
}

// within puts elements into another.
func within(tag string, children ...*vugu.VGNode) *vugu.VGNode {
	n := element(tag, "")
	for _, c := range children {
		n.AppendChild(c)
	}
	return n
}
