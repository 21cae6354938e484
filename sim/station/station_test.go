package station

import (
	"slices"
	"testing"

	"loadlab/sim/rng"
)

// arrival is a request of a test.
type arrival struct{ at, service int64 }

// arrivals draws n of them; some come at the same instant, some have no work.
func arrivals(seed uint64, n int) []arrival {
	r := rng.New(seed, "station", 0)
	var list []arrival
	now := int64(0)
	for range n {
		now += int64(r.Intn(12))
		list = append(list, arrival{now, int64(r.Intn(20))})
	}
	return list
}

// play sends the arrivals and returns each one's finish. It looks at the
// station every nanosecond in between when looking.
func play(s Station, list []arrival, looking bool) []int64 {
	ends := make([]int64, len(list))
	next := int64(Never)
	take := func(until int64) {
		for next <= until {
			var j *Job
			j, next = s.Pop()
			ends[j.Index] = j.Finish
		}
	}
	last := int64(0)
	for i, a := range list {
		for t := last; looking && t < a.at; t++ {
			take(t)
			s.FreeAt(t)
		}
		last = a.at
		take(a.at)
		next = s.Accept(&Job{Arrival: a.at, Service: a.service, Index: int64(i)}, a.at)
	}
	take(Never - 1)
	return ends
}

// known plays a Known as a Station does, checking on the way that it counts
// its unfinished requests right.
func known(t *testing.T, k Known, list []arrival) []int64 {
	t.Helper()
	var ends []int64
	most := int32(0)
	for _, a := range list {
		want := int32(0)
		for _, e := range ends {
			if e > a.at {
				want++
			}
		}
		if got := k.Pass(a.at); got != want {
			t.Fatalf("%d unfinished at %d, want %d", got, a.at, want)
		}
		most = max(most, want+1)
		if ends = append(ends, k.Accept(a.at, k.Start(a.at), a.service)); k.Most() != most {
			t.Fatalf("most at %d is %d, want %d", a.at, k.Most(), most)
		}
	}
	return ends
}

// stations makes one of each kind.
var stations = map[string]func() Station{
	"delay":     func() Station { return &Delay{} },
	"sharing 1": func() Station { return NewSharing(1) },
	"sharing 3": func() Station { return NewSharing(3) },
}

// TestLookingChangesNothing looks every nanosecond, or never.
func TestLookingChangesNothing(t *testing.T) {
	for name, make := range stations {
		for seed := range uint64(20) {
			list := arrivals(seed, 300)
			if a, b := play(make(), list, false), play(make(), list, true); !slices.Equal(a, b) {
				t.Errorf("%s, seed %d: looking changed the finishes", name, seed)
			}
		}
	}
}

// TestKindsAgreeWhereTheyMust: many slots are a delay, one slot is a line.
func TestKindsAgreeWhereTheyMust(t *testing.T) {
	for seed := range uint64(20) {
		list := arrivals(seed, 300)
		delay := play(&Delay{}, list, false)
		for i, f := range delay {
			if f != list[i].at+list[i].service {
				t.Fatalf("delay: request %d finishes at %d", i, f)
			}
		}
		line := known(t, &NewLines(1)[0], list)
		for name, pair := range map[string][2][]int64{
			"a pool of 1 and a line":    {known(t, NewPool(1), list), line},
			"a pool of 300 and a delay": {known(t, NewPool(300), list), delay},
			"the zero pool and a delay": {known(t, &Pool{}, list), delay},
			"sharing 300 and a delay":   {play(NewSharing(300), list, false), delay},
		} {
			if !slices.Equal(pair[0], pair[1]) {
				t.Errorf("%s differ, seed %d", name, seed)
			}
		}
	}
}

// TestPoolAgreesWithSlotsByHand serves each request in the slot that is free
// first.
func TestPoolAgreesWithSlotsByHand(t *testing.T) {
	for seed := range uint64(20) {
		list := arrivals(seed, 300)
		got := known(t, NewPool(3), list)
		slots := make([]int64, 3)
		for i, a := range list {
			slices.Sort(slots)
			slots[0] = max(slots[0], a.at) + a.service
			if got[i] != slots[0] {
				t.Fatalf("seed %d: request %d finishes at %d, want %d", seed, i, got[i], slots[0])
			}
		}
	}
}

// TestSharingByHand has cases small enough to work out on paper.
func TestSharingByHand(t *testing.T) {
	// Two requests of 10 and 4 ns at 0, a third of 2 ns at 3. Shared by two
	// until 3: each has 1.5. Then three: the third needs 2 (6 ns, until 9), when
	// the second has 3.5 and the first too. Then two: the second's 0.5 takes 1
	// (until 10); the first has 4 then and is alone: 6 more, until 16.
	s := NewSharing(1)
	got := play(s, []arrival{{0, 10}, {0, 4}, {3, 2}}, false)
	if want := []int64{16, 10, 9}; !slices.Equal(got, want) {
		t.Errorf("one slot: %v, want %v", got, want)
	}
	// With two slots: until 3 both at full speed. Then three share two: the
	// second needs 1 more, 1.5 ns, so until 5 (4.5, rounded up), when the others
	// have got 2 x 2/3 each: the first 3 + 4/3, the third 4/3. The third needs
	// 2/3 more at full speed: until 6 (5.67 rounded up); the first until 5 + (10 -
	// 4 1/3) = 10.67, so 11.
	got = play(NewSharing(2), []arrival{{0, 10}, {0, 4}, {3, 2}}, false)
	if want := []int64{11, 5, 6}; !slices.Equal(got, want) {
		t.Errorf("two slots: %v, want %v", got, want)
	}
}

// TestSharingConservesWork empties at the same instant as a line does, but for
// rounding up at each completion of a busy period.
func TestSharingConservesWork(t *testing.T) {
	for seed := range uint64(20) {
		list := arrivals(seed, 300)
		for i := range list {
			list[i].at *= 1000
			list[i].service *= 1000
		}
		a, b := known(t, &NewLines(1)[0], list), play(NewSharing(1), list, false)
		if d := slices.Max(b) - slices.Max(a); d < 0 || d > 300 {
			t.Errorf("seed %d: sharing ends %d ns after the line", seed, d)
		}
	}
}

// TestFreeAtIsWhenARequestWouldHaveASlot compares FreeAt with what happens
// when nothing more arrives.
func TestFreeAtIsWhenARequestWouldHaveASlot(t *testing.T) {
	const slots = 3
	for seed := range uint64(50) {
		s := NewSharing(slots)
		list := arrivals(seed, 40)
		play := func(until int64) {
			for s.next <= until {
				s.Pop()
			}
		}
		for i, a := range list {
			play(a.at)
			s.Accept(&Job{Arrival: a.at, Service: a.service, Index: int64(i)}, a.at)
		}
		now := list[len(list)-1].at
		play(now)
		free := s.FreeAt(now)
		var ends []int64
		for s.next != Never {
			j, _ := s.Pop()
			ends = append(ends, j.Finish)
		}
		want := now
		if over := len(ends) - slots; over >= 0 {
			want = ends[over]
		}
		if free != want {
			t.Errorf("seed %d: free at %d, want %d of %v", seed, free, want, ends)
		}
	}
}

// TestColumnsAreLinesOneByOne sends the same requests in columns and one by one,
// with snapshots more and less frequent than arrivals, and looks at every choice.
func TestColumnsAreLinesOneByOne(t *testing.T) {
	const n, servers = 4000, 5
	loads := map[string]func(l *Line, at, taken int64, sent []int64) int64{
		"shorter":       func(l *Line, at, _ int64, _ []int64) int64 { return int64(l.Pass(at)) },
		"shorter then":  func(_ *Line, _, taken int64, sent []int64) int64 { return unfinished(sent, taken) },
		"sooner":        func(l *Line, at, _ int64, _ []int64) int64 { return l.Start(at) },
		"which is told": nil,
		"one":           nil,
	}
	for name, load := range loads {
		for _, period := range []int64{1, 7, 40, 1000, 30000} {
			for _, slowdown := range [][]float64{nil, {1, 1.5, 1, 3, 0.5}} {
				r := rng.New(11, "columns", int(period))
				c := Columns{make([]int64, n), make([]int64, n), make([]int32, n), make([]int64, n), make([]int64, n)}
				first, second := make([]int32, n), make([]int32, n)
				now := int64(0)
				for i := range n {
					now += int64(r.Intn(8))
					c.Arrival[i], c.Demand[i] = now, int64(r.Intn(26))
					first[i], second[i] = int32(r.Intn(servers)), int32(r.Intn(servers))
					if r.Intn(4) > 0 { // one line is long
						second[i] = first[i] % 2
					}
					if name == "one" { // of each part
						first[i] = int32(i / 64 * 3 / 2 % servers)
					}
					c.Server[i] = first[i]
				}
				all, plain := Lines{NewLines(servers), slowdown}, NewLines(servers)
				clock := Clock{Period: period, Due: period}
				for i := 0; i < n; i += 64 {
					part, a, b := c.Part(i, min(i+64, n)), first[i:min(i+64, n)], second[i:min(i+64, n)]
					switch name {
					case "shorter":
						all.JoinShorter(&part, a, b)
					case "shorter then":
						all.JoinShorterAt(&clock, &part, a, b)
					case "sooner":
						all.JoinSooner(&part, a, b)
					case "one":
						all.JoinOne(&c, i, i+len(a), a[0])
					default:
						all.Join(&part)
						all.Latest(part.Server)
					}
				}
				var sent [servers][]int64 // finishes
				var before [servers][]int64
				taken := int64(0)
				for i, now := range c.Arrival {
					if last := now / period * period; last != taken {
						taken = last
						for s := range before {
							before[s] = slices.Clone(sent[s])
						}
					}
					server := first[i]
					if load != nil {
						a, b := first[i], second[i]
						if load(&plain[b], now, taken, before[b]) < load(&plain[a], now, taken, before[a]) {
							server = b
						}
					}
					service := c.Demand[i]
					if slowdown != nil {
						service = Service(service, slowdown[server])
					}
					start, end := plain[server].Join(now, service)
					sent[server] = append(sent[server], end)
					if c.Server[i] != server || c.Start[i] != start || c.Finish[i] != end {
						t.Fatalf("%s, period %d, request %d: server %d, %d to %d; want server %d, %d to %d", name, period, i, c.Server[i], c.Start[i], c.Finish[i], server, start, end)
					}
				}
				for s := range plain {
					if a, b := all.Line[s].Most(), plain[s].Most(); a != b {
						t.Errorf("%s, period %d: at most %d at line %d, want %d", name, period, a, s, b)
					}
					if name == "shorter then" { // its lines look back to the snapshot
						continue
					}
					for at := now; at <= now+2000; at += 500 {
						want := int32(unfinished(sent[s], at))
						if a, b := all.Line[s].PassMany(at), plain[s].Pass(at); a != want || b != want {
							t.Errorf("%s, period %d: %d and %d unfinished at line %d and %d, want %d", name, period, a, b, s, at, want)
						}
					}
				}
				all.Release()
			}
		}
	}
}

// unfinished counts the finishes after an instant.
func unfinished(finishes []int64, at int64) (n int64) {
	for _, f := range finishes {
		if f > at {
			n++
		}
	}
	return n
}

// TestALineRemembersLittle where snapshots are rare: what was unfinished at the
// last one and what came since, and without snapshots what is unfinished.
func TestALineRemembersLittle(t *testing.T) {
	const n, period = 20000, 600
	lines := Lines{Line: NewLines(1)}
	clock := Clock{Period: period, Due: period}
	c := Columns{make([]int64, n), make([]int64, n), make([]int32, n), make([]int64, n), make([]int64, n)}
	for i := range n {
		c.Arrival[i], c.Demand[i] = int64(i)*10, 9
	}
	lines.JoinShorterAt(&clock, &c, c.Server, c.Server)
	if got := len(lines.Line[0].finishes); got != 64 {
		t.Errorf("60 requests between two snapshots: %d finishes are kept", got)
	}
	lines = Lines{Line: NewLines(1)}
	lines.Join(&c)
	if got := len(lines.Line[0].finishes); got != ring || lines.Line[0].Most() != 1 {
		t.Errorf("never more than one request: %d finishes are kept, at most %d", got, lines.Line[0].Most())
	}
}
