package policy

import (
	"fmt"

	"loadlab/sim/fleet"
	"loadlab/sim/rng"
)

// Picker is one balancer's instance of a policy. It allocates nothing per
// pick.
type Picker = fleet.Picker

// Chooser is a Picker that compares two servers.
type Chooser = fleet.Chooser

// Learner is a Picker that follows its own requests.
type Learner = fleet.Learner

// Batcher is a Picker that can pick for many requests at once, as it reads
// nothing of the servers.
type Batcher interface {
	Picker
	// PickAll sets servers[i] to the server for a request of senders[i], as
	// that many calls of Pick would.
	PickAll(senders, servers []int32)
}

// Set is a policy at work: an instance for each balancer, and what they share.
type Set struct {
	Pickers []Picker
	// By is what the instances compare servers by, where the fleet can do it for
	// many requests at once.
	By fleet.Comparison
	// Draw, where not nil, sets first[i] and second[i] to the servers that the
	// instance balancers[i] compares for its next request. Pickers are Choosers
	// then; Pick draws for one request and chooses.
	Draw func(balancers, first, second []int32)
	// PerPick is how many servers' states a pick reads, Looks counts those of
	// picks that read a varying number; nil where there are none.
	PerPick int64
	Looks   *int64
	// Idle, where not nil, is called when a server has become idle, in order of
	// time.
	Idle func(server int32)
	// Tick, where not nil, is called at time 0 and then every Period
	// nanoseconds.
	Tick   func()
	Period int64

	routable bool // Route has an answer
}

// World is what a policy is built from.
type World struct {
	Fleet      *fleet.Fleet
	Views      []*fleet.View // one a balancer
	Weights    []int64       // one a server
	Seed       uint64
	Correlated bool  // every balancer gets the same random stream
	Sync       int64 // period of snapshots, nanoseconds
	Staggered  bool
}

// Build makes the instances of a policy. The spec must have passed Check.
func (s Spec) Build(w *World) Set {
	return Lookup(s.Name).build(s.Values, w)
}

// Blind reports whether the policy reads nothing of the servers.
func (s Spec) Blind() bool { return Lookup(s.Name).Needs <= Weights }

// Stale reports whether all that the policy reads of the servers is a snapshot.
func (s Spec) Stale() bool { return Lookup(s.Name).Needs == Snapshot }

// BySender reports whether a pick depends on who sends.
func (s Spec) BySender() bool { return Lookup(s.Name).BySender }

// Limits is the part of an experiment that a policy's parameters may clash
// with.
type Limits struct {
	Servers, Balancers int
	Weights            []int64 // one a server
}

// Check reports whether the policy can run in an experiment; the error says
// why not.
func (s Spec) Check(l Limits) error {
	info := Lookup(s.Name)
	if info == nil {
		return fmt.Errorf("%s: no such policy", s.Name)
	}
	if info.Needs >= Own && int64(l.Servers)*int64(l.Balancers) > maxPairs {
		return fmt.Errorf("%s: keeps figures for each pair of balancer and server; %d x %d pairs are above the limit of %d", s.Name, l.Balancers, l.Servers, maxPairs)
	}
	if info.check == nil {
		return nil
	}
	return info.check(s.Values, l)
}

// maxPairs bounds balancers x servers where a policy keeps something for each
// pair: 40 bytes a pair are then at most 400 MB.
const maxPairs = 10_000_000

// balancers returns the number of balancers.
func (w *World) balancers() int { return len(w.Views) }

// servers returns the number of servers.
func (w *World) servers() int { return w.Fleet.Servers() }

// stream returns the random stream of a balancer's policy. It depends on
// neither the policy nor its place in the list.
func (w *World) stream(balancer int) rng.Stream {
	if w.Correlated {
		balancer = 0
	}
	return rng.New(w.Seed, "policy", balancer)
}

// each builds a picker for every balancer.
func (w *World) each(make func(balancer int) Picker) Set {
	var s Set
	for b := range w.balancers() {
		s.Pickers = append(s.Pickers, make(b))
	}
	return s
}

// reading is a Set whose picks read a fixed number of servers.
func (s Set) reading(servers int) Set {
	s.PerPick = int64(servers)
	return s
}
