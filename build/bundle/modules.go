package bundle

import (
	"encoding/json"
	"fmt"
	"go/format"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
)

// altered is a module that the program is built with a copy of, where single
// lines are others: the go command replaces no single file of a module.
type altered struct {
	module string
	file   string // the one that is altered
	lines  []alteration
}

// alteration puts other code, in which $1 is the pattern's first group, in place
// of what a pattern finds, which is there for certain.
type alteration struct {
	pattern *regexp.Regexp
	with    string
}

// alterations are all of them. The first is of a decoder that nobody calls, as
// those of unread. The second are of fonts that gonum/plot reads whenever the
// program starts, where package render reads them when it draws, the third of a
// package for XML of which only the escaping of texts is called. Vugu's are of
// what would be done for every node of the page whenever it is drawn: to describe
// it for a log that is never written, and to format its place. Its script has a successor in assets/dom.js, so that the page
// may forbid eval.
var alterations = []altered{
	{"golang.org/x/image", "tiff/reader.go", []alteration{{registration, "\n"}}},
	{"gonum.org/v1/plot", "plot.go", []alteration{
		{regexp.MustCompile(`\n\tfont\.DefaultCache\.Add\(liberation\.Collection\(\)\)\n`), "\n"},
		{regexp.MustCompile(`\n\t"gonum\.org/v1/plot/font/liberation"\n`), "\n"},
	}},
	{"github.com/ajstarks/svgo", "svg.go", []alteration{
		{regexp.MustCompile(`"encoding/xml"`), `"html"`},
		{regexp.MustCompile(`xml\.Escape\(svg\.Writer, \[\]byte\((\w+)\)\)`), `io.WriteString(svg.Writer, html.EscapeString($1))`},
	}},
	{"github.com/vugu/vugu", "domrender/renderer-js-instructions.go", []alteration{
		{regexp.MustCompile(`il\.logf\(".*\)\n`), "error(nil)\n"},
	}},
	{"github.com/vugu/vugu", "domrender/renderer-js.go", []alteration{
		{regexp.MustCompile(`\n\tret\.window\.Call\("eval", jsHelperScript\)\n`), "\n"},
		{regexp.MustCompile(`append\(positionID, \[\]byte\(fmt\.Sprintf\("_%d", childIndex\)\)\.\.\.\)`), `strconv.AppendInt(append(positionID, '_'), int64(childIndex), 10)`},
	}},
}

// modules writes a go.mod for the program into a folder and returns its name. It
// is the module's own, but for the altered modules, which are read from copies
// there.
func modules(folder string) (string, error) {
	own, err := os.ReadFile("go.mod")
	if err != nil {
		return "", err
	}
	sums, err := os.ReadFile("go.sum")
	if err != nil {
		return "", err
	}
	copies := make(map[string]string)
	for _, a := range alterations {
		to, known := copies[a.module]
		if !known {
			if to, err = copied(a.module, folder); err != nil {
				return "", err
			}
			copies[a.module] = to
			own = append(own, fmt.Sprintf("\nreplace %s => ./%s\n", a.module, filepath.ToSlash(to))...)
		}
		if err := a.apply(to); err != nil {
			return "", err
		}
	}
	name := filepath.Join(folder, "go.mod")
	if err := write(filepath.Join(folder, "go.sum"), sums); err != nil {
		return "", err
	}
	return name, write(name, own)
}

// copied copies a module's sources below a folder, and returns where to. On a machine
// that has built nothing yet they are fetched first, as go.sum has them.
func copied(module, folder string) (string, error) {
	out, err := exec.Command("go", "mod", "download", "-json", module).Output()
	if err != nil {
		return "", fmt.Errorf("asking go for the sources of %s: %w\n%s", module, err, out)
	}
	var from struct{ Dir string }
	if err := json.Unmarshal(out, &from); err != nil {
		return "", fmt.Errorf("what go says of %s: %w", module, err)
	}
	to := filepath.Join(folder, filepath.Base(module))
	return to, copySources(from.Dir, to)
}

// apply alters the file in the copy of its module.
func (a altered) apply(folder string) error {
	name := filepath.Join(folder, filepath.FromSlash(a.file))
	source, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	for _, l := range a.lines {
		if !l.pattern.Match(source) {
			return fmt.Errorf("%s: nothing like %s in it", name, l.pattern)
		}
		source = l.pattern.ReplaceAll(source, []byte(l.with))
	}
	return writeSource(name, source)
}

// writeSource writes Go code as gofmt would: what looks for such finds copies,
// too.
func writeSource(name string, source []byte) error {
	tidy, err := format.Source(source)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return write(name, tidy)
}

// copySources copies what of a module is compiled.
func copySources(from, to string) error {
	if err := os.RemoveAll(to); err != nil {
		return err
	}
	return filepath.WalkDir(from, func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || strings.HasSuffix(name, "_test.go") || filepath.Ext(name) != ".go" && d.Name() != "go.mod" {
			return err
		}
		place, err := filepath.Rel(from, name)
		if err != nil {
			return err
		}
		source, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		if filepath.Ext(name) != ".go" {
			return write(filepath.Join(to, place), source)
		}
		return writeSource(filepath.Join(to, place), source)
	})
}
