package fleet

// View is what one balancer may see of the servers. It owns staleness: a
// policy asks it for a count and does not learn how old the count is.
// Looking changes nothing.
type View struct {
	fleet    *Fleet
	own      snapshot // staggered: this balancer's own instants
	balancer int32
}

// Views returns a view for each balancer.
func (f *Fleet) Views() []*View {
	views := make([]*View, f.setup.Balancers)
	for b := range views {
		views[b] = &View{fleet: f, balancer: int32(b)}
	}
	return views
}

// Servers returns the number of servers.
func (v *View) Servers() int { return v.fleet.Servers() }

// Now returns the present instant.
func (v *View) Now() int64 { return v.fleet.now }

// Fresh returns the unfinished requests of a server at this instant.
func (v *View) Fresh(server int32) int32 {
	f := v.fleet
	if f.shared.on && !f.ordered {
		f.touch(server)
	}
	if f.lazy {
		return f.lines.Line[server].Pass(f.now)
	}
	return f.bring(server, f.now)
}

// FreeAt returns the instant at which the server would begin to serve a
// further request: now plus the work left, where it has one slot.
func (v *View) FreeAt(server int32) int64 {
	f := v.fleet
	if f.lines.Line != nil {
		return f.lines.Line[server].Start(f.now)
	}
	v.Fresh(server)
	return f.freeAt(server)
}

// Snapshot returns the unfinished requests of a server when this balancer's
// last snapshot was taken.
func (v *View) Snapshot(server int32) int32 {
	f := v.fleet
	if f.history != nil {
		return v.remembered(server)
	}
	return f.inSnapshot(server)
}

// inSnapshot returns the unfinished requests of a server in the aligned snapshot.
func (f *Fleet) inSnapshot(server int32) int32 {
	switch s := &f.shared; {
	case s.at[server] == s.Taken:
		return s.count[server]
	case f.lazy:
		return f.lines.Line[server].Pass(s.Taken)
	default:
		return f.bring(server, s.Taken)
	}
}

// remembered is Snapshot where snapshots are staggered.
func (v *View) remembered(server int32) int32 {
	if v.fleet.setup.Sharing {
		v.fleet.bring(server, v.fleet.now)
	}
	return v.fleet.history[server].at(v.own.Taken)
}

// LeastSnapshot returns the server with the fewest unfinished requests in the
// last snapshot, the lowest of equals. It looks at all servers once a
// snapshot, unless they are indexed. It must be asked before anything is sent
// that arrives after the snapshot.
func (v *View) LeastSnapshot() int32 {
	s := &v.own
	if v.fleet.history == nil {
		s = &v.fleet.shared
	}
	if s.tree != nil {
		return s.tree.First(s.tree.Min())
	}
	if s.leastAt != s.Taken {
		s.least, s.leastAt = v.fewest(s.Taken), s.Taken
	}
	return s.least
}

// fewest finds the server for LeastSnapshot, whose snapshot was taken at the
// instant.
func (v *View) fewest(taken int64) int32 {
	if v.fleet.lazy && v.fleet.history == nil {
		return v.fleet.fewestLine(taken)
	}
	best, fewest := int32(0), v.Snapshot(0)
	for i := int32(1); i < int32(v.Servers()) && fewest > 0; i++ {
		if c := v.Snapshot(i); c < fewest {
			best, fewest = i, c
		}
	}
	return best
}

// LeastFresh returns the n-th, counting from 0, of the servers with the
// fewest unfinished requests at this instant; Ties gives their number. The
// fleet must index counts.
func (v *View) LeastFresh(n int) int32 { return v.fleet.counts.Nth(n) }

// LeastFreshFrom returns the first of them at or after a server, or else the first
// of all.
func (v *View) LeastFreshFrom(server int32) int32 { return v.fleet.counts.From(server) }

// Ties returns how many servers have the fewest unfinished requests.
func (v *View) Ties() int { return v.fleet.counts.Ties() }

// LeastWork returns the server that is free first, the lowest of equals, all
// idle ones being equal. The fleet must index work.
func (v *View) LeastWork() int32 {
	t := v.fleet.work
	if server := t.First(v.fleet.now); server >= 0 {
		return server
	}
	return t.First(t.Min())
}
