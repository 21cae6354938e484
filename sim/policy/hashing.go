package policy

import (
	"cmp"
	"fmt"
	"slices"

	"loadlab/sim/rng"
)

// senderKey and serverKey hash a sender and the i-th point of a server; the
// constants keep the two families apart.
func senderKey(sender int32) uint64 { return rng.Mix(uint64(sender) + 0x5851f42d4c957f2d) }

func serverKey(server, i int) uint64 {
	return rng.Mix(rng.Mix(uint64(server)+0x14057b7ef767814f) + uint64(i))
}

var ringHashInfo = Info{
	Name: "ringhash", Display: "RingHash", Needs: Nothing, BySender: true,
	Parameters: []Parameter{
		{Key: "vnodes", Kind: Count, Default: 100, Min: 1, Max: 10000, Help: "Points on the ring for each server and unit of weight."},
		{Key: "bound", Kind: Ratio, Default: Absent, Min: 1, Max: 1000, Help: "Skip servers that hold more than this many times the mean of this balancer's unfinished requests; left out, there is no bound."},
	},
	Sentence: "Consistent hashing of the sender on a ring, with a bound on the load of a server if one is given.",
	Sources: []string{"D. Karger et al., \"Consistent hashing and random trees\", 1997",
		"V. Mirrokni, M. Thorup and M. Zadimoghaddam, \"Consistent hashing with bounded loads\", 2018"},
	check:  checkRing,
	effort: steady(1.8),
	build: func(p []float64, w *World) Set {
		ring := newRing(w.Weights, int(p[0]))
		if p[1] == Absent {
			return w.each(func(int) Picker { return ringHash{ring} }).bySender()
		}
		w.Fleet.Order()
		looks := new(int64)
		set := w.each(func(int) Picker { return &boundedRing{ringHash{ring}, newOwn(w), p[1], 0, looks} })
		set.Looks = looks
		return set
	},
}

// maxPoints bounds a ring's points: 16 bytes each.
const maxPoints = 10_000_000

func checkRing(p []float64, l Limits) error {
	if points := float64(total(l.Weights)) * p[0]; points > maxPoints {
		return fmt.Errorf("ringhash: sum of weights x vnodes = %.0f points on the ring; the limit is %d", points, maxPoints)
	}
	if p[1] != Absent && int64(l.Servers)*int64(l.Balancers) > maxPairs {
		return fmt.Errorf("ringhash: with a bound, balancers x servers = %d is above the limit of %d", l.Servers*l.Balancers, maxPairs)
	}
	return nil
}

// ringPoint is a server's point on the ring.
type ringPoint struct {
	at     uint64
	server int32
}

// newRing places weight x vnodes points for each server, in order.
func newRing(weights []int64, vnodes int) []ringPoint {
	ring := make([]ringPoint, 0, total(weights)*int64(vnodes))
	for s, w := range weights {
		for i := range int(w) * vnodes {
			ring = append(ring, ringPoint{serverKey(s, i), int32(s)})
		}
	}
	slices.SortFunc(ring, func(a, b ringPoint) int {
		if c := cmp.Compare(a.at, b.at); c != 0 {
			return c
		}
		return cmp.Compare(a.server, b.server)
	})
	return ring
}

// ringHash takes the first point clockwise from the sender's.
type ringHash struct{ ring []ringPoint }

func (r ringHash) Pick(sender int32) int32 { return r.ring[r.place(sender)].server }

// place finds the sender's place on the ring.
func (r ringHash) place(sender int32) int {
	key := senderKey(sender)
	low, high := 0, len(r.ring)
	for low < high {
		if m := int(uint(low+high) / 2); r.ring[m].at < key {
			low = m + 1
		} else {
			high = m
		}
	}
	if low == len(r.ring) {
		return 0
	}
	return low
}

// boundedRing goes on clockwise past servers whose own unfinished requests
// are at or above ceil(c (m + 1) / n) of the m that the balancer has. Not all
// can be, as c is at least 1.
type boundedRing struct {
	ringHash
	own
	bound float64
	total int64
	looks *int64
}

func (b *boundedRing) Pick(sender int32) int32 {
	mean := float64(b.bound*float64(b.total+1)) / float64(len(b.unfinished))
	limit := int32(mean)
	if float64(limit) < mean {
		limit++
	}
	i := b.place(sender)
	for last := int32(-1); ; {
		s := b.ring[i].server
		if s != last { // neighbouring points of one server are one look
			*b.looks++
			if b.unfinished[s] < limit {
				return s
			}
			last = s
		}
		if i++; i == len(b.ring) {
			i = 0
		}
	}
}

// Sent implements Learner.
func (b *boundedRing) Sent(server int32) {
	b.own.Sent(server)
	b.total++
}

// Completed implements Learner.
func (b *boundedRing) Completed(server int32, response, now int64) {
	b.own.Completed(server, response, now)
	b.total--
}

var maglevInfo = Info{
	Name: "maglev", Display: "Maglev", Needs: Nothing, BySender: true,
	Parameters: []Parameter{{Key: "size", Kind: Count, Default: 65537, Min: 2, Max: 10_000_000, Help: "Entries of the table: a prime number, well above the number of servers."}},
	Sentence:   "Hashing of the sender through a table that every server fills in an order of its own, so that shares are equal and a change moves few senders.",
	Sources:    []string{"D. E. Eisenbud et al., \"Maglev: a fast and reliable software network load balancer\", NSDI 2016"},
	check: func(p []float64, l Limits) error {
		size := int(p[0])
		if !prime(size) {
			return fmt.Errorf("maglev: size=%d: must be a prime number, such as %d", size, nextPrime(size))
		}
		if size < l.Servers {
			return fmt.Errorf("maglev: size=%d: must be at least the number of servers, %d; try size=%d", size, l.Servers, nextPrime(100*l.Servers))
		}
		return nil
	},
	build: func(p []float64, w *World) Set {
		table := newMaglev(w.servers(), int(p[0]))
		return w.each(func(int) Picker { return maglev{table} }).bySender()
	},
}

// maglev looks the sender's hash up in the table.
type maglev struct{ table []int32 }

func (m maglev) Pick(sender int32) int32 {
	return m.table[senderKey(sender)%uint64(len(m.table))]
}

// newMaglev fills the table: the servers in turn each take the first free entry
// of their own permutation, offset + j x skip.
func newMaglev(n, size int) []int32 {
	table := make([]int32, size)
	for i := range table {
		table[i] = -1
	}
	next, skip := make([]int, n), make([]int, n)
	for s := range next {
		next[s] = int(serverKey(s, 0) % uint64(size))
		skip[s] = int(serverKey(s, 1)%uint64(size-1)) + 1
	}
	for filled := 0; ; {
		for s := range next {
			for table[next[s]] >= 0 {
				next[s] = (next[s] + skip[s]) % size
			}
			table[next[s]] = int32(s)
			if filled++; filled == size {
				return table
			}
		}
	}
}

// prime reports whether n is a prime number.
func prime(n int) bool {
	for d := 2; d*d <= n; d++ {
		if n%d == 0 {
			return false
		}
	}
	return n >= 2
}

// nextPrime returns the first prime number at or after n.
func nextPrime(n int) int {
	for !prime(n) {
		n++
	}
	return n
}
