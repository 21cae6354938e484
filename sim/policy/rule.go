package policy

import (
	"loadlab/sim/fleet"
	"loadlab/sim/rng"
)

// A comparing policy is a load metric and a rule for whom to compare. The
// rules are here; each named policy pairs one with a metric.

// metric is a server's load as a balancer sees it; the lower the better.
// Reading it changes nothing.
type metric interface {
	load(server int32) float64
}

// distinct compares k distinct servers drawn uniformly and in uniform order;
// of equals the first drawn wins. It makes exactly k draws a pick, the i-th
// (from 0) among n - i: a partial shuffle of the identity (Fisher and Yates 1938;
// Durstenfeld 1964) that is undone afterwards.
type distinct struct {
	metric metric
	stream rng.Stream
	order  []int32 // the identity between picks; balancers share it
	swaps  []int32 // of a pick, to be undone
}

// newDistinct builds the rule for a balancer; order is from identity.
func newDistinct(w *World, b, k int, m metric, order []int32) distinct {
	return distinct{m, w.stream(b), order, make([]int32, min(k, len(order)))}
}

// identity returns 0..n-1.
func identity(n int) []int32 {
	order := make([]int32, n)
	for i := range order {
		order[i] = int32(i)
	}
	return order
}

// Pick implements Picker.
func (d *distinct) Pick(int32) int32 {
	order, swaps, n := d.order, d.swaps, len(d.order)
	var best int32
	least := 0.0
	for i := range swaps {
		j := i + d.stream.Intn(n-i)
		order[i], order[j] = order[j], order[i]
		swaps[i] = int32(j)
		if l := d.metric.load(order[i]); i == 0 || l < least {
			best, least = order[i], l
		}
	}
	for i := len(swaps) - 1; i >= 0; i-- {
		order[i], order[swaps[i]] = order[swaps[i]], order[i]
	}
	return best
}

// pair draws two distinct servers, as distinct does, and leaves comparing them
// to policies with a metric of their own, which saves them most of the cost of a
// pick. Of a single server it makes both.
type pair struct {
	stream rng.Stream
	n      int
}

func (w *World) distinctPair(b int) drawer { return &pair{w.stream(b), w.servers()} }

// draw returns the two; of equals the first wins.
func (p *pair) draw() (first, second int32) {
	if p.n == 1 {
		return 0, 0
	}
	a, b := p.stream.Distinct(p.n)
	return int32(a), int32(b)
}

// drawAll sets first[i] and second[i] to the i-th of as many draws.
func (p *pair) drawAll(first, second []int32) {
	if p.n == 1 {
		clear(first)
		clear(second)
		return
	}
	p.stream.DistinctAll(p.n, first, second)
}

// drawer draws the two servers that a balancer's policy compares.
type drawer interface {
	draw() (first, second int32)
	drawAll(first, second []int32)
}

// choosing builds a picker for every balancer that compares two servers.
func (w *World) choosing(by fleet.Comparison, draws func(b int) drawer, make func(b int, d drawer) Chooser) Set {
	all := []drawer{}
	s := w.each(func(b int) Picker {
		all = append(all, draws(b))
		return make(b, all[b])
	})
	s.By = by
	s.Draw = func(balancers, first, second []int32) {
		if len(all) == 1 {
			all[0].drawAll(first, second)
			return
		}
		for i, b := range balancers {
			first[i], second[i] = all[b].draw()
		}
	}
	return s
}

// all compares all servers; of equals the lowest wins. It is for metrics that
// change by themselves as time passes; others keep an index.
type all struct {
	metric metric
	n      int32
}

// Pick implements Picker.
func (a *all) Pick(int32) int32 {
	best, least := int32(0), a.metric.load(0)
	for s := int32(1); s < a.n; s++ {
		if l := a.metric.load(s); l < least {
			best, least = s, l
		}
	}
	return best
}

// snapshotCount is the number of unfinished requests in the last snapshot.
type snapshotCount struct{ view *fleet.View }

func (m snapshotCount) load(server int32) float64 { return float64(m.view.Snapshot(server)) }

// freshCount is the number of unfinished requests at this instant.
type freshCount struct{ view *fleet.View }

func (m freshCount) load(server int32) float64 { return float64(m.view.Fresh(server)) }
