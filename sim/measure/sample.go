package measure

// ExactLimit is how many values a sample keeps to give exact quantiles. Above
// it a histogram takes over, whose relative error is at most
// HistogramError, so that memory does not grow with the run.
const ExactLimit = 1 << 22

// Sample collects durations in nanoseconds, zero or more, and gives their
// mean, maximum and quantiles. The zero Sample is empty and ready.
//
// Values are taken in some hundred at a time, in loops over what the first
// cache holds, and are then kept in chunks that never move.
type Sample struct {
	open   []int64   // added one by one and not taken in yet
	chunks [][]int64 // kept values; all chunks are full but for the last
	total  summing   // of what was taken in

	shelf   *shelf     // where chunks come from and go to
	counts  *Histogram // of what was taken in; nil: not counted
	dropped bool       // values are not kept any more
}

// openValues is how many values added one by one are taken in at once.
const openValues = 256

// counted returns an empty sample that counts its values in a histogram as they
// come: for large samples of which many quantiles are wanted.
func counted() Sample { return Sample{counts: NewHistogram(), shelf: &shelf{}} }

// summing is the number of values, their sum in 128 bits, so that the mean does
// not depend on the order, and their maximum.
type summing struct {
	count     int64
	high, low uint64
	max       int64
}

// add takes values in, at most largestChunk at a time.
func (s *summing) add(values []int64) {
	sum, most := uint64(0), int64(0)
	for _, v := range values {
		sum += uint64(v)
		most = max(most, v)
	}
	s.join(values, sum, most)
}

// differences sets values[i] to a[i] - b[i] and takes them in.
func (s *summing) differences(values, a, b []int64) {
	sum, most := uint64(0), int64(0)
	a, b = a[:len(values)], b[:len(values)]
	for i := range values {
		v := a[i] - b[i]
		values[i] = v
		sum += uint64(v)
		most = max(most, v)
	}
	s.join(values, sum, most)
}

// differencesCounted is differences, and counts the values in a fine histogram on the
// way.
func (s *summing) differencesCounted(values, a, b []int64, h *Histogram) {
	sum, most, least := uint64(0), int64(0), int64(1<<63-1)
	a, b = a[:len(values)], b[:len(values)]
	counts := h.counts
	for i := range values {
		v := a[i] - b[i]
		values[i] = v
		sum += uint64(v)
		most = max(most, v)
		least = min(least, v)
		counts[fine(v)]++
	}
	h.lowest, h.highest = min(h.lowest, fine(least)), max(h.highest, fine(most))
	s.join(values, sum, most)
}

// join takes values in whose sum in 64 bits and maximum are known.
func (s *summing) join(values []int64, sum uint64, most int64) {
	o := summing{count: int64(len(values)), low: sum, max: most}
	if most >= 1<<63/largestChunk { // nine hours; their sum may not fit 64 bits
		o.high, o.low = wide(values)
	}
	s.merge(o)
}

// wide sums values in 128 bits.
func wide(values []int64) (high, low uint64) {
	for _, v := range values {
		sum := low + uint64(v)
		if sum < low {
			high++
		}
		low = sum
	}
	return high, low
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

// mean returns the mean in nanoseconds, 0 where there are no values.
func (s *summing) mean() float64 {
	if s.count == 0 {
		return 0
	}
	sum := float64(float64(s.high)*0x1p64) + float64(s.low)
	return sum / float64(s.count)
}

// Add adds a value.
func (s *Sample) Add(v int64) {
	if len(s.open) == cap(s.open) {
		s.more()
	}
	s.open = append(s.open, v)
}

// more makes room for values added one by one.
//
//go:noinline
func (s *Sample) more() {
	s.flush()
	s.open = s.space(0)
}

// flush takes in what was added one by one.
func (s *Sample) flush() {
	if len(s.open) > 0 {
		s.take(s.open)
		s.open = s.open[:0]
	}
}

// AddAll adds values, at most largestChunk at a time.
func (s *Sample) AddAll(values []int64) {
	s.flush()
	s.take(values)
}

// AddDifferences adds the values a[i] - b[i]. They are written where they are
// kept, and summed on the way.
func (s *Sample) AddDifferences(a, b []int64) {
	s.flush()
	for len(a) > 0 {
		kept := s.total.count+int64(len(a)) <= ExactLimit
		values := s.space(len(a))
		if kept {
			values = s.room(len(a))
		}
		n := len(values)
		if s.counts != nil {
			s.total.differencesCounted(values, a[:n], b[:n], s.counts)
		} else {
			s.total.differences(values, a[:n], b[:n])
		}
		if !kept && !s.dropped {
			s.keep(values)
		}
		a, b = a[n:], b[n:]
	}
}

// space returns memory for up to n values that are not kept.
func (s *Sample) space(n int) []int64 {
	if s.open == nil {
		s.open = make([]int64, 0, openValues)
	}
	return s.open[:min(n, openValues)]
}

// take takes values in.
func (s *Sample) take(values []int64) {
	s.total.add(values)
	if s.counts != nil {
		s.counts.AddAll(values)
	}
	if !s.dropped {
		s.keep(values)
	}
}

// keep stores values, or drops all where there are too many.
func (s *Sample) keep(values []int64) {
	if s.total.count > ExactLimit {
		s.drop(values)
		return
	}
	for len(values) > 0 {
		values = values[copy(s.room(len(values)), values):]
	}
}

// room makes room for up to n more values at the end of the last chunk.
func (s *Sample) room(n int) []int64 {
	i := len(s.chunks) - 1
	if i < 0 || len(s.chunks[i]) == cap(s.chunks[i]) {
		i++
		s.chunks = append(s.chunks, s.shelf.take(i))
	}
	c := s.chunks[i]
	from := len(c)
	c = c[:min(from+n, cap(c))]
	s.chunks[i] = c
	return c[from:]
}

// drop forgets the kept values, and the last ones that were not kept yet, but
// for their counts.
func (s *Sample) drop(last []int64) {
	if s.counts == nil {
		s.counts = NewHistogram()
		for _, values := range s.chunks {
			s.counts.AddAll(values)
		}
		s.counts.AddAll(last)
	}
	s.clear()
	s.dropped = true
}

// clear puts the chunks back.
func (s *Sample) clear() {
	for _, c := range s.chunks {
		s.shelf.put(c)
	}
	clear(s.chunks)
	s.chunks = s.chunks[:0]
}

// Reset empties the sample and keeps its memory.
func (s *Sample) Reset() {
	s.clear()
	*s = Sample{open: s.open[:0], chunks: s.chunks, shelf: s.shelf}
}

// Absorb adds the values of a sample, whose counts are given where they are
// known, and resets that one. The sample itself must be a counted one.
func (s *Sample) Absorb(o *Sample, counts *Histogram) {
	s.flush()
	o.flush()
	if o.counts != nil {
		counts = o.counts
	}
	if counts != nil {
		s.counts.Merge(counts)
	}
	s.total.merge(o.total)
	for i, values := range o.chunks {
		if counts == nil {
			s.counts.AddAll(values)
		}
		switch {
		case s.dropped:
		case len(values) == cap(values) && s.total.count <= ExactLimit:
			s.own(values)
			o.chunks[i] = nil
		default:
			s.keep(values)
		}
	}
	if o.dropped && !s.dropped {
		s.drop(nil)
	}
	o.Reset()
}

// own takes over a full chunk.
func (s *Sample) own(full []int64) {
	s.chunks = append(s.chunks, full)
	if i := len(s.chunks) - 1; i > 0 { // the last may not be full
		s.chunks[i-1], s.chunks[i] = full, s.chunks[i-1]
	}
}

// Count returns the number of values.
func (s *Sample) Count() int64 { return s.total.count + int64(len(s.open)) }

// RelativeError bounds the relative error of the quantiles: 0 when exact.
func (s *Sample) RelativeError() float64 {
	s.flush()
	if s.dropped {
		return HistogramError
	}
	return 0
}

// Ranks sets out[i] to the value with the place ranks[i], counting from 1 and
// ascending, in the sorted sample; all 0 where it is empty. The counts that
// this took, if any, are returned; they hold until the Selector is used again.
func (s *Sample) Ranks(c *Selector, ranks, out []int64) *Histogram {
	s.flush()
	switch {
	case s.total.count == 0:
		clear(out)
	case s.dropped:
		s.fromHistogram(ranks, out)
	case s.counts != nil:
		c.pick(s.counts, s.chunks, ranks, out)
	default:
		return c.Select(s.chunks, ranks, out)
	}
	return s.counts
}

// fromHistogram reads ranks off the histogram; none exceeds the maximum, which
// is known exactly.
func (s *Sample) fromHistogram(ranks, out []int64) {
	s.counts.Ranks(ranks, out)
	for i, r := range ranks {
		if r == s.total.count || out[i] > s.total.max {
			out[i] = s.total.max
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
	return Summary{Count: n, Mean: s.total.mean(), P50: out[0], P90: out[1], P95: out[2], P99: out[3], P999: out[4], Max: s.total.max}
}

// exactCurve is how many values make a curve exact. In a larger sample it is
// read off the histogram, as it cannot show half a thousandth.
const exactCurve = 1 << 14

// Curve returns the sample's summary and its quantiles at the ascending
// probabilities, nearest rank; nil where the sample is empty. The sample must
// be a counted one.
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
	case s.dropped:
		s.fromHistogram(ranks, out)
	case n <= exactCurve:
		c.pick(s.counts, s.chunks, ranks, out)
	default:
		s.counts.Ranks(ranks, out)
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
