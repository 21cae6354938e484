package reference_test

import (
	"regexp"
	"strings"
	"testing"

	"loadlab/ui/text"
	"loadlab/ui/text/reference"
)

func TestPhrasesAreWhole(t *testing.T) {
	scripts := [...]*regexp.Regexp{regexp.MustCompile(`[a-z]`), regexp.MustCompile(`[а-я]`), regexp.MustCompile(`\p{Han}`)}
	for _, p := range []text.Phrase{
		reference.Policies, reference.Glossary, reference.PoliciesLead, reference.GlossaryLead, reference.ModelLead,
		reference.Skip, reference.Pages, reference.OnThisPage, reference.Laboratory,
		reference.InLinks, reference.Parameters, reference.Sources, reference.Range, reference.Optional, reference.OneOf,
	} {
		for i, l := range text.Langs {
			if s := p.In(l); !scripts[i].MatchString(s) || strings.ContainsAny(s, `"'`) || strings.Count(s, "%s") != strings.Count(p[0], "%s") {
				t.Errorf("%q is no %s", s, l.Code())
			}
		}
	}
}
