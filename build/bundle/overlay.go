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
// without the registration, and returns its name.
func overlay(folder string) (string, error) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return "", fmt.Errorf("asking go for GOROOT: %w", err)
	}
	folder, err = filepath.Abs(folder)
	if err != nil {
		return "", err
	}
	replaced := make(map[string]string)
	for _, p := range unread {
		name := filepath.Join(strings.TrimSpace(string(root)), "src", filepath.FromSlash(p), "reader.go")
		source, err := os.ReadFile(name)
		if err != nil {
			return "", err
		}
		if !registration.Match(source) {
			return "", fmt.Errorf("%s: no registration of a decoder in it", name)
		}
		replaced[name] = filepath.Join(folder, strings.ReplaceAll(p, "/", "-")+".source") // no .go: it is no package of the module
		if err := write(replaced[name], registration.ReplaceAll(source, []byte("\n"))); err != nil {
			return "", err
		}
	}
	list, err := json.Marshal(map[string]any{"Replace": replaced})
	if err != nil {
		return "", err
	}
	name := filepath.Join(folder, "overlay.json")
	return name, write(name, list)
}

// write writes a file, and the folder where there is none.
func write(name string, content []byte) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	return os.WriteFile(name, content, 0o644)
}
