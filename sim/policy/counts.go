package policy

import (
	"loadlab/sim/fleet"
	"loadlab/sim/rng"
)

// numberOf is the parameter k.
func numberOf(help string) []Parameter {
	return []Parameter{{Key: "k", Kind: Count, Default: 2, Min: 1, Max: 100000, Always: true, Help: help}}
}

var leastLoadedInfo = Info{
	Name: "leastloaded", Display: "LeastLoaded", Needs: Snapshot,
	Sentence: "The server with the fewest unfinished requests in the last snapshot; what was sent since is not added.",
	Sources:  []string{"course lab on load balancing"},
	build: func(_ []float64, w *World) Set {
		w.Fleet.TakeSnapshots(w.Sync, w.Staggered, w.Views)
		by := w.Fleet.IndexSnapshot()
		s := w.each(func(b int) Picker { return leastLoaded{w.Views[b]} }).reading(w.servers())
		s.By = by
		return s
	},
}

// leastLoaded compares all servers by the last snapshot; of equals the lowest
// wins, so until the next snapshot everything goes to one server.
type leastLoaded struct{ view *fleet.View }

func (l leastLoaded) Pick(int32) int32 { return l.view.LeastSnapshot() }

var powerOfKInfo = Info{
	Name: "powerofk", Display: "PowerOfK", Needs: Snapshot,
	Parameters: numberOf("How many distinct servers are compared; more than there are means all."),
	Sentence:   "The server with the fewest unfinished requests in the last snapshot among k drawn at random.",
	Sources: []string{"course lab on load balancing",
		"M. Mitzenmacher, \"The power of two choices in randomized load balancing\", 2001"},
	effort: comparing,
	build: func(p []float64, w *World) Set {
		w.Fleet.TakeSnapshots(w.Sync, w.Staggered, w.Views)
		order, k := identity(w.servers()), int(p[0])
		if k == 2 {
			return w.choosing(fleet.BySnapshot, w.distinctPair, func(b int, d drawer) Chooser {
				return &snapshotTwo{d, w.Views[b]}
			}).reading(min(k, w.servers()))
		}
		return w.each(func(b int) Picker {
			d := newDistinct(w, b, k, snapshotCount{w.Views[b]}, order)
			return &d
		}).reading(min(k, w.servers()))
	},
}

// snapshotTwo is powerofk with k = 2.
type snapshotTwo struct {
	drawer
	view *fleet.View
}

func (s *snapshotTwo) Pick(int32) int32 { return s.Choose(s.draw()) }

// Choose implements Chooser.
func (s *snapshotTwo) Choose(a, b int32) int32 {
	if s.view.Snapshot(b) < s.view.Snapshot(a) {
		return b
	}
	return a
}

var powerOfKFreshInfo = Info{
	Name: "powerofkfresh", Display: "PowerOfKWithUpdates", Needs: Fresh,
	Parameters: numberOf("How many distinct servers are asked; more than there are means all."),
	Sentence:   "The server with the fewest unfinished requests at this instant among k drawn at random.",
	Sources:    []string{"course lab on load balancing"},
	effort:     comparing,
	build: func(p []float64, w *World) Set {
		order, k := identity(w.servers()), int(p[0])
		if k == 2 {
			return w.choosing(fleet.ByFresh, w.distinctPair, func(b int, d drawer) Chooser {
				return &freshTwo{d, w.Views[b]}
			}).reading(min(k, w.servers()))
		}
		return w.each(func(b int) Picker {
			d := newDistinct(w, b, k, freshCount{w.Views[b]}, order)
			return &d
		}).reading(min(k, w.servers()))
	},
}

// freshTwo is powerofkfresh with k = 2.
type freshTwo struct {
	drawer
	view *fleet.View
}

func (f *freshTwo) Pick(int32) int32 { return f.Choose(f.draw()) }

// Choose implements Chooser.
func (f *freshTwo) Choose(a, b int32) int32 {
	if f.view.Fresh(b) < f.view.Fresh(a) {
		return b
	}
	return a
}

var leastOutstandingInfo = Info{
	Name: "leastoutstanding", Display: "LeastOutstanding", Needs: Fresh,
	Sentence: "Join the shortest queue: the fewest unfinished requests at this instant over all servers, ties at random.",
	Sources:  []string{"R. D. Foley and D. R. McDonald, \"Join the shortest queue: stability and exact asymptotics\", 2001"},
	effort:   steady(1.8),
	build: func(_ []float64, w *World) Set {
		w.Fleet.IndexCounts()
		return w.each(func(b int) Picker { return &leastOutstanding{w.Views[b], w.stream(b)} }).reading(w.servers())
	},
}

// leastOutstanding draws once a pick, among the servers that share the
// smallest count, taken in their order.
type leastOutstanding struct {
	view   *fleet.View
	stream rng.Stream
}

func (l *leastOutstanding) Pick(int32) int32 {
	return l.view.LeastFresh(l.stream.Intn(l.view.Ties()))
}
