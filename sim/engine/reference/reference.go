// Package reference is a second simulator, plain and slow, for tests only: one
// event heap, every server and every snapshot brought up to date event by
// event, every policy written as its definition reads. It shares with the
// engine the input streams, the random generator, and the order in which a
// policy draws, and nothing else: where both agree request by request, either
// both are right or both have the same mistake made twice.
package reference

import (
	"container/heap"

	"loadlab/sim/experiment"
	"loadlab/sim/workload"
)

// Outcome is what became of one request. Times are in nanoseconds; a dropped
// request has Start and Finish -1.
type Outcome struct {
	Arrival, Start, Finish int64
	Server                 int
}

// Run simulates the policy of the given index with a seed and returns the
// outcome of every request in order of arrival. It draws snapshots and timers
// one by one, so it is meant for small experiments.
func Run(e *experiment.Experiment, index int, seed uint64) []Outcome {
	s := newSimulation(e, index, seed)
	for len(s.events) > 0 {
		ev := heap.Pop(&s.events).(event)
		s.now = ev.at
		switch ev.kind {
		case completion:
			s.complete(ev)
		case tick:
			s.tick(ev)
		case arrival:
			s.arrive(ev.index)
		}
	}
	return s.outcomes
}

// The kinds of events, in the order in which they happen at equal times.
const (
	completion = iota
	tick
	arrival
)

// event is an entry of the heap.
type event struct {
	at      int64
	kind    int
	server  int // of a completion
	index   int // of the request, or of the timer
	version int // of a completion under processor sharing: stale unless the server's
}

// events is a heap by time, kind, server, index.
type events []event

func (h events) Len() int      { return len(h) }
func (h events) Swap(i, j int) { h[i], h[j] = h[j], h[i] }
func (h events) Less(i, j int) bool {
	a, b := h[i], h[j]
	switch {
	case a.at != b.at:
		return a.at < b.at
	case a.kind != b.kind:
		return a.kind < b.kind
	case a.server != b.server:
		return a.server < b.server
	}
	return a.index < b.index
}
func (h *events) Push(x any) { *h = append(*h, x.(event)) }
func (h *events) Pop() any {
	old := *h
	last := old[len(old)-1]
	*h = old[:len(old)-1]
	return last
}

// timer is something periodic: a balancer's snapshot, or servers that report.
type timer struct {
	period int64
	fire   func()
}

// simulation is the whole state of a run.
type simulation struct {
	e        *experiment.Experiment
	now      int64
	events   events
	requests []request
	outcomes []Outcome
	arrived  int // requests so far
	servers  []server
	snapshot [][]int // by balancer, then server: unfinished requests when last copied
	timers   []timer
	rules    rules
}

// newSimulation sets up idle servers and the first events.
func newSimulation(e *experiment.Experiment, index int, seed uint64) *simulation {
	s := &simulation{e: e, requests: input(e, seed)}
	s.outcomes = make([]Outcome, len(s.requests))
	slowdown, slots := experiment.Expand(e.Slowdown, e.Servers), experiment.Expand(e.Slots, e.Servers)
	for i := range e.Servers {
		s.servers = append(s.servers, newServer(s, i, slowdown[i], slots[i]))
	}
	for b := range e.Balancers {
		s.snapshot = append(s.snapshot, make([]int, e.Servers))
		offset := int64(0)
		if e.Staggered {
			offset = int64(b) * e.Sync / int64(e.Balancers)
		}
		s.every(offset, e.Sync, func() {
			for i := range s.servers {
				s.snapshot[b][i] = s.servers[i].unfinished()
			}
		})
	}
	s.rules = newPolicy(s, e.Policies[index], seed)
	for i, r := range s.requests {
		heap.Push(&s.events, event{at: r.Arrival, kind: arrival, index: i})
	}
	return s
}

// input makes all requests of a run.
func input(e *experiment.Experiment, seed uint64) []request {
	setup := workload.Setup{
		Seed: seed, Senders: e.Senders, Skew: e.Skew, Rate: e.TotalRate(), Arrivals: e.Arrivals,
		Demand: e.Service, Balancers: e.Balancers, Requests: e.Requests,
	}
	if e.Requests == 0 {
		setup.Until = e.Time + e.Window
	}
	source := workload.NewSource(setup)
	var all []request
	for b := workload.NewBatch(100); ; {
		n := source.Fill(b)
		if n == 0 {
			return all
		}
		for i := range n {
			all = append(all, request{b.Arrival[i], b.Demand[i], b.Sender[i], b.Balancer[i]})
		}
	}
}

// request is one request of the input; its place is its number.
type request struct {
	Arrival, Demand  int64 // nanoseconds
	Sender, Balancer int32
}

// every starts a timer.
func (s *simulation) every(first, period int64, fire func()) {
	heap.Push(&s.events, event{at: first, kind: tick, index: len(s.timers)})
	s.timers = append(s.timers, timer{period, fire})
}

// tick fires a timer and starts it again while somebody may look.
func (s *simulation) tick(ev event) {
	if s.arrived == len(s.requests) {
		return
	}
	t := s.timers[ev.index]
	t.fire()
	ev.at += t.period
	heap.Push(&s.events, ev)
}

// arrive sends a request on its way.
func (s *simulation) arrive(index int) {
	r := s.requests[index]
	s.arrived++
	picked := s.rules.pick(int(r.Balancer), int(r.Sender))
	s.outcomes[index] = Outcome{Arrival: r.Arrival, Start: -1, Finish: -1, Server: picked}
	if s.servers[picked].accept(index) {
		s.rules.sent(int(r.Balancer), picked)
	}
}

// complete lets a server finish a request.
func (s *simulation) complete(ev event) {
	server := &s.servers[ev.server]
	if !server.finish(ev) {
		return
	}
	s.outcomes[ev.index].Finish = s.now
	r := s.requests[ev.index]
	s.rules.completed(int(r.Balancer), ev.server, s.now-r.Arrival)
	if server.unfinished() == 0 {
		s.rules.idle(ev.server)
	}
}
