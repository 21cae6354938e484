package policy

import (
	"loadlab/sim/fleet"
	"loadlab/sim/rng"
)

var leastWorkInfo = Info{
	Name: "leastwork", Display: "LeastWork", Needs: Work,
	Sentence: "The server that becomes free first, counting the exact work that is left: nobody can know it, so it bounds what knowing can give.",
	Sources:  []string{"lesson on random choice of two"},
	build: func(_ []float64, w *World) Set {
		w.Fleet.IndexWork()
		s := w.each(func(b int) Picker { return leastWork{w.Views[b]} }).reading(w.servers())
		s.By = fleet.AllByFreeAt
		return s
	},
}

// leastWork draws nothing; of equals, such as idle servers, the lowest wins.
type leastWork struct{ view *fleet.View }

func (l leastWork) Pick(int32) int32 { return l.view.LeastWork() }

var twoChoicesInfo = Info{
	Name: "twochoices", Display: "TwoChoices", Needs: Work,
	Sentence: "Of two servers drawn at random, which may be the same one, that which becomes free first.",
	Sources:  []string{"lesson on random choice of two"},
	build: func(_ []float64, w *World) Set {
		return w.choosing(fleet.ByFreeAt, func(b int) drawer { return &anyPair{w.stream(b), w.servers()} },
			func(b int, d drawer) Chooser { return &twoChoices{d, w.Views[b]} }).reading(2)
	},
}

// twoChoices compares two servers; of equals the first drawn wins.
type twoChoices struct {
	drawer
	view *fleet.View
}

func (t *twoChoices) Pick(int32) int32 { return t.Choose(t.draw()) }

// Choose implements Chooser.
func (t *twoChoices) Choose(a, b int32) int32 {
	if t.view.FreeAt(b) < t.view.FreeAt(a) {
		return b
	}
	return a
}

// anyPair draws two servers independently, which may coincide.
type anyPair struct {
	stream rng.Stream
	n      int
}

func (p *anyPair) draw() (first, second int32) {
	a, b := p.stream.IntnTwo(p.n, p.n)
	return int32(a), int32(b)
}

func (p *anyPair) drawAll(first, second []int32) { p.stream.IntnTwoAll(p.n, p.n, first, second) }
