package figure

import (
	"math"
	"slices"

	"loadlab/sim/measure"
	"loadlab/sim/policy"
)

// Cost is one measurement of what a pick takes.
type Cost = measure.Cost

// cost shows the time of a pick against the number of servers, on two
// logarithmic axes, where what grows with the servers rises as a straight line.
func cost(s *source) (*Figure, error) {
	p := Panel{
		X: Axis{Label: s.lang.say(words.serverCount), Scale: Log, Unit: Number, lang: s.lang},
		Y: Axis{Label: s.lang.say(words.costAxis), Scale: Log, Unit: Duration, lang: s.lang},
	}
	var servers []float64
	for _, key := range s.costPolicies() {
		line := s.costSeries(key)
		if !line.Hidden {
			servers = append(servers, line.X...)
		}
		p.Series = append(p.Series, line)
	}
	p.X.fit(servers...)
	p.zoom(s.options)
	p.fitY()
	f := s.figure(words.costTitle, p)
	f.Subtitle = s.lang.say(words.costSubtitle)
	f.Notes = []string{s.lang.say(words.costNote)}
	f.Alt = f.Title + s.lang.say(words.stop) + s.costFinding(p)
	return f, nil
}

// costPolicies lists the measured policies: the experiment's in their order,
// then any others.
func (s *source) costPolicies() []string {
	var keys []string
	for _, r := range s.policies {
		if slices.ContainsFunc(s.options.Costs, func(c Cost) bool { return c.Policy == r.key }) {
			keys = append(keys, r.key)
		}
	}
	for _, c := range s.options.Costs {
		if !slices.Contains(keys, c.Policy) {
			keys = append(keys, c.Policy)
		}
	}
	return keys
}

// costSeries is one policy's line.
func (s *source) costSeries(key string) Series {
	line := Series{Key: key, Label: key, Hidden: s.hides(key), Style: style(len(hues)-1, len(dashes)-1)}
	for _, r := range s.policies {
		if r.key == key {
			line = r.series()
		}
	}
	if spec, err := policy.Parse(key); err == nil && line.Label == key {
		line.Label, line.Style = spec.Display(), Styles([]policy.Spec{spec})[0]
	}
	costs := slices.Clone(s.options.Costs)
	slices.SortStableFunc(costs, func(a, b Cost) int { return a.Servers - b.Servers })
	for _, c := range costs {
		if c.Policy == key && c.Servers > 0 {
			line.X = append(line.X, float64(c.Servers))
			line.Y = append(line.Y, c.NS/1e9)
			line.Low = append(line.Low, c.Low/1e9)
			line.High = append(line.High, c.High/1e9)
		}
	}
	return line
}

// costFinding states each line's slope: how many times a pick takes longer
// when the servers become ten times as many.
func (s *source) costFinding(p Panel) string {
	text := ""
	for _, line := range p.Series {
		if tenfold := measure.Tenfold(s.options.Costs, line.Key); !line.Hidden && !math.IsNaN(tenfold) {
			text += s.lang.say(words.space) + s.lang.say(words.slope, line.Label, s.lang.rounded3(tenfold))
		}
	}
	if text == "" {
		return s.lang.say(words.space) + s.lang.say(words.noData)
	}
	return text
}
