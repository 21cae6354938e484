package reference

import (
	"loadlab/sim/policy"
	"loadlab/sim/rng"
)

// leastLoaded: the smallest count in the balancer's snapshot, the lowest of
// equals.
type leastLoaded struct{ base }

func (p *leastLoaded) pick(b, _ int) int {
	return lowest(p.every(), func(i int) int { return p.s.snapshot[b][i] })
}

// powerOfK: k distinct servers, the smallest count in the snapshot or at this
// instant, the first drawn of equals.
type powerOfK struct {
	base
	k     int
	fresh bool
}

func (p *powerOfK) pick(b, _ int) int {
	return lowest(p.distinct(b, p.k), func(i int) int {
		if p.fresh {
			return p.s.servers[i].unfinished()
		}
		return p.s.snapshot[b][i]
	})
}

// leastConn: the smallest own count by weight; of equals the first after the
// last pick, going round.
type leastConn struct {
	base
	next []int
}

func (p *leastConn) pick(b, _ int) int {
	best := p.next[b]
	for j := range p.n {
		i := (p.next[b] + j) % p.n
		// count_i / weight_i < count_best / weight_best, without division.
		if int64(p.own[b][i])*p.weights[best] < int64(p.own[b][best])*p.weights[i] {
			best = i
		}
	}
	p.next[b] = (best + 1) % p.n
	return best
}

// p2cConn: two distinct servers, fewer own unfinished requests.
type p2cConn struct{ base }

func (p *p2cConn) pick(b, _ int) int {
	return lowest(p.distinct(b, 2), func(i int) int { return p.own[b][i] })
}

// leastOutstanding: the smallest count at this instant, ties at random.
type leastOutstanding struct{ base }

func (p *leastOutstanding) pick(b, _ int) int {
	least := p.s.servers[lowest(p.every(), func(i int) int { return p.s.servers[i].unfinished() })].unfinished()
	var equals []int
	for i := range p.s.servers {
		if p.s.servers[i].unfinished() == least {
			equals = append(equals, i)
		}
	}
	return equals[p.draw(b, len(equals))]
}

// leastWork: the server that becomes free first, the lowest of equals.
type leastWork struct{ base }

func (p *leastWork) pick(int, int) int {
	return lowest(p.every(), func(i int) int64 { return p.s.servers[i].freeAt() })
}

// twoChoices: two servers, which may coincide, the one that becomes free first.
type twoChoices struct{ base }

func (p *twoChoices) pick(b, _ int) int {
	first := p.draw(b, p.n)
	second := p.draw(b, p.n)
	return lowest([]int{first, second}, func(i int) int64 { return p.s.servers[i].freeAt() })
}

// joinIdle: idle servers report to a random balancer, which takes the oldest
// report, else picks at random. At the start all report in order; a server
// whose report is held does not report again.
type joinIdle struct {
	base
	stream  rng.Stream
	reports [][]int
}

func newJoinIdle(b base, _ policy.Spec, seed uint64) rules {
	p := &joinIdle{base: b, stream: rng.New(seed, "report", 0), reports: make([][]int, len(b.streams))}
	for i := range b.n {
		p.idle(i)
	}
	return p
}

func (p *joinIdle) idle(server int) {
	for _, list := range p.reports {
		for _, held := range list {
			if held == server {
				return
			}
		}
	}
	b := p.stream.Intn(len(p.reports))
	p.reports[b] = append(p.reports[b], server)
}

func (p *joinIdle) pick(b, _ int) int {
	if len(p.reports[b]) == 0 {
		return p.draw(b, p.n)
	}
	server := p.reports[b][0]
	p.reports[b] = p.reports[b][1:]
	return server
}
