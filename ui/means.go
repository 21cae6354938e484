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
		doubted(&row, p99+1, of(p)...) // p95 stands before it here
		rows = append(append(rows, row), c.meansBeside(p, of(p), kind)...)
	}
	return rows
}

// meansBeside are the rows that follow a policy's means: those of the pinned
// run under the same seeds, and the differences, pair by pair.
func (c *Result) meansBeside(policy int, results []*measure.Result, kind string) []Row {
	var before []*measure.Result
	for i := range c.Store.Run.Parts {
		if p := &c.Store.Run.Parts[i]; p.Policy == policy {
			if was := c.Store.Counterpart(p); was != nil {
				before = append(before, was)
			}
		}
	}
	if len(before) != len(results) {
		return nil
	}
	spec := c.Store.Run.Experiment.Policies[policy]
	was := Row{Name: c.Say(text.PinnedRow, spec.Display()), Policy: spec.String(), Class: "was"}
	for _, t := range report.MeanCells(before, before, kind) {
		was.Cells = append(was.Cells, Cell{Text: t})
	}
	change := Row{Name: c.Say(text.DifferenceOver), Class: "change"}
	for _, t := range report.DifferenceCells(results, before, kind) {
		change.Cells = append(change.Cells, Cell{Text: t})
	}
	return []Row{was, change}
}

// MeansCaption says what the table of means holds.
func (c *Result) MeansCaption() string {
	return c.Say(text.MeansTitle, c.Store.Run.Experiment.Seeds)
}
