package policy

import (
	"math"
	"testing"

	"loadlab/sim/fleet"
	"loadlab/sim/rng"
)

// TestRoughBoundsHoldTheLoad, near 0, near 1 and beyond, and are narrow where
// little time has passed.
func TestRoughBoundsHoldTheLoad(t *testing.T) {
	r := rng.New(1, "rough", 0)
	for i := range 200000 {
		x := r.Float64()
		switch i % 4 {
		case 0:
			x *= 1e-3
		case 1:
			x *= 0x1p-40
		case 2:
			x *= 1.5
		}
		v := r.Float64() * 1e12
		b, load := rough(v, x), float64(v*rng.Exp(-x))
		if b.least > load*(1+1e-14) || b.most < load { // the least may be rounded up
			t.Fatalf("v %g, x %g: %g is not between %g and %g", v, x, load, b.least, b.most)
		}
		if x < 0.1 && b.most-b.least > 2e-4*v {
			t.Fatalf("v %g, x %g: between %g and %g", v, x, b.least, b.most)
		}
	}
}

// TestBoundsDecideWhereTheyDoNotTouch, and only there.
func TestBoundsDecideWhereTheyDoNotTouch(t *testing.T) {
	for _, c := range []struct {
		a, b   bounds
		differ bool
		lower  int32
	}{
		{bounds{1, 2}, bounds{3, 4}, true, 7}, {bounds{3, 4}, bounds{1, 2}, true, 8},
		{bounds{1, 3}, bounds{2, 4}, false, 0}, {bounds{2, 4}, bounds{1, 3}, false, 0}, {bounds{1, 4}, bounds{2, 3}, false, 0},
		{bounds{1, 2}, bounds{2, 3}, false, 0}, {bounds{0, 0}, bounds{0, 0}, false, 0}, {bounds{0, 0}, bounds{1, 2}, true, 7},
		{bounds{0, math.MaxFloat64}, bounds{1, 2}, false, 0},
	} {
		differ, sign := c.a.compare(c.b)
		if differ != c.differ || differ && fleet.Lower(7, 8, sign) != c.lower {
			t.Errorf("%v and %v: differ %t, sign %d", c.a, c.b, differ, sign)
		}
	}
}

// TestChoosingAgreesWithLoads compares what two choosing policies choose with the
// exact loads of servers in random states, often near to each other.
func TestChoosingAgreesWithLoads(t *testing.T) {
	f := fleet.New(fleet.Setup{Slowdown: make([]float64, 8), Slots: []int{1, 1, 1, 1, 1, 1, 1, 1}, Queue: fleet.Unlimited, Balancers: 1, Gap: 1}, nobody{})
	w := &World{Fleet: f, Views: f.Views(), Weights: make([]int64, 8), Seed: 1}
	r, ways := rng.New(2, "states", 0), make(map[bool]int) // whether bounds decide
	for range 50000 {
		now := int64(1e9) + int64(r.Intn(1e9))
		w.Views[0].Advance(now)
		own, exact := newAverages(w, 0, 1e9), newAverages(w, 0, 1e9)
		for s := range own.of {
			a := average{value: float64(r.Intn(1000)) + r.Float64(), last: now - int64(r.Intn(1<<r.Intn(31)+1)), pending: int32(r.Intn(3)), known: r.Intn(8) > 0}
			own.of[s], exact.of[s] = a, a
		}
		peak, peakExact := &peakTwo{nil, peakEWMA{own}}, peakEWMA{exact}
		nginx, nginxExact := &nginxTwo{nil, nginxEWMA{own}}, nginxEWMA{exact}
		for s := int32(0); s < 8; s += 2 {
			if got, want := nginx.Choose(s, s+1), lower(s, s+1, nginxExact.load(s), nginxExact.load(s+1)); got != want {
				t.Fatalf("EWMA chose %d of %+v and %+v", got, own.of[s], own.of[s+1])
			}
			before := []average{own.of[s], own.of[s+1]}
			if a, b := before[0], before[1]; a.known && b.known {
				differ, _ := rough(a.value, float64(now-a.last)*own.rate).compare(rough(b.value, float64(now-b.last)*own.rate))
				ways[differ]++
			}
			if got, want := peak.Choose(s, s+1), lower(s, s+1, peakExact.load(s), peakExact.load(s+1)); got != want {
				t.Fatalf("PeakEWMA chose %d of %+v", got, before)
			}
			if own.of[s] != exact.of[s] || own.of[s+1] != exact.of[s+1] {
				t.Fatalf("PeakEWMA left %+v, want %+v", own.of[s:s+2], exact.of[s:s+2])
			}
		}
	}
	if ways[true] < 100 || ways[false] < 100 {
		t.Errorf("bounds decide %d times and leave it open %d times", ways[true], ways[false])
	}
}
