package bundle

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
)

// unread are packages of the standard library whose decoders nobody calls. Each
// registers its decoder when the program starts, so that the linker must keep
// it: a fiftieth of what travels to the reader, for pictures that are only
// ever written. The same goes for TIFF: see modules.
var unread = []string{"image/jpeg", "image/png"}

// registration is what does it.
var registration = regexp.MustCompile(`\nfunc init\(\) \{\n(?:\timage\.RegisterFormat\([^\n]*\n)+\}\n`)

// overlay writes the file that tells the go command to read those packages
// without the registration, and the runtime without its table of functions where
// that is possible. It returns the file's name and whether it was.
func overlay(folder string) (name string, tableless bool, err error) {
	root, err := goroot()
	if err != nil {
		return "", false, err
	}
	folder, err = filepath.Abs(folder)
	if err != nil {
		return "", false, err
	}
	replaced := make(map[string]string)
	for _, p := range unread {
		name := filepath.Join(root, "src", filepath.FromSlash(p), "reader.go")
		source, err := os.ReadFile(name)
		if err != nil {
			return "", false, err
		}
		if !registration.Match(source) {
			return "", false, fmt.Errorf("%s: no registration of a decoder in it", name)
		}
		replaced[name] = filepath.Join(folder, strings.ReplaceAll(p, "/", "-")+".source") // no .go: it is no package of the module
		if err := write(replaced[name], registration.ReplaceAll(source, []byte("\n"))); err != nil {
			return "", false, err
		}
	}
	table := filepath.Join(root, "src", "runtime", "symtab.go")
	source, err := os.ReadFile(table)
	if err != nil {
		return "", false, err
	}
	if source, tableless = tableUnread(source); tableless {
		replaced[table] = filepath.Join(folder, "runtime-symtab.source")
		if err := write(replaced[table], source); err != nil {
			return "", false, err
		}
	}
	list, err := json.Marshal(map[string]any{"Replace": replaced})
	if err != nil {
		return "", false, err
	}
	name = filepath.Join(folder, "overlay.json")
	return name, tableless, write(name, list)
}

// goroot is where Go's own sources are.
func goroot() (string, error) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return "", fmt.Errorf("asking go for GOROOT: %w", err)
	}
	return strings.TrimSpace(string(root)), nil
}

// write writes a file, and the folder where there is none.
func write(name string, content []byte) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	return os.WriteFile(name, content, 0o644)
}
