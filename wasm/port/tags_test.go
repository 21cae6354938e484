package port

import (
	"go/build/constraint"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"
)

// TestWhatTouchesJavaScriptIsForTheBrowserOnly: a file that imports safejs is
// built for js and wasm and for nothing else, and every other file everywhere.
func TestWhatTouchesJavaScriptIsForTheBrowserOnly(t *testing.T) {
	names, err := filepath.Glob("*.go")
	if err != nil || len(names) < 10 {
		t.Fatalf("%d files, %v", len(names), err)
	}
	for _, name := range names {
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		tagged := false
		for _, group := range f.Comments {
			for _, c := range group.List {
				if c.Pos() < f.Package && constraint.IsGoBuild(c.Text) {
					tagged = c.Text == "//go:build js && wasm"
				}
			}
		}
		plain := name == "doc.go" || strings.HasSuffix(name, "_test.go")
		if tagged == plain {
			t.Errorf("%s: tagged for js and wasm: %v", name, tagged)
		}
	}
}
