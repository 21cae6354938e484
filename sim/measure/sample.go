package measure

// ExactLimit is how many values a sample keeps to give exact quantiles. Above
// it a histogram takes over, whose relative error is at most
// HistogramError, so that memory does not grow with the run.
const ExactLimit = 1 << 22

// Sample collects durations in nanoseconds, zero or more, and gives their
// mean, maximum and quantiles. The zero Sample is empty and ready.
type Sample struct {
	kept      chunks
	histogram *Histogram // nil while kept holds everything
	count     int64
	high, low uint64 // 128-bit sum, so that the mean does not depend on the order
	max       int64
}

// Add adds a value.
func (s *Sample) Add(v int64) {
	s.count++
	before := s.low
	s.low += uint64(v)
	if s.low < before {
		s.high++
	}
	if v > s.max {
		s.max = v
	}
	if s.count <= ExactLimit {
		s.kept.add(v)
		return
	}
	s.spill(v)
}

// spill adds a value to the histogram, moving everything there first.
//
//go:noinline
func (s *Sample) spill(v int64) {
	if s.histogram == nil {
		s.histogram = NewHistogram()
		for i := range s.kept.used() {
			for _, w := range s.kept.list[i] {
				s.histogram.Add(w)
			}
		}
		s.kept = chunks{}
	}
	s.histogram.Add(v)
}

// Reset empties the sample and keeps its memory.
func (s *Sample) Reset() {
	kept := s.kept
	kept.reset()
	*s = Sample{kept: kept}
}

// Count returns the number of values.
func (s *Sample) Count() int64 { return s.count }

// Max returns the largest value, 0 when empty.
func (s *Sample) Max() int64 { return s.max }

// Mean returns the mean in nanoseconds, 0 when empty.
func (s *Sample) Mean() float64 {
	if s.count == 0 {
		return 0
	}
	sum := float64(float64(s.high)*0x1p64) + float64(s.low)
	return sum / float64(s.count)
}

// RelativeError bounds the relative error of the quantiles: 0 when exact.
func (s *Sample) RelativeError() float64 {
	if s.histogram != nil {
		return HistogramError
	}
	return 0
}

// Ranks returns for each rank, counting from 1 and ascending, the value with
// that place in the sorted sample. It works in place on out.
func (s *Sample) Ranks(c *Selector, ranks []int64, out []int64) {
	switch {
	case s.count == 0:
		clear(out)
	case s.histogram != nil:
		s.histogram.Ranks(ranks, out)
		for i, r := range ranks {
			if r == s.count || out[i] > s.max {
				out[i] = s.max
			}
		}
	default:
		c.Select(s.kept.all(), ranks, out)
	}
}

// Rank is the nearest rank of the quantile num/den in a sample of n values:
// ceil(n num / den), at least 1. Whole numbers, because 0.999*n in floating
// point may round to the wrong side.
func Rank(n, num, den int64) int64 {
	// n is at most some 10^9 and num at most 10^6 here.
	r := (n*num + den - 1) / den
	return max(r, 1)
}

// Summary returns the sample's summary.
func (s *Sample) Summary(c *Selector) Summary {
	n := s.count
	ranks := []int64{Rank(n, 50, 100), Rank(n, 90, 100), Rank(n, 95, 100), Rank(n, 99, 100), Rank(n, 999, 1000)}
	out := make([]int64, len(ranks))
	s.Ranks(c, ranks, out)
	return Summary{Count: n, Mean: s.Mean(), P50: out[0], P90: out[1], P95: out[2], P99: out[3], P999: out[4], Max: s.max}
}
