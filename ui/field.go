package ui

import (
	"strings"

	"github.com/vugu/vugu"

	"loadlab/sim/experiment"
	"loadlab/sim/quantity"
	"loadlab/ui/store"
	"loadlab/ui/text"
	"loadlab/ui/text/lesson"
	"loadlab/ui/text/term"
)

// Field edits one key of the link, or one of several that exclude each other.
// It shows what was typed, understood or not, with the problem below.
type Field struct {
	Store *store.Store
	Key   string // of links; load and length stand for several
}

// Option is a choice of a field.
type Option struct {
	Key   string
	Label string
}

// ways are the keys behind a field that stands for several; the first is the
// default.
var ways = map[string][]string{
	"load":   {"persender", "rate", "util"},
	"length": {"time", "requests"},
}

// Real is the key that the field edits now.
func (c *Field) Real() string {
	keys, several := ways[c.Key]
	if !several {
		return c.Key
	}
	for _, k := range keys {
		if c.Store.Draft.Given(k) {
			return k
		}
	}
	return keys[0]
}

// Ways lists the choices of a field that stands for several keys.
func (c *Field) Ways() []Option {
	var options []Option
	for _, k := range ways[c.Key] {
		options = append(options, Option{k, text.SettingsOf[k].Label.In(c.Store.Lang)})
	}
	return options
}

// Options lists the words of a field that has only a few.
func (c *Field) Options() []Option {
	l := c.Store.Lang
	var options []Option
	switch c.Key {
	case "phase":
		options = []Option{{"aligned", text.Aligned.In(l)}, {"staggered", text.Staggered.In(l)}}
	case "correlated":
		options = []Option{{"0", text.Independent.In(l)}, {"1", text.Correlated.In(l)}}
	case "discipline":
		options = []Option{{"fifo", text.FIFO.In(l)}, {"ps", text.Sharing.In(l)}}
	}
	for _, o := range options {
		if o.Key == c.Text() {
			return options
		}
	}
	return nil // what is not one of the words is shown as it was typed
}

// ID is the id of the field's input.
func (c *Field) ID() string { return "set-" + c.Key }

// HelpID is the id of the field's help.
func (c *Field) HelpID() string { return "help-" + c.Key }

// Label is the field's label.
func (c *Field) Label() string {
	switch c.Key {
	case "load":
		return text.ArrivalRate.In(c.Store.Lang)
	case "length":
		return text.Length.In(c.Store.Lang)
	}
	return text.SettingsOf[c.Key].Label.In(c.Store.Lang)
}

// Help is the sentence about the key.
func (c *Field) Help() string { return text.SettingsOf[c.Real()].Help.In(c.Store.Lang) }

// terms are keys with the glossary's terms behind them, where those are called
// otherwise.
var terms = [...][2]string{
	{"servers", "server"}, {"weights", "weight"}, {"senders", "sender"}, {"persender", "offered-load"}, {"rate", "offered-load"},
	{"util", "utilisation"}, {"service", "demand"}, {"balancers", "balancer"}, {"sync", "snapshot"}, {"phase", "herd"},
	{"correlated", "stream"}, {"incidents", "incident"}, {"warmup", "warm-up"}, {"seeds", "confidence-interval"}, {"arrivals", "gap"},
}

// termKey is the glossary's term about the field, or "".
func (c *Field) termKey() string {
	for i := range terms {
		if terms[i][0] == c.Real() {
			return terms[i][1]
		}
	}
	return c.Real()
}

// Term is the name of the glossary's term about the field.
func (c *Field) Term() string { return term.Name(c.termKey()).In(c.Store.Lang) }

// TermPage is the term's address, or "" where there is none.
func (c *Field) TermPage() string {
	if c.Term() == "" {
		return ""
	}
	return c.Store.TermPage(c.termKey())
}

// Text is what the field shows.
func (c *Field) Text() string { return c.Store.Draft.Text(c.Real()) }

// Long says whether the text is too long to be edited here.
func (c *Field) Long() bool { return c.Store.Draft.Long(c.Real()) }

// Problem is what is wrong with the field, or "".
func (c *Field) Problem() string {
	var lines []string
	keys, several := ways[c.Key]
	if !several {
		keys = []string{c.Key}
	}
	for _, k := range keys {
		if p := c.Store.Draft.Problem(k); p != "" {
			lines = append(lines, text.Problem(c.Store.Lang, p))
		}
	}
	return strings.Join(lines, "\n")
}

// Invalid is the value of aria-invalid.
func (c *Field) Invalid() string { return boolean(c.Problem() != "") }

// Class marks a field with a problem, and one whose text may be long.
func (c *Field) Class() string {
	class := "field"
	switch c.Key {
	case "service", "slowdown", "weights", "incidents", "arrivals", "discipline", "load", "length":
		class += " wide"
	}
	if c.Problem() != "" {
		class += " wrong"
	}
	return class
}

// Span says in plain words what the length of the run means: until when
// requests come, and in how many windows. It is "" for other fields.
func (c *Field) Span() string {
	d := &c.Store.Draft
	if c.Key != "length" || len(d.Problems) > 0 {
		return ""
	}
	e, l := &d.Experiment, c.Store.Lang
	typed := func(ns int64) string { return l.Number(quantity.FormatDuration(ns)) }
	if e.Requests > 0 {
		return text.SpanNumbered.In(l, text.Grouped(e.Requests), lesson.Number(l, float64(e.Requests)/e.TotalRate(), "seconds"))
	}
	n := (e.Horizon() + e.Window - 1) / e.Window
	return text.SpanTimed.In(l, typed(e.Horizon()), text.Grouped(n), typed((n-1)*e.Window))
}

// Mode is the keyboard that suits the field on a phone.
func (c *Field) Mode() string {
	switch c.Real() {
	case "servers", "senders", "balancers", "requests", "seed", "seeds":
		return "numeric"
	case "skew", "persender", "rate", "util":
		return "decimal"
	}
	return "text"
}

// Typed takes what the reader typed or chose.
func (c *Field) Typed(event vugu.DOMEvent) {
	value := event.PropString("target", "value")
	c.Store.Edit(func(d *store.Draft) { d.Type(c.Store.Lang, c.Real(), value) })
}

// Choose changes the key that the field edits, keeping what it means.
func (c *Field) Choose(event vugu.DOMEvent) {
	from, to := c.Real(), event.PropString("target", "value")
	if from == to {
		return
	}
	value := converted(&c.Store.Draft.Experiment, to)
	c.Store.Edit(func(d *store.Draft) { d.Swap(from, to, value) })
}

// converted is the value of a key that makes an experiment the same as it is,
// rounded to what one would type.
func converted(e *experiment.Experiment, key string) string {
	switch key {
	case "persender":
		return rounded(e.TotalRate() / e.SendersShare())
	case "rate":
		return rounded(e.TotalRate())
	case "util":
		return rounded(e.Utilisation())
	case "requests":
		return quantity.FormatNumber(float64(int64(e.ExpectedRequests() + 0.5)))
	case "time":
		return quantity.FormatDuration(max(0, (e.Horizon()-e.Window)/1e9*1e9))
	}
	return ""
}

// rounded writes a number with three significant digits, without zeros that
// say nothing.
func rounded(x float64) string {
	s := quantity.FormatRatio(x)
	if strings.Contains(s, ".") {
		s = strings.TrimRight(strings.TrimRight(s, "0"), ".")
	}
	return s
}
