package ui

import (
	"strings"

	"loadlab/sim/quantity"
	"loadlab/ui/text"
)

// why says for readers why a worker did not do its job, from its last words:
// the message of an error, or what the program or the browser said at its end.
// What a reader can do something about has words in every language; of the rest
// the first line is shown, as what follows it is where in the program it was.
func why(l text.Lang, words string) string {
	if words == text.Speechless[text.EN] {
		return text.Speechless.In(l)
	}
	for _, sign := range memorySigns {
		if strings.Contains(strings.ToLower(words), sign) {
			return text.NoMemory.In(l)
		}
	}
	line, _, _ := strings.Cut(strings.TrimSpace(words), "\n")
	return quantity.Quote(line)
}

// memorySigns are how Go and the browsers say that memory is used up.
var memorySigns = []string{"out of memory", "cannot allocate", "could not allocate", "failed to allocate"}
