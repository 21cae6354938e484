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
// in which outcomes come to be known: which server took it, which balancer had
// sent it. A dropped request has start and finish -1. It is for tests and
// replays; runs that people wait for have none.
type Trace func(index int64, server, balancer int32, arrival, start, finish int64)

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
	choosers []policy.Chooser // by balancer; nil where the policy draws no pairs
	learners []policy.Learner // by balancer; nil where the policy learns nothing
	recorder *measure.Recorder
	trace    Trace
	progress func(done, expected int64)

	requests *workload.Batch // being handled
	outcomes measure.Batch   // of the same, where they are known at once
	first    []int32         // of the same: the two servers that are compared, where two are
	second   []int32
	left     []measure.Outcome // known and not reported yet, where requests share
	batches  batches
	policy   policy.Spec
	seed     uint64
	until    int64 // end of the last window; 0 where the number of requests is given
	expected int64
	arrivals int64
	nextTick int64
	windows  []int32            // of the requests being handled, where they share
	done     []fleet.Completion // of the same
}

// newRun builds everything for a job.
func newRun(e *experiment.Experiment, p policy.Spec, seed uint64) *run {
	r := &run{policy: p, seed: seed, expected: int64(e.ExpectedRequests()), nextTick: station.Never}
	if e.Requests == 0 {
		r.until = e.Time + e.Window
	}
	r.fleet = fleet.New(fleet.Setup{
		Slowdown: experiment.Expand(e.Slowdown, e.Servers), Slots: experiment.Expand(e.Slots, e.Servers),
		Sharing: e.Discipline == experiment.PS, Queue: e.Queue, Incidents: e.Incidents, Balancers: e.Balancers,
		Gap: 1e9 / e.TotalRate(),
	}, r)
	r.views = r.fleet.Views()
	r.recorder = measure.NewRecorder(measure.Setup{
		Servers: e.Servers, Window: e.Window, Windows: windows(e), Warmup: e.Warmup, Timeout: e.Timeout,
	})
	r.set = p.Build(&policy.World{
		Fleet: r.fleet, Views: r.views, Weights: experiment.Expand(e.Weights, e.Servers),
		Seed: seed, Correlated: e.Correlated, Sync: e.Sync, Staggered: e.Staggered,
	})
	r.source = r.newSource(e)
	if r.set.Draw != nil {
		for _, p := range r.set.Pickers {
			r.choosers = append(r.choosers, p.(policy.Chooser))
		}
	}
	if _, ok := r.set.Pickers[0].(policy.Learner); ok {
		for _, p := range r.set.Pickers {
			r.learners = append(r.learners, p.(policy.Learner))
		}
	}
	if r.set.Tick != nil {
		r.nextTick = 0
	}
	r.requests = workload.NewBatch(batch)
	r.outcomes = measure.Batch{Start: make([]int64, batch), Finish: make([]int64, batch), Server: make([]int32, batch)}
	r.first, r.second = make([]int32, batch), make([]int32, batch)
	r.batches = r.batching()
	if !r.fleet.Known() {
		r.left, r.windows = make([]measure.Outcome, 0, batch), make([]int32, batch)
	}
	return r
}

// newSource returns the run's requests, in which servers may stand in the senders'
// place: see policy.Set.Route. Streams are independent: what nobody reads need not
// be drawn.
func (r *run) newSource(e *experiment.Experiment) *workload.Source {
	s := workload.Setup{
		Seed: r.seed, Senders: 1, Skew: e.Skew, Rate: e.TotalRate(), Arrivals: e.Arrivals,
		Demand: e.Service, Balancers: e.Balancers, Until: r.until, Requests: e.Requests,
	}
	if r.policy.BySender() {
		s.Senders = e.Senders
		const few = 4 // requests of a sender: to find its server beforehand does not pay
		if few*int64(e.Senders) < r.expected {
			s.Routes = r.set.Route(e.Senders)
		}
	}
	return workload.NewSource(s)
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
	for n := r.source.Fill(r.requests); n > 0; n = r.source.Fill(r.requests) {
		switch r.batches {
		case sharing:
			r.share(n)
		case blindSharing:
			r.shareAll(n)
		case blind:
			r.sendBlind(n)
			r.record(n)
		case best:
			r.sendBest(n)
			r.record(n)
		case ordered:
			r.sendInOrder(n)
			r.record(n)
		case stale:
			r.sendStale(n)
			r.record(n)
		default:
			r.send(n)
			r.record(n)
		}
		if r.progress != nil && r.arrivals%(batch*512) == 0 {
			r.progress(r.arrivals, r.expected)
		}
	}
	r.fleet.Drain()
	r.report()
}

// tick lets the policy's timer go off as often as it is due by now.
func (r *run) tick(now int64) {
	for r.nextTick <= now {
		r.fleet.Advance(r.nextTick)
		r.set.Tick()
		r.nextTick += r.set.Period
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
	r.fleet.Release()
	res.Policy, res.Seed = r.policy.String(), r.seed
	return res
}
