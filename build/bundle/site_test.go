package bundle

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

func TestNamesCarryTheirContent(t *testing.T) {
	a, b, c := hashed("assets/style.css", []byte("a")), hashed("assets/style.css", []byte("b")), hashed("assets/style.css", []byte("a"))
	if a.Name == b.Name || a.Name != c.Name || !regexp.MustCompile(`^assets/style\.[0-9a-f]{12}\.css$`).MatchString(a.Name) {
		t.Errorf("%s, %s, %s", a.Name, b.Name, c.Name)
	}
}

func TestNothingOfAnEarlierBuildStays(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, name := range []string{"old.css", "new.css"} {
		if err := Write("site", []File{{name, []byte("body {}")}}, 5); err != nil {
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
	if blank := regexp.MustCompile(`%[A-Z-]+%`).Find(page); blank != nil {
		t.Errorf("the page holds %s", blank)
	}
	scripts := regexp.MustCompile(`(?s)<script[^>]*>(.+?)</script>`).FindAllSubmatch(page, -1)
	if len(scripts) == 0 {
		t.Error("the page's head asks for no program")
	}
	for _, inline := range scripts {
		if !strings.Contains(string(page), source(inline[1])) {
			t.Errorf("the page's policy does not allow its own script %.40q", inline[1])
		}
	}
}
