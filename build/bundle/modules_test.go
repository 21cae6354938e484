package bundle

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestModulesAreFetchedFirst where the machine has none of them yet: here from the
// files that the go command keeps of those it has fetched before.
func TestModulesAreFetchedFirst(t *testing.T) {
	out, err := exec.Command("go", "env", "GOMODCACHE", "GOPROXY").Output()
	if err != nil {
		t.Fatal(err)
	}
	kept, proxy, _ := strings.Cut(strings.TrimSpace(string(out)), "\n")
	t.Chdir("../..")
	files := filepath.ToSlash(filepath.Join(kept, "cache", "download"))
	t.Setenv("GOPROXY", "file:///"+strings.TrimPrefix(files, "/")+","+proxy)
	t.Setenv("GOMODCACHE", t.TempDir())
	t.Setenv("GOFLAGS", "-modcacherw") // so that the folder can go
	folder := t.TempDir()
	name, err := modules(folder)
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range alterations {
		if !slices.ContainsFunc(strings.Split(string(text), "\n"), func(line string) bool { return strings.HasPrefix(line, "replace "+a.module+" => ") }) {
			t.Errorf("%s is not replaced", a.module)
		}
		if _, err := os.Stat(filepath.Join(folder, filepath.Base(a.module), filepath.FromSlash(a.file))); err != nil {
			t.Error(err)
		}
	}
}
