package bundle

import (
	"strings"
	"testing"
)

// TestAWordOfAPageMakesANewVersion: pages keep their names, so that only their
// content tells two versions apart, and the service worker must not take what
// an older one kept.
func TestAWordOfAPageMakesANewVersion(t *testing.T) {
	t.Chdir("../..")
	worker := func(word string) string {
		files, err := serviceWorker([]File{hashed("assets/style.css", []byte("a")), {"model.en.html", []byte(word)}, {"index.html", []byte("b")}})
		if err != nil {
			t.Fatal(err)
		}
		return string(files[len(files)-1].Data)
	}
	one, other := worker("one"), worker("other")
	line := func(script, start string) string {
		_, rest, _ := strings.Cut(script, start)
		rest, _, _ = strings.Cut(rest, "\n")
		return rest
	}
	for _, start := range []string{"const version = ", "const pages = "} {
		if a, b := line(one, start), line(other, start); a == "" || a == b {
			t.Errorf("%s%s for both", start, a)
		}
	}
	if files := line(one, "const files = "); strings.Contains(files, "html") || !strings.Contains(files, "assets/style.") {
		t.Errorf("kept by name alone: %s", files)
	}
	if pages := line(one, "const pages = "); !strings.Contains(pages, `"index.html":`) || !strings.Contains(pages, `"model.en.html":`) {
		t.Errorf("kept by content: %s", pages)
	}
}
