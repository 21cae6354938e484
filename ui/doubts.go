package ui

import (
	"strings"

	"loadlab/sim/measure"
	"loadlab/sim/quantity"
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
	run := c.Store.Run
	if run == nil {
		return nil
	}
	var order []measure.Doubt
	names := make(map[measure.Doubt][]string)
	for i := range run.Parts {
		p := &run.Parts[i]
		if p.Result == nil {
			continue
		}
		for _, d := range measure.Doubts(p.Result) {
			if names[d] == nil {
				order = append(order, d)
			}
			names[d] = append(names[d], partName(&run.Experiment, p.Job))
		}
	}
	var lines []string
	for _, d := range order {
		number := grouped(d.Number)
		if d.Kind == measure.Approximate {
			number = c.Store.Lang.Number(quantity.FormatRatio(100 * d.Number))
		}
		lines = append(lines, c.Say(doubtWords[d.Kind], strings.Join(names[d], ", "), number))
	}
	return lines
}
