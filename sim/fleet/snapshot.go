package fleet

import "loadlab/sim/station"

// snapshot is a series of instants at which counts are copied, and the state
// of the last one. Counts are worked out when asked for, and kept just before
// they would change, which gives what copying all of them at once would.
type snapshot struct {
	on bool
	station.Clock

	count   []int32 // by server
	at      []int64 // by server: for which instant count holds
	least   int32   // the server with the fewest
	leastAt int64   // for which instant least holds

	tree    *Tree   // by count; nil where all servers are looked at instead
	changed []int32 // servers whose count differs, or may, from the tree's
}

// start sets the instants first, first + period, ... and one at time 0, when
// all servers are idle.
func (s *snapshot) start(first, period int64) {
	if first == 0 {
		first = period
	}
	s.on, s.Clock, s.leastAt = true, station.Clock{Period: period, Due: first}, -1
}

// TakeSnapshots makes View.Snapshot available, with the period in
// nanoseconds. Aligned snapshots are of all balancers at once; staggered ones
// are spread evenly over the period, balancer b's following those of
// balancer 0 by b/balancers of it.
func (f *Fleet) TakeSnapshots(period int64, staggered bool, views []*View) {
	n := f.Servers()
	f.snapshots = true
	if !staggered {
		f.shared.start(0, period)
		f.shared.count, f.shared.at = make([]int32, n), make([]int64, n)
		for i := range f.shared.at {
			f.shared.at[i] = -1
		}
		return
	}
	f.indexed, f.short = true, false
	f.history = make([]history, n)
	for i := range f.history {
		f.history[i].keep = period
	}
	for b, v := range views {
		v.own.start(period/int64(len(views))*int64(b)+period%int64(len(views))*int64(b)/int64(len(views)), period)
	}
}

// Advance takes the snapshots of the balancer that are due by now, and brings
// the fleet to the instant.
func (v *View) Advance(now int64) {
	v.fleet.now = now
	if v.fleet.snapshots || v.fleet.ordered {
		v.advance(now)
	}
}

func (v *View) advance(now int64) {
	if v.fleet.snapshots {
		v.refresh(now)
	}
	v.fleet.Advance(now)
}

// refresh takes snapshots. Where the fleet is ordered, completions after the
// snapshot must not have been taken yet; it sees to that by itself.
func (v *View) refresh(now int64) {
	f := v.fleet
	if f.history != nil {
		v.own.Reach(now)
		return
	}
	if now >= f.shared.Due {
		if f.ordered {
			f.Advance(f.shared.Last(now))
		}
		f.shared.Reach(now)
		if f.shared.tree != nil {
			f.shared.collect(f.count)
		}
	}
}

// Refresh takes the aligned snapshots that are due by now, and returns the
// instant of the next one.
func (f *Fleet) Refresh(now int64) (due int64) {
	f.now = now
	f.shared.Reach(now)
	return f.shared.Due
}

// Snapshots reports whether some are taken, so that a balancer's view must be
// advanced; else it is enough to advance the fleet.
func (f *Fleet) Snapshots() bool { return f.snapshots }

// SnapshotsEvery returns the mean number of arrivals between aligned snapshots,
// 0 where there are none.
func (f *Fleet) SnapshotsEvery() float64 {
	if !f.shared.on {
		return 0
	}
	return float64(f.shared.Period) / f.setup.Gap
}

// scanned is how many servers may be looked at for each request before
// following every completion costs less.
const scanned = 4

// IndexSnapshot makes View.LeastSnapshot cheap where snapshots are so frequent
// that looking at all servers for each would be most of the work. Of lines it
// is known which is idle when they are indexed by the work left; pools must
// be followed.
//
// It returns by what SendBest finds the same, where it may be called.
func (f *Fleet) IndexSnapshot() Comparison {
	s := &f.shared
	often := float64(f.Servers()) >= scanned*f.SnapshotsEvery()
	switch {
	case !s.on || f.stations != nil:
	case f.lines.Line != nil:
		if often {
			f.IndexWork()
		}
		return AllBySnapshot
	case often:
		f.Order()
		s.tree = NewTree(f.Servers())
	}
	return None
}

// collect brings the tree to the present counts: those of the snapshot that
// has just been taken.
func (s *snapshot) collect(count []int32) {
	for _, server := range s.changed {
		s.tree.Set(server, int64(count[server]))
	}
	s.changed = s.changed[:0]
}

// touchAll keeps the shared snapshot's counts of servers that are about to be
// brought past its instant or sent something.
func (f *Fleet) touchAll(servers []int32) {
	at, taken := f.shared.at, f.shared.Taken
	for _, s := range servers {
		if at[s] != taken {
			f.touch(s)
		}
	}
}

// touch is the same for one server.
func (f *Fleet) touch(server int32) {
	s := &f.shared
	if s.at[server] == s.Taken {
		return
	}
	s.at[server] = s.Taken
	if s.tree != nil {
		s.changed = append(s.changed, server)
	}
	if f.lazy {
		s.count[server] = f.lines.Line[server].Pass(s.Taken)
	} else {
		s.count[server] = f.bring(server, s.Taken)
	}
}
