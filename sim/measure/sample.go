package measure

// ExactLimit is how many values a sample keeps to give exact quantiles. Above
// it a histogram takes over, whose relative error is at most
// HistogramError, so that memory does not grow with the run.
const ExactLimit = 1 << 22

// Sample collects durations in nanoseconds, zero or more, and gives their
// mean, maximum and quantiles. The zero Sample is empty and ready.
//
// Adding only stores the value, in chunks that never move (moving them cost
// more than all the rest of measuring); sums and maxima are taken a chunk at a
// time.
type Sample struct {
	chunk []int64   // being filled
	used  int       // values in chunk
	full  [][]int64 // closed chunks
	spare [][]int64 // empty chunks of earlier use

	histogram *Histogram // nil while full holds everything that is closed
	closed    summing    // of everything but chunk[:used]
}

// The first chunk is small because many samples are; the largest is large
// enough that there are few, and small enough to waste little.
const (
	firstChunk   = 256
	largestChunk = 1 << 15
)

// summing is the number of values, their sum in 128 bits, so that the mean does
// not depend on the order, and their maximum.
type summing struct {
	count     int64
	high, low uint64
	max       int64
}

// add takes values in.
func (s *summing) add(values []int64) {
	high, low, most := s.high, s.low, s.max
	for _, v := range values {
		sum := low + uint64(v)
		if sum < low {
			high++
		}
		low = sum
		if v > most {
			most = v
		}
	}
	s.high, s.low, s.max = high, low, most
	s.count += int64(len(values))
}

// merge takes another sum in.
func (s *summing) merge(o summing) {
	low := s.low + o.low
	if low < s.low {
		s.high++
	}
	s.low = low
	s.high += o.high
	s.count += o.count
	s.max = max(s.max, o.max)
}

// Add adds a value.
func (s *Sample) Add(v int64) {
	if s.used == len(s.chunk) {
		s.grow()
	}
	s.chunk[s.used] = v
	s.used++
}

// grow closes a full chunk and begins another.
//
//go:noinline
func (s *Sample) grow() {
	size := firstChunk
	if len(s.chunk) > 0 {
		size = min(2*len(s.chunk), largestChunk)
		s.close()
	}
	if n := len(s.spare); n > 0 {
		s.chunk, s.spare = s.spare[n-1], s.spare[:n-1]
		return
	}
	s.chunk = make([]int64, size)
}

// close moves what the open chunk holds to the closed ones.
func (s *Sample) close() {
	values := s.chunk[:s.used]
	s.closed.add(values)
	switch {
	case s.histogram != nil:
		s.histogram.AddAll(values)
		s.spare = append(s.spare, s.chunk)
	case s.used > 0:
		s.full = append(s.full, values)
	}
	s.chunk, s.used = nil, 0
	if s.histogram == nil && s.closed.count > ExactLimit {
		s.spill()
	}
}

// spill moves everything that is closed to a histogram.
func (s *Sample) spill() {
	s.histogram = NewHistogram()
	for _, values := range s.full {
		s.histogram.AddAll(values)
	}
	s.full = nil
}

// Reset empties the sample and keeps its memory.
func (s *Sample) Reset() {
	spare := s.spare
	for i := len(s.full) - 1; i >= 0; i-- {
		spare = append(spare, s.full[i][:cap(s.full[i])])
	}
	if s.chunk != nil {
		spare = append(spare, s.chunk)
	}
	*s = Sample{spare: spare, full: s.full[:0]}
}

// adoptable is how many values make it worth to hand chunks over instead of
// copying what they hold.
const adoptable = 4096

// Absorb adds the values of a sample and resets that one.
func (s *Sample) Absorb(o *Sample) {
	o.close()
	switch {
	case o.histogram != nil || s.histogram != nil || o.closed.count >= adoptable:
		s.adopt(o)
	default:
		for _, values := range o.full {
			for _, v := range values {
				s.Add(v)
			}
		}
	}
	o.Reset()
}

// adopt takes a closed sample's chunks, or what they hold where a histogram
// takes it.
func (s *Sample) adopt(o *Sample) {
	s.closed.merge(o.closed)
	s.full = append(s.full, o.full...)
	if s.histogram == nil && (o.histogram != nil || s.closed.count > ExactLimit) {
		s.spill()
	} else if s.histogram != nil {
		for _, values := range o.full {
			s.histogram.AddAll(values)
		}
		s.full = s.full[:0]
		return // the chunks stay with o
	}
	if o.histogram != nil {
		s.histogram.Merge(o.histogram)
	}
	o.full = nil
}

// Count returns the number of values.
func (s *Sample) Count() int64 { return s.closed.count + int64(s.used) }

// RelativeError bounds the relative error of the quantiles: 0 when exact.
func (s *Sample) RelativeError() float64 {
	s.close()
	if s.histogram != nil {
		return HistogramError
	}
	return 0
}

// mean returns the mean of a closed sample in nanoseconds, 0 when empty.
func (s *Sample) mean() float64 {
	if s.closed.count == 0 {
		return 0
	}
	sum := float64(float64(s.closed.high)*0x1p64) + float64(s.closed.low)
	return sum / float64(s.closed.count)
}

// Ranks sets out[i] to the value with the place ranks[i], counting from 1 and
// ascending, in the sorted sample; all 0 where it is empty.
func (s *Sample) Ranks(c *Selector, ranks, out []int64) {
	s.close()
	switch {
	case s.closed.count == 0:
		clear(out)
	case s.histogram != nil:
		s.fromHistogram(ranks, out)
	default:
		c.Select(s.full, ranks, out)
	}
}

// fromHistogram reads ranks off the histogram; none exceeds the maximum, which
// is known exactly.
func (s *Sample) fromHistogram(ranks, out []int64) {
	s.histogram.Ranks(ranks, out)
	for i, r := range ranks {
		if r == s.closed.count || out[i] > s.closed.max {
			out[i] = s.closed.max
		}
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
	n := s.Count()
	ranks := [...]int64{Rank(n, 50, 100), Rank(n, 90, 100), Rank(n, 95, 100), Rank(n, 99, 100), Rank(n, 999, 1000)}
	var out [len(ranks)]int64
	s.Ranks(c, ranks[:], out[:])
	return Summary{Count: n, Mean: s.mean(), P50: out[0], P90: out[1], P95: out[2], P99: out[3], P999: out[4], Max: s.closed.max}
}

// Curve returns the sample's summary and its quantiles at the ascending
// probabilities, nearest rank; nil where the sample is empty. In a large
// sample the latter are read off a histogram, as a curve cannot show half a
// thousandth.
func (s *Sample) Curve(c *Selector, probabilities []float64) (Summary, []int64) {
	summary := s.Summary(c)
	n := summary.Count
	if n == 0 {
		return summary, nil
	}
	ranks, out := make([]int64, len(probabilities)), make([]int64, len(probabilities))
	for i, p := range probabilities {
		ranks[i] = min(max(ceil(float64(p*float64(n))), 1), n)
	}
	switch {
	case s.histogram != nil:
		s.fromHistogram(ranks, out)
	case n <= 1<<14:
		c.Select(s.full, ranks, out)
	default:
		h := NewHistogram()
		for _, values := range s.full {
			h.AddAll(values)
		}
		h.Ranks(ranks, out)
		for i, v := range out {
			out[i] = min(v, summary.Max)
		}
	}
	return summary, out
}

// ceil rounds a positive float below 2^53 up.
func ceil(x float64) int64 {
	n := int64(x)
	if float64(n) < x {
		n++
	}
	return n
}
