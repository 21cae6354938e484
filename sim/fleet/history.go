package fleet

import "sort"

// history remembers when requests came to a server and finished, as far back
// as the oldest staggered snapshot that may be asked about, so that the count
// at any such instant can be told.
type history struct {
	keep     int64 // nanoseconds
	arrivals times
	finishes times
}

// times is an ascending list of instants and the number of those forgotten.
type times struct {
	at        []int64
	forgotten int32
}

// arrive notes an arrival.
func (h *history) arrive(now int64) {
	h.arrivals.forget(now - h.keep)
	h.finishes.forget(now - h.keep)
	h.arrivals.at = append(h.arrivals.at, now)
}

// finish notes a completion, possibly one to come, of a request that arrived
// at the given instant. One that leaves at the instant it comes is in no
// snapshot: it is forgotten, as if it had not arrived.
func (h *history) finish(arrival, at int64) {
	if arrival == at {
		h.arrivals.remove(at)
		return
	}
	t := append(h.finishes.at, at)
	i := len(t) - 1
	for i > 0 && t[i-1] > at {
		t[i] = t[i-1]
		i--
	}
	t[i] = at
	h.finishes.at = t
}

// at returns the unfinished requests at an instant: those that arrived before
// it and finish after it, since completions come before snapshots and
// snapshots before arrivals.
func (h *history) at(instant int64) int32 {
	return h.arrivals.before(instant) - h.finishes.before(instant+1)
}

// before returns how many instants were before the given one.
func (t *times) before(instant int64) int32 {
	return t.forgotten + int32(sort.Search(len(t.at), func(i int) bool { return t.at[i] >= instant }))
}

// remove takes out one of the latest instants.
func (t *times) remove(instant int64) {
	i := len(t.at) - 1
	for t.at[i] != instant {
		i--
	}
	t.at = append(t.at[:i], t.at[i+1:]...)
}

// forget drops what was before the instant, when that is worth the move.
func (t *times) forget(instant int64) {
	if len(t.at) < 32 || t.at[len(t.at)/2] >= instant {
		return
	}
	n := sort.Search(len(t.at), func(i int) bool { return t.at[i] >= instant })
	t.forgotten += int32(n)
	t.at = t.at[:copy(t.at, t.at[n:])]
}
