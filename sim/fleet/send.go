package fleet

import "loadlab/sim/station"

// Known reports whether a request's start and finish are known when it is
// sent: always, but where requests share.
func (f *Fleet) Known() bool { return f.stations == nil }

// Lines reports whether each server serves one request at a time, in order of
// arrival, and takes them all.
func (f *Fleet) Lines() bool { return f.lines.Line != nil && f.limit == nil }

// Send gives a server of a fleet of Known ones a request that arrives now from a
// balancer. It returns when the request starts and finishes; both are -1 where
// the queue was full.
func (f *Fleet) Send(server int32, demand int64, balancer int32) (start, finish int64) {
	if f.shared.on {
		f.touch(server)
	}
	if !f.short {
		return f.send(server, demand, balancer)
	}
	start, finish = f.lines.Line[server].Join(f.now, f.lines.Service(demand, server))
	if f.work != nil {
		f.work.Set(server, finish)
	}
	return start, finish
}

// Batches reports whether SendAll may be called where nothing looks at the
// servers between the requests, and SendBest.
func (f *Fleet) Batches() bool { return f.short }

// SendAll sends a batch of requests to the servers that they name, and sets when
// each starts and finishes. No snapshot is due between them.
func (f *Fleet) SendAll(c *station.Columns) {
	if f.shared.on {
		f.touchAll(c.Server)
	}
	f.lines.Join(c)
	if f.shared.on {
		f.lines.Latest(c.Server)
	}
}

// send is Send for all that is not short.
func (f *Fleet) send(server int32, demand int64, balancer int32) (start, finish int64) {
	if f.limit != nil || f.ordered {
		n := f.bring(server, f.now) + 1
		if f.limit != nil && n > f.limit[server] {
			return -1, -1
		}
		f.most[server] = max(f.most[server], n)
	}
	known := f.known(server)
	start = known.Start(f.now)
	service := f.service(server, demand, start)
	if f.ordered {
		finish = known.Take(start, service)
		f.count[server]++
		f.calendar.push(finish, f.now, server, balancer)
	} else {
		finish = known.Accept(f.now, start, service)
	}
	if f.indexed {
		f.index(server, finish)
	}
	return start, finish
}

// index keeps the indexes that are in use up to date after a request was
// taken.
func (f *Fleet) index(server int32, finish int64) {
	if f.history != nil {
		f.history[server].arrive(f.now)
		if finish >= 0 {
			f.history[server].finish(f.now, finish)
		}
	}
	if f.counts != nil {
		f.counts.Rose(server)
	}
	if f.work != nil {
		f.work.Set(server, f.freeAt(server))
	}
}

// freeAt returns when a further request would have a slot to itself.
func (f *Fleet) freeAt(server int32) int64 {
	switch {
	case f.lines.Line != nil:
		return f.lines.Line[server].Start(f.now)
	case f.pools != nil:
		return f.pools[server].Start(f.now)
	}
	return f.stations[server].FreeAt(f.now)
}

// service returns the time that a demand takes on the server when its service
// begins at start. Incidents apply in the order of the list.
func (f *Fleet) service(server int32, demand, start int64) int64 {
	if f.incident == nil {
		return f.lines.Service(demand, server)
	}
	return station.Bounded(f.incidents(server, float64(float64(demand)*f.setup.Slowdown[server]), start))
}

// incidents applies what slows the server at an instant.
func (f *Fleet) incidents(server int32, x float64, start int64) float64 {
	list := f.incident[server]
	for i := range list {
		in := &list[i]
		switch {
		case start < in.From || start-in.From >= in.For:
		case in.Latency > 0:
			x = float64(in.Latency)
		default:
			x *= in.Factor
		}
	}
	return x
}
