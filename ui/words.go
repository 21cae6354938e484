package ui

import (
	"strings"

	"github.com/vugu/vugu"
)

// mostWords is the longest text in bytes that goes into one node: Vugu hands
// nodes to the browser through a buffer of 16 KiB and gives up on what does
// not fit.
const mostWords = 8000

// setWords makes a text the content of an element. Generated code calls it
// where Vugu would set innerHTML: that is cut at the end of the buffer, in the
// middle of a character if need be, and needs markup to be escaped. An element
// without any child would keep the ones it had, so an empty text is a child
// too.
func setWords(n *vugu.VGNode, s string) {
	if len(s) > mostWords {
		s = strings.ToValidUTF8(s[:mostWords], "") + "…"
	}
	n.AppendChild(&vugu.VGNode{Type: vugu.TextNode, Data: s})
}
