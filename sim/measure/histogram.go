package measure

import "math/bits"

// Bins are logarithmic with linear steps inside each power of two: a value's
// bin is given by its leading bits, as in HdrHistogram (Tene 2012). With s bits
// after the leading one a bin is at most 2^-s of its values wide.
const (
	histogramBits = 10
	selectBits    = 7 // coarse: its counters stay in the first cache
)

// HistogramError bounds the relative error of a value read from the middle of
// its bin.
const HistogramError = 1.0 / (1 << (histogramBits + 1))

// bin returns the bin of v >= 0 with s bits after the leading one. Values
// below 2^s have bins of their own.
func bin(v int64, s int) int {
	u := uint64(v)
	e := bits.Len64(u | 1<<s)
	e -= s + 1
	return e<<s + int(u>>e)
}

// bins returns the number of bins with s bits after the leading one.
func bins(s int) int { return (64 - s) << s }

// middle returns the middle of a bin, rounded down.
func middle(b, s int) int64 {
	e := b>>s - 1
	if e <= 0 {
		return int64(b)
	}
	low := int64(b&(1<<s-1)|1<<s) << e
	return low + (int64(1)<<e-1)/2
}

// Histogram counts durations in bins of bounded relative width.
type Histogram struct {
	counts []uint32
}

// NewHistogram returns an empty histogram.
func NewHistogram() *Histogram {
	return &Histogram{counts: make([]uint32, bins(histogramBits))}
}

// AddAll counts values of at least 0.
func (h *Histogram) AddAll(values []int64) {
	for _, v := range values {
		h.counts[bin(v, histogramBits)]++
	}
}

// Merge adds the counts of another histogram.
func (h *Histogram) Merge(o *Histogram) {
	for i, n := range o.counts {
		h.counts[i] += n
	}
}

// Ranks sets out[i] to the middle of the bin that holds the ranks[i]-th
// smallest value, counting from 1; ranks ascend and do not exceed the number
// of values.
func (h *Histogram) Ranks(ranks, out []int64) {
	below, b := int64(0), 0
	for i, r := range ranks {
		for below+int64(h.counts[b]) < r {
			below += int64(h.counts[b])
			b++
		}
		out[i] = middle(b, histogramBits)
	}
}
