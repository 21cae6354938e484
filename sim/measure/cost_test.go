package measure

import (
	"bytes"
	"math"
	"reflect"
	"testing"
)

func TestCostsAreReadAsTheyWereWritten(t *testing.T) {
	for _, want := range [][]Cost{nil, {{Policy: "swrr", Servers: 10000, NS: 1.5, Low: 1, High: 1e9}, {Policy: "powerofk:k=2", Servers: 1}}} {
		b := EncodeCosts(want)
		if got, err := DecodeCosts(b); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%+v came back as %+v, %v", want, got, err)
		}
		for n := 1; n < len(b); n++ {
			if _, err := DecodeCosts(b[:n]); err == nil {
				t.Errorf("%d of %d bytes pass", n, len(b))
			}
		}
	}
	if got, err := DecodeCosts(nil); got != nil || err != nil {
		t.Errorf("no bytes are %v, %v", got, err)
	}
}

// TestTenfold against laws that are known: proportional, flat, square root.
func TestTenfold(t *testing.T) {
	for exponent, want := range map[float64]float64{1: 10, 0: 1, 0.5: math.Sqrt(10)} {
		var costs []Cost
		for _, n := range []int{10, 100, 1000} {
			costs = append(costs, Cost{Policy: "a", Servers: n, NS: 7 * math.Pow(float64(n), exponent)}, Cost{Policy: "b", Servers: n, NS: 3})
		}
		if got := Tenfold(costs, "a"); math.Abs(got-want) > 1e-9 {
			t.Errorf("exponent %g: %g, not %g", exponent, got, want)
		}
	}
	if got := Tenfold([]Cost{{Policy: "a", Servers: 10, NS: 1}}, "a"); !math.IsNaN(got) {
		t.Errorf("one number of servers has the slope %g", got)
	}
}

func FuzzDecodeCosts(f *testing.F) {
	f.Add(EncodeCosts([]Cost{{"swrr", 10, 1.5, 1, 2}, {"iwrr", 1000, 9, 8, 10}}))
	f.Add([]byte{})
	f.Add([]byte{255, 255, 255, 255, 15})
	f.Fuzz(func(t *testing.T, b []byte) {
		costs, err := DecodeCosts(b)
		if err != nil {
			return
		}
		again, err := DecodeCosts(EncodeCosts(costs))
		if err != nil || !bytes.Equal(EncodeCosts(again), EncodeCosts(costs)) {
			t.Errorf("%v is read back as %v, %v", costs, again, err)
		}
	})
}
