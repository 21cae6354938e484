package dist

import (
	"fmt"
	"strings"

	"loadlab/sim/quantity"
)

// Parse reads a distribution as written in links, such as uniform:125ms:625ms
// or lognormal:4s:sigma=1.1. The error names what is wrong, what is allowed
// and the likely intention.
func Parse(text string) (Distribution, error) {
	name, rest, _ := strings.Cut(text, ":")
	info := Lookup(name)
	if info == nil {
		return nil, fmt.Errorf("%s: no such distribution; known are %s%s", quantity.Quote(name), strings.Join(Names(), ", "), quantity.DidYouMean(name, Names()))
	}
	d, err := info.parse(rest)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return d, nil
}

// parse reads the parameters.
func (i *Info) parse(text string) (Distribution, error) {
	if i.build == nil {
		return parseTable(text)
	}
	if n := strings.Count(text, ":") + 1; text == "" || n != len(i.Parameters) {
		if text == "" {
			n = 0
		}
		return nil, fmt.Errorf("%d parameters, must be %d; write it %s, such as %s", n, len(i.Parameters), i.Form(), i.Example)
	}
	values := make([]float64, len(i.Parameters))
	for j, part := range strings.Split(text, ":") {
		p := i.Parameters[j]
		value, err := p.value(part)
		if err != nil {
			return nil, err
		}
		if values[j], err = p.parse(value); err != nil {
			return nil, fmt.Errorf("%s: %w", p.Name, err)
		}
	}
	return i.build(values)
}

// value takes the key off a keyed part. A keyed parameter stands in its place
// too, so that one text has one meaning.
func (p Parameter) value(part string) (string, error) {
	key, value, keyed := strings.Cut(part, "=")
	switch {
	case p.Keyed && !keyed:
		return "", fmt.Errorf("%s: write it %s=VALUE", quantity.Quote(part), p.Name)
	case p.Keyed && key != p.Name:
		return "", fmt.Errorf("%s: no such parameter here; must be %s=VALUE", quantity.Quote(key), p.Name)
	case !p.Keyed && keyed:
		return "", fmt.Errorf("%s: %s stands without a name and before the named ones", quantity.Quote(part), p.Name)
	case keyed:
		return value, nil
	}
	return part, nil
}
