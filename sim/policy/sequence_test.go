package policy

import (
	"fmt"
	"strings"
	"testing"

	"loadlab/sim/fleet"
	"loadlab/sim/rng"
	"loadlab/sim/station"
)

// nobody ignores completions.
type nobody struct{}

func (nobody) Done(int32, int32, int64, int64, int32) {}
func (nobody) Left(int32, *station.Job, int32)        {}

// world returns idle servers with weights for a number of balancers.
func world(balancers int, weights ...int64) *World {
	n := len(weights)
	s := fleet.Setup{Slowdown: make([]float64, n), Slots: make([]int, n), Queue: fleet.Unlimited, Balancers: balancers}
	for i := range n {
		s.Slowdown[i], s.Slots[i] = 1, 1
	}
	f := fleet.New(s, nobody{})
	return &World{Fleet: f, Views: f.Views(), Weights: weights, Seed: 5, Sync: 1e9}
}

// equal returns n weights of 1.
func equal(n int) []int64 {
	w := make([]int64, n)
	for i := range w {
		w[i] = 1
	}
	return w
}

// picks returns the first n picks.
func picks(p Picker, n int) string {
	s := ""
	for range n {
		s += fmt.Sprint(p.Pick(0), " ")
	}
	return s
}

func build(t *testing.T, text string, w *World) Set {
	t.Helper()
	s, err := Parse(text)
	if err == nil {
		err = s.Check(Limits{Servers: w.servers(), Balancers: w.balancers(), Weights: w.Weights})
	}
	if err != nil {
		t.Fatal(err)
	}
	return s.Build(w)
}

// TestPublishedSequences has the exact sequences of nginx's commit 27e9498 and
// of interleaved weighted round robin without rotation.
func TestPublishedSequences(t *testing.T) {
	for _, c := range []struct {
		name string
		p    Picker
		want string
	}{
		{"smooth 5,1,1", newSmooth([]int64{5, 1, 1}), "0 0 1 0 2 0 0 0 0 1 0 2 0 0 "},
		{"interleaved 5,1,1", newInterleaved([]int64{5, 1, 1}, 0), "0 1 2 0 0 0 0 1 2 0 0 0 0 0 1 2 0 0 0 0 0 "},
		{"interleaved 3,2,1", newInterleaved([]int64{3, 2, 1}, 0), "0 1 2 0 1 0 2 1 0 1 0 0 2 1 0 1 0 0 "},
		{"interleaved by divisor", newInterleaved([]int64{30, 20, 10}, 0), "0 1 2 0 1 0 2 1 0 1 0 0 "},
	} {
		n := 0
		for range c.want {
			n++
		}
		if got := picks(c.p, n/2); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

// TestRotatedSmoothWalksTheSmoothSequence checks that VNSWRR's picks are the
// smooth sequence from some place on, for ever.
func TestRotatedSmoothWalksTheSmoothSequence(t *testing.T) {
	weights := []int64{10, 4, 6, 2} // divisor 2, cycle 11
	for seed := range uint64(20) {
		w := world(1, weights...)
		w.Seed = seed
		got := picks(build(t, "vnswrr", w).Pickers[0], 33)
		found := false
		for start := 0; start < 4 && !found; start++ {
			s := newSmooth(weights)
			picks(s, start)
			found = picks(s, 33) == got
		}
		if !found {
			t.Errorf("seed %d: %s is no part of the smooth sequence", seed, got)
		}
	}
}

// TestSharesAreExactOverOneCycle holds for every rule that turns weights into
// turns, including weights of 1:100000.
func TestSharesAreExactOverOneCycle(t *testing.T) {
	for _, weights := range [][]int64{{5, 1, 1}, {3, 2, 1}, {1}, {7, 7}, {1, 100000}, {10, 20, 30, 40}, equal(9)} {
		g, sum := divisor(weights), total(weights)
		for _, name := range []string{"swrr", "vnswrr", "iwrr"} {
			p := build(t, name, world(1, weights...)).Pickers[0]
			counts := make([]int64, len(weights))
			for range sum / g {
				counts[p.Pick(0)]++
			}
			for i, c := range counts {
				if c != weights[i]/g {
					t.Errorf("%s %v: server %d got %d of %d", name, weights, i, c, sum/g)
				}
			}
		}
	}
}

// TestWeightedRandomFollowsWeights allows four standard errors.
func TestWeightedRandomFollowsWeights(t *testing.T) {
	weights := []int64{1, 2, 3, 994}
	p := build(t, "wrandom", world(1, weights...)).Pickers[0]
	const n = 1000000
	counts := make([]float64, len(weights))
	for range n {
		counts[p.Pick(0)]++
	}
	for i, w := range weights {
		share := float64(w) / 1000
		if d := counts[i]/n - share; d*d > 16*share*(1-share)/n {
			t.Errorf("server %d got %.5f, want %.5f", i, counts[i]/n, share)
		}
	}
}

// TestAliasTableIsExact adds up, in whole numbers, what the table gives to
// each server.
func TestAliasTableIsExact(t *testing.T) {
	r := rng.New(1, "alias", 0)
	for range 200 {
		weights := make([]int64, 1+r.Intn(50))
		for i := range weights {
			weights[i] = int64(1 + r.Intn(100000))
		}
		a := newAlias(weights)
		got := make([]int64, len(weights))
		for i, k := range a.keep {
			got[i] += int64(k)
			got[a.other[i]] += int64(a.total) - int64(k)
		}
		for i, w := range weights {
			if got[i] != w*int64(len(weights)) {
				t.Fatalf("%v: server %d gets %d, want %d", weights, i, got[i], w*int64(len(weights)))
			}
		}
	}
}

// TestDistinctIsUniformInUniformOrder counts ordered pairs and triples.
func TestDistinctIsUniformInUniformOrder(t *testing.T) {
	const n, draws = 5, 120000
	for k := 1; k <= n; k++ {
		w := world(1, equal(n)...)
		seen := &watch{}
		d := newDistinct(w, 0, k, seen, identity(n))
		counts := map[string]int{}
		for range draws {
			seen.asked = seen.asked[:0]
			d.Pick(0)
			counts[fmt.Sprint(seen.asked)]++
		}
		kinds := 1
		for i := range k {
			kinds *= n - i
		}
		if len(counts) != kinds {
			t.Fatalf("k=%d: %d different draws, want %d", k, len(counts), kinds)
		}
		mean := float64(draws) / float64(kinds)
		for what, c := range counts {
			if d := float64(c) - mean; d*d > 25*mean {
				t.Errorf("k=%d: %s drawn %d times, want about %.0f", k, what, c, mean)
			}
		}
		for i, v := range d.order {
			if int32(i) != v {
				t.Fatalf("k=%d: the shuffle was not undone: %v", k, d.order)
			}
		}
	}
}

// watch notes what is compared; every load is equal.
type watch struct{ asked []int32 }

func (w *watch) load(s int32) float64 {
	w.asked = append(w.asked, s)
	return 0
}

// TestTwoIsTheShuffleOfTwo compares the short way for k = 2 with the general
// one.
func TestTwoIsTheShuffleOfTwo(t *testing.T) {
	for n := 2; n < 9; n++ {
		w := world(1, equal(n)...)
		load := ramp{}
		fast, slow := newDistinct(w, 0, 2, load, identity(n)), newDistinct(w, 0, 2, load, identity(n))
		for range 1000 {
			a := fast.Pick(0)
			i := slow.stream.Intn(n)
			order := identity(n)
			order[0], order[i] = order[i], order[0]
			j := 1 + slow.stream.Intn(n-1)
			order[1], order[j] = order[j], order[1]
			b := order[0]
			if load.load(order[1]) < load.load(b) {
				b = order[1]
			}
			if a != b {
				t.Fatalf("n=%d: %d, want %d", n, a, b)
			}
		}
	}
}

type ramp struct{}

func (ramp) load(s int32) float64 { return float64(s / 2) }

// TestEveryPolicyOnFewServers builds and picks with 1, 2 and 3 servers.
func TestEveryPolicyOnFewServers(t *testing.T) {
	for _, info := range Registry {
		for n := 1; n <= 3; n++ {
			w := world(2, equal(n)...)
			set := build(t, info.Name, w)
			if set.Tick != nil {
				set.Tick()
			}
			for i := range int32(30) {
				if s := set.Pickers[i%2].Pick(i); s < 0 || int(s) >= n {
					t.Errorf("%s on %d servers picked %d", info.Name, n, s)
				}
			}
		}
	}
}

// TestNoPickAllocates holds for every policy once it has warmed up.
func TestNoPickAllocates(t *testing.T) {
	for _, info := range Registry {
		w := world(1, equal(50)...)
		set := build(t, info.Name, w)
		if set.Tick != nil {
			set.Tick()
		}
		p := set.Pickers[0]
		for i := range int32(200) {
			p.Pick(i)
		}
		if n := testing.AllocsPerRun(100, func() { p.Pick(1) }); n != 0 {
			t.Errorf("%s allocates %.0f times a pick", info.Name, n)
		}
	}
}

// TestSpecTexts reads and writes policies as links do.
func TestSpecTexts(t *testing.T) {
	for _, c := range []struct{ in, text, display string }{
		{"powerofk", "powerofk:k=2", "PowerOfK[k=2]"},
		{"powerofk:k=10", "powerofk:k=10", "PowerOfK[k=10]"},
		{"peakewma", "peakewma", "PeakEWMA"},
		{"peakewma:decay=10s", "peakewma", "PeakEWMA"},
		{"peakewma:choices=all:decay=5s", "peakewma:decay=5s:choices=all", "PeakEWMA[decay=5s,choices=all]"},
		{"ringhash:bound=1.25", "ringhash:bound=1.25", "RingHash[bound=1.25]"},
		{"dynweight:every=1s", "dynweight:every=1s", "DynamicWeight[every=1s]"},
		{"leastloaded", "leastloaded", "LeastLoaded"},
	} {
		s, err := Parse(c.in)
		if err != nil || s.String() != c.text || s.Display() != c.display {
			t.Errorf("%s: %s, %s, %v", c.in, s, s.Display(), err)
		}
	}
}

// TestSpecErrorsSayWhatIsAllowed checks the words of bad policies.
func TestSpecErrorsSayWhatIsAllowed(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{"leastlaoded", "did you mean leastloaded?"},
		{"powerofk:k=0", "must be 1 to 100000"},
		{"powerofk:j=2", "known are k"},
		{"powerofk:k=2:k=3", "given twice"},
		{"powerofk:k", "write it k=VALUE"},
		{"random:k=2", "random has no parameters"},
		{"random:", "missing after the colon"},
		{"peakewma:decay=10", "did you mean 10s or 10ms?"},
		{"peakewma:choices=3", "must be one of 2, all"},
		{"", "no such policy"},
	} {
		if _, err := Parse(c.in); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %v, want %q in it", c.in, err, c.want)
		}
	}
	for _, c := range []struct {
		in, want string
		l        Limits
	}{
		{"vnswrr", "iwrr is the rule without that cost", Limits{2, 1, []int64{9_999_999, 10}}},
		{"maglev:size=100", "must be a prime number, such as 101", Limits{2, 1, equal(2)}},
		{"maglev:size=5", "at least the number of servers", Limits{7, 1, equal(7)}},
		{"leastconn", "above the limit", Limits{100000, 1000, equal(100000)}},
		{"leastconn", "above the limit of 10000000", Limits{10_000_001, 1, nil}},
		{"ringhash:bound=2", "above the limit of 10000000", Limits{100_001, 100, equal(1)}},
		{"ringhash:vnodes=10000", "the limit is 10000000", Limits{1, 1, []int64{1001}}},
		{"maglev:size=9", "such as 11", Limits{2, 1, equal(2)}},
		{"maglev:size=3", "at least the number of servers, 4; try size=401", Limits{4, 1, equal(4)}},
	} {
		s, err := Parse(c.in)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Check(c.l); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q in it", c.in, err, c.want)
		}
	}
}

// TestLimitsAreAllowed: what is written as the limit is not beyond it.
func TestLimitsAreAllowed(t *testing.T) {
	for _, c := range []struct {
		text string
		l    Limits
	}{
		{"leastconn", Limits{10_000_000, 1, nil}},
		{"ringhash:bound=1", Limits{100_000, 100, equal(1)}},
		{"ringhash", Limits{100_000, 1000, equal(1)}},
		{"ringhash:vnodes=10000", Limits{1, 1, []int64{1000}}},
		{"vnswrr", Limits{2, 1, []int64{9_999_999, 1}}},
		{"vnswrr", Limits{2, 1, []int64{99_999_990, 10}}},
		{"maglev:size=2", Limits{2, 1, equal(2)}},
		{"maglev:size=3", Limits{3, 1, equal(3)}},
		{"maglev:size=49999", Limits{2, 1, equal(2)}},
		{"random", Limits{100_000, 1000, equal(1)}},
		{"dynweight:every=1ms", Limits{1, 1, equal(1)}},
		{"dynweight:every=24h", Limits{1, 1, equal(1)}},
		{"powerofk:k=1", Limits{1, 1, equal(1)}},
	} {
		s, err := Parse(c.text)
		if err == nil {
			err = s.Check(c.l)
		}
		if err != nil {
			t.Errorf("%s with %d servers, %d balancers: %v", c.text, c.l.Servers, c.l.Balancers, err)
		}
	}
	for _, text := range []string{"dynweight:every=999us", "dynweight:every=24h0m1s", "maglev:size=1"} {
		if _, err := Parse(text); err == nil {
			t.Errorf("%s is allowed", text)
		}
	}
}

// TestRotatedSmoothIsMadeInSteps: as many picks at a time as there are servers,
// as the cursor reaches them, and never more than one cycle.
func TestRotatedSmoothIsMadeInSteps(t *testing.T) {
	p := build(t, "vnswrr", world(1, 1, 1000, 2)).Pickers[0].(*rotatedSmooth)
	p.next = 0
	for n := 1; n <= 3*1003; n++ {
		p.Pick(0)
		if made, want := len(p.cycle.picks), min((n+2)/3*3, 1003); made != want {
			t.Fatalf("after %d picks %d are made, want %d", n, made, want)
		}
	}
}

// TestASenderGoesToTheNextPointOfTheRing, its own if it is on one, and from the
// last to the first.
func TestASenderGoesToTheNextPointOfTheRing(t *testing.T) {
	const sender = 5
	at := senderKey(sender)
	for i, points := range [][3]uint64{{at, at + 1, at + 2}, {at - 1, at, at + 1}, {at - 2, at - 1, at}, {at - 3, at - 2, at - 1}} {
		ring := ringHash{[]ringPoint{{points[0], 0}, {points[1], 1}, {points[2], 2}}}
		if got, want := ring.Pick(sender), int32(i%3); got != want {
			t.Errorf("ring %d: picked %d, not %d", i, got, want)
		}
	}
}

// TestWhoReadsNothingOfTheServers handles requests many at a time.
func TestWhoReadsNothingOfTheServers(t *testing.T) {
	const blind = " hash random roundrobin wrandom swrr vnswrr iwrr ringhash maglev "
	const stale = " leastloaded powerofk "
	for _, name := range Names() {
		s := Spec{Name: name}
		if got, want := s.Blind(), strings.Contains(blind, " "+name+" "); got != want {
			t.Errorf("%s reads nothing of the servers: %t, want %t", name, got, want)
		}
		if got, want := s.Stale(), strings.Contains(stale, " "+name+" "); got != want {
			t.Errorf("%s reads nothing but a snapshot: %t, want %t", name, got, want)
		}
	}
}

// TestARingTakesNoMoreMemoryThanItsPoints.
func TestARingTakesNoMoreMemoryThanItsPoints(t *testing.T) {
	ring := newRing([]int64{1, 2, 3}, 50)
	if len(ring) != 300 || cap(ring) != 300 {
		t.Errorf("%d points in memory for %d, not 300", len(ring), cap(ring))
	}
}

func TestWeightsThatAreAllEqual(t *testing.T) {
	for _, c := range []struct {
		weights []int64
		want    bool
	}{{[]int64{2}, true}, {[]int64{2, 2, 2}, true}, {[]int64{2, 2, 3}, false}, {[]int64{1, 2, 2}, false}} {
		if got := alike(c.weights); got != c.want {
			t.Errorf("%v are all equal: %t", c.weights, got)
		}
	}
}
