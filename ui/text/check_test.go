package text_test

import (
	"regexp"
	"strings"
	"testing"

	"loadlab/sim/policy"
	"loadlab/sim/validation"
	"loadlab/ui/text"
)

// TestChecksAreTranslated: nothing English is left of the validation table but
// names of people, policies, models and links.
func TestChecksAreTranslated(t *testing.T) {
	names := map[string]bool{"rho": true, "scv": true, "sigma": true, "erlang": true, "pollaczek": true, "khinchine": true, "sakata": true, "noguchi": true, "oizumi": true,
		"kendall": true, "vvedenskaya": true, "dobrushin": true, "karpelevich": true, "mitzenmacher": true, "hellemans": true, "van": true, "houdt": true,
		"twopoint": true, "const": true, "ms": true, "balancers": true, "sync": true}
	for i := range policy.Registry {
		names[policy.Registry[i].Name] = true
	}
	word := regexp.MustCompile(`[A-Za-z]{2,}`)
	for _, c := range validation.Checks() {
		for _, words := range []string{c.Model, c.Quantity, c.Source} {
			if text.Check(text.EN, words) != words {
				t.Errorf("%q is changed in English", words)
			}
			for _, l := range []text.Lang{text.RU, text.ZH} {
				said := text.Check(l, words)
				for _, w := range word.FindAllString(said, -1) {
					if !names[strings.ToLower(w)] {
						t.Errorf("%s: %q is left of %q: %q", l.Code(), w, words, said)
					}
				}
			}
		}
	}
}
