// Package link turns an experiment into the text of a link and back. The text
// is the fragment of an address: v=1&key=value&..., readable and editable by
// hand. Nothing is guessed or dropped in reading, and writing is canonical:
// equal experiments have equal texts.
package link

import (
	"fmt"
	"strings"

	"loadlab/sim/experiment"
	"loadlab/sim/quantity"
)

// Version is the format that this package reads and writes.
const Version = "1"

// MaxLength is the longest text in bytes that Parse looks at. The longest
// text that Format writes is shorter, even as programs write it that encode
// all signs but letters and digits.
const MaxLength = 1 << 19

// MaxProblems is the most problems that Parse reports.
const MaxProblems = 30

// Parse reads a link's fragment, with or without the leading #. The empty one
// is the default experiment. The error is experiment.Problems with all
// problems at once, at most MaxProblems; the experiment beside it holds every
// key that was good.
func Parse(text string) (experiment.Experiment, error) {
	p := parser{e: experiment.Default(), values: make(map[string]string)}
	text = strings.TrimPrefix(text, "#")
	switch {
	case text == "":
		return p.e, nil
	case len(text) > MaxLength:
		p.problem("link", text, fmt.Errorf("%s bytes: must be at most %s", experiment.Grouped(float64(len(text))), experiment.Grouped(MaxLength)))
	default:
		p.split(text)
		if p.version() {
			p.exclude("persender", "rate", "util")
			p.exclude("time", "requests")
			p.read()
			p.check()
		}
	}
	if len(p.problems) == 0 {
		return p.e, nil
	}
	return p.e, p.shortened()
}

// Format writes the canonical link text of an experiment that passes Check,
// without the leading #.
func Format(e *experiment.Experiment) string {
	var b strings.Builder
	b.WriteString("v=" + Version)
	for i := range Keys {
		if value := Keys[i].Value(e); value != Keys[i].Default {
			b.WriteString("&" + Keys[i].Name + "=" + value)
		}
	}
	return b.String()
}

// parser is the state of reading one link.
type parser struct {
	e        experiment.Experiment
	values   map[string]string // of known keys, decoded
	bad      []string          // keys with a problem
	problems experiment.Problems
}

// problem notes what is wrong with a key; a joined error is several problems.
func (p *parser) problem(key, value string, err error) {
	p.bad = append(p.bad, key)
	wrong := []error{err}
	if several, ok := err.(interface{ Unwrap() []error }); ok {
		wrong = several.Unwrap()
	}
	for _, err := range wrong {
		p.problems = append(p.problems, experiment.Problem{Key: quantity.Quote(key), Value: quantity.Quote(value), Message: err.Error()})
	}
}

// split takes the text apart into known keys and their values.
func (p *parser) split(text string) {
	for rest := text; rest != ""; {
		var pair string
		pair, rest, _ = strings.Cut(rest, "&")
		if pair == "" {
			continue // a stray & says nothing
		}
		if len(p.problems) > MaxProblems {
			return
		}
		key, value, found := strings.Cut(pair, "=")
		key, keyError := decode(key)
		value, valueError := decode(value)
		_, again := p.values[key]
		switch {
		case keyError != nil:
			p.problem(key, value, keyError)
		case key != "v" && lookup(key) == nil:
			p.problem(key, value, fmt.Errorf("no such key%s; known are %s", quantity.DidYouMean(key, names()), strings.Join(names(), ", ")))
		case !found:
			p.problem(key, "", fmt.Errorf("has no value; write it %s=VALUE", key))
		case valueError != nil:
			p.problem(key, value, valueError)
		case again:
			p.problem(key, value, fmt.Errorf("%s: given twice, first as %s", quantity.Quote(value), quantity.Quote(p.values[key])))
		default:
			p.values[key] = value
		}
	}
}

// version tells whether the rest can be read.
func (p *parser) version() bool {
	v, given := p.values["v"]
	delete(p.values, "v")
	if !given {
		p.problem("v", "", fmt.Errorf("missing; a link starts with v=%s", Version))
		return true
	}
	if v == Version {
		return true
	}
	err := fmt.Errorf("%s: must be %s", quantity.Quote(v), Version)
	if n, number := quantity.ParseCount(v, 2, 1e9); number == nil {
		err = fmt.Errorf("%d: the link is of format %d; this version of the program knows format %s only", n, n, Version)
	}
	p.problems = nil // of a format that is not known nothing can be said
	p.problem("v", v, err)
	return false
}

// exclude lets only the first of the keys stand.
func (p *parser) exclude(keys ...string) {
	first := ""
	for _, key := range keys {
		value, given := p.values[key]
		switch {
		case given && first == "":
			first = key
		case given:
			p.problem(key, value, fmt.Errorf("%s: not together with %s; give one of %s", quantity.Quote(value), first, strings.Join(keys, ", ")))
			delete(p.values, key)
		}
	}
}

// read reads the values in the table's order.
func (p *parser) read() {
	for i := range Keys {
		k := &Keys[i]
		if value, given := p.values[k.Name]; given {
			if err := k.parse(&p.e, value); err != nil {
				p.problem(k.Name, value, err)
			}
		}
	}
}

// check adds what is wrong with the whole, and brings lists of servers into
// their canonical form.
func (p *parser) check() {
	if err := p.e.CheckKnown(p.bad); err != nil {
		p.problems = append(p.problems, err.(experiment.Problems)...)
	}
	p.e.Slowdown = experiment.Join(p.e.Slowdown, p.e.Servers)
	p.e.Slots = experiment.Join(p.e.Slots, p.e.Servers)
	p.e.Weights = experiment.Join(p.e.Weights, p.e.Servers)
}

// shortened bounds the problems, as somebody may send a megabyte of them.
func (p *parser) shortened() experiment.Problems {
	if len(p.problems) <= MaxProblems {
		return p.problems
	}
	return append(p.problems[:MaxProblems-1:MaxProblems-1], experiment.Problem{Key: "link", Message: "more problems follow"})
}
