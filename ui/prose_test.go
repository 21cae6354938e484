package ui

import (
	"strings"
	"testing"

	"github.com/vugu/vugu"

	"loadlab/ui/store"
)

// TestTheFirstMentionOfAPolicyIsALink: names inside longer ones are none, and
// of two that begin at one place the longer one counts.
func TestTheFirstMentionOfAPolicyIsALink(t *testing.T) {
	s := store.New(&eager{}, still{}, "lang=ru", "v=1", "", nil)
	for said, want := range map[string]string{
		"Random или PowerOfK, а не Random.": "[Random] или [PowerOfK], а не Random.",
		"PowerOfKWithUpdates":               "[PowerOfKWithUpdates]",
		"WeightedRandom, RingHash, Hashes":  "[WeightedRandom], [RingHash], Hashes",
		"P2C LeastConnections (своё)":       "[P2C LeastConnections] (своё)",
		"EWMA (ingress-nginx)":              "[EWMA (ingress-nginx)]",
		"Ничего":                            "Ничего",
	} {
		p := (&Lesson{Store: s}).prose(said)
		got := ""
		for n := p.FirstChild; n != nil; n = n.NextSibling {
			if n.Type == vugu.ElementNode {
				if href := attribute(n, "href"); !strings.HasPrefix(href, "policies.ru.html#") || attribute(n, "rel") != "noopener" {
					t.Errorf("%s leads to %s", n.FirstChild.Data, href)
				}
				got += "[" + n.FirstChild.Data + "]"
			} else {
				got += n.Data
			}
		}
		if got != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
}

// page0 is a window beside which there are no pages to read.
type page0 struct{ still }

func (page0) Width(string) int { return 0 }

func TestTheSingleFileHasNoLinksToPages(t *testing.T) {
	s := store.New(&eager{}, page0{}, "", "v=1", "", nil)
	if p := (&Lesson{Store: s}).prose("Random"); p.FirstChild.Data != "Random" || p.FirstChild.NextSibling != nil {
		t.Errorf("%+v", p.FirstChild)
	}
	if (&Field{Store: s, Key: "sync"}).TermPage() != "" || (&Lesson{Store: s}).HasTerms() {
		t.Error("a link to the glossary")
	}
}

// TestFieldsKnowTheirTerms: nearly every setting has a word in the glossary.
func TestFieldsKnowTheirTerms(t *testing.T) {
	s := store.New(&eager{}, still{}, "", "v=1", "", nil)
	for _, pair := range terms {
		c := &Field{Store: s, Key: pair[0]}
		if c.TermPage() == "" {
			t.Errorf("%s: %s is no term", pair[0], c.termKey())
		}
	}
}
