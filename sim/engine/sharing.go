package engine

import (
	"loadlab/sim/fleet"
	"loadlab/sim/measure"
	"loadlab/sim/station"
)

// share handles a batch of n requests where servers share, so that a finish is
// known only as later arrivals are.
func (r *run) share(n int) {
	q, blind, snapshots := r.requests, r.policy.Blind() && !r.told(), r.fleet.Snapshots()
	if blind {
		r.pick(q.Balancer[:n], q.Sender[:n], r.outcomes.Server[:n])
	}
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
		server := r.outcomes.Server[i]
		if !blind {
			server = r.set.Pickers[balancer].Pick(q.Sender[i])
			r.outcomes.Server[i] = server
		}
		switch r.fleet.Share(server, fleet.Request{Demand: q.Demand[i], Index: index, Balancer: balancer, Window: window}) {
		case 0:
			r.recorder.Drop(index, now, server, window)
			if r.trace != nil {
				r.trace(index, server, balancer, now, -1, -1)
			}
			continue
		case 1:
			r.busyFrom[server] = now
		}
		if r.learners != nil {
			r.learners[balancer].Sent(server)
		}
	}
	r.recorder.Picks(r.outcomes.Server[:n])
}

// Left implements fleet.Leaver.
func (r *run) Left(server int32, j *station.Job, unfinished int32) {
	if len(r.left) == batch {
		r.report()
	}
	r.left = append(r.left, measure.Outcome{Index: j.Index, Arrival: j.Arrival, Finish: j.Finish, Service: j.Service, Server: server, Window: j.Window})
	if unfinished == 0 {
		r.recorder.Busy(server, r.busyFrom[server], j.Finish)
	}
	if r.trace != nil {
		r.trace(j.Index, server, j.Balancer, j.Arrival, j.Arrival, j.Finish)
	}
	if r.told() {
		r.Done(server, j.Balancer, j.Arrival, j.Finish, unfinished)
	}
}

// report reports the outcomes that have come to be known.
func (r *run) report() {
	r.recorder.ServeShared(r.left)
	r.left = r.left[:0]
}
