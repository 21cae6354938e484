package reference

import (
	"loadlab/sim/policy"
	"loadlab/sim/rng"
)

// untried is the penalty of a server that has a request and no response yet.
const untried = 0x1p52

// memory is what a balancer remembers of a server's responses.
type memory struct {
	average float64
	last    int64
	known   bool
}

// responses is what the policies that learn have in common.
type responses struct {
	base
	decay float64
	of    [][]memory
	// peak: a response above the average replaces it.
	peak bool
}

func makeResponses(b base, spec policy.Spec, peak bool) responses {
	r := responses{base: b, decay: value(spec, "decay"), peak: peak}
	for range b.streams {
		r.of = append(r.of, make([]memory, b.n))
	}
	return r
}

// weight is exp(-(now - last) / decay).
func (r *responses) weight(m *memory) float64 {
	return rng.Exp(-(float64(r.s.now-m.last) / r.decay))
}

func (r *responses) completed(b, server int, response int64) {
	r.base.completed(b, server, response)
	m, x := &r.of[b][server], float64(response)
	if !m.known || r.peak && x > m.average {
		m.average = x
	} else {
		w := r.weight(m)
		m.average = float64(m.average*w) + float64(x*(1-w))
	}
	m.last, m.known = r.s.now, true
}

// penalised is the load of a server without a response: none while it has no
// request, else more than any other's.
func (r *responses) penalised(b, server int) float64 {
	if pending := r.own[b][server]; pending > 0 {
		return untried + float64(pending)
	}
	return 0
}

// peak: Finagle's rule over two distinct servers or all.
type peak struct {
	responses
	all bool
}

func newPeak(b base, spec policy.Spec, _ uint64) rules {
	return &peak{makeResponses(b, spec, true), value(spec, "choices") == 1}
}

func (p *peak) pick(b, _ int) int {
	servers := p.every()
	if !p.all {
		servers = p.distinct(b, 2)
	}
	return lowest(servers, func(i int) float64 {
		m := &p.of[b][i]
		if !m.known {
			return p.penalised(b, i)
		}
		// A read decays what is remembered, not a copy.
		m.average, m.last = m.average*p.weight(m), p.s.now
		return m.average * float64(p.own[b][i]+1)
	})
}

// nginx: ingress-nginx's rule: two distinct servers, the lower average decayed
// to now.
type nginx struct{ responses }

func newNginx(b base, spec policy.Spec, _ uint64) rules {
	return &nginx{makeResponses(b, spec, false)}
}

func (p *nginx) pick(b, _ int) int {
	return lowest(p.distinct(b, 2), func(i int) float64 { return p.of[b][i].average * p.weight(&p.of[b][i]) })
}

// leastTime: the smoothed response time times own unfinished requests plus
// one, by weight, over all.
type leastTime struct{ responses }

func newLeastTime(b base, spec policy.Spec, _ uint64) rules {
	return &leastTime{makeResponses(b, spec, false)}
}

func (p *leastTime) pick(b, _ int) int {
	return lowest(p.every(), func(i int) float64 {
		if !p.of[b][i].known {
			return p.penalised(b, i) / float64(p.weights[i])
		}
		return p.of[b][i].average * float64(p.own[b][i]+1) / float64(p.weights[i])
	})
}
