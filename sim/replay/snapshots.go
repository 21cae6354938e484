package replay

import "loadlab/sim/experiment"

// Snapshots are the instants at which a balancer learns how many requests are
// unfinished at each server, in nanoseconds: 0, First, First + Period, and so
// on. A period of 0 means that it never does.
type Snapshots struct{ First, Period int64 }

// SnapshotsOf returns the instants of one of an experiment's balancers: those of
// all of them, or, staggered, its own.
func SnapshotsOf(e *experiment.Experiment, balancer int) Snapshots {
	s := Snapshots{Period: e.Sync}
	if e.Staggered {
		b, n := int64(balancer), int64(e.Balancers)
		s.First = e.Sync/n*b + e.Sync%n*b/n
	}
	return s
}

// Last is the last instant that is not after t.
func (s Snapshots) Last(t int64) int64 {
	if t < s.First {
		return 0
	}
	return s.First + (t-s.First)/s.Period*s.Period
}
