package catalogue

import (
	"strings"

	"loadlab/sim/link"
)

// alternatives are groups of keys of which a link holds at most one.
var alternatives = [][]string{{"persender", "rate", "util"}, {"time", "requests"}}

// Vary returns the canonical link with some keys changed. A change is KEY=VALUE;
// with an empty value the key goes back to its default. A key that excludes
// others, such as util, takes their place.
func Vary(text string, changes ...string) (string, error) {
	pairs := strings.Split(text, "&")
	for _, change := range changes {
		key, value, _ := strings.Cut(change, "=")
		kept := pairs[:0:0]
		for _, p := range pairs {
			if k, _, _ := strings.Cut(p, "="); !exclude(key, k) {
				kept = append(kept, p)
			}
		}
		if pairs = kept; value != "" {
			pairs = append(pairs, change)
		}
	}
	e, err := link.Parse(strings.Join(pairs, "&"))
	if err != nil {
		return "", err
	}
	return link.Format(&e), nil
}

// exclude says whether a link that holds one key cannot hold the other.
func exclude(a, b string) bool {
	if a == b {
		return true
	}
	for _, group := range alternatives {
		found := 0
		for _, k := range group {
			if k == a || k == b {
				found++
			}
		}
		if found == 2 {
			return true
		}
	}
	return false
}
