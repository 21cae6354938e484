package ui

import (
	"strconv"

	"loadlab/sim/measure"
	"loadlab/sim/quantity"
	"loadlab/ui/text"
)

// Readings say how the tables are to be read: what was counted, what was left
// out, and how sure the numbers are.
func (c *Result) Readings() []string {
	e := &c.Store.Run.Experiment
	number := func(x float64) string { return text.Grouped(int64(x + 0.5)) }
	lines := []string{c.Say(text.ReadTimed, c.moment(e.Horizon()), text.Grouped((e.Horizon()+e.Window-1)/e.Window), c.moment(e.Window))}
	if e.Requests > 0 {
		lines[0] = c.Say(text.ReadNumbered, number(float64(e.Requests)), c.moment(e.Window))
	}
	warm := c.Say(text.ReadAll)
	if e.Warmup > 0 {
		warm = c.Say(text.ReadWarm, c.moment(e.Warmup))
	}
	if low, high := c.counted(); high > 0 {
		warm += " " + c.Say(text.ReadCount, text.Grouped(low))
		if high > low {
			warm += " – " + text.Grouped(high)
		}
		warm += c.Say(text.Stop)
	}
	sure := c.Say(text.ReadOneSeed)
	if e.Seeds > 1 {
		sure = c.Say(text.ReadSeeds, e.Seeds)
	}
	return append(lines, warm, c.Say(text.ReadQuantiles), sure)
}

// moment writes nanoseconds of simulated time as they are typed.
func (c *Result) moment(ns int64) string { return c.Store.Lang.Number(quantity.FormatDuration(ns)) }

// counted is the lowest and the highest number of requests behind a row.
func (c *Result) counted() (low, high int64) {
	for _, r := range c.Store.Run.Results() {
		if r != nil {
			if n := r.Response.Count; high == 0 || n < low {
				low = n
			}
			high = max(high, r.Response.Count)
		}
	}
	return low, high
}

// star goes to what a line below the tables warns of.
const star = "*"

// doubted marks what of a row is doubtful: its name where queues grow, p99,
// which is the cell of that number, and p99.9, the next one, where too few
// requests are behind them.
func doubted(row *Row, p99 int, results ...*measure.Result) {
	name, few := "", [2]string{}
	for _, r := range results {
		for _, d := range measure.Doubts(r) {
			switch d.Kind {
			case measure.Growing:
				name = star
			case measure.FewForP99:
				few = [2]string{star, star}
			case measure.FewForP999:
				few[1] = star
			}
		}
	}
	row.Name += name
	for i := range few {
		row.Cells[p99+i].Text += few[i]
	}
}

// Expanded is the value of aria-expanded.
func (c *Result) Expanded() string { return strconv.FormatBool(c.Store.ReadingOpen) }
