package ui

import (
	"math"
	"strconv"

	"loadlab/sim/measure"
	"loadlab/sim/report"
	"loadlab/ui/store"
	"loadlab/ui/text"
)

// Result is the figure and the summary table of the latest run.
type Result struct {
	Store *store.Store
}

// Say is a phrase in the page's language.
func (c *Result) Say(p text.Phrase, arguments ...any) string {
	return p.In(c.Store.Lang, arguments...)
}

// Link is the link of the run that is shown, or its beginning.
func (c *Result) Link() string {
	if c.Store.Run == nil {
		return ""
	}
	link := c.Store.Run.Link
	return link[:min(len(link), store.MaxShown)]
}

// Pressed is the value of aria-pressed.
func (c *Result) Pressed(yes bool) string { return boolean(yes) }

// Caption says what the table holds.
func (c *Result) Caption() string {
	if c.Store.Wait {
		return c.Say(text.WaitTitle)
	}
	return c.Say(text.TableTitle)
}

// Tables lists the tables of the latest run: what its seeds say together, and
// all of its parts.
func (c *Result) Tables() []Table {
	rows := c.Rows()
	if len(rows) == 0 {
		return nil
	}
	times := heads(c.Say(text.Policy), c.Say(text.Mean), "p50", "p90", "p95", "p99", "p99.9", c.Say(text.Maximum))
	var tables []Table
	if means := c.Means(); len(means) > 0 {
		tables = append(tables, Table{ID: "means", Class: "means", Caption: c.MeansCaption(), Heads: times, Rows: means})
	}
	all := append([]Head(nil), times[:1]...)
	if c.Seeds() {
		all = append(all, Head{Text: c.Say(text.Seed)})
	}
	all = append(append(all, times[1:4]...), times[5:]...) // p95 has no room
	all = append(all, Head{c.Say(text.Ratio), c.Say(text.RatioAt)}, Head{c.Say(text.Inspected), c.Say(text.InspectedAt)})
	if c.Failures() {
		all = append(all, Head{c.Say(text.Failed), c.Say(text.FailedAt)})
	}
	if c.Drops() {
		all = append(all, Head{c.Say(text.Dropped), c.Say(text.DroppedAt)})
	}
	if c.Seeds() {
		for i := range rows {
			rows[i].Cells = append([]Cell{{Text: rows[i].Seed}}, rows[i].Cells...)
		}
	}
	return append(tables, Table{ID: "summary", Caption: c.Caption(), Heads: all, Rows: rows})
}

// summary picks what the table is about.
func (c *Result) summary(r *measure.Result) measure.Summary {
	switch {
	case r == nil:
		return measure.Summary{}
	case c.Store.Wait:
		return r.Wait
	}
	return r.Response
}

// Row is a line of the summary table.
type Row struct {
	Name   string
	Policy string // as in links
	Seed   string
	Class  string
	Cells  []Cell
}

// Cell is a cell of the summary table.
type Cell struct {
	Text  string
	Exact string // all digits, in seconds, for a duration
}

// Seeds says whether the seed is worth a column.
func (c *Result) Seeds() bool { return c.Store.Run != nil && c.Store.Run.Experiment.Seeds > 1 }

// Failures says whether failed requests are worth a column.
func (c *Result) Failures() bool { return c.any(func(r *measure.Result) int64 { return r.Failed }) }

// Drops says whether dropped requests are worth a column.
func (c *Result) Drops() bool { return c.any(func(r *measure.Result) int64 { return r.Dropped }) }

// any says whether a count is above zero in any result.
func (c *Result) any(count func(*measure.Result) int64) bool {
	if c.Store.Run == nil {
		return false
	}
	for i := range c.Store.Run.Parts {
		if r := c.Store.Run.Parts[i].Result; r != nil && count(r) > 0 {
			return true
		}
	}
	return false
}

// Rows lists the parts of the run, those that are not finished with empty
// cells.
func (c *Result) Rows() []Row {
	run := c.Store.Run
	if run == nil {
		return nil
	}
	failures, drops := c.Failures(), c.Drops()
	var rows []Row
	for i := range run.Parts {
		p := &run.Parts[i]
		spec := run.Experiment.Policies[p.Policy]
		row := Row{Name: spec.Display(), Policy: spec.String(), Seed: strconv.FormatUint(p.Seed, 10)}
		if p.Result == nil {
			row.Class = "pending"
			row.Cells = blanks(8, failures, drops)
		} else {
			row.Cells = cells(p.Result, c.summary(p.Result), c.summary(first(run, p)), failures, drops)
			doubted(&row, p99, p.Result)
		}
		rows = append(append(rows, row), c.besides(p, failures, drops)...)
	}
	return append(rows, c.rest(failures, drops)...)
}

// first is the result of the first row with the part's seed: the one that
// ratios refer to; nil while it is missing.
func first(run *store.Run, p *store.Part) *measure.Result {
	return run.Parts[int(p.Seed-run.Experiment.Seed)].Result
}

// cells are the cells of a finished part: the command line's, without p95.
func cells(r *measure.Result, summary, first measure.Summary, failures, drops bool) []Cell {
	times, exact := report.TimeCells(summary, first), exactCells(summary)
	if first.Count == 0 {
		times[len(times)-1] = "·" // the first row is still to come
	}
	var row []Cell
	for i, t := range times {
		if i != p95 {
			row = append(row, Cell{t, exact[i]})
		}
	}
	row = append(row, Cell{Text: report.Inspected(r)})
	if failures {
		row = append(row, Cell{Text: grouped(float64(r.Failed))})
	}
	if drops {
		row = append(row, Cell{Text: grouped(float64(r.Dropped))})
	}
	return row
}

// p95 is the place of p95 among report.TimeCells; the page has no room for it.
// p99 is that of p99 in the row without it.
const p95, p99 = 3, 3

// exactCells are the digits of the command line's JSON, beside
// report.TimeCells.
func exactCells(s measure.Summary) []string {
	exact := []string{report.Seconds(int64(math.Round(s.Mean)))}
	for _, ns := range []int64{s.P50, s.P90, s.P95, s.P99, s.P999, s.Max} {
		exact = append(exact, report.Seconds(ns))
	}
	return append(exact, "")
}

// blanks are the cells of a part that is not finished.
func blanks(n int, more ...bool) []Cell {
	for _, yes := range more {
		if yes {
			n++
		}
	}
	row := make([]Cell, n)
	for i := range row {
		row[i].Text = "·"
	}
	return row
}
