package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

func TestNamesCarryTheirContent(t *testing.T) {
	a, b, c := hashed("assets/style.css", []byte("a")), hashed("assets/style.css", []byte("b")), hashed("assets/style.css", []byte("a"))
	if a.name == b.name || a.name != c.name || !regexp.MustCompile(`^assets/style\.[0-9a-f]{12}\.css$`).MatchString(a.name) {
		t.Errorf("%s, %s, %s", a.name, b.name, c.name)
	}
}

func TestNothingOfAnEarlierBuildStays(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, name := range []string{"old.css", "new.css"} {
		if err := write("site", []file{{name, []byte("body {}")}}, false); err != nil {
			t.Fatal(err)
		}
	}
	entries, err := os.ReadDir("site")
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	if got := strings.Join(names, " "); got != "new.css new.css.br new.css.gz" {
		t.Errorf("the site holds %s", got)
	}
}

// The budgets are what a reader on a slow line waits for, in bytes as served.
// The tests build quickly, with brotli at level 9; a release is a tenth less.
const (
	mostProgramGzip   = 2_200_000
	mostProgramBrotli = 1_800_000
	mostOther         = 150_000 // everything but the program, as gzip
)

func TestTheSiteStaysInItsBudget(t *testing.T) {
	folder := filepath.Join("..", "out", "site")
	if _, err := os.Stat(folder); err != nil {
		t.Skip("no site to weigh; make site builds it")
	}
	other := int64(0)
	err := filepath.Walk(folder, func(name string, info os.FileInfo, err error) error {
		if err != nil || info.IsDir() {
			return err
		}
		switch {
		case strings.HasSuffix(name, ".wasm.gz") && info.Size() > mostProgramGzip:
			t.Errorf("%s: %d bytes: must be at most %d", name, info.Size(), mostProgramGzip)
		case strings.HasSuffix(name, ".wasm.br") && info.Size() > mostProgramBrotli:
			t.Errorf("%s: %d bytes: must be at most %d", name, info.Size(), mostProgramBrotli)
		case strings.HasSuffix(name, ".gz") && !strings.HasSuffix(name, ".wasm.gz"):
			other += info.Size()
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if other > mostOther {
		t.Errorf("everything but the program: %d bytes: must be at most %d", other, mostOther)
	}
}

func TestThePageNamesOnlyWhatTheSiteHolds(t *testing.T) {
	folder := filepath.Join("..", "out", "site")
	page, err := os.ReadFile(filepath.Join(folder, "index.html"))
	if err != nil {
		t.Skip("no site to look at; make site builds it")
	}
	names := regexp.MustCompile(`(?:href|src)="([^"]+)"`).FindAllStringSubmatch(string(page), -1)
	if len(names) < 4 {
		t.Fatalf("only %d names were found in the page", len(names))
	}
	for _, n := range names {
		if strings.Contains(n[1], ":") || strings.HasPrefix(n[1], "/") {
			t.Errorf("%s: must be relative, or the site works at the root of a host only", n[1])
		}
		if _, err := os.Stat(filepath.Join(folder, n[1])); err != nil {
			t.Errorf("the page names %s, which is not there", n[1])
		}
	}
	if strings.Contains(string(page), "%WASM") || strings.Contains(string(page), "<script>") {
		t.Error("the page holds a placeholder or an inline script")
	}
}
