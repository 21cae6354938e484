package engine

import (
	"loadlab/sim/fleet"
	"loadlab/sim/measure"
	"loadlab/sim/policy"
	"loadlab/sim/station"
)

// batches is how a run handles a batch of requests.
type batches int

const (
	single       batches = iota // one by one: what one does, the next may see
	blind                       // all at once: nobody looks at the servers
	best                        // all at once: the fleet itself finds the best server for each
	stale                       // all until the next snapshot at once
	ordered                     // one by one in the fleet, after what has finished before
	sharing                     // one by one, outcomes known only later
	blindSharing                // all at once, outcomes known only later
)

// batching finds the fastest way. Where there are but few requests to a
// snapshot, one by one is.
func (r *run) batching() batches {
	const few = 4
	every := r.fleet.SnapshotsEvery()
	switch {
	case r.fleet.SharesAll() && r.policy.Blind() && !r.told():
		return blindSharing
	case !r.fleet.Known():
		return sharing
	case r.fleet.Follows() && r.set.Tick == nil:
		return ordered
	case !r.fleet.Batches() || r.told():
		return single
	case r.set.By != fleet.None:
		return best
	case r.policy.Blind() && every == 0:
		return blind
	case r.policy.Stale() && every >= few:
		return stale
	}
	return single
}

// told reports whether the policy is told anything between two requests: what it
// sends, what finishes, who is idle, what time it is.
func (r *run) told() bool { return r.set.Tick != nil || r.learners != nil || r.set.Idle != nil }

// columns returns a batch of n requests as the fleet takes it.
func (r *run) columns(n int) station.Columns {
	q, o := r.requests, &r.outcomes
	return station.Columns{Arrival: q.Arrival[:n], Demand: q.Demand[:n], Server: o.Server[:n], Start: o.Start[:n], Finish: o.Finish[:n]}
}

// sendBest lets the fleet find the best server for each of a batch of n requests,
// of two where the policy draws two.
func (r *run) sendBest(n int) {
	if r.set.Draw != nil {
		r.set.Draw(r.requests.Balancer[:n], r.first[:n], r.second[:n])
	}
	c := r.columns(n)
	r.fleet.SendBest(r.set.By, &c, r.first[:n], r.second[:n])
}

// sendInOrder picks and sends a batch of n requests one after the other, where
// completions are followed.
func (r *run) sendInOrder(n int) {
	q, c := r.requests, r.columns(n)
	p := fleet.Policies{
		Balancer: q.Balancer[:n], Sender: q.Sender[:n], First: r.first[:n], Second: r.second[:n],
		Pickers: r.set.Pickers, Choosers: r.choosers, Learners: r.learners, Idle: r.set.Idle,
	}
	if p.Choosers != nil {
		r.set.Draw(p.Balancer, p.First, p.Second)
	}
	r.fleet.SendInOrder(&c, &p)
}

// sendBlind picks and sends a batch of n requests.
func (r *run) sendBlind(n int) {
	c := r.columns(n)
	r.sendAll(&c, 0, n)
}

// sendStale picks and sends a batch of n requests, in parts between snapshots.
func (r *run) sendStale(n int) {
	c := r.columns(n)
	for i := 0; i < n; {
		due := r.fleet.Refresh(c.Arrival[i])
		j := n
		if c.Arrival[n-1] >= due {
			for j = i + 1; c.Arrival[j] < due; j++ {
			}
		}
		r.sendAll(&c, i, j)
		i = j
	}
}

// sendAll picks for the requests from i up to j, none of which sees what another
// does, and sends them.
func (r *run) sendAll(c *station.Columns, i, j int) {
	part := c.Part(i, j)
	r.pick(r.requests.Balancer[i:j], r.requests.Sender[i:j], part.Server)
	r.fleet.SendAll(&part)
}

// pick picks for requests none of which sees what another does.
func (r *run) pick(balancers, senders, servers []int32) {
	if p, ok := r.set.Pickers[0].(policy.Batcher); ok && len(r.set.Pickers) == 1 {
		p.PickAll(senders, servers)
		return
	}
	for i, b := range balancers {
		servers[i] = r.set.Pickers[b].Pick(senders[i])
	}
}

// send picks and sends a batch of n requests one after the other, where finishes
// are known at once.
func (r *run) send(n int) {
	demands, senders, balancers := r.requests.Demand[:n], r.requests.Sender[:n], r.requests.Balancer[:n]
	servers, starts, finishes := r.outcomes.Server[:n], r.outcomes.Start[:n], r.outcomes.Finish[:n]
	views, pickers, learners, choosers := r.views, r.set.Pickers, r.learners, r.choosers
	first, second, snapshots := r.first[:n], r.second[:n], r.fleet.Snapshots()
	if choosers != nil {
		r.set.Draw(balancers, first, second)
	}
	for i, now := range r.requests.Arrival[:n] {
		if now >= r.nextTick {
			r.tick(now)
		}
		balancer := balancers[i]
		if snapshots {
			views[balancer].Advance(now)
		} else {
			r.fleet.Advance(now)
		}
		var server int32
		if choosers != nil {
			server = choosers[balancer].Choose(first[i], second[i])
		} else {
			server = pickers[balancer].Pick(senders[i])
		}
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
