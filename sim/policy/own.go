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
		if alike(w.Weights) && w.balancers() == 1 {
			w.Fleet.IndexCounts()
			return w.each(func(b int) Picker { return &onlyConn{view: w.Views[b]} }).reading(w.servers())
		}
		return w.each(func(int) Picker {
			o := newOwn(w)
			if alike(w.Weights) {
				return &leastConn{own: o, fewest: fleet.NewFewest(o.unfinished)}
			}
			return &weighedConn{own: o, weights: w.Weights, loads: newLoads(w.servers())}
		}).reading(w.servers())
	},
}

// alike reports whether all weights are equal.
func alike(weights []int64) bool {
	for _, x := range weights {
		if x != weights[0] {
			return false
		}
	}
	return true
}

// turn goes round the servers.
type turn struct{ next int32 }

// after notes that a server of n was picked, and returns it.
func (t *turn) after(server int32, n int) int32 {
	if t.next = server + 1; int(t.next) == n {
		t.next = 0
	}
	return server
}

// leastConn is the policy where weights are equal. Among servers with equally
// few requests the first after the one picked last is taken, going round.
type leastConn struct {
	own
	turn
	fewest *fleet.Fewest
}

func (l *leastConn) Pick(int32) int32 { return l.after(l.fewest.From(l.next), len(l.unfinished)) }

// Sent implements Learner.
func (l *leastConn) Sent(server int32) {
	l.own.Sent(server)
	l.fewest.Rose(server)
}

// Completed implements Learner.
func (l *leastConn) Completed(server int32, response, now int64) {
	l.own.Completed(server, response, now)
	l.fewest.Fell(server)
}

// onlyConn is leastConn where there is but one balancer: all unfinished requests
// are its own, and the fleet counts them.
type onlyConn struct {
	turn
	view *fleet.View
}

func (o *onlyConn) Pick(int32) int32 {
	return o.after(o.view.LeastFreshFrom(o.next), o.view.Servers())
}

// weighedConn is the policy with weights: it keeps an index of the counts divided
// by them.
type weighedConn struct {
	own
	turn
	weights []int64
	loads   loads
}

func (l *weighedConn) Pick(int32) int32 {
	return l.after(l.loads.FirstFrom(l.next, l.loads.Min()), len(l.unfinished))
}

// Sent implements Learner.
func (l *weighedConn) Sent(server int32) {
	l.own.Sent(server)
	l.index(server)
}

// Completed implements Learner.
func (l *weighedConn) Completed(server int32, response, now int64) {
	l.own.Completed(server, response, now)
	l.index(server)
}

// index notes a changed count. Equal ratios divide to equal floats.
func (l *weighedConn) index(server int32) {
	l.loads.set(server, float64(l.unfinished[server])/float64(l.weights[server]))
}

// loads indexes a load for each server by its bits, which are in the order of
// the loads, as none is negative.
type loads struct{ *fleet.Tree }

// newLoads returns n loads of zero.
func newLoads(n int) loads { return loads{fleet.NewTree(n)} }

// set changes a server's load.
func (l loads) set(server int32, load float64) { l.Set(server, int64(math.Float64bits(load))) }

var p2cConnInfo = Info{
	Name: "p2cconn", Display: "P2C LeastConnections", Needs: Own,
	Sentence: "Of two distinct servers drawn at random, the one with fewer of this balancer's own unfinished requests.",
	Sources:  []string{"Envoy least request", "nginx random two least_conn"},
	build: func(_ []float64, w *World) Set {
		w.Fleet.Order()
		return w.choosing(fleet.None, w.distinctPair, func(_ int, d drawer) Chooser {
			return &p2cConn{d, newOwn(w)}
		}).reading(min(2, w.servers()))
	},
}

// p2cConn compares two distinct servers by own counts.
type p2cConn struct {
	drawer
	own
}

func (p *p2cConn) Pick(int32) int32 { return p.Choose(p.draw()) }

// Choose implements Chooser.
func (p *p2cConn) Choose(a, b int32) int32 {
	return fleet.Lower(a, b, int64(p.unfinished[b]-p.unfinished[a]))
}
