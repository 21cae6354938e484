package ui

import (
	"strconv"

	"loadlab/sim/measure"
	"loadlab/sim/quantity"
	"loadlab/sim/report"
	"loadlab/ui/store"
	"loadlab/ui/text"
)

// Pinned pins the present result and says what is pinned.
type Pinned struct {
	Store *store.Store
}

// Say is a phrase in the page's language.
func (c *Pinned) Say(p text.Phrase, arguments ...any) string {
	return p.In(c.Store.Lang, arguments...)
}

// Has says whether something is pinned.
func (c *Pinned) Has() bool {
	_, has := c.Store.Pinned()
	return has
}

// Pinnable says whether there is a result that is not pinned yet. A page that
// shows the laboratory in a frame leaves pinning to the laboratory itself.
func (c *Pinned) Pinnable() bool {
	r, has := c.Store.Run, c.Has()
	pinned, _ := c.Store.Pinned()
	return !c.Store.Embed && r != nil && r.Complete() && !(has && pinned != nil && pinned.Link == r.Link)
}

// Unpinnable says whether the reader may let the pinned result go: in a frame
// the comparison is what the page around it shows.
func (c *Pinned) Unpinnable() bool { return c.Has() && !c.Store.Embed }

// Class hides the line while it says nothing.
func (c *Pinned) Class() string {
	if c.Has() || c.Pinnable() || c.Store.PinError != "" || len(c.Suggestions()) > 0 {
		return "pinned"
	}
	return "pinned nothing"
}

// Differences are the pinned values of what differs from the present run, each
// short enough to be shown.
func (c *Pinned) Differences() []string {
	list := c.Store.PinDifferences()
	for i, d := range list {
		if len(d) > mostDifference {
			list[i] = d[:mostDifference] + "…"
		}
	}
	return list
}

// mostDifference is how many bytes of a value are shown: lists of servers can
// be long. Links are ASCII, so that nothing is cut apart.
const mostDifference = 80

// Large says whether the pinned run waits to be asked for.
func (c *Pinned) Large() bool {
	run, has := c.Store.Pinned()
	return has && run == nil && c.Store.Run != nil && c.Store.Run.Over
}

// Note says how the pinned run stands.
func (c *Pinned) Note() string {
	run, has := c.Store.Pinned()
	switch {
	case c.Store.PinError != "":
		return c.Say(text.PinnedUnread, text.Problem(c.Store.Lang, c.Store.PinError))
	case !has || run == nil:
		return ""
	case run.Running():
		return c.Say(text.PinnedRunning, quantity.FormatNumber(float64(int(100*run.Share())))+"\u00a0%")
	case !run.Complete():
		return c.Say(text.PinnedFailed, why(c.Store.Lang, failure(run)))
	case c.Store.PinVerdict() == store.Different:
		return c.Say(text.PinnedOther, c.Store.PinSum(), run.Fingerprint())
	case c.Store.Run != nil && c.Store.Run.Link == run.Link:
		return c.Say(text.PinnedSame)
	}
	return ""
}

// failure is why the first part without a result has none.
func failure(r *store.Run) string {
	for i := range r.Parts {
		if f := r.Parts[i].Failure; f != "" {
			return f
		}
	}
	return ""
}

// besides are the rows that follow a part's own: its pinned counterpart's, and
// the change from that to the part.
func (c *Result) besides(p *store.Part, failures, drops bool) []Row {
	was := c.Store.Counterpart(p)
	if was == nil {
		return nil
	}
	row := c.pinnedRow(was, failures, drops)
	if p.Result == nil {
		return []Row{row}
	}
	change := Row{Name: c.Say(text.Difference), Seed: row.Seed, Class: "change", Cells: make([]Cell, len(row.Cells))}
	texts := report.ChangeCells(c.summary(p.Result), c.summary(was))
	for i, t := range append(texts[:p95:p95], texts[p95+1:]...) {
		change.Cells[i].Text = t
	}
	return []Row{row, change}
}

// pinnedRow is a line of the pinned run.
func (c *Result) pinnedRow(r *measure.Result, failures, drops bool) Row {
	pinned, _ := c.Store.Pinned()
	row := Row{Policy: r.Policy, Class: "was"}
	for _, spec := range pinned.Experiment.Policies {
		if spec.String() == r.Policy {
			row.Name = c.Say(text.PinnedRow, spec.Display())
		}
	}
	row.Seed = strconv.FormatUint(r.Seed, 10)
	row.Cells = cells(r, c.summary(r), measure.Summary{}, failures, drops)
	row.Cells[6].Text = "" // ratios are among rows of one run
	doubted(&row, p99, r)
	return row
}

// rest are the rows of the pinned run that have no counterpart in the present.
func (c *Result) rest(failures, drops bool) []Row {
	if !c.Store.Paired() {
		return nil
	}
	pinned, _ := c.Store.Pinned()
	shown := make(map[*measure.Result]bool)
	for i := range c.Store.Run.Parts {
		shown[c.Store.Counterpart(&c.Store.Run.Parts[i])] = true
	}
	var rows []Row
	for _, r := range pinned.Results() {
		if r != nil && !shown[r] {
			rows = append(rows, c.pinnedRow(r, failures, drops))
		}
	}
	return rows
}
