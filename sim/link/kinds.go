package link

import (
	"fmt"
	"strconv"
	"strings"

	"loadlab/sim/experiment"
	"loadlab/sim/quantity"
)

// message is a text as an error.
type message string

// Error is the text.
func (m message) Error() string { return string(m) }

// whole is a key whose value is an integer.
func whole(name, standard, meaning string, low, high int64, field func(*experiment.Experiment) *int) Key {
	return Key{name, standard, meaning, func(e *experiment.Experiment, text string) error {
		n, err := quantity.ParseCount(text, low, high)
		if err == nil {
			*field(e) = int(n)
		}
		return err
	}, func(e *experiment.Experiment) string { return strconv.Itoa(*field(e)) }}
}

// number is a key whose value is a decimal number.
func number(name, standard, meaning string, low, high float64, field func(*experiment.Experiment) *float64) Key {
	return Key{name, standard, meaning, func(e *experiment.Experiment, text string) error {
		x, err := quantity.ParseNumber(text, low, high)
		if err == nil {
			*field(e) = x
		}
		return err
	}, func(e *experiment.Experiment) string { return quantity.FormatNumber(*field(e)) }}
}

// load is a key that gives the arrival rate in one of the three ways.
func load(name, standard, meaning string, way experiment.Load, low, high float64) Key {
	return Key{name, standard, meaning, func(e *experiment.Experiment, text string) error {
		x, err := quantity.ParseNumber(text, low, high)
		if err == nil {
			e.Load, e.LoadValue = way, x
		}
		return err
	}, func(e *experiment.Experiment) string {
		if e.Load != way {
			return standard
		}
		return quantity.FormatNumber(e.LoadValue)
	}}
}

// duration is a key whose value is a duration.
func duration(name, standard, meaning string, low, high int64, field func(*experiment.Experiment) *int64) Key {
	return Key{name, standard, meaning, func(e *experiment.Experiment, text string) error {
		ns, err := quantity.ParseDurationIn(text, low, high)
		if err == nil {
			*field(e) = ns
		}
		return err
	}, func(e *experiment.Experiment) string { return quantity.FormatDuration(*field(e)) }}
}

// choice is a key whose value is one of a few words, the first by default.
func choice[T ~int](name, meaning string, words []string, field func(*experiment.Experiment) *T) Key {
	return Key{name, words[0], meaning, func(e *experiment.Experiment, text string) error {
		i, err := pick(text, words)
		if err == nil {
			*field(e) = T(i)
		}
		return err
	}, func(e *experiment.Experiment) string { return words[*field(e)] }}
}

// flag is a key with a word for no, the default, and one for yes.
func flag(name, meaning, no, yes string, field func(*experiment.Experiment) *bool) Key {
	return Key{name, no, meaning, func(e *experiment.Experiment, text string) error {
		i, err := pick(text, []string{no, yes})
		if err == nil {
			*field(e) = i == 1
		}
		return err
	}, func(e *experiment.Experiment) string {
		if *field(e) {
			return yes
		}
		return no
	}}
}

// pick returns the index of the word.
func pick(text string, words []string) (int, error) {
	for i, w := range words {
		if text == w {
			return i, nil
		}
	}
	return 0, fmt.Errorf("%s: must be %s%s", quantity.Quote(text), strings.Join(words, " or "), quantity.DidYouMean(text, words))
}
