package bundle

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// pictures is the module whose TIFF decoder nobody calls either. The go command
// replaces no single file of a module, so the program is built with a copy of
// it.
const pictures = "golang.org/x/image"

// modules writes a go.mod for the program into a folder and returns its name. It
// is the module's own, but for pictures, which is read from a copy there that
// registers no TIFF decoder.
func modules(folder string) (string, error) {
	from, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", pictures).Output()
	if err != nil {
		return "", fmt.Errorf("asking go for the sources of %s: %w", pictures, err)
	}
	to := filepath.Join(folder, "image")
	if err := copySources(strings.TrimSpace(string(from)), to); err != nil {
		return "", err
	}
	reader := filepath.Join(to, "tiff", "reader.go")
	source, err := os.ReadFile(reader)
	if err != nil {
		return "", err
	}
	if !registration.Match(source) {
		return "", fmt.Errorf("%s: no registration of a decoder in it", reader)
	}
	// The end is tidied as gofmt would: what looks for Go code finds this too.
	trimmed := append(bytes.TrimRight(registration.ReplaceAll(source, []byte("\n")), "\n"), '\n')
	if err := write(reader, trimmed); err != nil {
		return "", err
	}
	own, err := os.ReadFile("go.mod")
	if err != nil {
		return "", err
	}
	sums, err := os.ReadFile("go.sum")
	if err != nil {
		return "", err
	}
	name := filepath.Join(folder, "go.mod")
	if err := write(filepath.Join(folder, "go.sum"), sums); err != nil {
		return "", err
	}
	line := fmt.Sprintf("\nreplace %s => ./%s\n", pictures, filepath.ToSlash(to))
	return name, write(name, append(own, line...))
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
		return write(filepath.Join(to, place), source)
	})
}
