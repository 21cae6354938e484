package policytext_test

import (
	"regexp"
	"strings"
	"testing"

	"loadlab/sim/catalogue"
	"loadlab/sim/policy"
	"loadlab/ui/text"
	"loadlab/ui/text/policytext"
)

// plain undoes typography: the registry's sentences are also printed by
// programs.
func plain(s string) string { return strings.ReplaceAll(s, "’", "'") }

// TestPagesAreTheRegistry: every policy in its order, with its sentence and
// the help of its parameters, and an experiment that shows it failing.
func TestPagesAreTheRegistry(t *testing.T) {
	pages := policytext.Pages()
	if len(pages) != len(policy.Registry) {
		t.Errorf("%d pages for %d policies", len(pages), len(policy.Registry))
	}
	for i, name := range policy.Names() {
		page, ok := policytext.Lookup(name)
		if !ok || pages[i].Name != name {
			t.Errorf("%s has no page, or not in its place", name)
			continue
		}
		info := policy.Lookup(name)
		if got := plain(page.Sentence.In(text.EN)); got != info.Sentence {
			t.Errorf("%s: %q, the registry says %q", name, got, info.Sentence)
		}
		if len(page.Parameters) != len(info.Parameters) {
			t.Errorf("%s: %d parameters, the registry has %d", name, len(page.Parameters), len(info.Parameters))
		}
		for _, p := range info.Parameters {
			help, ok := page.Help(p.Key)
			if !ok || plain(help.In(text.EN)) != p.Help {
				t.Errorf("%s: %s: %q, the registry says %q", name, p.Key, help.In(text.EN), p.Help)
			}
			whole(t, name, help)
		}
		for _, p := range []text.Phrase{page.Sentence, page.Picks, page.Knows, page.Cost, page.Used, page.Fails} {
			whole(t, name, p)
		}
		if _, ok := catalogue.WeaknessOf(name); !ok {
			t.Errorf("%s: no experiment shows it failing", name)
		}
	}
}

// whole checks that a phrase has every language, in its own script.
func whole(t *testing.T, name string, p text.Phrase) {
	t.Helper()
	scripts := [...]*regexp.Regexp{regexp.MustCompile(`[a-z]`), regexp.MustCompile(`[а-я]`), regexp.MustCompile(`\p{Han}`)}
	for i, l := range text.Langs {
		s := p.In(l)
		if !scripts[i].MatchString(s) || strings.ContainsAny(s, `"'`) || strings.Contains(s, "  ") {
			t.Errorf("%s: %q is no %s", name, s, l.Code())
		}
	}
}
