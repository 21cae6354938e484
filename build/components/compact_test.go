package main

import "testing"

func TestWhatIsRepeatedBecomesACall(t *testing.T) {
	cases := map[string]struct{ source, want string }{
		"a text": {"vgn = &vugu.VGNode{Type: vugu.VGNodeType(1), Data: \"\\n  \"}\n\tvgparent.AppendChild(vgn)\n",
			"vgn = addText(vgparent, \"\\n  \")\n"},
		"an element": {"vgn = &vugu.VGNode{Type: vugu.VGNodeType(3), Namespace: \"svg\", Data: \"path\", Attr: []vugu.VGAttribute{{Namespace: \"\", Key: \"d\", Val: \"M 1\"}, vugu.VGAttribute{Namespace: \"\", Key: \"x\", Val: \"{}\"}}}\n\t\tvgparent.AppendChild(vgn)\n",
			"vgn = addElement(vgparent, \"svg\\npath\\nd\\nM 1\\nx\\n{}\")\n"},
		"a root": {"vgn = &vugu.VGNode{Type: vugu.VGNodeType(3), Namespace: \"\", Data: \"p\", Attr: []vugu.VGAttribute(nil)}\n\tvgout.Out = append(vgout.Out, vgn)\n",
			"vgn = addElement(nil, \"\\np\")\n\tvgout.Out = append(vgout.Out, vgn)\n"},
		"an attribute of another kind": {"vgn = &vugu.VGNode{Type: vugu.VGNodeType(3), Namespace: \"\", Data: \"p\", Attr: []vugu.VGAttribute{{Namespace: \"xlink\", Key: \"href\", Val: \"#\"}}}\n",
			"vgn = &vugu.VGNode{Type: vugu.VGNodeType(3), Namespace: \"\", Data: \"p\", Attr: []vugu.VGAttribute{{Namespace: \"xlink\", Key: \"href\", Val: \"#\"}}}\n"},
		"indentation": {"_ = vgparent\n\tvgn = addText(vgparent, \"\\n  \")\n\tf()\n\tvgn = addText(vgparent, \"\\n  \")\n\tvgn = addText(vgparent, \" \")\n",
			"_ = vgparent\n\tvgn = addText(vgparent, \"\\n  \")\n\tf()\n\tvgn = addText(vgparent, \" \")\n"},
		"an attribute that changes": {`vgn.AddAttrInterface("class", c.Class())`, `addAttribute(vgn, "class", c.Class())`},
		"a flag":                    {`vgn.AddAttrInterface("disabled", c.Off())`, `vgn.AddAttrInterface("disabled", c.Off())`},
		"a handler": {"vgn.DOMEventHandlerSpecList = append(vgn.DOMEventHandlerSpecList, vugu.DOMEventHandlerSpec{\n\tEventType: \"click\",\n\tFunc:      func(event vugu.DOMEvent) { c.F(func() {}) },\n\t// TODO: more\n})\n",
			"addHandler(vgn, \"click\", func(event vugu.DOMEvent) { c.F(func() {}) })\n"},
	}
	for name, c := range cases {
		if got := compact(c.source); got != c.want {
			t.Errorf("%s: %q, not %q", name, got, c.want)
		}
	}
}
