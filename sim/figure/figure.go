// Package figure turns results into the numbers and words of a figure:
// series, axes with units, legend, title, notes and the alternative text that
// states the finding. It draws nothing: sim/render does, and so could a table
// or a screen reader. Adding a figure is one file and one line in kinds.
package figure

import (
	"fmt"
	"slices"
	"strings"

	"loadlab/sim/experiment"
	"loadlab/sim/measure"
)

// Options are the settings of the view. They change what is shown and how it
// is said, never a result.
type Options struct {
	Lang   string   // en (also ""), ru or zh
	Hidden []string // keys of series, mostly policies' canonical texts, that are not drawn
	XMin   float64  // visible range of the x axis in its data units; XMax <= XMin: all of it
	XMax   float64
	Wait   bool   // waiting instead of response times, in figures that know both
	Costs  []Cost // for the figure cost only
	Pinned *Pinned
}

// Figure is a figure without its drawing: one or more panels, each with a
// frame of its own, that share the kind of x axis.
type Figure struct {
	Name     string // as in Names
	Lang     string // en, ru or zh
	Title    string
	Subtitle string // what was run, in a line
	Alt      string // what is to be seen, for those who cannot see it: title and finding
	Panels   []Panel
	Legend   []Entry  // one a series, hidden ones too, in the order of the experiment
	Notes    []string // what lines, bands and colours stand for
	Bar      *Bar     // colour scale of the panels' cells, or nil
	Table    *Table   // for tables; then there is no panel
	Keyed    bool     // the legend stands beside the picture: none need be drawn at its top
}

// Panel is one frame with its axes. Series share it with cells never.
type Panel struct {
	Title  string // "" where the figure's title is enough
	X, Y   Axis
	Series []Series
	Cells  *Cells // a heat map or strip, or nil
	Lines  []Line
	Spans  []Span
}

// Form says how a series is drawn.
type Form int

// The forms of a series.
const (
	Polyline Form = iota // points joined by straight lines
	Steps                // each value holds until the next point
	Dots                 // markers only
)

// Series is one line of a panel. X grows; a NaN in Y is a gap.
type Series struct {
	Key       string // stable identity: the policy's canonical text, or one of the figure's own
	Label     string
	Style     Style
	Form      Form
	Hidden    bool
	Reference bool // a closed form, not a measurement
	X, Y      []float64
	Low, High []float64 // the band about Y, or nil
}

// Line is a reference value drawn across a panel, such as the timeout.
type Line struct {
	Value    float64
	Vertical bool // at a value of the x axis
	Label    string
}

// Span is a marked range of the x axis, such as an incident.
type Span struct {
	From, To float64
	Label    string
}

// Entry is a line of the legend.
type Entry struct {
	Key       string
	Label     string
	Style     Style
	Hidden    bool
	Reference bool
}

// kind is a figure's line in the registry.
type kind struct {
	name  string
	build func(*source) (*Figure, error)
	fits  func(*experiment.Experiment) bool // nil: always
}

// Names lists the figures in the order in which people are shown them.
func Names() []string {
	var names []string
	for _, k := range kinds() {
		names = append(names, k.name)
	}
	return names
}

// ForExperiment lists the figures that an experiment can fill.
func ForExperiment(e *experiment.Experiment) []string {
	var names []string
	for _, k := range kinds() {
		if k.fits == nil || k.fits(e) {
			names = append(names, k.name)
		}
	}
	return names
}

// Build makes the figure of the name from an experiment's results, which are
// ordered by policy and within it by seed; entries are nil, or missing at the
// end, where a run has not finished. Nothing about the results makes it panic.
// NAME:wait is the figure with Options.Wait set: so a catalogue names it.
func Build(name string, e *experiment.Experiment, results []*measure.Result, o Options) (*Figure, error) {
	name, wait := strings.CutSuffix(name, ":wait")
	o.Wait = o.Wait || wait
	for _, k := range kinds() {
		if k.name != name {
			continue
		}
		s, err := newSource(e, results, o)
		if err != nil {
			return nil, fmt.Errorf("figure %s: %w", name, err)
		}
		f, err := k.build(s)
		if err != nil {
			return nil, fmt.Errorf("figure %s: %w", name, err)
		}
		f.Name, f.Lang = name, s.lang.String()
		return f, nil
	}
	return nil, fmt.Errorf("figure %q: must be one of %s", name, strings.Join(Names(), ", "))
}

// legend lists the panels' series once each, in order of appearance.
func legend(panels []Panel) []Entry {
	var entries []Entry
	for _, p := range panels {
		for _, s := range p.Series {
			if !slices.ContainsFunc(entries, func(e Entry) bool { return e.Key == s.Key }) {
				entries = append(entries, Entry{s.Key, s.Label, s.Style, s.Hidden, s.Reference})
			}
		}
	}
	return entries
}
