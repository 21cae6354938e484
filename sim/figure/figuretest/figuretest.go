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
	e := experiment.Default()
	e.Balancers, e.Sync, e.Seeds = 5, 5*Second, seeds
	e.Policies = nil
	for _, text := range policies {
		spec, err := policy.Parse(text)
		if err != nil {
			panic(err)
		}
		e.Policies = append(e.Policies, spec)
	}
	return &e
}

// Results fills an experiment: each policy has a level of its own, which its
// p99 climbs to and then swings about.
func Results(e *experiment.Experiment) []*measure.Result {
	var results []*measure.Result
	for i, p := range e.Policies {
		for seed := range e.Seeds {
			r := &measure.Result{Policy: p.String(), Seed: e.Seed + uint64(seed), Inspected: float64(i)}
			level := levels[i%len(levels)] * Millisecond
			fillWindows(r, e, level, int64(i), int64(seed))
			fillSummary(r, level+level*int64(seed)/20)
			fillServers(r, e, i, seed)
			results = append(results, r)
		}
	}
	return results
}

// fillWindows makes the windows.
func fillWindows(r *measure.Result, e *experiment.Experiment, level, policy, seed int64) {
	for w := int64(0); w*e.Window <= e.Time; w++ {
		swing := (w*7+seed*3+policy*5)%11 - 5 // -5 to 5
		p99 := max(level*w/(w+1)+level*swing/50+500*Millisecond, Millisecond)
		r.Windows = append(r.Windows, measure.Window{
			Start: w * e.Window, Arrivals: 12_000, Count: 12_000,
			Mean: float64(p99) / 3, P50: p99 / 4, P99: p99, Max: 2 * p99,
		})
	}
}

// fillSummary makes the quantiles of a distribution whose p99 is the level:
// (1-p)^(-1/2) to the scale of a tenth of it, less a twentieth.
func fillSummary(r *measure.Result, level int64) {
	at := func(p float64) int64 { // Newton's root needs no package math
		root := 1.0
		for range 60 {
			root = (root + 1/(1-p)/root) / 2
		}
		return int64(float64(level) * (root/10 - 0.05) / 0.95)
	}
	for _, p := range measure.Grid() {
		r.Quantiles = append(r.Quantiles, at(p))
	}
	r.Arrivals, r.Completed, r.Failed = 732_000, 732_000, 7_320
	r.Response = measure.Summary{Count: 732_000, Mean: float64(level) / 6, P50: at(0.5), P90: at(0.9), P95: at(0.95), P99: at(0.99), P999: at(0.999), Max: at(0.999999)}
	r.Wait = r.Response
	for _, q := range []*int64{&r.Wait.P50, &r.Wait.P90, &r.Wait.P95, &r.Wait.P99, &r.Wait.P999, &r.Wait.Max} {
		*q = max(*q-375*Millisecond, 0)
	}
	r.Wait.Mean = max(r.Wait.Mean-375e6, 0)
}

// fillServers gives policy i an unevenness of i in ten, and a wave of queues
// that wanders over the servers.
func fillServers(r *measure.Result, e *experiment.Experiment, i, seed int) {
	n := e.Servers
	for s := range n {
		extra := int64((s*13+seed)%11-5) * int64(i) * 50
		r.Servers = append(r.Servers, measure.Server{Served: 7_320 + extra, Busy: 2_745*Second + extra*Second/4, MaxQueue: int64(5 + i)})
	}
	r.End = e.Time + 2*e.Window
	windows := len(r.Windows)
	r.Series = measure.Series{Band: 1, Rows: n}
	for s := range n {
		for w := range windows {
			distance := (s + n - w*n/windows) % n
			wave := float64(i*i*10) / float64(1+distance)
			r.Series.Unfinished = append(r.Series.Unfinished, 0.75+wave)
			r.Series.Busy = append(r.Series.Busy, 0.6+0.3*float64((s*7+w*3)%10)/10)
		}
	}
	for k := range 140 {
		r.Picks = append(r.Picks, int32((k*(i+1)+k/7)%n))
	}
}

// Costs are picks of two policies: one linear in the number of servers, one
// flat.
func Costs() []Cost {
	return []Cost{
		{"swrr", 10, 20, 19, 22}, {"swrr", 100, 150, 148, 160}, {"swrr", 1000, 1400, 1390, 1500}, {"swrr", 10000, 14500, 14300, 15000},
		{"iwrr", 10, 17, 16, 18}, {"iwrr", 100, 17, 16.5, 18}, {"iwrr", 1000, 18, 17, 19}, {"iwrr", 10000, 18.5, 18, 21},
	}
}

// Cost has the fields of figure.Cost, which this package cannot import as the
// tests of package figure import it.
type Cost struct {
	Policy        string
	Servers       int
	NS, Low, High float64
}
