package station

import (
	"math/big"
	"testing"

	"loadlab/sim/rng"
)

// exactly is processor sharing in fractions: no float64, no whole nanoseconds,
// nothing shared with Sharing but the definition. It returns each job's finish
// and how many jobs had left in its busy period by then, itself included.
func exactly(slots int, list []arrival) (finish []*big.Rat, left []int) {
	finish, left = make([]*big.Rat, len(list)), make([]int, len(list))
	now, gone := new(big.Rat), 0
	var inside []int // numbers of the jobs inside
	rest := make([]*big.Rat, len(list))
	// until serves up to an instant, nil: until all have left.
	until := func(end *big.Rat) {
		for len(inside) > 0 {
			rate := big.NewRat(1, 1)
			if len(inside) > slots {
				rate.SetFrac64(int64(slots), int64(len(inside)))
			}
			first := rest[inside[0]]
			for _, i := range inside {
				if rest[i].Cmp(first) < 0 {
					first = rest[i]
				}
			}
			step := new(big.Rat).Quo(first, rate)
			at := new(big.Rat).Add(now, step)
			if end != nil && at.Cmp(end) > 0 {
				step.Sub(end, now)
				at = end
			}
			done := new(big.Rat).Mul(step, rate)
			now = at
			var stay []int
			for _, i := range inside {
				if rest[i] = new(big.Rat).Sub(rest[i], done); rest[i].Sign() > 0 {
					stay = append(stay, i)
					continue
				}
				gone++
				finish[i], left[i] = now, gone
			}
			inside = stay
			if end != nil && now == end {
				return
			}
		}
		gone = 0
	}
	for i, a := range list {
		at := new(big.Rat).SetInt64(a.at)
		until(at)
		now = at
		inside = append(inside, i)
		rest[i] = new(big.Rat).SetInt64(a.service)
	}
	until(nil)
	return finish, left
}

// TestSharingInFractions compares finishes with exact arithmetic. A completion
// is put at the end of its nanosecond, which may delay those that leave later
// in the same busy period by as much again; no error may come on top of that.
func TestSharingInFractions(t *testing.T) {
	for _, c := range []struct {
		name  string
		slots int
		gap   int64 // mean, with a mean service time of 1000
		jobs  int
	}{
		{"light", 1, 2000, 400}, {"heavy", 1, 1100, 400}, {"overload", 1, 700, 60}, {"slots", 3, 380, 400}, {"tiny", 2, 2, 40},
	} {
		r := rng.New(7, c.name, 0)
		var list []arrival
		at := int64(0)
		for range c.jobs {
			at += int64(r.Intn(int(2*c.gap + 1)))
			list = append(list, arrival{at, 1 + int64(r.Intn(2000))})
		}
		want, left := exactly(c.slots, list)
		for i, got := range play(NewSharing(c.slots), list, false) {
			late := new(big.Rat).Sub(new(big.Rat).SetInt64(got), want[i])
			if f, _ := late.Float64(); f < -1e-6*float64(c.jobs) || f > float64(left[i])+1e-6*float64(c.jobs) {
				t.Errorf("%s: job %d leaves at %d, exactly %s, after %d others", c.name, i, got, want[i].FloatString(3), left[i]-1)
			}
		}
	}
}
