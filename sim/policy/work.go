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
		return w.each(func(b int) Picker { return leastWork{w.Views[b]} }).reading(w.servers())
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
		return w.each(func(b int) Picker {
			return &twoChoices{w.Views[b], w.stream(b), w.servers()}
		}).reading(2)
	},
}

// twoChoices compares two servers drawn independently, which may coincide; of
// equals the first drawn wins.
type twoChoices struct {
	view   *fleet.View
	stream rng.Stream
	n      int
}

func (t *twoChoices) Pick(int32) int32 {
	i, j := t.stream.IntnTwo(t.n, t.n)
	a, b := int32(i), int32(j)
	if t.view.FreeAt(b) < t.view.FreeAt(a) {
		return b
	}
	return a
}
