package reference

import "loadlab/sim/policy"

// weightedRandom: server i with probability w_i / sum w by an alias table,
// whose place and side take a draw each.
type weightedRandom struct {
	base
	keep  []int64 // by place, in parts of sum: what stays with the place
	alias []int
	sum   int64
}

// newWeightedRandom fills the table: the lowest place with too little is
// filled up from the lowest with enough, what remains of which is judged again.
func newWeightedRandom(b base, _ policy.Spec, _ uint64) rules {
	p := &weightedRandom{base: b, keep: make([]int64, b.n), alias: make([]int, b.n)}
	for _, w := range b.weights {
		p.sum += w
	}
	var poor, rich []int // the next one first
	left := make([]int64, b.n)
	for i, w := range b.weights {
		if left[i] = w * int64(b.n); left[i] < p.sum {
			poor = append(poor, i)
		} else {
			rich = append(rich, i)
		}
	}
	for len(poor) > 0 && len(rich) > 0 {
		small, large := poor[0], rich[0]
		poor = poor[1:]
		p.keep[small], p.alias[small] = left[small], large
		left[large] -= p.sum - left[small]
		if left[large] < p.sum {
			rich = rich[1:]
			poor = append([]int{large}, poor...)
		}
	}
	for _, i := range append(poor, rich...) {
		p.keep[i] = p.sum
	}
	return p
}

func (p *weightedRandom) pick(b, _ int) int {
	place := p.draw(b, p.n)
	if float64(p.streams[b].Float64()*float64(p.sum)) < float64(p.keep[place]) {
		return place
	}
	return p.alias[place]
}

// smoothStep is one pick of nginx's smooth weighted round robin.
func smoothStep(current, weights []int64) int {
	best, sum := 0, int64(0)
	for i, w := range weights {
		current[i] += w
		sum += w
		if current[i] > current[best] {
			best = i
		}
	}
	current[best] -= sum
	return best
}

// smooth: smooth weighted round robin, each balancer from the beginning.
type smooth struct {
	base
	current [][]int64
}

func newSmooth(b base, _ policy.Spec, _ uint64) rules { return makeSmooth(b) }

func makeSmooth(b base) *smooth {
	p := &smooth{base: b}
	for range b.streams {
		p.current = append(p.current, make([]int64, b.n))
	}
	return p
}

func (p *smooth) pick(b, _ int) int { return smoothStep(p.current[b], p.weights) }

// virtual: the smooth sequence walked from one of the first n places.
type virtual struct {
	base
	cycle []int
	next  []int
}

func newVirtual(b base, _ policy.Spec, _ uint64) rules {
	p := &virtual{base: b}
	sum := int64(0)
	for _, w := range b.weights {
		sum += w
	}
	current := make([]int64, b.n)
	for range sum / common(b.weights) { // the sequence of w and of w / gcd is the same
		p.cycle = append(p.cycle, smoothStep(current, b.weights))
	}
	for i := range b.streams {
		p.next = append(p.next, p.draw(i, b.n))
	}
	return p
}

func (p *virtual) pick(b, _ int) int {
	server := p.cycle[p.next[b]%len(p.cycle)]
	p.next[b]++
	return server
}

// common is the greatest common divisor, found by trying.
func common(weights []int64) int64 {
	for g := weights[0]; ; g-- {
		divides := true
		for _, w := range weights {
			divides = divides && w%g == 0
		}
		if divides {
			return g
		}
	}
}

// interleaved: two queues a balancer, from a random rotation.
type interleaved struct {
	base
	current, next [][]int
	left          [][]int64
	divisor       int64
}

func newInterleaved(b base, _ policy.Spec, _ uint64) rules {
	p := &interleaved{base: b, divisor: common(b.weights), next: make([][]int, len(b.streams))}
	for i := range b.streams {
		first := p.draw(i, b.n)
		var queue []int
		for j := range b.n {
			queue = append(queue, (first+j)%b.n)
		}
		p.current = append(p.current, queue)
		p.left = append(p.left, append([]int64(nil), b.weights...))
	}
	return p
}

func (p *interleaved) pick(b, _ int) int {
	if len(p.current[b]) == 0 {
		p.current[b], p.next[b] = p.next[b], nil
	}
	server := p.current[b][0]
	p.current[b] = p.current[b][1:]
	p.left[b][server] -= p.divisor
	if p.left[b][server] > 0 {
		p.current[b] = append(p.current[b], server)
	} else {
		p.left[b][server] = p.weights[server]
		p.next[b] = append(p.next[b], server)
	}
	return server
}

// dynamic: smooth weighted round robin whose weights the servers report every
// period: max(1, round(100 free slots / slots)).
type dynamic struct{ *smooth }

func newDynamic(b base, spec policy.Spec, _ uint64) rules {
	b.weights = make([]int64, b.n)
	p := &dynamic{makeSmooth(b)}
	b.s.every(0, int64(value(spec, "every")), func() {
		for i := range b.weights {
			v := &b.s.servers[i]
			if b.weights[i] = 100; v.slots > 0 {
				free := max(0, v.slots-v.unfinished())
				b.weights[i] = int64(max(1, (200*free+v.slots)/(2*v.slots)))
			}
		}
	})
	return p
}
