package reference

import (
	"container/heap"
	"math"
	"slices"

	"loadlab/sim/experiment"
)

// share is a request under processor sharing.
type share struct {
	index  int
	target float64 // the attained service at which it leaves
}

// join takes a request under processor sharing: it begins at once, at the
// rate that all have.
func (v *server) join(index int) bool {
	n := len(v.shares)
	if q := v.s.e.Queue; q != experiment.Unlimited && n >= v.slots+q {
		return false
	}
	now := v.s.now
	v.attained, v.since = v.forward(v.attained, v.since, now, n), now
	v.s.outcomes[index].Start = now
	service := v.service(v.s.requests[index].Demand, now)
	v.worked = max(v.worked, now) + service
	v.shares = append(v.shares, share{index, v.attained + float64(service)})
	slices.SortStableFunc(v.shares, func(a, b share) int {
		switch {
		case a.target < b.target:
			return -1
		case a.target > b.target:
			return 1
		}
		return a.index - b.index
	})
	v.plan()
	return true
}

// leave ends the request of an event, unless something changed since the
// event was planned.
func (v *server) leave(ev event) bool {
	if ev.version != v.version {
		return false
	}
	v.attained, v.since = v.forward(v.attained, v.since, v.s.now, len(v.shares)), v.s.now
	v.shares = v.shares[1:]
	v.plan()
	return true
}

// forward is the attained service after n requests have shared the server from
// since to now; 0 while the server is empty.
func (v *server) forward(attained float64, since, now int64, n int) float64 {
	if n == 0 {
		return 0
	}
	return attained + float64(float64(now-since)*v.rate(n))
}

// rate is the speed at which each of n requests is served.
func (v *server) rate(n int) float64 {
	if n <= v.slots {
		return 1
	}
	return float64(v.slots) / float64(n)
}

// due is when a target is reached if nothing changes.
func (v *server) due(target, attained float64, since int64, n int) int64 {
	left := target - attained
	if left <= 0 {
		return since
	}
	return since + int64(math.Ceil(left/v.rate(n)))
}

// plan puts the next completion into the heap; earlier plans become stale.
func (v *server) plan() {
	v.version++
	if len(v.shares) == 0 {
		return
	}
	next := v.shares[0]
	at := v.due(next.target, v.attained, v.since, len(v.shares))
	heap.Push(&v.s.events, event{at: at, kind: completion, server: v.number, index: next.index, version: v.version})
}

// sharedFreeAt is when a slot is free. With one slot that is when all work is
// done, exactly; a finish, as a fraction rounded up, may lie a nanosecond after
// it. With several it follows the requests that leave.
func (v *server) sharedFreeAt() int64 {
	if v.slots == 1 {
		return max(v.worked, v.s.now)
	}
	at, attained, since := v.s.now, v.attained, v.since
	for left := v.shares; len(left) >= v.slots; left = left[1:] {
		at = v.due(left[0].target, attained, since, len(left))
		attained, since = v.forward(attained, since, at, len(left)), at
	}
	return at
}
