package dist

import "loadlab/sim/quantity"

// Kind says how a parameter's value is written.
type Kind int

// The kinds of parameters.
const (
	Duration  Kind = iota // a Go duration
	Ratio                 // a decimal number
	Quantiles             // durations separated by slashes
)

// Parameter describes one parameter of a distribution for parser, editor and
// help.
type Parameter struct {
	Name  string  // what the value is called
	Keyed bool    // written Name=VALUE; otherwise its place tells
	Kind  Kind    // how the value is written
	Min   float64 // nanoseconds for durations
	Max   float64 // nanoseconds for durations
	Help  string  // one sentence, in English
}

// Info is a distribution's line in the registry.
type Info struct {
	Name       string // as in links
	Sentence   string // one sentence, in English
	Example    string // a link text to start from
	Parameters []Parameter
	build      func(values []float64) (Distribution, error)
}

// Registry lists every distribution in the order in which people are shown
// them.
var Registry = []Info{
	constInfo, uniformInfo, exponentialInfo, twoPointInfo, logNormalInfo, paretoInfo, normalInfo, tableInfo,
}

// Lookup returns the registry's line for a name, or nil.
func Lookup(name string) *Info {
	for i := range Registry {
		if Registry[i].Name == name {
			return &Registry[i]
		}
	}
	return nil
}

// Names lists the names in the registry's order.
func Names() []string {
	names := make([]string, len(Registry))
	for i := range Registry {
		names[i] = Registry[i].Name
	}
	return names
}

// Form is how the distribution is written: twopoint:A:B:p=P.
func (i *Info) Form() string {
	form := i.Name
	for _, p := range i.Parameters {
		form += ":" + p.form()
	}
	return form
}

// form is how the parameter is written.
func (p Parameter) form() string {
	if p.Keyed {
		return p.Name + "=" + "VALUE"
	}
	return p.Name
}

// duration describes a duration in its place, from least nanoseconds to
// MaxParameter.
func duration(name string, least int64, help string) Parameter {
	return Parameter{Name: name, Kind: Duration, Min: float64(least), Max: float64(MaxParameter), Help: help}
}

// ratio describes a keyed number.
func ratio(key string, least, most float64, help string) Parameter {
	return Parameter{Name: key, Keyed: true, Kind: Ratio, Min: least, Max: most, Help: help}
}

// parse reads one value.
func (p Parameter) parse(text string) (float64, error) {
	if p.Kind == Ratio {
		return quantity.ParseNumber(text, p.Min, p.Max)
	}
	ns, err := quantity.ParseDurationIn(text, int64(p.Min), int64(p.Max))
	return float64(ns), err
}
