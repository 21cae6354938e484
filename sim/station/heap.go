package station

import (
	"math"
	"slices"
)

// timeHeap is a binary heap of instants, smallest first. It is typed because
// container/heap costs several times as much under WebAssembly.
type timeHeap []int64

// push adds an instant.
func (h *timeHeap) push(t int64) {
	*h = append(*h, t)
	q := *h
	i := len(q) - 1
	for i > 0 {
		p := (i - 1) / 2
		if q[p] <= t {
			break
		}
		q[i] = q[p]
		i = p
	}
	q[i] = t
}

// pop removes the smallest instant.
func (h *timeHeap) pop() {
	q := *h
	n := len(q) - 1
	*h = q[:n]
	if n > 0 {
		h.replaceFirst(q[n])
	}
}

// replaceFirst replaces the smallest instant.
func (h timeHeap) replaceFirst(t int64) {
	i := 0
	for {
		c := 2*i + 1
		if c >= len(h) {
			break
		}
		if c+1 < len(h) && h[c+1] < h[c] {
			c++
		}
		if h[c] >= t {
			break
		}
		h[i] = h[c]
		i = c
	}
	h[i] = t
}

// jobHeap is a binary heap of jobs by key; equal keys leave in the order of
// their index. Keys are apart from the jobs, so that comparing touches little
// memory.
type jobHeap struct {
	keys []jobKey
	jobs []Job   // by slot
	idle []int32 // free slots
}

type jobKey struct {
	key   int64
	index int64
	slot  int32
}

func (a jobKey) before(b jobKey) bool {
	return a.key < b.key || a.key == b.key && a.index < b.index
}

func (h *jobHeap) len() int { return len(h.keys) }

// next returns the smallest key, or Never.
func (h *jobHeap) next() int64 {
	if len(h.keys) == 0 {
		return Never
	}
	return h.keys[0].key
}

// push copies a job into the heap.
func (h *jobHeap) push(j *Job, key int64) {
	slot := int32(len(h.jobs))
	if n := len(h.idle); n > 0 {
		slot, h.idle = h.idle[n-1], h.idle[:n-1]
	} else {
		h.jobs = append(h.jobs, Job{})
	}
	h.jobs[slot].Set(j)
	k := jobKey{key, j.Index, slot}
	q := append(h.keys, k)
	h.keys = q
	i := len(q) - 1
	for i > 0 {
		p := int(uint(i-1) / 2)
		if !k.before(q[p]) {
			break
		}
		q[i] = q[p]
		i = p
	}
	q[i] = k
}

// pop removes the job of the smallest key; it stays readable until the next
// push.
func (h *jobHeap) pop() *Job {
	q := h.keys
	first, n := q[0].slot, len(q)-1
	k := q[n] // comes into the place of the first, and sinks
	q = q[:n]
	i := 0
	for c := 1; c < n; c = 2*i + 1 {
		if c+1 < n && q[c+1].before(q[c]) {
			c++
		}
		if !q[c].before(k) {
			break
		}
		q[i] = q[c]
		i = c
	}
	if i < n {
		q[i] = k
	}
	h.keys = q
	h.idle = append(h.idle, first)
	return &h.jobs[first]
}

// sorted appends the keys, which are bits of positive floats, in their order.
func (h *jobHeap) sorted(out []float64) []float64 {
	for _, k := range h.keys {
		out = append(out, math.Float64frombits(uint64(k.key)))
	}
	slices.Sort(out)
	return out
}
