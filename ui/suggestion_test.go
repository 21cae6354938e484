package ui

import (
	"testing"

	"github.com/vugu/vugu"

	"loadlab/sim/catalogue"
)

// TestANewcomerChangesOneThing with one press, and takes it back with another.
func TestANewcomerChangesOneThing(t *testing.T) {
	first := catalogue.Entries()[0].Link
	v := open(t, "", "")
	for _, s := range suggestions {
		button := func() *vugu.VGNode {
			return v.find(s.Key, func(n *vugu.VGNode) bool { return attribute(n, "data-key") == s.Key && n.Data == "button" })
		}
		if got := attribute(button(), "aria-pressed"); got != "false" {
			t.Errorf("%s: pressed is %q", s.Key, got)
		}
		v.fire(button(), "click", "")
		if got := v.page.Store.Draft.Fragment(); got == first || len(v.page.Store.Draft.Problems) > 0 {
			t.Errorf("%s: the link is %s", s.Key, got)
		}
		if got := attribute(button(), "aria-pressed"); got != "true" {
			t.Errorf("%s: once made, pressed is %q", s.Key, got)
		}
		v.fire(button(), "click", "")
		if got := v.page.Store.Draft.Fragment(); got != first {
			t.Errorf("%s: taken back, the link is %s", s.Key, got)
		}
		if got := v.page.Store.Draft.Text(s.Key); got == "" {
			t.Errorf("%s: taken back, the field is empty", s.Key)
		}
	}
	open(t, "", catalogue.Entries()[1].Link).each(func(n *vugu.VGNode) {
		if n.Data == "button" && attribute(n, "data-key") == "sync" {
			t.Error("the second lesson suggests the first one's changes")
		}
	})
}
