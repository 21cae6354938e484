package glossary_test

import (
	"slices"
	"strings"
	"testing"

	"loadlab/ui/text"
	"loadlab/ui/text/glossary"
	"loadlab/ui/text/lesson"
)

func TestTermsAreWhole(t *testing.T) {
	seen := make(map[string]bool)
	for _, term := range glossary.Terms {
		for _, l := range text.Langs {
			says := term.Says.In(l)
			if term.Name.In(l) == "" || says == "" || strings.ContainsAny(says, `"'`) {
				t.Errorf("%s is not whole in %s", term.Key, l.Code())
			}
			// One to three sentences.
			ends := strings.Count(says+" ", ". ") + strings.Count(says, "。")
			if ends < 1 || ends > 3 {
				t.Errorf("%s has %d sentences in %s", term.Key, ends, l.Code())
			}
			// One word for one thing.
			name := l.Code() + " " + term.Name.In(l)
			if seen[name] {
				t.Errorf("%s: two terms have that name", name)
			}
			seen[name] = true
		}
		if found, ok := glossary.Lookup(term.Key); !ok || found.Key != term.Key || seen[term.Key] {
			t.Errorf("%s: found %v, twice %v", term.Key, ok, seen[term.Key])
		}
		seen[term.Key] = true
	}
}

// TestLessonsFindTheirTerms: every term that a lesson offers is explained.
func TestLessonsFindTheirTerms(t *testing.T) {
	for _, c := range lesson.Courses() {
		for _, l := range c.Lessons {
			for i, key := range l.Glossary {
				if _, ok := glossary.Lookup(key); !ok || slices.Contains(l.Glossary[:i], key) {
					t.Errorf("%s: %q is no term, or twice", l.ID, key)
				}
			}
		}
	}
}
