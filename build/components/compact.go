package main

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// text is a Go string literal as vugugen writes it.
const text = `"(?:[^"\\]|\\.)*"`

// rules make calls of the pieces that vugugen repeats for every node: package
// ui has the functions. Written out they are half of a component's code, and
// code travels to every reader.
var rules = []struct {
	pattern *regexp.Regexp
	call    string
}{
	{regexp.MustCompile(`vgn = &vugu\.VGNode\{Type: vugu\.VGNodeType\(1\), Data: (` + text + `)\}\s+vgparent\.AppendChild\(vgn\)`),
		`vgn = addText(vgparent, $1)`},
	{regexp.MustCompile(`(vgn = addElement\()nil(, ` + text + `\))\s+vgparent\.AppendChild\(vgn\)`),
		`${1}vgparent$2`},
	{regexp.MustCompile(`vgn\.DOMEventHandlerSpecList = append\(vgn\.DOMEventHandlerSpecList, vugu\.DOMEventHandlerSpec\{\s+EventType: (` + text + `),\s+Func:\s+(func\(event vugu\.DOMEvent\) \{.*\}),\s+//[^\n]*\s+\}\)`),
		`addHandler(vgn, $1, $2)`},
	{regexp.MustCompile(`\{\s+b, err := vjson\.Marshal\((.*)\)\s+if err != nil \{\s+panic\(err\)\s+\}\s+vgn\.Prop = append\(vgn\.Prop, vugu\.VGProperty\{Key: (` + text + `), JSONVal: vjson\.RawMessage\(b\)\}\)\s+\}`),
		`addProperty(vgn, $2, $1)`},
	{regexp.MustCompile(`vgcompKey := vugu\.MakeCompKey\((0x[0-9A-F]+)\^vgin\.CurrentPositionHash\(\), vgiterkey\)\s+//[^\n]*\s+vgcomp, _ := vgin\.BuildEnv\.CachedComponent\(vgcompKey\)\.\(\*(\w+)\)\s+if vgcomp == nil \{\s+//[^\n]*\s+vgcomp = new\(\w+\)\s+vgin\.BuildEnv\.WireComponent\(vgcomp\)\s+\}\s+vgin\.BuildEnv\.UseComponent\(vgcompKey, vgcomp\)[^\n]*`),
		`vgcomp := component(vgin, $1, vgiterkey, func() vugu.Builder { return new($2) }).(*$2)`},
	{regexp.MustCompile(`vgout\.Components = append\(vgout\.Components, vgcomp\)\s+vgn = &vugu\.VGNode\{Component: vgcomp\}\s+vgparent\.AppendChild\(vgn\)`),
		`vgn = addComponent(vgout, vgparent, vgcomp)`},
}

var (
	element   = regexp.MustCompile(`&vugu\.VGNode\{Type: vugu\.VGNodeType\(3\), Namespace: (` + text + `), Data: (` + text + `), Attr: \[\]vugu\.VGAttribute(?:\(nil\)|\{(.*)\})\}\n`)
	attribute = regexp.MustCompile(`(?:vugu\.VGAttribute)?\{Namespace: "", Key: (` + text + `), Val: (` + text + `)\}(?:, )?`)
	given     = regexp.MustCompile(`vgn\.AddAttrInterface\(("[a-z-]+"), `)
)

// typed are attributes whose values are no texts: truth values that say whether
// an attribute is there at all, and numbers. Vugu writes them.
var typed = []string{`"disabled"`, `"readonly"`, `"width"`, `"height"`, `"value"`}

// compact makes calls of what vugugen repeats.
func compact(source string) string {
	source = element.ReplaceAllStringFunc(source, func(found string) string {
		m := element.FindStringSubmatch(found)
		if attribute.ReplaceAllString(m[3], "") != "" {
			return found // an attribute of a kind that is not known here
		}
		parts := []string{unquote(m[1]), unquote(m[2])}
		for _, a := range attribute.FindAllStringSubmatch(m[3], -1) {
			parts = append(parts, unquote(a[1]), unquote(a[2]))
		}
		return "addElement(nil, " + strconv.Quote(strings.Join(parts, "\n")) + ")\n"
	})
	for _, r := range rules {
		source = r.pattern.ReplaceAllString(source, r.call)
	}
	source = withoutIndentation(source)
	return given.ReplaceAllStringFunc(source, func(found string) string {
		m := given.FindStringSubmatch(found)
		if slices.Contains(typed, m[1]) {
			return found
		}
		return "addAttribute(vgn, " + m[1] + ", "
	})
}

// indentation is a call for the white space between the lines of a component.
var indentation = regexp.MustCompile(`^\s*vgn = addText\(vgparent, "\\n *"\)$`)

// withoutIndentation leaves out the white space behind a node, which lays
// nothing out: what stands in one line of text is written in one line. That
// before the first node stays, as an element without any child would keep the
// children that it had.
func withoutIndentation(source string) string {
	lines := strings.Split(source, "\n")
	var kept []string
	for i, line := range lines {
		if i > 0 && indentation.MatchString(line) && strings.TrimSpace(lines[i-1]) != "_ = vgparent" {
			continue
		}
		kept = append(kept, line)
	}
	return strings.Join(kept, "\n")
}

// unquote reads a string literal.
func unquote(literal string) string {
	s, err := strconv.Unquote(literal)
	if err != nil {
		panic(err) // the patterns find literals only
	}
	return s
}
