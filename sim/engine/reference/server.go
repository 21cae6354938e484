package reference

import (
	"container/heap"
	"math"
	"slices"

	"loadlab/sim/experiment"
)

// server is one server with its queue.
type server struct {
	s        *simulation
	number   int
	slowdown float64
	slots    int // or experiment.Unlimited
	sharing  bool

	waiting []int         // requests in order of arrival
	running map[int]int64 // request -> when it will finish

	// Processor sharing: the service that a request has had that was there all
	// the time, when it was last worked out, and who is there, first to leave
	// first.
	attained float64
	since    int64
	shares   []share
	version  int   // of the plan that holds
	worked   int64 // when all work is done that has come
}

func newServer(s *simulation, number int, slowdown float64, slots int) server {
	sharing := s.e.Discipline == experiment.PS && slots != experiment.Unlimited
	return server{s: s, number: number, slowdown: slowdown, slots: slots, sharing: sharing, running: make(map[int]int64)}
}

// unfinished counts waiting and running requests.
func (v *server) unfinished() int { return len(v.waiting) + len(v.running) + len(v.shares) }

// service is how long a demand takes that begins now: an incident's latency,
// or its factor times the demand, times the slowdown.
func (v *server) service(demand, start int64) int64 {
	time := float64(demand) * v.slowdown
	for _, i := range v.s.e.Incidents {
		if i.Server != v.number || start < i.From || start >= i.From+i.For {
			continue
		}
		if i.Latency > 0 {
			return i.Latency
		}
		time *= i.Factor
	}
	return int64(math.Floor(time + 0.5))
}

// accept takes a request, or reports that the queue is full.
func (v *server) accept(index int) bool {
	if v.sharing {
		return v.join(index)
	}
	if v.slots == experiment.Unlimited || len(v.running) < v.slots {
		v.start(index)
		return true
	}
	if v.s.e.Queue != experiment.Unlimited && len(v.waiting) >= v.s.e.Queue {
		return false
	}
	v.waiting = append(v.waiting, index)
	return true
}

// start begins a request's service.
func (v *server) start(index int) {
	now := v.s.now
	v.s.outcomes[index].Start = now
	v.running[index] = now + v.service(v.s.requests[index].Demand, now)
	heap.Push(&v.s.events, event{at: v.running[index], kind: completion, server: v.number, index: index})
}

// finish ends a request and begins the next one's service. It reports whether
// the event still holds.
func (v *server) finish(ev event) bool {
	if v.sharing {
		return v.leave(ev)
	}
	delete(v.running, ev.index)
	if len(v.waiting) > 0 {
		next := v.waiting[0]
		v.waiting = v.waiting[1:]
		v.start(next)
	}
	return true
}

// freeAt is when a further request would begin service if nothing else came.
func (v *server) freeAt() int64 {
	now := v.s.now
	if v.slots == experiment.Unlimited {
		return now
	}
	if v.sharing {
		return v.sharedFreeAt()
	}
	if len(v.running) < v.slots {
		return now
	}
	var slots []int64 // when each becomes free
	for _, at := range v.running {
		slots = append(slots, at)
	}
	for _, index := range v.waiting {
		first := slices.Index(slots, slices.Min(slots))
		slots[first] += v.service(v.s.requests[index].Demand, slots[first])
	}
	return slices.Min(slots)
}
