// Package engine runs one job of an experiment: one policy, one seed. It is
// one loop driven by arrivals; see sim/doc.go for the model.
package engine

import (
	"fmt"

	"loadlab/sim/experiment"
	"loadlab/sim/fleet"
	"loadlab/sim/measure"
	"loadlab/sim/policy"
	"loadlab/sim/station"
	"loadlab/sim/workload"
)

// Trace, where given to Observe, is told every request's outcome, in the order
// in which outcomes come to be known. A dropped request has start and finish
// -1. It is for tests and replays; runs that people wait for have none.
type Trace func(index int64, server int32, arrival, start, finish int64)

// Run simulates the experiment's policy of the given index with a seed. The
// experiment must have passed its Check. progress, unless nil, is called now
// and then with the number of requests done and expected.
func Run(e *experiment.Experiment, index int, seed uint64, progress func(done, expected int64)) (*measure.Result, error) {
	return Observe(e, index, seed, progress, nil)
}

// Observe is Run with a trace.
func Observe(e *experiment.Experiment, index int, seed uint64, progress func(done, expected int64), trace Trace) (*measure.Result, error) {
	if index < 0 || index >= len(e.Policies) {
		return nil, fmt.Errorf("policy number %d: the experiment has %d", index, len(e.Policies))
	}
	r := newRun(e, e.Policies[index], seed)
	r.trace = trace
	r.progress = progress
	r.simulate()
	return r.finish(), nil
}

// run is a job at work.
type run struct {
	source   *workload.Source
	fleet    *fleet.Fleet
	views    []*fleet.View
	set      policy.Set
	learners []policy.Learner // by balancer; nil where the policy learns nothing
	recorder *measure.Recorder
	trace    Trace
	progress func(done, expected int64)

	plain bool // the fleet takes the short way

	policy   policy.Spec
	seed     uint64
	until    int64 // end of the last window; 0 where the number of requests is given
	expected int64
	arrivals int64
	nextTick int64
	busyFrom []int64 // by server, for disciplines that learn a finish late
}

// newRun builds everything for a job.
func newRun(e *experiment.Experiment, p policy.Spec, seed uint64) *run {
	r := &run{policy: p, seed: seed, expected: int64(e.ExpectedRequests()), nextTick: station.Never}
	if e.Requests == 0 {
		r.until = e.Time + e.Window
	}
	r.source = workload.NewSource(workload.Setup{
		Seed: seed, Senders: e.Senders, Skew: e.Skew, Rate: e.TotalRate(), Arrivals: e.Arrivals,
		Demand: e.Service, Balancers: e.Balancers, Until: r.until, Requests: e.Requests,
	})
	r.fleet = fleet.New(fleet.Setup{
		Slowdown: experiment.Expand(e.Slowdown, e.Servers), Slots: experiment.Expand(e.Slots, e.Servers),
		Sharing: e.Discipline == experiment.PS, Queue: e.Queue, Incidents: e.Incidents, Balancers: e.Balancers,
		Gap: 1e9 / e.TotalRate(),
	}, r)
	r.views = r.fleet.Views()
	r.recorder = measure.NewRecorder(measure.Setup{
		Servers: e.Servers, Window: e.Window, Windows: windows(e), Warmup: e.Warmup, Timeout: e.Timeout,
	})
	r.busyFrom = make([]int64, e.Servers)
	r.set = p.Build(&policy.World{
		Fleet: r.fleet, Views: r.views, Weights: experiment.Expand(e.Weights, e.Servers),
		Seed: seed, Correlated: e.Correlated, Sync: e.Sync, Staggered: e.Staggered,
	})
	if _, ok := r.set.Pickers[0].(policy.Learner); ok {
		for _, p := range r.set.Pickers {
			r.learners = append(r.learners, p.(policy.Learner))
		}
	}
	if r.set.Tick != nil {
		r.nextTick = 0
	}
	r.plain = r.fleet.Plain()
	return r
}

// windows returns the number of windows of a run; where the number of
// requests is given, with room to spare for how long they take.
func windows(e *experiment.Experiment) int {
	if e.Requests == 0 {
		return int((e.Time+e.Window-1)/e.Window) + 1
	}
	expected := float64(e.Requests) / e.TotalRate() * 1e9 / float64(e.Window)
	return int(min(expected*1.5, 1e6)) + 10
}

// batch is how many requests are made at a time: enough to forget the cost of
// a call, few enough for the first cache.
const batch = 256

// simulate is the loop.
func (r *run) simulate() {
	var requests [batch]workload.Request
	for {
		n := r.source.Fill(requests[:])
		if n == 0 {
			break
		}
		for i := range requests[:n] {
			r.step(&requests[i])
		}
		if r.progress != nil && r.arrivals%(batch*512) == 0 {
			r.progress(r.arrivals, r.expected)
		}
	}
	r.fleet.Drain()
}

// step handles one arrival: what fell due before it, the pick, the request.
func (r *run) step(q *workload.Request) {
	for r.nextTick <= q.Arrival {
		r.fleet.Advance(r.nextTick)
		r.set.Tick()
		r.nextTick += r.set.Period
	}
	r.views[q.Balancer].Refresh(q.Arrival)
	r.fleet.Advance(q.Arrival)
	window := r.recorder.Arrive(q.Arrival)
	server := r.set.Pickers[q.Balancer].Pick(q.Sender)
	index := r.arrivals
	r.arrivals++
	if index < measure.MaxPicks {
		r.recorder.Pick(server)
	}
	if r.plain {
		start, finish := r.fleet.SendPlain(server, q.Demand)
		r.recorder.ServePlain(index, q.Arrival, start, finish, server)
		if r.trace != nil {
			r.trace(index, server, q.Arrival, start, finish)
		}
		return
	}
	r.send(q, server, window, index)
}

// send gives a request to a server and reports what is known of it then.
func (r *run) send(q *workload.Request, server, window int32, index int64) {
	s := r.fleet.Send(server, fleet.Request{Demand: q.Demand, Index: index, Balancer: q.Balancer, Window: window})
	switch {
	case s.Unfinished == 0:
		r.recorder.Drop(index, q.Arrival, server, window)
	case s.Finish >= 0:
		r.recorder.Serve(index, q.Arrival, s.Start, s.Finish, s.Service, server, window, true)
	case s.Unfinished == 1:
		r.busyFrom[server] = s.Start
	}
	if r.trace != nil && s.Finish != -1 {
		r.tell(index, server, q.Arrival, s)
	}
	if r.learners != nil && s.Unfinished > 0 {
		r.learners[q.Balancer].Sent(server)
	}
}

// tell passes on an outcome that is known at once.
func (r *run) tell(index int64, server int32, arrival int64, s fleet.Sent) {
	if s.Unfinished == 0 {
		s.Start, s.Finish = -1, -1
	}
	r.trace(index, server, arrival, s.Start, s.Finish)
}

// Left implements fleet.Leaver.
func (r *run) Left(server int32, j *station.Job, known bool, unfinished int32) {
	if !known {
		r.recorder.Serve(j.Index, j.Arrival, j.Arrival, j.Finish, j.Service, server, j.Window, false)
		if unfinished == 0 {
			r.recorder.Busy(server, r.busyFrom[server], j.Finish)
		}
		if r.trace != nil {
			r.trace(j.Index, server, j.Arrival, j.Arrival, j.Finish)
		}
	}
	if r.learners != nil {
		r.learners[j.Balancer].Completed(server, j.Finish-j.Arrival, j.Finish)
	}
	if r.set.Idle != nil && unfinished == 0 {
		r.set.Idle(server)
	}
}

// finish makes the result.
func (r *run) finish() *measure.Result {
	r.recorder.Extend(r.until)
	inspected := r.set.PerPick * r.arrivals
	if r.set.Looks != nil {
		inspected += *r.set.Looks
	}
	res := r.recorder.Finish(r.arrivals, inspected, r.fleet.Most())
	res.Policy, res.Seed = r.policy.String(), r.seed
	return res
}
