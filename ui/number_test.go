package ui

import (
	"regexp"
	"strings"
	"testing"

	"github.com/vugu/vugu"

	"loadlab/ui/store"
)

// TestRussianNumbersHaveCommas wherever people read them: what has a point is
// the notation of links, and the program's version.
func TestRussianNumbersHaveCommas(t *testing.T) {
	point := regexp.MustCompile(`[0-9]\.[0-9]`)
	look := func(v *view) {
		t.Helper()
		judge := func(where, words string) {
			if point.MatchString(words) && !strings.Contains(words, "p=0.1") && !strings.Contains(words, "версия") && !strings.Contains(words, "link") {
				t.Errorf("%s: %q", where, words)
			}
		}
		v.each(func(n *vugu.VGNode) {
			if n.Type == vugu.TextNode && n.Parent.Data != "code" {
				judge(n.Parent.Data, n.Data)
			}
			for _, a := range n.Attr {
				if a.Key == "title" || strings.HasPrefix(a.Key, "aria-") || a.Key == "alt" {
					judge(n.Data+" "+a.Key, a.Val)
				}
			}
		})
	}
	v := open(t, "lang=ru", "v=1&policies=random,leastloaded&servers=10&senders=25&util=0.75&time=9m&seeds=2&service=exp:123ms")
	v.work(t)
	v.page.Store.Pin()
	v.page.Store.Edit(func(d *store.Draft) { d.Set("util", "0.85") })
	v.page.Store.Start()
	v.work(t)
	v.build()
	v.fire(v.id("watch-open"), "click", "")
	v.find("comma in the table", func(n *vugu.VGNode) bool { return n.Data == "td" && strings.Contains(v.words(n), ",") })
	look(v)
	look(open(t, "lang=ru&view=validation", ""))
}

// TestACommaIsTypedInRussian into a field, and the link has a point.
func TestACommaIsTypedInRussian(t *testing.T) {
	v := open(t, "lang=ru", "v=1&util=0.5")
	v.fire(v.id("set-load"), "input", "0,65")
	if got := v.page.Store.Draft.Fragment(); got != "v=1&util=0.65" {
		t.Errorf("the link is %s", got)
	}
	if got := v.page.Store.Draft.Text("util"); got != "0,65" {
		t.Errorf("the field shows %s", got)
	}
}
