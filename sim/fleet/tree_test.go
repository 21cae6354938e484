package fleet

import (
	"cmp"
	"slices"
	"testing"

	"loadlab/sim/rng"
	"loadlab/sim/station"
)

// TestTreeAgreesWithScanning changes places at random and asks every question
// of a plain slice too.
func TestTreeAgreesWithScanning(t *testing.T) {
	r := rng.New(1, "tree", 0)
	for i, n := range []int{1, 2, 7, 8, 9, 16, 17, 100, 300, 17, 300, 600, 2100} {
		// Few numbers make many ties; many leave whole branches without the least.
		numbers := 4
		if i > 7 {
			numbers = 2 * n
		}
		tree := NewTree(n)
		plain := make([]int64, n)
		for range 3000 {
			place := r.Intn(n)
			plain[place] = int64(r.Intn(numbers))
			tree.Set(int32(place), plain[place])
			least := plain[0]
			for _, v := range plain {
				least = min(least, v)
			}
			first, _ := scanFrom(plain, 0, least)
			if tree.Min() != least || tree.First(least) != first || tree.First(least-1) != -1 {
				t.Fatalf("n=%d %v: min %d, first %d", n, plain, tree.Min(), tree.First(least))
			}
			from := r.Intn(n)
			limit := int64(r.Intn(numbers))
			if want, ok := scanFrom(plain, from, limit); ok && tree.FirstFrom(int32(from), limit) != want {
				t.Fatalf("n=%d %v: first from %d at most %d is %d, want %d", n, plain, from, limit, tree.FirstFrom(int32(from), limit), want)
			}
		}
	}
}

// scanFrom looks from a place on, going round once.
func scanFrom(values []int64, from int, limit int64) (int32, bool) {
	for i := range values {
		if at := (from + i) % len(values); values[at] <= limit {
			return int32(at), true
		}
	}
	return 0, false
}

// TestOrderAgreesWithScanning keeps the next completion of servers that come
// and go.
func TestOrderAgreesWithScanning(t *testing.T) {
	r := rng.New(2, "order", 0)
	for _, n := range []int{1, 2, 5, 30} {
		o := newOrder(n)
		plain := make([]int64, n)
		for i := range plain {
			plain[i] = station.Never
		}
		for range 5000 {
			s := r.Intn(n)
			plain[s] = int64(r.Intn(20))
			if r.Intn(3) == 0 {
				plain[s] = station.Never
			}
			o.update(int32(s), plain[s])
			best := 0
			for i, v := range plain {
				if v < plain[best] {
					best = i
				}
			}
			if o.first() != plain[best] || plain[best] != station.Never && o.server() != int32(best) {
				t.Fatalf("n=%d %v: first %d", n, plain, o.first())
			}
		}
	}
}

// TestCalendarAgreesWithSorting pushes completions near and far and takes
// them in order, with gaps that fit and gaps that do not.
func TestCalendarAgreesWithSorting(t *testing.T) {
	for _, gap := range []float64{0.5, 3, 1000, 1e18} {
		r := rng.New(5, "calendar", 0)
		c := newCalendar(gap)
		var plain []event
		now := int64(0)
		for i := int32(0); i < 4000; i++ {
			span := 40
			if r.Intn(20) == 0 {
				span = 1 << 20
			}
			e := event{at: now + int64(r.Intn(span)), arrival: now, server: int32(r.Intn(5)), balancer: i}
			c.push(e.at, e.arrival, e.server, e.balancer)
			plain = append(plain, e)
			slices.SortStableFunc(plain, func(a, b event) int {
				return cmp.Or(cmp.Compare(a.at, b.at), cmp.Compare(a.server, b.server))
			})
			now += int64(r.Intn(3)) * int64(r.Intn(40))
			for len(plain) > 0 && plain[0].at <= now {
				if c.earliest != plain[0].at {
					t.Fatalf("gap %g: the first is at %d; want %+v", gap, c.earliest, plain[0])
				}
				if got := c.pop(); c.events[got].balancer != plain[0].balancer {
					t.Fatalf("gap %g: %+v; want %+v", gap, c.events[got], plain[0])
				}
				plain = plain[1:]
			}
			if c.earliest <= now {
				t.Fatalf("gap %g, now %d: one too much at %d", gap, now, c.earliest)
			}
		}
		rest := c.drain()
		if len(rest) != len(plain) {
			t.Fatalf("gap %g: %d left, want %d", gap, len(rest), len(plain))
		}
		for i := range rest {
			if rest[i].balancer != plain[i].balancer {
				t.Fatalf("gap %g: place %d is %+v, want %+v", gap, i, rest[i], plain[i])
			}
		}
		// It is empty then, and goes on.
		if c.earliest != station.Never {
			t.Fatalf("gap %g: one at %d was not removed", gap, c.earliest)
		}
		c.push(now+1<<21, now, 0, -7)
		if got := c.pop(); c.events[got].balancer != -7 || c.earliest != station.Never {
			t.Fatalf("gap %g: %+v after the end, and one at %d", gap, c.events[got], c.earliest)
		}
	}
}

// TestCalendarUsesItsEventsAgain: it has as many as were ever to come at once.
func TestCalendarUsesItsEventsAgain(t *testing.T) {
	c := newCalendar(10)
	for at := range int64(1000) {
		c.push(at, at, 0, 0)
		c.push(at, at, 1, 0)
		c.pop()
		c.pop()
	}
	if len(c.events) != 2 {
		t.Errorf("%d events for two at once", len(c.events))
	}
}

// TestHistoryTellsThePast notes arrivals and completions and asks about every
// instant that may be asked about.
func TestHistoryTellsThePast(t *testing.T) {
	r := rng.New(3, "history", 0)
	h := history{keep: 50}
	type stay struct{ from, to int64 }
	var stays []stay
	for now := int64(0); now < 5000; now += int64(r.Intn(4)) {
		s := stay{now, now + int64(r.Intn(40))}
		stays = append(stays, s)
		h.arrive(s.from)
		h.finish(s.from, s.to)
		for back := int64(0); back < 50 && back <= now; back += 7 {
			at, want := now-back, int32(0)
			for _, s := range stays {
				if s.from < at && s.to > at {
					want++
				}
			}
			if got := h.at(at); got != want {
				t.Fatalf("at %d, seen from %d: %d, want %d", at, now, got, want)
			}
		}
	}
	if len(h.arrivals.at) > 200 {
		t.Errorf("%d arrivals are still remembered", len(h.arrivals.at))
	}
}

// TestHistoryForgetsWhatNeverStayed, though another has come since.
func TestHistoryForgetsWhatNeverStayed(t *testing.T) {
	h := history{keep: 50}
	h.arrive(5)
	h.arrive(9)
	h.finish(5, 5)
	for at, want := range map[int64]int32{6: 0, 9: 0, 10: 1} {
		if got := h.at(at); got != want {
			t.Errorf("at %d: %d, want %d", at, got, want)
		}
	}
}

// TestASnapshotIsOfTheLatestInstant that is not after now, however long nobody
// has looked.
func TestASnapshotIsOfTheLatestInstant(t *testing.T) {
	for now, want := range map[int64]int64{9: 0, 10: 10, 19: 10, 20: 20, 21: 20, 29: 20, 30: 30, 45: 40} {
		var s snapshot
		s.start(0, 10)
		if passed := s.Reach(now); passed != (want > 0) || s.Taken != want || s.Due != want+10 {
			t.Errorf("at %d: taken at %d, the next at %d, passed %t; want %d", now, s.Taken, s.Due, passed, want)
		}
	}
}

// TestStaggeredSnapshotsAreSpreadEvenly: balancer b's are b/n of the period
// after balancer 0's, in whole nanoseconds.
func TestStaggeredSnapshotsAreSpreadEvenly(t *testing.T) {
	for _, period := range []int64{1000, 1001, 1007, 999_999_999_999} {
		for _, n := range []int64{1, 2, 3, 4, 7, 10} {
			f := New(Setup{Slowdown: []float64{1}, Slots: []int{1}, Queue: Unlimited, Balancers: int(n), Gap: 1}, nil)
			views := f.Views()
			f.TakeSnapshots(period, true, views)
			for b, v := range views {
				want := int64(b) * period / n
				if b == 0 {
					want = period // the one at 0 is taken already
				}
				v.Advance(want - 1)
				before := v.own.Taken
				v.Advance(want)
				if before != 0 || v.own.Taken != want {
					t.Errorf("period %d, balancer %d of %d: taken at %d, then at %d, want %d", period, b, n, before, v.own.Taken, want)
				}
				v.Advance(want + 3*period)
				if v.own.Taken != want+3*period {
					t.Errorf("period %d, balancer %d of %d: three periods later at %d", period, b, n, v.own.Taken)
				}
			}
		}
	}
}

// TestATreeHasNoMorePlacesThanItNeeds: whole families, level by level.
func TestATreeHasNoMorePlacesThanItNeeds(t *testing.T) {
	for _, n := range []int{1, leaves, leaves + 1, leaves * nodes, leaves*nodes + 1, 1000, 100_000} {
		tree := NewTree(n)
		size := len(tree.places)
		if got := size * leaves; got < n || got >= n+leaves {
			t.Errorf("%d places for %d", got, n)
		}
		for i, l := range tree.minima {
			if got := len(l) * nodes; got < size || got >= size+nodes || (len(l) == 1) != (i == len(tree.minima)-1) {
				t.Errorf("%d numbers, level %d: %d places for %d", n, i, got, size)
			}
			size = len(l)
		}
	}
}
