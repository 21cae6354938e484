package model_test

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"loadlab/sim/experiment"
	"loadlab/sim/measure"
	"loadlab/ui/text"
	"loadlab/ui/text/model"
)

func TestSectionsAreWhole(t *testing.T) {
	scripts := [...]*regexp.Regexp{regexp.MustCompile(`[a-z]`), regexp.MustCompile(`[а-я]`), regexp.MustCompile(`\p{Han}`)}
	seen := make(map[string]bool)
	for _, s := range model.Sections() {
		if seen[s.Key] || len(s.Paragraphs) == 0 {
			t.Errorf("%s: twice or empty", s.Key)
		}
		seen[s.Key] = true
		for _, p := range append([]text.Phrase{s.Title}, s.Paragraphs...) {
			for i, l := range text.Langs {
				if v := p.In(l); !scripts[i].MatchString(v) || strings.ContainsAny(v, `"'`) {
					t.Errorf("%s: %q is no %s", s.Key, v, l.Code())
				}
			}
		}
	}
}

// digits finds numbers with groups of thousands, as each language writes them.
var digits = regexp.MustCompile(`\d+(?:[, ]\d{3})*`)

// TestLimitsAreThoseOfTheProgram: the page names the limits that the program
// keeps, in every language.
func TestLimitsAreThoseOfTheProgram(t *testing.T) {
	for _, l := range text.Langs {
		var found []int
		for _, s := range model.Sections() {
			for _, p := range s.Paragraphs {
				for _, n := range digits.FindAllString(p.In(l), -1) {
					v, _ := strconv.Atoi(strings.NewReplacer(",", "", " ", "").Replace(n))
					found = append(found, v)
				}
			}
		}
		millions := experiment.MaxRequests / 1_000_000
		if l == text.ZH {
			millions /= 100 // Chinese counts in hundreds of millions
		}
		for _, want := range []int{experiment.MaxPolicies, experiment.MaxServers, experiment.MaxBalancers, experiment.MaxSeeds, millions, measure.ExactLimit} {
			if !slices.Contains(found, want) {
				t.Errorf("%s does not name %d; it names %v", l.Code(), want, found)
			}
		}
	}
}
