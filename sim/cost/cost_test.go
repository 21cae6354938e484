package cost

import (
	"slices"
	"testing"
	"time"

	"loadlab/sim/link"
	"loadlab/sim/measure"
)

const pickers = "v=1&policies=swrr,vnswrr,iwrr,wrandom&weights=10x1,10x2,10x3,10x4,10x5,10x6,10x7,10x8,10x9,10x10"

// TestSmoothGrowsAndTheOthersDoNot times real picks. A tenfold fleet makes
// SmoothWRR's picks nearly ten times as long; five is far below that and far
// above what caches and a busy machine do to the flat ones between 10 servers
// and 1000.
func TestSmoothGrowsAndTheOthersDoNot(t *testing.T) {
	e, err := link.Parse(pickers)
	if err != nil {
		t.Fatal(err)
	}
	begin := time.Now()
	told := 0
	costs, err := Measure(&e, func() int64 { return int64(time.Since(begin)) }, func(done, steps int) {
		if told++; done != told || steps != 16*(1+Repetitions) {
			t.Fatalf("step %d of %d was told as the %dth", done, steps, told)
		}
	})
	if err != nil || told != 16*(1+Repetitions) || len(costs) != 16 {
		t.Fatalf("%d costs after %d steps, %v", len(costs), told, err)
	}
	of := func(policy string, servers int) measure.Cost {
		i := slices.IndexFunc(costs, func(c measure.Cost) bool { return c.Policy == policy && c.Servers == servers })
		if i < 0 {
			t.Fatalf("nothing of %s with %d servers", policy, servers)
		}
		return costs[i]
	}
	for _, c := range costs {
		if !(c.Low > 0 && c.Low <= c.NS && c.NS <= c.High) {
			t.Errorf("%+v", c)
		}
	}
	if few, many := of("swrr", 100), of("swrr", 10000); many.Low < 25*few.Low {
		t.Errorf("SmoothWRR takes %.0f ns among 100 and %.0f ns among 10000", few.Low, many.Low)
	}
	for _, flat := range []string{"vnswrr", "iwrr", "wrandom"} {
		if few, many := of(flat, 10), of(flat, 1000); many.Low > 5*few.Low {
			t.Errorf("%s takes %.1f ns among 10 and %.1f ns among 1000", flat, few.Low, many.Low)
		}
	}
}

// TestACoarseClockIsGivenMoreTime: a clock that moves in steps of 5 ms, as
// some browsers' do, with picks that take 50 ns each.
func TestACoarseClockIsGivenMoreTime(t *testing.T) {
	now := int64(0)
	clock := func() int64 { now += 50_000; return now / 5e6 * 5e6 }
	if got := step(clock); got != 5e6 {
		t.Errorf("a step of %d ns", got)
	}
}

func TestWhatDependsOnTheServersIsNotMeasured(t *testing.T) {
	e, err := link.Parse("v=1&policies=random,leastloaded,swrr,peakewma")
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, p := range Measurable(&e) {
		names = append(names, p.String())
	}
	if !slices.Equal(names, []string{"random", "swrr"}) {
		t.Errorf("%v", names)
	}
	e.Policies = e.Policies[1:2]
	if _, err := Measure(&e, nil, nil); err == nil {
		t.Error("nothing to measure, and no error")
	}
}

// TestACycleThatTakesTooLongIsLeftOut: 10,000 servers in a cycle of ten
// million picks.
func TestACycleThatTakesTooLongIsLeftOut(t *testing.T) {
	e, err := link.Parse("v=1&policies=vnswrr&servers=2&weights=1,1999")
	if err != nil {
		t.Fatal(err)
	}
	var sizes []int
	for _, task := range tasksOf(&e) {
		sizes = append(sizes, task.servers)
	}
	if !slices.Equal(sizes, []int{10, 100, 1000}) {
		t.Errorf("%v", sizes)
	}
}

func TestWeightsAreSpread(t *testing.T) {
	e, err := link.Parse(pickers)
	if err != nil {
		t.Fatal(err)
	}
	if got := spread(&e, 10); !slices.Equal(got, []int64{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}) {
		t.Errorf("%v", got)
	}
	got := spread(&e, 1000)
	if got[0] != 1 || got[499] != 5 || got[500] != 6 || got[999] != 10 {
		t.Errorf("%v", got)
	}
}
