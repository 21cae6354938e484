package ui

import (
	"strings"

	"github.com/vugu/vjson"
	"github.com/vugu/vugu"
)

// What generated code calls for the nodes of a component: see
// build/components.

// addElement makes an element, as a child where there is a parent. Its
// namespace, tag, and the keys and values of its attributes stand in one text,
// a line each.
func addElement(parent *vugu.VGNode, description string) *vugu.VGNode {
	lines := strings.Split(description, "\n")
	n := &vugu.VGNode{Type: vugu.ElementNode, Namespace: lines[0], Data: lines[1]}
	for i := 2; i+1 < len(lines); i += 2 {
		addAttribute(n, lines[i], lines[i+1])
	}
	if parent != nil {
		parent.AppendChild(n)
	}
	return n
}

// addText makes a text a child.
func addText(parent *vugu.VGNode, words string) *vugu.VGNode {
	n := &vugu.VGNode{Type: vugu.TextNode, Data: words}
	parent.AppendChild(n)
	return n
}

// addAttribute gives a node an attribute.
func addAttribute(n *vugu.VGNode, key, value string) {
	n.Attr = append(n.Attr, vugu.VGAttribute{Key: key, Val: value})
}

// addHandler lets a node answer an event.
func addHandler(n *vugu.VGNode, event string, f func(vugu.DOMEvent)) {
	n.DOMEventHandlerSpecList = append(n.DOMEventHandlerSpecList, vugu.DOMEventHandlerSpec{EventType: event, Func: f})
}

// addProperty gives a node a property.
func addProperty(n *vugu.VGNode, key string, value any) {
	b, err := vjson.Marshal(value)
	if err != nil {
		panic(err)
	}
	n.Prop = append(n.Prop, vugu.VGProperty{Key: key, JSONVal: b})
}

// component is the component that stood at a place when the page was built
// last, or a new one.
func component(in *vugu.BuildIn, place uint64, turn any, make func() vugu.Builder) vugu.Builder {
	key := vugu.MakeCompKey(place^in.CurrentPositionHash(), turn)
	c := in.BuildEnv.CachedComponent(key)
	if c == nil {
		c = make()
		in.BuildEnv.WireComponent(c)
	}
	in.BuildEnv.UseComponent(key, c)
	return c
}

// addComponent makes a component a child.
func addComponent(out *vugu.BuildOut, parent *vugu.VGNode, c vugu.Builder) *vugu.VGNode {
	out.Components = append(out.Components, c)
	n := &vugu.VGNode{Component: c}
	parent.AppendChild(n)
	return n
}
