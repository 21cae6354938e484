package main

import (
	"errors"
	"strings"

	"loadlab/sim/catalogue"
	"loadlab/sim/experiment"
)

// read returns the experiment of a LINK: a whole address, whose fragment is
// the experiment, a fragment with or without its #, or a catalogue id.
func read(text string) (experiment.Experiment, error) {
	fragment, err := fragmentOf(strings.TrimSpace(text))
	if err != nil {
		return experiment.Experiment{}, err
	}
	e, err := catalogue.Parse(fragment)
	if problems, ok := err.(experiment.Problems); ok && len(problems) > 1 {
		return e, errors.New("\n  " + strings.ReplaceAll(problems.Error(), "\n", "\n  "))
	}
	return e, err
}

// fragmentOf takes the fragment off an address or looks an id up.
func fragmentOf(text string) (string, error) {
	if _, fragment, ok := strings.Cut(text, "#"); ok {
		return fragment, nil
	}
	if entry, ok := catalogue.Lookup(text); ok {
		return entry.Link, nil
	}
	switch {
	case strings.Contains(text, "://"), strings.Contains(text, ".html"), strings.HasPrefix(text, "?"):
		return "", nil // an address without a fragment is the page's start
	case text == "", strings.Contains(text, "="):
		return text, nil
	}
	return "", errors.New(catalogue.Unknown(text))
}
