package ui

import (
	"strconv"
	"strings"

	"github.com/vugu/vugu"

	"loadlab/sim/quantity"
	"loadlab/sim/validation"
	"loadlab/ui/store"
	"loadlab/ui/text"
)

// Validation is the table of experiments whose outcome is known.
type Validation struct {
	Store *store.Store
}

// Say is a phrase in the page's language.
func (c *Validation) Say(p text.Phrase, arguments ...any) string {
	return p.In(c.Store.Lang, arguments...)
}

// Start says what the first button does.
func (c *Validation) Start() string {
	if c.Store.Validation.Begun() {
		return c.Say(text.ValidationOn)
	}
	return c.Say(text.ValidationRun)
}

// BarClass shows the bar while the table is computed; its place stays.
func (c *Validation) BarClass() string {
	if c.Store.Validation.Running() {
		return "bar"
	}
	return "bar idle"
}

// Permille is how much of the table is computed, in thousandths.
func (c *Validation) Permille() int { return int(1000 * c.Store.Validation.Share()) }

// Status says how many checks agree, and what went wrong.
func (c *Validation) Status() string {
	p := c.Store.Validation
	agree, judged := p.Agreeing()
	all := 0
	for _, g := range p.Groups {
		all += len(g)
	}
	if judged == 0 && p.Failure == "" {
		return ""
	}
	line := c.Say(text.ValidationState, judged, all, agree)
	if p.Runs > 0 {
		line += ". " + c.Say(text.ValidationLaw, p.Runs, c.Store.Lang.Number(strconv.FormatFloat(p.Little, 'g', 2, 64)))
	}
	if p.Failure != "" {
		line += ". " + c.Say(text.PartFailed, text.Check(c.Store.Lang, p.Failed), why(c.Store.Lang, p.Failure))
	}
	return line
}

// CheckRow is a line of the validation table.
type CheckRow struct {
	validation.Check
	Address  string
	Words    [3]string // model, quantity and source in the page's language
	Verdict  string    // "" before it is judged
	Class    string
	Expected string
	Measured string
}

// Rows lists the table.
func (c *Validation) Rows() []CheckRow {
	var rows []CheckRow
	for _, group := range c.Store.Validation.Groups {
		for _, check := range group {
			rows = append(rows, c.row(check))
		}
	}
	return rows
}

// row is a check's line.
func (c *Validation) row(check validation.Check) CheckRow {
	r := CheckRow{Check: check, Address: "#" + check.Link, Expected: c.inUnit(check, check.Expected)}
	if check.Above > 0 {
		r.Expected += " – " + c.inUnit(check, check.Expected*(1+check.Above))
	}
	for i, words := range []string{check.Model, check.Quantity, check.Source} {
		r.Words[i] = text.Check(c.Store.Lang, words)
	}
	v, judged := c.Store.Validation.Verdicts[check.ID]
	if !judged {
		return r
	}
	r.Measured = c.inUnit(check, v.Measured.Mean) + " ± " + c.inUnit(check, v.Measured.Half)
	r.Verdict, r.Class = c.Say(text.Agrees), "good"
	if !v.Agrees {
		r.Verdict, r.Class = c.Say(text.Differs), "bad"
	}
	return r
}

// inUnit writes a value of a check's quantity: seconds for times.
func (c *Validation) inUnit(check validation.Check, x float64) string {
	switch {
	case strings.Contains(check.Quantity, "."):
		return c.Store.Lang.Number(quantity.FormatSeconds(x))
	case x >= 1000:
		return grouped(x)
	}
	return c.Store.Lang.Number(quantity.FormatRatio(x))
}

// Open goes to the experiment of a check.
func (c *Validation) Open(event vugu.DOMEvent, check validation.Check) {
	event.PreventDefault()
	c.Store.OpenCheck(check)
}
