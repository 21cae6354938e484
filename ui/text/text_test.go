package text

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// phrases finds every Phrase of the package in its source: a composite literal
// with three texts.
func phrases(t *testing.T) map[string][3]string {
	t.Helper()
	set := token.NewFileSet()
	packages, err := parser.ParseDir(set, ".", func(f fs.FileInfo) bool { return !strings.HasSuffix(f.Name(), "_test.go") }, 0)
	if err != nil {
		t.Fatal(err)
	}
	found := make(map[string][3]string)
	for _, p := range packages {
		ast.Inspect(p, func(n ast.Node) bool {
			c, ok := n.(*ast.CompositeLit)
			if !ok || len(c.Elts) == 0 || !isPhrase(c) {
				return true
			}
			var texts [3]string
			for i, e := range c.Elts {
				l, ok := e.(*ast.BasicLit)
				if !ok || i > 2 {
					t.Errorf("%s: a phrase must be three plain texts", set.Position(c.Pos()))
					return true
				}
				texts[i], _ = strconv.Unquote(l.Value)
			}
			found[set.Position(c.Pos()).String()] = texts
			return true
		})
	}
	return found
}

// isPhrase says whether a literal is a Phrase: by its name, or, where that is
// left out as in the values of a map, by its three plain texts.
func isPhrase(c *ast.CompositeLit) bool {
	if name, ok := c.Type.(*ast.Ident); ok {
		return name.Name == "Phrase"
	}
	_, plain := c.Elts[0].(*ast.BasicLit)
	return c.Type == nil && plain
}

var verb = regexp.MustCompile(`%[a-z]`)

func TestEveryPhraseIsWholeInEveryLanguage(t *testing.T) {
	all := phrases(t)
	if len(all) < 50 {
		t.Fatalf("only %d phrases were found: the search is broken", len(all))
	}
	for where, texts := range all {
		want := verb.FindAllString(texts[0], -1)
		for i, s := range texts {
			if strings.TrimSpace(s) == "" {
				t.Errorf("%s: nothing in %s", where, codes[i])
			}
			if got := verb.FindAllString(s, -1); strings.Join(got, " ") != strings.Join(want, " ") {
				t.Errorf("%s: %s has the verbs %v, English has %v", where, codes[i], got, want)
			}
		}
	}
}

func TestChineseAndRussianAreNotEnglish(t *testing.T) {
	for where, texts := range phrases(t) {
		if strings.ContainsAny(texts[0], "abcdefghijklmnopqrstuvwxyz") && len(texts[0]) > 12 && (texts[0] == texts[1] || texts[0] == texts[2]) {
			t.Errorf("%s: %q is not translated", where, texts[0])
		}
	}
}

func TestChoose(t *testing.T) {
	cases := []struct {
		tags []string
		want Lang
	}{
		{nil, EN},
		{[]string{"", "de-DE", "zh-Hans-CN", "ru"}, ZH},
		{[]string{"ru-RU", "en"}, RU},
		{[]string{"EN-us"}, EN},
		{[]string{"xx"}, EN},
	}
	for _, c := range cases {
		if got := Choose(c.tags...); got != c.want {
			t.Errorf("%q: %s, not %s", c.tags, got.Code(), c.want.Code())
		}
	}
}
