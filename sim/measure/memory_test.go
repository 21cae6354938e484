package measure

import (
	"reflect"
	"testing"

	"loadlab/sim/rng"
)

// record makes a result of n requests of random lengths.
func record(n int64, scale float64) *Result {
	r := rng.New(7, "memory", int(n))
	rec := NewRecorder(Setup{Servers: 2, Window: 1 << 20, Windows: 10})
	for i := range n {
		start, length := i*100+int64(r.Intn(50)), int64(scale*r.Exponential())
		rec.Serve(i, i*100, start, start+length, int32(i&1), rec.Arrive(i*100))
	}
	return rec.Finish(n, 0, []int32{1, 1})
}

// TestMemoryUsedAgainShowsNothing records the same before and after runs of
// other sizes, whose memory it may get.
func TestMemoryUsedAgainShowsNothing(t *testing.T) {
	sizes := []int64{5, 3000, 100_000}
	if !testing.Short() {
		sizes = append(sizes, ExactLimit+5)
	}
	var first []*Result
	for _, n := range sizes {
		first = append(first, record(n, 1e6))
	}
	for _, other := range sizes {
		record(other, 3e8)
		for i, n := range sizes {
			if got := record(n, 1e6); !reflect.DeepEqual(got, first[i]) {
				t.Fatalf("%d requests after %d others: %+v, at first %+v", n, other, got, first[i])
			}
		}
	}
}
