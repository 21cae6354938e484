package engine

import (
	"loadlab/sim/measure"
	"loadlab/sim/policy"
)

// pickAll picks for a batch of n requests where nobody looks at the servers.
func (r *run) pickAll(n int) {
	servers := r.outcomes.Server[:n]
	if p, ok := r.set.Pickers[0].(policy.Batcher); ok && len(r.set.Pickers) == 1 {
		p.PickAll(r.requests.Sender[:n], servers)
		return
	}
	for i, b := range r.requests.Balancer[:n] {
		servers[i] = r.set.Pickers[b].Pick(r.requests.Sender[i])
	}
}

// send picks and sends a batch of n requests one after the other, where finishes
// are known at once.
func (r *run) send(n int) {
	demands, senders, balancers := r.requests.Demand[:n], r.requests.Sender[:n], r.requests.Balancer[:n]
	servers, starts, finishes := r.outcomes.Server[:n], r.outcomes.Start[:n], r.outcomes.Finish[:n]
	views, pickers, learners := r.views, r.set.Pickers, r.learners
	for i, now := range r.requests.Arrival[:n] {
		if now >= r.nextTick {
			r.tick(now)
		}
		balancer := balancers[i]
		views[balancer].Advance(now)
		server := pickers[balancer].Pick(senders[i])
		start, finish := r.fleet.Send(server, demands[i], balancer)
		servers[i], starts[i], finishes[i] = server, start, finish
		if learners != nil && finish >= 0 {
			learners[balancer].Sent(server)
		}
	}
}

// Done implements fleet.Leaver: the outcome is recorded already, but the policy
// may want to learn of it.
func (r *run) Done(server, balancer int32, arrival, finish int64, unfinished int32) {
	if r.learners != nil {
		r.learners[balancer].Completed(server, finish-arrival, finish)
	}
	if r.set.Idle != nil && unfinished == 0 {
		r.set.Idle(server)
	}
}

// record reports the outcomes of a batch of n requests.
func (r *run) record(n int) {
	o := &r.outcomes
	b := measure.Batch{First: r.arrivals, Arrival: r.requests.Arrival[:n], Start: o.Start[:n], Finish: o.Finish[:n], Server: o.Server[:n]}
	r.arrivals += int64(n)
	if b.First < measure.MaxPicks {
		r.recorder.Picks(b.Server)
	}
	if r.fleet.Lines() {
		r.recorder.ServeLines(b)
	} else {
		r.recorder.ServeAll(b)
	}
	if r.trace != nil {
		for i, server := range b.Server {
			r.trace(b.First+int64(i), server, r.requests.Balancer[i], b.Arrival[i], b.Start[i], b.Finish[i])
		}
	}
}
