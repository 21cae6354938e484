package policy

import (
	"fmt"
	"strings"

	"loadlab/sim/quantity"
)

// Kind says how a parameter's value is written.
type Kind int

// The kinds of parameters.
const (
	Count    Kind = iota // a whole number
	Duration             // a Go duration; the value is in nanoseconds
	Ratio                // a decimal number
	Choice               // one of a few words; the value is its index
)

// Parameter describes one parameter of a policy: everything that the link
// parser, the editor and the help need to know about it.
type Parameter struct {
	Key     string
	Kind    Kind
	Default float64 // Absent where the parameter may be left out altogether
	Min     float64
	Max     float64
	Choices []string // for Choice
	Always  bool     // written in links even when it has its default
	Help    string   // one sentence, in English
}

// Absent is the value of an optional parameter that is not given.
const Absent = -1

// Spec is a policy with its parameters: what stands in the policies list of a
// link. Values are in the order of the registry's parameters.
type Spec struct {
	Name   string
	Values []float64
}

// Parse reads a policy as written in links, name:key=value:key=value. Keys
// may come in any order. The error names what is wrong, what is allowed and
// the likely intention.
func Parse(text string) (Spec, error) {
	name, rest, _ := strings.Cut(text, ":")
	info := Lookup(name)
	if info == nil {
		return Spec{}, fmt.Errorf("%s: no such policy; known are %s%s", quantity.Quote(name), strings.Join(Names(), ", "), quantity.DidYouMean(name, Names()))
	}
	s := Spec{Name: info.Name}
	given := make([]bool, len(info.Parameters))
	for _, p := range info.Parameters {
		s.Values = append(s.Values, p.Default)
	}
	if len(rest) == 0 {
		if strings.HasSuffix(text, ":") {
			return Spec{}, fmt.Errorf("%s: a parameter is missing after the colon", quantity.Quote(text))
		}
		return s, nil
	}
	for _, part := range strings.Split(rest, ":") {
		key, value, ok := strings.Cut(part, "=")
		i := info.parameter(key)
		switch {
		case len(info.Parameters) == 0:
			return Spec{}, fmt.Errorf("%s: %s has no parameters", quantity.Quote(part), name)
		case i < 0:
			return Spec{}, fmt.Errorf("%s: no such parameter of %s; known are %s%s", quantity.Quote(key), name, strings.Join(info.keys(), ", "), quantity.DidYouMean(key, info.keys()))
		case !ok:
			return Spec{}, fmt.Errorf("%s: write it %s=VALUE", quantity.Quote(part), key)
		case given[i]:
			return Spec{}, fmt.Errorf("%s: given twice", key)
		}
		v, err := info.Parameters[i].parse(value)
		if err != nil {
			return Spec{}, fmt.Errorf("%s: %s=%w", name, key, err)
		}
		given[i], s.Values[i] = true, v
	}
	return s, nil
}

// parse reads one value.
func (p Parameter) parse(text string) (float64, error) {
	switch p.Kind {
	case Count:
		n, err := quantity.ParseCount(text, int64(p.Min), int64(p.Max))
		return float64(n), err
	case Duration:
		ns, err := quantity.ParseDuration(text)
		if err == nil && (float64(ns) < p.Min || float64(ns) > p.Max) {
			err = fmt.Errorf("%s: must be %s to %s", text, quantity.FormatDuration(int64(p.Min)), quantity.FormatDuration(int64(p.Max)))
		}
		return float64(ns), err
	case Ratio:
		return quantity.ParseNumber(text, p.Min, p.Max)
	}
	for i, c := range p.Choices {
		if c == text {
			return float64(i), nil
		}
	}
	return 0, fmt.Errorf("%s: must be one of %s%s", quantity.Quote(text), strings.Join(p.Choices, ", "), quantity.DidYouMean(text, p.Choices))
}

// Format writes a value of the parameter as it stands in links.
func (p Parameter) Format(v float64) string {
	switch p.Kind {
	case Duration:
		return quantity.FormatDuration(int64(v))
	case Choice:
		return p.Choices[int(v)]
	}
	return quantity.FormatNumber(v)
}

// String is the canonical link text: the name and the parameters that differ
// from their defaults, and k always, as in powerofk:k=2.
func (s Spec) String() string {
	return s.Name + s.join(":", ":", "")
}

// Display is the name that people read: PowerOfK[k=2], LeastLoaded.
func (s Spec) Display() string {
	info := Lookup(s.Name)
	if info == nil {
		return s.Name
	}
	return info.Display + s.join("[", ",", "]")
}

// join writes the parameters that need writing.
func (s Spec) join(open, between, end string) string {
	var b strings.Builder
	info := Lookup(s.Name)
	for i, v := range s.Values {
		p := info.Parameters[i]
		if v == Absent || v == p.Default && !p.Always {
			continue
		}
		if b.Len() == 0 {
			b.WriteString(open)
		} else {
			b.WriteString(between)
		}
		b.WriteString(p.Key + "=" + p.Format(v))
	}
	if b.Len() > 0 {
		b.WriteString(end)
	}
	return b.String()
}
