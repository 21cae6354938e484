package ui

import (
	"strings"

	"github.com/vugu/vugu"

	"loadlab/sim/policy"
)

// reference is a link to a page to read, in another tab: the experiment stays.
// Without an address there is none to lead to, and the words stand alone.
func reference(address, words string, attributes ...string) *vugu.VGNode {
	if address == "" {
		return element("span", words, attributes...)
	}
	return element("a", words, append(attributes, "href", address, "target", "_blank", "rel", "noopener")...)
}

// Reference is such a link.
type Reference struct {
	Address, Words, Class, Title string
}

// Build implements vugu.Builder.
func (c *Reference) Build(*vugu.BuildIn) *vugu.BuildOut {
	return &vugu.BuildOut{Out: []*vugu.VGNode{reference(c.Address, c.Words, "class", c.Class, "title", c.Title)}}
}

// mention finds the first name of a policy that has not been told of, the
// longest where several begin at one place; nil where there is none.
func mention(words string, told map[string]bool) (int, *policy.Info) {
	at, found := len(words), (*policy.Info)(nil)
	for i := range policy.Registry {
		info := &policy.Registry[i]
		n := whole(words, info.Display)
		if n >= 0 && !told[info.Name] && (n < at || n == at && len(info.Display) > len(found.Display)) {
			at, found = n, info
		}
	}
	return at, found
}

// whole finds a name that is no part of a longer one.
func whole(words, name string) int {
	for from := 0; ; {
		n := strings.Index(words[from:], name)
		if n < 0 {
			return -1
		}
		n += from
		end := n + len(name)
		if (n == 0 || !letter(words[n-1])) && (end == len(words) || !letter(words[end])) {
			return n
		}
		from = end
	}
}

// letter tells whether a byte is a Latin letter.
func letter(b byte) bool { return b|0x20 >= 'a' && b|0x20 <= 'z' }
