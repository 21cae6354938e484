package figure

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"loadlab/sim/experiment"
	"loadlab/sim/measure"
	"loadlab/sim/policy"
)

// source is what a figure is made from: the experiment, its results by policy
// and the view's settings.
type source struct {
	e        *experiment.Experiment
	options  Options
	lang     language
	policies []policyRuns
}

// policyRuns are the finished runs of one policy, in the order of seeds.
type policyRuns struct {
	e      *experiment.Experiment // that they are of
	spec   policy.Spec
	pinned bool   // the experiment is the pinned one
	key    string // canonical text
	label  string // display name
	style  Style
	hidden bool
	runs   []*measure.Result
}

// newSource sorts the results by policy.
func newSource(e *experiment.Experiment, results []*measure.Result, o Options) (*source, error) {
	lang, err := languageOf(o.Lang)
	if err != nil {
		return nil, err
	}
	s := &source{e: e, options: o, lang: lang}
	if err := s.add(e, results); err != nil {
		return nil, err
	}
	return s, s.addPinned(o.Pinned)
}

// add sorts the results of an experiment by policy.
func (s *source) add(e *experiment.Experiment, results []*measure.Result) error {
	if e == nil {
		return errors.New("there is no experiment")
	}
	seeds := max(e.Seeds, 1)
	if most := len(e.Policies) * seeds; len(results) > most {
		return fmt.Errorf("%d results: at most %d, one for each of %d policies and %d seeds", len(results), most, len(e.Policies), seeds)
	}
	styles := Styles(e.Policies)
	for i, p := range e.Policies {
		key := p.String()
		r := policyRuns{e: e, spec: p, key: key, label: p.Display(), style: styles[i], hidden: s.hides(key)}
		for j := i * seeds; j < min((i+1)*seeds, len(results)); j++ {
			if results[j] != nil {
				r.runs = append(r.runs, results[j])
			}
		}
		s.policies = append(s.policies, r)
	}
	return nil
}

// servers is the largest number of servers of what is shown.
func (s *source) servers() int {
	n := 1
	for _, r := range s.policies {
		n = max(n, r.e.Servers)
	}
	return n
}

// seconds converts nanoseconds.
func seconds[T int64 | float64](ns T) float64 { return float64(ns) / 1e9 }

// series starts the policy's series: identity and looks, no points.
func (r policyRuns) series() Series {
	return Series{Key: r.key, Label: r.label, Style: r.style, Hidden: r.hidden}
}

// spread appends the median of the values to Y and, where there is more than
// one run, their range to Low and High. NaN values are left out; none at all
// is a gap.
func (s *Series) spread(x float64, values []float64, runs int) {
	values = slices.DeleteFunc(values, math.IsNaN)
	s.X = append(s.X, x)
	low, mid, high := math.NaN(), math.NaN(), math.NaN()
	if len(values) > 0 {
		slices.Sort(values)
		low, mid, high = values[0], median(values), values[len(values)-1]
	}
	s.Y = append(s.Y, mid)
	if runs > 1 {
		s.Low, s.High = append(s.Low, low), append(s.High, high)
	}
}

// median of sorted values: the middle one, or the lower of two, as in package
// measure, so that it is a value that was measured.
func median(sorted []float64) float64 {
	if len(sorted) == 0 {
		return math.NaN()
	}
	return sorted[(len(sorted)-1)/2]
}

// seedNote says what line and band are, or nothing with one seed.
func (s *source) seedNote() []string {
	if s.e.Seeds <= 1 {
		return nil
	}
	least, most := math.MaxInt, 0
	for _, r := range s.policies {
		if !r.pinned {
			least, most = min(least, len(r.runs)), max(most, len(r.runs))
		}
	}
	if least < s.e.Seeds && most > 0 {
		return []string{s.lang.say(words.bandPart, most, s.e.Seeds)}
	}
	return []string{s.lang.say(words.band, s.e.Seeds)}
}

// hides tells whether the view hides a series.
func (s *source) hides(key string) bool { return slices.Contains(s.options.Hidden, key) }

// subtitle says in a line what was run.
func (s *source) subtitle() string {
	parts := []string{s.lang.count(s.e.Servers, words.servers)}
	if s.e.Service != nil {
		if load := s.e.Utilisation(); load > 0 {
			parts = append(parts, s.lang.say(words.utilisation, s.lang.percent(load)))
		}
	}
	if s.e.Balancers > 1 {
		parts = append(parts, s.lang.count(s.e.Balancers, words.balancers))
	}
	if s.usesSnapshots() {
		parts = append(parts, s.lang.say(words.snapshotEvery, s.lang.duration(seconds(s.e.Sync))))
	}
	if s.e.Seeds <= 1 {
		parts = append(parts, s.lang.say(words.seedIs, strconv.FormatUint(s.e.Seed, 10)))
	}
	return strings.Join(parts, " · ")
}

// usesSnapshots tells whether a policy of the experiment reads snapshots.
func (s *source) usesSnapshots() bool {
	return slices.ContainsFunc(s.e.Policies, func(p policy.Spec) bool {
		info := policy.Lookup(p.Name)
		return info != nil && info.Needs == policy.Snapshot
	})
}
