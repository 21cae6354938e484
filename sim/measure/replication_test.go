package measure

import (
	"math"
	"testing"

	"loadlab/sim/rng"
)

// TestEstimateByHand: 1, 2, 3, 4 has mean 2.5, standard deviation 1.29099 and
// a 0.975 quantile of 3.182 with three degrees of freedom.
func TestEstimateByHand(t *testing.T) {
	e := Estimated([]float64{1, 2, 3, 4})
	if e.Mean != 2.5 || math.Abs(e.Half-3.182*1.2909944487358056/2) > 1e-12 || e.Values != 4 {
		t.Errorf("%+v", e)
	}
	if one := Estimated([]float64{7}); one.Mean != 7 || !math.IsInf(one.Half, 1) || one.Differs() {
		t.Errorf("one value: %+v", one)
	}
}

// TestIntervalsCover counts how often the interval holds the true mean: 95 %
// of the time, give or take four standard errors.
func TestIntervalsCover(t *testing.T) {
	r := rng.New(1, "cover", 0)
	const trials = 4000
	for _, n := range []int{2, 10, 40} {
		hit := 0
		values := make([]float64, n)
		for range trials {
			for i := range values { // a sum of twelve uniforms is about normal
				values[i] = 0
				for range 12 {
					values[i] += r.Float64()
				}
			}
			if e := Estimated(values); math.Abs(e.Mean-6) <= e.Half {
				hit++
			}
		}
		if share := float64(hit) / trials; math.Abs(share-0.95) > 4*math.Sqrt(0.95*0.05/trials) {
			t.Errorf("%d values: %.3f of the intervals cover", n, share)
		}
	}
}

// TestStudentMeetsTheTable compares the expansion with the table's end and
// published values beyond it.
func TestStudentMeetsTheTable(t *testing.T) {
	for _, c := range []struct {
		degrees int
		want    float64
	}{{1, 12.706}, {30, 2.042}, {40, 2.021}, {60, 2.000}, {120, 1.980}, {100000, 1.960}} {
		if got := student(c.degrees); math.Abs(got-c.want) > 0.0015 {
			t.Errorf("%d degrees: %.4f, want %.3f", c.degrees, got, c.want)
		}
	}
}

// TestReplicateAndCompare combines two seeds of two policies that differ by a
// constant, which pairing sees through any noise.
func TestReplicateAndCompare(t *testing.T) {
	result := func(p99 int64, windows ...int64) *Result {
		r := &Result{Response: Summary{P99: p99}}
		for i, w := range windows {
			count := int64(1)
			if w == 0 {
				count = 0
			}
			r.Windows = append(r.Windows, Window{Start: int64(i) * 10, Count: count, P99: w})
		}
		return r
	}
	a := []*Result{result(100, 5, 0), result(900, 7, 3, 9), result(500, 6, 4)}
	b := []*Result{result(90), result(890), result(490)}
	rep := Replicate(a)
	if len(rep.Windows) != 3 || rep.Windows[0].P99 != (Range{6, 5, 7}) || rep.Windows[1].Seeds != 2 || rep.Windows[1].P99 != (Range{3, 3, 4}) || rep.Windows[2].Start != 20 {
		t.Errorf("%+v", rep.Windows)
	}
	for i, q := range Quantities {
		if q.Name != "response.p99" {
			continue
		}
		if e := rep.Estimates[i]; e.Mean != 500 || e.Half < 900 {
			t.Errorf("estimate %+v", e)
		}
		if d := Compare(a, b)[i]; d.Mean != 10 || d.Half != 0 || !d.Differs() {
			t.Errorf("difference %+v", d)
		}
	}
}
