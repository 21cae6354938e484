package measure

import (
	"testing"

	"loadlab/sim/rng"
)

// TestSieveLetsTheBinsPass whole, narrow and wide ones together, and of other values
// few where the bins are like wide.
func TestSieveLetsTheBinsPass(t *testing.T) {
	r := rng.New(5, "sieve", 0)
	for _, h := range []*Histogram{NewHistogram(), newHistogram(selectBits)} {
		for range 500 {
			high := int64(1) << (12 + r.Intn(44)) // the bins' values are below it
			low := int64(0)
			if r.Intn(2) == 0 {
				low = high / 8
			}
			draw := func() int64 { return low + int64(r.Uint64()%uint64(high-low)) }
			var bins []int
			for range 1 + r.Intn(5) {
				if b := h.bin(draw()); h.first(b)+1 < h.first(b+1) {
					bins = append(bins, b)
				}
			}
			if bins == nil {
				continue
			}
			var s sieve
			s.set(h, bins)
			for _, b := range bins {
				first, last := h.first(b), h.first(b+1)-1
				for _, v := range []int64{first, first + 1, (first + last) / 2, last - 1, last} {
					if s.open[hole(v, s.step)] == 0 {
						t.Fatalf("values up to %d, bins %v: %d does not pass", high, bins, v)
					}
				}
			}
			if h.bits != histogramBits || low == 0 {
				continue
			}
			const n = 2000
			passed := 0
			for range n {
				passed += int(s.open[hole(draw(), s.step)])
			}
			if passed > n/25 {
				t.Errorf("values from %d to %d, bins %v: %d of %d pass", low, high, bins, passed, n)
			}
		}
	}
}
