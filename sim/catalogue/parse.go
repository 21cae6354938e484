package catalogue

import (
	"loadlab/sim/experiment"
	"loadlab/sim/link"
	"loadlab/sim/quantity"
)

// Parse is link.Parse for people's links: it also wants `from` to name an
// experiment of the catalogue, whose text is shown beside the result. The
// error is experiment.Problems.
func Parse(text string) (experiment.Experiment, error) {
	e, err := link.Parse(text)
	if _, known := Lookup(e.From); e.From == "" || known {
		return e, err
	}
	problems, _ := err.(experiment.Problems)
	problem := experiment.Problem{Key: "from", Value: quantity.Quote(e.From), Message: Unknown(e.From)}
	e.From = ""
	return e, append(experiment.Problems{problem}, problems...)
}

// Unknown says that an id is not in the catalogue, and what was probably
// meant.
func Unknown(id string) string {
	return quantity.Quote(id) + ": no such experiment in the catalogue" + quantity.DidYouMean(id, IDs())
}
