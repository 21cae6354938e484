package engine

import (
	"loadlab/sim/fleet"
	"loadlab/sim/station"
)

// share handles a batch of n requests where servers share, so that a finish is
// known only as later arrivals are.
func (r *run) share(n int) {
	q, snapshots := r.requests, r.fleet.Snapshots()
	for i, now := range q.Arrival[:n] {
		balancer, index := q.Balancer[i], r.arrivals
		r.arrivals++
		if now >= r.nextTick {
			r.tick(now)
		}
		if snapshots {
			r.views[balancer].Advance(now)
		} else {
			r.fleet.Advance(now)
		}
		window := r.recorder.Arrive(now)
		server := r.set.Pickers[balancer].Pick(q.Sender[i])
		r.outcomes.Server[i] = server
		if r.fleet.Share(server, fleet.Request{Demand: q.Demand[i], Index: index, Balancer: balancer, Window: window}) == 0 {
			r.recorder.Drop(index, now, server, window)
			if r.trace != nil {
				r.trace(index, server, balancer, now, -1, -1)
			}
			continue
		}
		if r.learners != nil {
			r.learners[balancer].Sent(server)
		}
	}
	r.recorder.Picks(r.outcomes.Server[:n])
}

// shareAll does the same where the policy looks at nothing and servers take
// everything.
func (r *run) shareAll(n int) {
	q, c := r.requests, r.columns(n)
	r.pick(q.Balancer[:n], q.Sender[:n], c.Server)
	for i, now := range c.Arrival {
		r.windows[i] = r.recorder.Arrive(now)
	}
	r.done = r.fleet.ShareAll(&c, r.arrivals, q.Balancer[:n], r.windows[:n], r.done[:0])
	r.arrivals += int64(n)
	for i := range r.done {
		d := &r.done[i]
		r.outcome(d.Server, &d.Job, d.Unfinished, d.Since)
	}
	r.recorder.Picks(c.Server)
}

// outcome notes a request that has left a server, where so many others are
// unfinished then, and which was busy since an instant.
func (r *run) outcome(server int32, j *station.Job, unfinished int32, since int64) {
	if len(r.left) == batch {
		r.report()
	}
	r.left = r.left[:len(r.left)+1]
	o := &r.left[len(r.left)-1]
	o.Index, o.Arrival, o.Finish, o.Service, o.Server, o.Window = j.Index, j.Arrival, j.Finish, j.Service, server, j.Window
	if unfinished == 0 {
		r.recorder.Busy(server, since, j.Finish)
	}
	if r.trace != nil {
		r.trace(j.Index, server, j.Balancer, j.Arrival, j.Arrival, j.Finish)
	}
}

// Left implements fleet.Leaver.
func (r *run) Left(server int32, j *station.Job, unfinished int32) {
	r.outcome(server, j, unfinished, r.fleet.Since(server))
	if r.told() {
		r.Done(server, j.Balancer, j.Arrival, j.Finish, unfinished)
	}
}

// report reports the outcomes that have come to be known.
func (r *run) report() {
	r.recorder.ServeShared(r.left)
	r.left = r.left[:0]
}
