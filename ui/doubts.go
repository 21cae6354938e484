package ui

import (
	"strings"

	"loadlab/sim/measure"
	"loadlab/sim/quantity"
	"loadlab/ui/store"
	"loadlab/ui/text"
)

// doubtWords are the words for each reason for caution.
var doubtWords = map[measure.DoubtKind]text.Phrase{
	measure.Growing:     text.DoubtGrowing,
	measure.FewForP999:  text.DoubtFewP999,
	measure.FewForP99:   text.DoubtFewP99,
	measure.Approximate: text.DoubtApproximate,
}

// Doubts lists what should be said beside the table, policies with the same
// reason together.
func (c *Result) Doubts() []string {
	var order []measure.Doubt
	names := make(map[measure.Doubt][]string)
	look := func(run *store.Run, called func(string) string) {
		for i := range run.Parts {
			p := &run.Parts[i]
			if p.Result == nil {
				continue
			}
			for _, d := range measure.Doubts(p.Result) {
				if names[d] == nil {
					order = append(order, d)
				}
				names[d] = append(names[d], called(partName(&run.Experiment, p.Job)))
			}
		}
	}
	if c.Store.Run != nil {
		look(c.Store.Run, func(name string) string { return name })
	}
	if c.Store.Paired() {
		pinned, _ := c.Store.Pinned()
		look(pinned, func(name string) string { return c.Say(text.PinnedRow, name) })
	}
	var lines []string
	for _, d := range order {
		number := grouped(d.Number)
		mark := star + " "
		if d.Kind == measure.Approximate {
			mark = ""
			number = c.Store.Lang.Number(quantity.FormatRatio(100 * d.Number))
		}
		lines = append(lines, mark+c.Say(doubtWords[d.Kind], strings.Join(names[d], ", "), number))
	}
	return lines
}
