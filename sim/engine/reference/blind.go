package reference

import (
	"math"
	"slices"

	"loadlab/sim/policy"
	"loadlab/sim/rng"
)

// hash: server = sender mod n.
type hash struct{ base }

func (p *hash) pick(_, sender int) int { return sender % p.n }

// random: uniform over n.
type random struct{ base }

func (p *random) pick(b, _ int) int { return p.draw(b, p.n) }

// roundRobin: a counter modulo n from a random start.
type roundRobin struct {
	base
	next []int
}

func newRoundRobin(b base, _ policy.Spec, _ uint64) rules {
	p := &roundRobin{base: b}
	for i := range b.streams {
		p.next = append(p.next, p.draw(i, b.n))
	}
	return p
}

func (p *roundRobin) pick(b, _ int) int {
	server := p.next[b] % p.n
	p.next[b]++
	return server
}

// senderPoint and serverPoint are the hashes that ringhash and maglev use.
func senderPoint(sender int) uint64 { return rng.Mix(uint64(sender) + 0x5851f42d4c957f2d) }

func serverPoint(server, i int) uint64 {
	return rng.Mix(rng.Mix(uint64(server)+0x14057b7ef767814f) + uint64(i))
}

// point is a server's place on the ring.
type point struct {
	at     uint64
	server int
}

// ring: the first of vnodes x weight points a server clockwise from the
// sender's; with a bound, past servers with ceil(c (m+1) / n) own unfinished
// requests or more.
type ring struct {
	base
	points []point
	bound  float64
}

func newRing(b base, spec policy.Spec, _ uint64) rules {
	p := &ring{base: b, bound: value(spec, "bound")}
	for server, weight := range b.weights {
		for i := range int(weight) * int(value(spec, "vnodes")) {
			p.points = append(p.points, point{serverPoint(server, i), server})
		}
	}
	return p
}

func (p *ring) pick(b, sender int) int {
	from := senderPoint(sender)
	// Clockwise from the sender: by distance, which wraps around by itself.
	points := slices.Clone(p.points)
	slices.SortFunc(points, func(x, y point) int {
		switch dx, dy := x.at-from, y.at-from; {
		case dx < dy:
			return -1
		case dx > dy:
			return 1
		}
		return x.server - y.server
	})
	if p.bound == policy.Absent {
		return points[0].server
	}
	held := 0
	for _, n := range p.own[b] {
		held += n
	}
	limit := int(math.Ceil(p.bound * float64(held+1) / float64(p.n)))
	for _, x := range points {
		if p.own[b][x.server] < limit {
			return x.server
		}
	}
	panic("reference: ringhash: every server is above the bound")
}

// maglev: the servers in turn take the next free entry of their permutation
// of the table, offset + j x skip.
type maglev struct {
	base
	table []int
}

func newMaglev(b base, spec policy.Spec, _ uint64) rules {
	size := int(value(spec, "size"))
	p := &maglev{base: b, table: make([]int, size)}
	for i := range p.table {
		p.table[i] = -1
	}
	tried := make([]int, b.n)
	for filled, server := 0, 0; filled < size; server = (server + 1) % b.n {
		offset, skip := int(serverPoint(server, 0)%uint64(size)), int(serverPoint(server, 1)%uint64(size-1))+1
		for {
			entry := (offset + tried[server]*skip) % size
			tried[server]++
			if p.table[entry] < 0 {
				p.table[entry] = server
				filled++
				break
			}
		}
	}
	return p
}

func (p *maglev) pick(_, sender int) int { return p.table[senderPoint(sender)%uint64(len(p.table))] }
