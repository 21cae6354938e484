package figure

import (
	"math"
	"strings"
	"testing"
)

// labels joins the labels of ticks.
func labels(ticks []Tick) string {
	var texts []string
	for _, t := range ticks {
		if t.Label != "" {
			texts = append(texts, strings.ReplaceAll(t.Label, "\u00a0", " "))
		}
	}
	return strings.Join(texts, " | ")
}

func TestTicks(t *testing.T) {
	for _, c := range []struct {
		name string
		axis Axis
		n    int
		want string
	}{
		{"decades of time", Axis{Scale: Log, Unit: Duration, Min: 0.005, Max: 20}, 5, "10 ms | 100 ms | 1 s | 10 s"},
		{"two and five where there is room", Axis{Scale: Log, Unit: Duration, Min: 0.1, Max: 1}, 5, "100 ms | 200 ms | 500 ms | 1 s"},
		{"less than a decade", Axis{Scale: Log, Unit: Duration, Min: 0.16, Max: 0.21}, 5, "160 ms | 170 ms | 180 ms | 190 ms | 200 ms | 210 ms"},
		{"many decades", Axis{Scale: Log, Unit: Number, Min: 1, Max: 1e9}, 4, "1 | 1000 | 1,000,000 | 1,000,000,000"},
		{"zero at the lower end", Axis{Scale: Log, Unit: Duration, Min: 1e-3, Max: 1, ZeroAtMin: true}, 4, "0 | 10 ms | 100 ms | 1 s"},
		{"an hour", Axis{Unit: Time, Max: 3600}, 6, "0 | 10 | 20 | 30 | 40 | 50 | 60"},
		{"a minute", Axis{Unit: Time, Max: 59}, 6, "0 | 10 | 20 | 30 | 40 | 50"},
		{"a day", Axis{Unit: Time, Max: 86400}, 4, "0 | 10 | 20"},
		{"percentiles", Axis{Scale: Percentile, Unit: Chance, Max: 0.99999}, 9, "0 | 50 | 90 | 95 | 99 | 99.9 | 99.99 | 99.999"},
		{"shares", Axis{Unit: Share, Max: 1}, 4, "0% | 50% | 100%"},
		{"an empty range", Axis{Scale: Log, Unit: Number, Min: 1, Max: 1}, 4, ""},
		{"no number", Axis{Unit: Number, Min: math.NaN(), Max: 1}, 4, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := labels(c.axis.Ticks(c.n)); got != c.want {
				t.Errorf("%s, want %s", got, c.want)
			}
		})
	}
}

func TestEveryScaleGoesThereAndBack(t *testing.T) {
	for _, a := range []Axis{
		{Scale: Linear, Min: -3, Max: 12},
		{Scale: Log, Min: 0.002, Max: 450},
		{Scale: Percentile, Min: 0, Max: 0.99999},
	} {
		for i := range 21 {
			f := float64(i) / 20
			if got := a.Fraction(a.At(f)); math.Abs(got-f) > 1e-9 {
				t.Errorf("scale %d: fraction %v came back as %v", a.Scale, f, got)
			}
		}
	}
}

func TestZeroHasAPlaceOnALogarithmicAxis(t *testing.T) {
	a := Axis{Scale: Log}
	a.fit(0, 0.02, 3, math.NaN(), math.Inf(1))
	if !a.ZeroAtMin || !(a.Min > 0 && a.Min < 0.02 && a.Max > 3 && a.Max < 10) {
		t.Fatalf("range %v to %v, zero at the lower end: %v", a.Min, a.Max, a.ZeroAtMin)
	}
	if a.Fraction(0) != 0 || !(a.Fraction(0.02) > 0.1) {
		t.Errorf("0 lies at %v, the least value at %v", a.Fraction(0), a.Fraction(0.02))
	}
	for _, v := range []float64{0, -1, math.Inf(1)} {
		a := Axis{Scale: Log, Min: 1, Max: 2}
		if f := a.Fraction(v); math.IsNaN(f) || math.IsInf(f, 0) {
			t.Errorf("%v lies at %v", v, f)
		}
	}
}
