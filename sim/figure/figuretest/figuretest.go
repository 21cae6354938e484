// Package figuretest makes small results by hand for the tests of figures and
// their drawing: round numbers, no chance, no engine.
package figuretest

import (
	"loadlab/sim/experiment"
	"loadlab/sim/measure"
	"loadlab/sim/policy"
)

// Second and Millisecond are in nanoseconds.
const (
	Second      = int64(1_000_000_000)
	Millisecond = Second / 1000
)

// Policies are the ones in samples: the defaults of a link and hash.
var Policies = []string{"hash", "random", "roundrobin", "leastloaded", "powerofk:k=2"}

// levels are typical p99 response times of Policies in milliseconds.
var levels = []int64{12_000, 11_300, 1_900, 440_000, 4_100}

// Experiment is the lab with five balancers and old snapshots, for one hour.
func Experiment(seeds int, policies ...string) *experiment.Experiment {
	e := &experiment.Experiment{
		Servers: 100, Balancers: 5, Sync: 5 * Second, Queue: experiment.Unlimited,
		Slots:    []experiment.Class[int]{{Value: 1}},
		Slowdown: []experiment.Class[float64]{{Value: 1}},
		Weights:  []experiment.Class[int64]{{Value: 1}},
		Senders:  200, Skew: 1, LoadValue: 1,
		Time: 3600 * Second, Window: 60 * Second, Seed: 123, Seeds: seeds,
	}
	for _, text := range policies {
		spec, err := policy.Parse(text)
		if err != nil {
			panic(err)
		}
		e.Policies = append(e.Policies, spec)
	}
	return e
}

// Results fills an experiment's windows: each policy's p99 climbs to a level
// of its own and then swings about it.
func Results(e *experiment.Experiment) []*measure.Result {
	var results []*measure.Result
	for i, p := range e.Policies {
		for seed := range e.Seeds {
			r := &measure.Result{Policy: p.String(), Seed: e.Seed + uint64(seed)}
			level := levels[i%len(levels)] * Millisecond
			for w := int64(0); w*e.Window <= e.Time; w++ {
				swing := (w*7+int64(seed)*3+int64(i)*5)%11 - 5 // -5 to 5
				p99 := level*w/(w+1) + level*swing/50 + 500*Millisecond
				r.Windows = append(r.Windows, measure.Window{
					Start: w * e.Window, Arrivals: 12_000, Count: 12_000,
					Mean: float64(p99) / 3, P50: p99 / 4, P99: max(p99, Millisecond), Max: 2 * max(p99, Millisecond),
				})
			}
			results = append(results, r)
		}
	}
	return results
}
