package catalogue

import (
	"strings"
	"testing"

	"loadlab/sim/experiment"
)

func TestFromMustBeInTheCatalogue(t *testing.T) {
	if e, err := Parse("v=1&from=lab.balanced&servers=7"); err != nil || e.From != "lab.balanced" {
		t.Errorf("%v, %v", e.From, err)
	}
	e, err := Parse("v=1&from=lab.balnced&servers=7&seed=x")
	problems, ok := err.(experiment.Problems)
	if !ok || len(problems) != 2 || problems[0].Key != "from" || !strings.HasSuffix(problems[0].Message, "did you mean lab.balanced?") {
		t.Errorf("%v", err)
	}
	if e.From != "" || e.Servers != 7 {
		t.Errorf("from %q, servers %d", e.From, e.Servers)
	}
}
