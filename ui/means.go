package ui

import (
	"loadlab/sim/measure"
	"loadlab/sim/report"
	"loadlab/ui/text"
)

// Means lists, where a finished run has several seeds, what they say together:
// a row a policy, as the command line writes it.
func (c *Result) Means() []Row {
	run := c.Store.Run
	if run == nil || !c.Seeds() || !run.Complete() {
		return nil
	}
	kind := "response"
	if c.Store.Wait {
		kind = "wait"
	}
	results, seeds := run.Results(), run.Experiment.Seeds
	of := func(p int) []*measure.Result { return results[p*seeds : (p+1)*seeds] }
	var rows []Row
	for p, spec := range run.Experiment.Policies {
		row := Row{Name: spec.Display(), Policy: spec.String()}
		for _, t := range report.MeanCells(of(p), of(0), kind) {
			row.Cells = append(row.Cells, Cell{Text: t})
		}
		rows = append(rows, row)
	}
	return rows
}

// MeansCaption says what the table of means holds.
func (c *Result) MeansCaption() string {
	return c.Say(text.MeansTitle, c.Store.Run.Experiment.Seeds)
}
