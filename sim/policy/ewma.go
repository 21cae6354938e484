package policy

import (
	"math"

	"loadlab/sim/fleet"
	"loadlab/sim/rng"
)

// decayParameter is the time in which a moving average forgets to 1/e.
var decayParameter = Parameter{Key: "decay", Kind: Duration, Default: 10e9, Min: 1e6, Max: 3600e9 * 24,
	Help: "The time in which an old response's part in the average falls to 1/e."}

// average is an exponentially weighted moving average of a server's response
// times as one balancer sees them, and its own unfinished requests.
type average struct {
	value   float64 // nanoseconds
	last    int64   // instant of value
	pending int32
	known   bool // there was a response
}

// averages is what a balancer keeps of all servers.
type averages struct {
	view  *fleet.View
	decay float64 // nanoseconds
	rate  float64 // 1 / decay
	of    []average
}

func newAverages(w *World, b int, decay float64) averages {
	return averages{w.Views[b], decay, 1 / decay, make([]average, w.servers())}
}

// fade is the factor by which an average shrinks over a time.
func (a *averages) fade(since, now int64) float64 {
	return rng.Exp(-(float64(now-since) / a.decay))
}

// bounds are two numbers, zero or more, of which one is not above a load and the
// other not below it.
type bounds struct{ least, most float64 }

// rough bounds v e^-x for x >= 0. It takes a few operations where the exact
// function takes many one after the other, for which all that follows from the
// choice would wait.
//
// e^-x lies between the sums of the first three and of the first four terms of its
// series, which alternate; and what was rounded matters less than the last factor.
func rough(v, x float64) bounds {
	if x > 1 {
		return bounds{0, math.MaxFloat64}
	}
	half := float64(x*x) * 0.5
	most := 1 - x + half
	return bounds{v * (most - float64(half*x)*(1.0/3)), v * most * (1 + 0x1p-40)}
}

// compare reports whether one load is certainly below the other, and by the sign
// that it returns whether it is the other: negative then. There is no branch, as
// which it is no processor can foretell.
func (b bounds) compare(o bounds) (differ bool, sign int64) {
	below := int64(math.Float64bits(b.most) - math.Float64bits(o.least)) // of floats that are not negative
	above := int64(math.Float64bits(o.most) - math.Float64bits(b.least))
	return (below|above)>>63 != 0, above
}

// lower returns b where its load is the lower one, else a.
func lower(a, b int32, first, second float64) int32 {
	if second < first {
		return b
	}
	return a
}

// Sent implements Learner.
func (a *averages) Sent(server int32) { a.of[server].pending++ }

// mix takes a response into the average: value*w + response*(1-w) with the
// weight w of the time since the last one. The first response is taken whole.
func (a *averages) mix(server int32, response, now int64) {
	s := &a.of[server]
	if !s.known {
		s.value = float64(response)
	} else {
		w := a.fade(s.last, now)
		s.value = float64(s.value*w) + float64(float64(response)*(1-w))
	}
	s.known, s.last = true, now
}

var peakEWMAInfo = Info{
	Name: "peakewma", Display: "PeakEWMA", Needs: Responses,
	Parameters: []Parameter{decayParameter,
		{Key: "choices", Kind: Choice, Choices: []string{"2", "all"}, Help: "Whether two random servers are compared or all."}},
	Sentence: "The lower of response time, which jumps up at once and sinks slowly, times own unfinished requests plus one, of two random servers.",
	Sources:  []string{"Finagle PeakEwma", "Linkerd"},
	effort: func(p []float64, servers float64) float64 {
		if p[1] != 0 { // choices=all
			return 1.3 + servers/30
		}
		return 1.9
	},
	build: func(p []float64, w *World) Set {
		w.Fleet.Order()
		if p[1] == 1 {
			return w.each(func(b int) Picker {
				c := &peakEWMA{newAverages(w, b, p[0])}
				return &peakAll{all{c, int32(w.servers())}, c}
			}).reading(w.servers())
		}
		return w.choosing(fleet.None, w.distinctPair, func(b int, d drawer) Chooser {
			return &peakTwo{d, peakEWMA{newAverages(w, b, p[0])}}
		}).reading(min(2, w.servers()))
	},
}

// peakEWMA is Finagle's metric: a response above the cost replaces it, one
// below it is averaged in; the load is the cost times the own unfinished
// requests plus one. Reading it decays the cost itself to now, as a response of
// 0 would: what a server was asked of often is averaged in with less weight.
type peakEWMA struct{ averages }

type peakTwo struct {
	drawer
	peakEWMA
}

func (p *peakTwo) Pick(int32) int32 { return p.Choose(p.draw()) }

// Choose implements Chooser.
func (p *peakTwo) Choose(a, b int32) int32 {
	s, t, now := &p.of[a], &p.of[b], p.view.Now()
	if !s.known || !t.known {
		return lower(a, b, p.load(a), p.load(b))
	}
	m, n := float64(s.pending+1), float64(t.pending+1)
	x, y := rough(s.value*m, float64(now-s.last)*p.rate), rough(t.value*n, float64(now-t.last)*p.rate)
	s.value, s.last = float64(s.value*p.fade(s.last, now)), now
	t.value, t.last = float64(t.value*p.fade(t.last, now)), now
	if differ, sign := x.compare(y); differ {
		return fleet.Lower(a, b, sign)
	}
	return lower(a, b, float64(s.value*m), float64(t.value*n))
}

type peakAll struct {
	all
	*peakEWMA
}

// untried is the load of a server that has a request and no response yet, far
// above any response time in nanoseconds, so that it gets one request and no
// flood; below 2^53, so that the number of pending requests still counts.
const untried = 0x1p52

func (p *peakEWMA) load(server int32) float64 {
	s := &p.of[server]
	if !s.known {
		if s.pending == 0 {
			return 0
		}
		return untried + float64(s.pending)
	}
	now := p.view.Now()
	s.value = float64(s.value * p.fade(s.last, now))
	s.last = now
	return float64(s.value * float64(s.pending+1))
}

// Completed implements Learner.
func (p *peakEWMA) Completed(server int32, response, now int64) {
	s := &p.of[server]
	s.pending--
	if !s.known || float64(response) > s.value {
		s.value, s.last, s.known = float64(response), now, true
		return
	}
	p.mix(server, response, now)
}

var nginxEWMAInfo = Info{
	Name: "nginxewma", Display: "EWMA (ingress-nginx)", Needs: Responses,
	Parameters: []Parameter{decayParameter},
	Sentence:   "The lower average response time of two random servers; unfinished requests are not counted.",
	Sources:    []string{"ingress-nginx ewma.lua"},
	effort:     steady(1.8),
	build: func(p []float64, w *World) Set {
		w.Fleet.Order()
		return w.choosing(fleet.None, w.distinctPair, func(b int, d drawer) Chooser {
			return &nginxTwo{d, nginxEWMA{newAverages(w, b, p[0])}}
		}).reading(min(2, w.servers()))
	},
}

// nginxEWMA is the metric of ingress-nginx: the average, decayed to now as if
// by a sample of 0. A server without a response scores 0. Its rule that a
// server which joins later starts at the mean of those present has no use
// here, as no server joins.
type nginxEWMA struct{ averages }

type nginxTwo struct {
	drawer
	nginxEWMA
}

func (e *nginxTwo) Pick(int32) int32 { return e.Choose(e.draw()) }

// Choose implements Chooser.
func (e *nginxTwo) Choose(a, b int32) int32 {
	s, t, now := &e.of[a], &e.of[b], e.view.Now()
	if s.known && t.known {
		x, y := rough(s.value, float64(now-s.last)*e.rate), rough(t.value, float64(now-t.last)*e.rate)
		if differ, sign := x.compare(y); differ {
			return fleet.Lower(a, b, sign)
		}
	}
	return lower(a, b, e.load(a), e.load(b))
}

func (e *nginxEWMA) load(server int32) float64 {
	s := &e.of[server]
	if !s.known {
		return 0
	}
	return float64(s.value * e.fade(s.last, e.view.Now()))
}

// Completed implements Learner.
func (e *nginxEWMA) Completed(server int32, response, now int64) {
	e.of[server].pending--
	e.mix(server, response, now)
}

var leastTimeInfo = Info{
	Name: "leasttime", Display: "LeastTime", Needs: Responses,
	Parameters: []Parameter{decayParameter},
	Sentence:   "The smallest average response time times own unfinished requests plus one, by weight, over all servers.",
	Sources:    []string{"nginx least_time"},
	effort:     steady(2.4),
	build: func(p []float64, w *World) Set {
		w.Fleet.Order()
		return w.each(func(b int) Picker {
			return &leastTime{newAverages(w, b, p[0]), w.Weights, newLoads(w.servers())}
		}).reading(w.servers())
	},
}

// leastTime keeps an index of its loads, which change only with a server's own
// requests and responses. Of equals the lowest wins. A server without a
// response is treated as by PeakEWMA: it gets one request and no flood.
type leastTime struct {
	averages
	weights []int64
	loads   loads
}

func (l *leastTime) Pick(int32) int32 { return l.loads.First(l.loads.Min()) }

// Sent implements Learner.
func (l *leastTime) Sent(server int32) {
	l.averages.Sent(server)
	l.index(server)
}

// Completed implements Learner.
func (l *leastTime) Completed(server int32, response, now int64) {
	l.of[server].pending--
	l.mix(server, response, now)
	l.index(server)
}

func (l *leastTime) index(server int32) {
	s := &l.of[server]
	x := float64(s.value * float64(s.pending+1))
	if !s.known {
		x = untried + float64(s.pending)
	}
	l.loads.set(server, x/float64(l.weights[server]))
}
