package fleet

import "loadlab/sim/station"

// Order makes the fleet take completions in order of time, and of equal times
// in order of the servers, and tell its Leaver of each: for policies that learn
// from responses. It is called before the first request.
func (f *Fleet) Order() {
	if f.ordered {
		return
	}
	f.ordered, f.short, f.lazy = true, false, false
	if f.stations != nil {
		f.order = newOrder(f.Servers())
	} else {
		f.calendar = newCalendar(f.setup.Gap)
	}
}

// follow takes the completions until an instant in order.
func (f *Fleet) follow(now int64) {
	if f.calendar == nil {
		for f.order.first() <= now {
			f.complete(f.order.server())
		}
		return
	}
	for f.calendar.earliest <= now {
		f.pass(&f.calendar.events[f.calendar.pop()])
	}
}

// pass takes a completion of the calendar.
func (f *Fleet) pass(e *event) {
	f.changing(e.server)
	f.count[e.server]--
	if f.counts != nil {
		f.counts.Fell(e.server)
	}
	f.leaver.Done(e.server, e.balancer, e.arrival, e.at, f.count[e.server])
}

// bring completes what a server has finished by the instant and returns how
// many requests are unfinished there. An ordered fleet is up to date already.
//
// What is called for nearly every request asks a lazy line by itself.
func (f *Fleet) bring(server int32, at int64) int32 {
	switch {
	case f.lazy:
		return f.lines.Line[server].Pass(at)
	case f.ordered:
		return f.count[server]
	case f.pools != nil:
		return f.pools[server].Pass(at)
	}
	for f.next[server] <= at {
		f.complete(server)
	}
	return f.count[server]
}

// complete takes a station's next completion.
func (f *Fleet) complete(server int32) {
	j, next := f.stations[server].Pop()
	f.next[server] = next
	if f.ordered {
		f.changing(server)
		f.order.update(server, next)
	}
	f.count[server]--
	if f.counts != nil {
		f.counts.Fell(server)
	}
	if f.history != nil {
		f.history[server].finish(j.Arrival, j.Finish)
	}
	f.leaver.Left(server, j, f.count[server])
}

// changing is called before an ordered fleet's count changes.
func (f *Fleet) changing(server int32) {
	if f.shared.on {
		f.touch(server)
	}
}

// Drain completes everything that is unfinished. Nothing may be sent after it.
func (f *Fleet) Drain() {
	f.now = station.Never - 1
	switch {
	case f.calendar != nil:
		for _, e := range f.calendar.drain() {
			f.pass(&e)
		}
	case f.ordered:
		f.follow(f.now)
	case f.stations != nil:
		for s := range f.stations {
			f.bring(int32(s), f.now)
		}
	}
}
