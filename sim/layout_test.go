package sim_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// layout is the table of folders: what each package of the module may import
// of the others. A name stands for the folder and, with /..., for all below
// it. Imports run downwards only, so that a part can be understood, tested and
// replaced with what stands under it. sim/quantity, sim/wire and sim/version, which
// know nothing of the model, are allowed everywhere.
var layout = []struct {
	folder string
	may    []string
}{
	{"sim/quantity", nil},
	{"sim/wire", nil},
	{"sim/version", nil},
	{"sim/rng", nil},
	{"sim/station", nil},
	{"sim/measure", nil},
	{"sim/theory", nil},
	{"sim/dist", []string{"sim/rng"}},
	{"sim/workload", []string{"sim/dist", "sim/rng"}},
	{"sim/fleet", []string{"sim/station"}},
	{"sim/policy", []string{"sim/fleet", "sim/workload", "sim/rng"}},
	{"sim/experiment", []string{"sim/policy", "sim/fleet", "sim/workload", "sim/dist", "sim/rng"}},
	{"sim/experiment/generate", []string{"sim/experiment", "sim/policy", "sim/fleet", "sim/workload", "sim/dist", "sim/rng"}},
	{"sim/link", []string{"sim/experiment", "sim/policy", "sim/fleet", "sim/workload", "sim/dist", "sim/rng"}},
	{"sim/engine", []string{"sim/experiment", "sim/measure", "sim/policy", "sim/fleet", "sim/station", "sim/workload", "sim/dist", "sim/rng"}},
	// The plain simulator has nothing of the engine's but input and parameters.
	{"sim/engine/reference", []string{"sim/experiment", "sim/policy", "sim/workload", "sim/rng"}},
	{"sim/cost", []string{"sim/experiment", "sim/measure", "sim/policy", "sim/fleet"}},
	{"sim/replay", []string{"sim/experiment"}},
	{"sim/catalogue", []string{"sim/experiment", "sim/link", "sim/measure"}},
	{"sim/validation", []string{"sim/experiment", "sim/link", "sim/measure", "sim/theory"}},
	{"sim/report", []string{"sim/experiment", "sim/link", "sim/measure"}},
	{"sim/figure/...", []string{"sim/experiment", "sim/link", "sim/measure", "sim/theory", "sim/policy", "sim/fleet", "sim/workload", "sim/dist", "sim/figure"}},
	{"sim/render", []string{"sim/figure"}},
	{"sim/cmd/...", []string{"sim/..."}},
	{"ui/text/glossary", []string{"ui/text", "ui/text/term"}},
	{"ui/text/...", []string{"ui/text"}},
	{"ui/...", []string{"sim/experiment", "sim/link", "sim/catalogue", "sim/measure", "sim/replay", "sim/report", "sim/validation", "sim/policy", "sim/dist", "sim/workload", "ui/..."}},
	{"wasm/protocol", nil},
	{"wasm/port", []string{"wasm/protocol"}},
	{"wasm/crew", []string{"wasm/protocol"}},
	{"wasm/...", []string{"ui/...", "sim/...", "wasm/..."}},
	{"build/...", []string{"build/...", "sim/...", "ui/...", "wasm/..."}},
	{"sim", nil},
}

// everywhere may be imported by every package.
var everywhere = []string{"sim/quantity", "sim/wire", "sim/version"}

// javascript is what touches JavaScript: for wasm/port alone.
var javascript = []string{"syscall/js", "github.com/norunners/safejs", "github.com/hack-pad/safejs"}

// TestImportsRunDownwards parses the imports of every file of the module,
// whatever platform it is built for.
func TestImportsRunDownwards(t *testing.T) {
	seen := make(map[string]bool)
	for file, imports := range moduleImports(t) {
		folder := path.Dir(file)
		test := strings.HasSuffix(file, "_test.go")
		rule := slices.IndexFunc(layout, func(l struct {
			folder string
			may    []string
		}) bool {
			return covers(l.folder, folder)
		})
		if rule < 0 {
			t.Errorf("%s: the table of folders does not know %s", file, folder)
			continue
		}
		seen[layout[rule].folder] = true
		for _, name := range imports {
			inner, ours := strings.CutPrefix(name, "loadlab/")
			switch {
			case !ours && !slices.Contains(javascript, name), covers(folder, inner), test && !ours:
			case !ours && folder != "wasm/port":
				t.Errorf("%s imports %s, which only wasm/port may", file, name)
			case ours && !test && !allowed(layout[rule].may, inner) && !allowed(everywhere, inner):
				t.Errorf("%s imports %s; %s may import %s", file, name, layout[rule].folder, strings.Join(layout[rule].may, ", "))
			}
		}
	}
	for _, l := range layout {
		if !seen[l.folder] && l.folder != "ui/text/..." {
			t.Errorf("%s is in the table but not in the module", l.folder)
		}
	}
}

// covers tells whether a folder of the table is or, with /..., holds a folder.
func covers(pattern, folder string) bool {
	root, below := strings.CutSuffix(pattern, "/...")
	return folder == root || below && strings.HasPrefix(folder, root+"/")
}

// allowed tells whether one of the patterns covers a folder.
func allowed(patterns []string, folder string) bool {
	return slices.ContainsFunc(patterns, func(p string) bool { return covers(p, folder) })
}

// moduleImports reads the import lists of the module's own Go files, by path
// from the module's root.
func moduleImports(t *testing.T) map[string][]string {
	t.Helper()
	all := make(map[string][]string)
	err := fs.WalkDir(os.DirFS(".."), ".", func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			nested := false
			if file != "." {
				_, missing := os.Stat(filepath.Join("..", file, "go.mod"))
				nested = missing == nil
			}
			if nested || file == "build/out" || file != "." && strings.HasPrefix(d.Name(), ".") || d.Name() == "testdata" {
				return fs.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(file, ".go") {
			return nil
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), filepath.Join("..", file), nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		all[file] = nil
		for _, i := range parsed.Imports {
			name, _ := strconv.Unquote(i.Path.Value)
			all[file] = append(all[file], name)
		}
		return nil
	})
	if err != nil || len(all) < 50 {
		t.Fatalf("%d files, %v", len(all), err)
	}
	return all
}
