package fleet

import "loadlab/sim/station"

// order knows the next completion of all servers in order of time, and of
// equal times the lower server first: one entry a server in a 4-ary heap,
// which is shallower than a binary one and cheaper under WebAssembly.
type order struct {
	heap  []entry
	place []int32 // by server: its entry's place in heap, or -1
}

type entry struct {
	at     int64
	server int32
}

func (a entry) before(b entry) bool {
	return a.at < b.at || a.at == b.at && a.server < b.server
}

func newOrder(n int) *order {
	o := &order{place: make([]int32, n), heap: make([]entry, 0, n)}
	for i := range o.place {
		o.place[i] = -1
	}
	return o
}

// first returns the instant of the first completion, or station.Never.
func (o *order) first() int64 {
	if len(o.heap) == 0 {
		return station.Never
	}
	return o.heap[0].at
}

// server returns the server of the first completion.
func (o *order) server() int32 { return o.heap[0].server }

// update sets a server's next completion; station.Never takes it out.
func (o *order) update(server int32, at int64) {
	p := o.place[server]
	switch {
	case at == station.Never:
		if p >= 0 {
			o.remove(p)
		}
	case p < 0:
		o.heap = append(o.heap, entry{})
		o.up(int32(len(o.heap)-1), entry{at, server})
	case o.heap[p].at < at:
		o.down(p, entry{at, server})
	case o.heap[p].at > at:
		o.up(p, entry{at, server})
	}
}

// remove takes out the entry at a place.
func (o *order) remove(p int32) {
	o.place[o.heap[p].server] = -1
	last := o.heap[len(o.heap)-1]
	o.heap = o.heap[:len(o.heap)-1]
	if int(p) == len(o.heap) {
		return
	}
	if p > 0 && last.before(o.heap[(p-1)/4]) {
		o.up(p, last)
	} else {
		o.down(p, last)
	}
}

// up moves an entry from a hole towards the root.
func (o *order) up(p int32, e entry) {
	for p > 0 {
		q := (p - 1) / 4
		if !e.before(o.heap[q]) {
			break
		}
		o.heap[p] = o.heap[q]
		o.place[o.heap[p].server] = p
		p = q
	}
	o.heap[p] = e
	o.place[e.server] = p
}

// down moves an entry from a hole towards the leaves.
func (o *order) down(p int32, e entry) {
	n := int32(len(o.heap))
	for {
		c := 4*p + 1
		if c >= n {
			break
		}
		best := c
		for d := c + 1; d < n && d < c+4; d++ {
			if o.heap[d].before(o.heap[best]) {
				best = d
			}
		}
		if !o.heap[best].before(e) {
			break
		}
		o.heap[p] = o.heap[best]
		o.place[o.heap[p].server] = p
		p = best
	}
	o.heap[p] = e
	o.place[e.server] = p
}
