package policy

import (
	"math"

	"loadlab/sim/fleet"
)

// own counts a balancer's own unfinished requests: what a proxy sees, which
// knows nothing of what other balancers sent. It is a Learner.
type own struct{ unfinished []int32 }

func newOwn(w *World) own { return own{make([]int32, w.servers())} }

// Sent implements Learner.
func (o own) Sent(server int32) { o.unfinished[server]++ }

// Completed implements Learner.
func (o own) Completed(server int32, _, _ int64) { o.unfinished[server]-- }

var leastConnInfo = Info{
	Name: "leastconn", Display: "LeastConnections", Needs: Own,
	Sentence: "The fewest of this balancer's own unfinished requests by weight; equals are taken in turn.",
	Sources:  []string{"nginx least_conn", "HAProxy leastconn"},
	effort:   steady(1.8),
	build: func(_ []float64, w *World) Set {
		w.Fleet.Order()
		return w.each(func(int) Picker {
			return &leastConn{own: newOwn(w), weights: w.Weights, loads: newLoads(w.servers(), true)}
		}).reading(w.servers())
	},
}

// loads indexes a load for each server by its bits, which are in the order of
// the loads, as none is negative.
type loads struct{ *fleet.Tree }

// newLoads returns n loads of zero. Where many are equal, counting how many saves
// looking for another that is.
func newLoads(n int, counting bool) loads { return loads{fleet.NewTree(n, math.MaxInt64, counting)} }

// set changes a server's load.
func (l loads) set(server int32, load float64) { l.Set(server, int64(math.Float64bits(load))) }

// leastConn keeps an index of its counts divided by weight. Among equals the
// first after the server picked last is taken, going round.
type leastConn struct {
	own
	weights []int64
	loads   loads
	next    int32
}

func (l *leastConn) Pick(int32) int32 {
	s := l.loads.FirstFrom(l.next, l.loads.Min())
	if l.next = s + 1; int(l.next) == len(l.unfinished) {
		l.next = 0
	}
	return s
}

// Sent implements Learner.
func (l *leastConn) Sent(server int32) {
	l.own.Sent(server)
	l.index(server)
}

// Completed implements Learner.
func (l *leastConn) Completed(server int32, response, now int64) {
	l.own.Completed(server, response, now)
	l.index(server)
}

// index notes a changed count. Equal ratios divide to equal floats.
func (l *leastConn) index(server int32) {
	l.loads.set(server, float64(l.unfinished[server])/float64(l.weights[server]))
}

var p2cConnInfo = Info{
	Name: "p2cconn", Display: "P2C LeastConnections", Needs: Own,
	Sentence: "Of two distinct servers drawn at random, the one with fewer of this balancer's own unfinished requests.",
	Sources:  []string{"Envoy least request", "nginx random two least_conn"},
	build: func(_ []float64, w *World) Set {
		w.Fleet.Order()
		return w.each(func(b int) Picker {
			return &p2cConn{newPair(w, b), newOwn(w)}
		}).reading(min(2, w.servers()))
	},
}

// p2cConn compares two distinct servers by own counts.
type p2cConn struct {
	pair
	own
}

func (p *p2cConn) Pick(int32) int32 {
	a, b := p.draw()
	if p.unfinished[b] < p.unfinished[a] {
		return b
	}
	return a
}
