package generate

import (
	"fmt"
	"strings"
	"time"

	"loadlab/sim/dist"
	"loadlab/sim/policy"
	"loadlab/sim/quantity"
)

// distribution draws a distribution of the registry with parameters in its
// ranges, demands from a millisecond to some seconds in the main.
func (g *generator) distribution() dist.Distribution {
	for {
		info := dist.Registry[g.r.Intn(len(dist.Registry))]
		parts := []string{info.Name}
		for _, p := range info.Parameters {
			text := g.parameter(p)
			if p.Keyed {
				text = p.Name + "=" + text
			}
			parts = append(parts, text)
		}
		if d, err := dist.Parse(strings.Join(parts, ":")); err == nil {
			return d
		}
	}
}

// parameter draws the text of one parameter.
func (g *generator) parameter(p dist.Parameter) string {
	const usual, longest = int64(time.Millisecond), int64(10 * time.Second)
	switch p.Kind {
	case dist.Ratio:
		return quantity.FormatNumber(g.magnitude(max(p.Min, 0.01), min(p.Max, 4)))
	case dist.Quantiles:
		var entries []string
		for at, n := int64(0), g.between(2, 12); n > 0; n-- {
			at += g.duration(usual, longest)
			entries = append(entries, quantity.FormatDuration(at))
		}
		return strings.Join(entries, "/")
	}
	if p.Min == 0 && g.chance(10) {
		return "0s"
	}
	return quantity.FormatDuration(g.duration(usual, longest))
}

// policy draws a policy of the registry with parameters in its ranges, some of
// them left at their defaults.
func (g *generator) policy() policy.Spec {
	var err error
	for range 1000 {
		info := policy.Registry[g.r.Intn(len(policy.Registry))]
		spec := policy.Spec{Name: info.Name}
		for _, p := range info.Parameters {
			spec.Values = append(spec.Values, g.value(p))
		}
		if spec, err = policy.Parse(spec.String()); err == nil {
			return spec
		}
	}
	panic(fmt.Sprintf("generate: no policy parses: %v", err))
}

// value draws a parameter's value.
func (g *generator) value(p policy.Parameter) float64 {
	if g.chance(3) {
		return p.Default
	}
	switch p.Kind {
	case policy.Choice:
		return float64(g.r.Intn(len(p.Choices)))
	case policy.Count:
		if g.small {
			return float64(int64(g.magnitude(max(p.Min, 1), min(p.Max, 12))))
		}
		return float64(int64(g.magnitude(max(p.Min, 1), p.Max)))
	case policy.Duration:
		return float64(g.duration(int64(p.Min), min(int64(p.Max), int64(time.Hour))))
	}
	return g.magnitude(max(p.Min, 0.001), p.Max)
}
