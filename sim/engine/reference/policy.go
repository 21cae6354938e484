package reference

import (
	"loadlab/sim/experiment"
	"loadlab/sim/policy"
	"loadlab/sim/rng"
)

// rules is what a policy is told and asked, a balancer at a time.
type rules interface {
	pick(balancer, sender int) int
	sent(balancer, server int)
	completed(balancer, server int, response int64)
	idle(server int)
}

// base is what policies have in common, and learns nothing.
type base struct {
	s       *simulation
	n       int          // servers
	weights []int64      // by server
	streams []rng.Stream // by balancer
	own     [][]int      // by balancer and server: own unfinished requests
}

func (b *base) sent(balancer, server int)               { b.own[balancer][server]++ }
func (b *base) completed(balancer, server int, _ int64) { b.own[balancer][server]-- }
func (b *base) idle(int)                                {}

// draw is a uniform number in [0, n) of the balancer's stream.
func (b *base) draw(balancer, n int) int { return b.streams[balancer].Intn(n) }

// distinct draws k distinct servers, the i-th among those left in place: a
// partial shuffle of 0..n-1.
func (b *base) distinct(balancer, k int) []int {
	order := make([]int, b.n)
	for i := range order {
		order[i] = i
	}
	k = min(k, b.n)
	for i := range k {
		j := i + b.draw(balancer, b.n-i)
		order[i], order[j] = order[j], order[i]
	}
	return order[:k]
}

// lowest is the first of the servers with the smallest load.
func lowest[T int | int64 | float64](servers []int, load func(server int) T) int {
	best := servers[0]
	for _, server := range servers[1:] {
		if load(server) < load(best) {
			best = server
		}
	}
	return best
}

// every lists all servers.
func (b *base) every() []int {
	all := make([]int, b.n)
	for i := range all {
		all[i] = i
	}
	return all
}

// newPolicy makes the policy of a specification.
func newPolicy(s *simulation, spec policy.Spec, seed uint64) rules {
	b := base{s: s, n: s.e.Servers, weights: experiment.Expand(s.e.Weights, s.e.Servers)}
	for i := range s.e.Balancers {
		index := i
		if s.e.Correlated {
			index = 0
		}
		b.streams = append(b.streams, rng.New(seed, "policy", index))
		b.own = append(b.own, make([]int, b.n))
	}
	build, known := builders[spec.Name]
	if !known {
		panic("reference: policy " + spec.Name + ": the plain simulator does not have it")
	}
	return build(b, spec, seed)
}

// value is a parameter of a specification.
func value(spec policy.Spec, key string) float64 {
	for i, p := range policy.Lookup(spec.Name).Parameters {
		if p.Key == key {
			return spec.Values[i]
		}
	}
	panic("reference: " + spec.Name + " has no parameter " + key)
}

// builders makes each policy from its definition.
var builders = map[string]func(b base, spec policy.Spec, seed uint64) rules{
	"hash":             func(b base, _ policy.Spec, _ uint64) rules { return &hash{b} },
	"random":           func(b base, _ policy.Spec, _ uint64) rules { return &random{b} },
	"roundrobin":       newRoundRobin,
	"wrandom":          newWeightedRandom,
	"swrr":             newSmooth,
	"vnswrr":           newVirtual,
	"iwrr":             newInterleaved,
	"ringhash":         newRing,
	"maglev":           newMaglev,
	"leastloaded":      func(b base, _ policy.Spec, _ uint64) rules { return &leastLoaded{b} },
	"powerofk":         func(b base, spec policy.Spec, _ uint64) rules { return &powerOfK{b, int(value(spec, "k")), false} },
	"powerofkfresh":    func(b base, spec policy.Spec, _ uint64) rules { return &powerOfK{b, int(value(spec, "k")), true} },
	"leastconn":        func(b base, _ policy.Spec, _ uint64) rules { return &leastConn{b, make([]int, b.s.e.Balancers)} },
	"p2cconn":          func(b base, _ policy.Spec, _ uint64) rules { return &p2cConn{b} },
	"leastoutstanding": func(b base, _ policy.Spec, _ uint64) rules { return &leastOutstanding{b} },
	"jiq":              newJoinIdle,
	"leastwork":        func(b base, _ policy.Spec, _ uint64) rules { return &leastWork{b} },
	"twochoices":       func(b base, _ policy.Spec, _ uint64) rules { return &twoChoices{b} },
	"peakewma":         newPeak,
	"nginxewma":        newNginx,
	"dynweight":        newDynamic,
	"leasttime":        newLeastTime,
}
