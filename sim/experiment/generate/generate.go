// Package generate makes random experiments for tests: over every key of the
// link format, every policy, distribution and process of the registries, so
// that what is added there is tested without another line.
package generate

import (
	"fmt"
	"time"

	"loadlab/sim/experiment"
	"loadlab/sim/fleet"
	"loadlab/sim/rng"
	"loadlab/sim/workload"
)

// Experiment returns a random experiment that passes Check. A small one has at
// most 9 servers and 600 requests in a run, and loads that make queues, so
// that hundreds of them can be simulated slowly; the others range over the
// whole format.
func Experiment(r *rng.Stream, small bool) experiment.Experiment {
	const tries = 10000
	var err error
	for range tries {
		g := generator{r: r, small: small, e: experiment.Default()}
		g.servers()
		g.load()
		g.balancing()
		g.measuring()
		if err = g.e.Check(); err == nil {
			return g.e
		}
	}
	panic(fmt.Sprintf("generate: %d experiments in a row were refused, the last for %v", tries, err))
}

// generator draws the parts of one experiment.
type generator struct {
	r     *rng.Stream
	small bool
	e     experiment.Experiment
}

// chance is true once in n times.
func (g *generator) chance(n int) bool { return g.r.Intn(n) == 0 }

// between returns a whole number in [low, high].
func (g *generator) between(low, high int) int { return low + g.r.Intn(high-low+1) }

// size returns low for small experiments and otherwise a number whose
// magnitude is uniform from 1 to high.
func (g *generator) size(small, high int) int {
	if g.small {
		return g.between(1, small)
	}
	return int(g.magnitude(1, float64(high)))
}

// magnitude returns a number in [low, high] whose logarithm is uniform, cut to
// three or all digits.
func (g *generator) magnitude(low, high float64) float64 {
	x := low * rng.Exp(g.r.Float64()*rng.Log(high/low))
	if g.chance(2) {
		x = rounded(x)
	}
	return min(max(x, low), high)
}

// rounded keeps three leading digits.
func rounded(x float64) float64 {
	scale := 1.0
	for x*scale < 100 && scale < 1e12 {
		scale *= 10
	}
	for x*scale >= 1000 && scale > 1e-12 {
		scale /= 10
	}
	return float64(int64(float64(x*scale)+0.5)) / scale
}

// duration returns nanoseconds in [low, high] whose logarithm is uniform; low
// 0 counts as 1 but is returned now and then.
func (g *generator) duration(low, high int64) int64 {
	if low == 0 && g.chance(10) {
		return 0
	}
	return min(max(int64(g.magnitude(float64(max(low, 1)), float64(high))), low), high)
}

// servers draws the fleet.
func (g *generator) servers() {
	e := &g.e
	e.Servers = g.size(9, experiment.MaxServers)
	if g.chance(3) {
		e.Slowdown = classes(g, func() float64 { return g.magnitude(0.1, 10) })
	}
	if g.chance(3) {
		e.Slots = classes(g, func() int {
			if g.chance(8) {
				return experiment.Unlimited
			}
			return g.size(4, 100)
		})
	}
	if g.chance(3) {
		e.Weights = classes(g, func() int64 { return int64(g.size(9, 1000)) })
	}
	e.Discipline = experiment.Discipline(g.r.Intn(2))
	if g.chance(3) {
		e.Queue = g.size(6, 1000) - g.r.Intn(2)
	}
}

// classes draws one value for all servers or a canonical list.
func classes[T comparable](g *generator, value func() T) []experiment.Class[T] {
	if g.chance(2) {
		return experiment.Same(value())
	}
	var list []experiment.Class[T]
	for left := g.e.Servers; left > 0; {
		n := g.between(1, left)
		list = append(list, experiment.Class[T]{Count: n, Value: value()})
		left -= n
	}
	return experiment.Join(list, g.e.Servers)
}

// load draws senders, arrivals and demands.
func (g *generator) load() {
	e := &g.e
	e.Senders = g.size(20, experiment.MaxSenders)
	if g.chance(3) {
		e.Skew = g.magnitude(0.01, 1000)
	}
	e.Service = g.distribution()
	switch g.r.Intn(3) {
	case 0:
		e.Load, e.LoadValue = experiment.Util, g.magnitude(0.3, 1.5)
	case 1:
		e.Load, e.LoadValue = experiment.Rate, g.magnitude(0.3, 1.5)*g.scale()
	default:
		e.Load, e.LoadValue = experiment.PerSender, g.magnitude(0.3, 1.5)*g.scale()/e.SendersShare()
	}
	switch g.r.Intn(3) {
	case 0:
		e.Arrivals.Process = workload.Constant
	case 1:
		peak := g.magnitude(1, 20)
		on := g.duration(workload.MinPhase, int64(time.Hour))
		e.Arrivals = workload.Arrivals{Process: workload.Bursty, Peak: peak, On: on, Off: int64(float64(on)*peak*(1+g.r.Float64())) + workload.MinPhase}
	}
}

// scale is a rate that keeps the fleet busy, also where it has no limit.
func (g *generator) scale() float64 {
	if c := g.e.Capacity(); c > 0 {
		return c
	}
	return float64(g.e.Servers) * 1e9 / g.e.Service.Mean()
}

// balancing draws policies and balancers.
func (g *generator) balancing() {
	e := &g.e
	e.Policies = nil
	for range g.between(1, 4) {
		e.Policies = append(e.Policies, g.policy())
	}
	if g.chance(2) {
		e.Balancers = g.size(4, experiment.MaxBalancers)
	}
	gap := max(int64(1e9/e.TotalRate()), 1)
	if g.small {
		// From several snapshots between two requests to one in a while.
		e.Sync = max(g.duration(gap/10+1, gap*100), experiment.MinSync)
	} else if g.chance(2) {
		e.Sync = g.duration(experiment.MinSync, int64(time.Hour))
	}
	e.Staggered, e.Correlated = g.chance(3), g.chance(4)
}

// measuring draws length, windows, incidents and seeds.
func (g *generator) measuring() {
	e := &g.e
	requests := g.size(600, 1_000_000)
	horizon := float64(requests) / e.TotalRate() * 1e9
	windows := g.size(10, 1000)
	e.Window = max(int64(min(horizon, 1e17))/int64(windows), experiment.MinWindow)
	if g.chance(2) {
		e.Requests = int64(requests)
	} else {
		e.Time = e.Window * int64(windows-1)
	}
	end := max(int64(min(horizon, 1e17)), 10)
	if g.chance(4) {
		e.Warmup = g.duration(0, end)
	}
	if g.chance(3) {
		e.Timeout = g.duration(1, max(int64(min(e.Service.Mean()*20, 1e17)), 1))
	}
	if g.chance(3) {
		g.incidents(end)
	}
	e.Seed = g.r.Uint64() >> (1 + g.r.Intn(63))
	if g.chance(3) {
		e.Seeds = g.size(3, 20)
	}
	if g.chance(4) {
		e.From = "lab.balanced"
	}
	if g.chance(4) {
		e.Sum = fmt.Sprintf("%016x", g.r.Uint64())
	}
}

// incidents draws some; those that overlap are refused by Check and drawn
// again with the rest.
func (g *generator) incidents(end int64) {
	for range g.between(1, 3) {
		i := fleet.Incident{Server: g.r.Intn(g.e.Servers), From: g.duration(0, end), For: g.duration(1, end)}
		if g.chance(2) {
			i.Latency = g.duration(1, min(experiment.MaxLatency, int64(min(g.e.Service.Mean()*50, 1e15))+1))
		} else {
			i.Factor = g.magnitude(experiment.MinFactor, 50)
		}
		g.e.Incidents = append(g.e.Incidents, i)
	}
}
