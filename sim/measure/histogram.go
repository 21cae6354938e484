package measure

import "math"

// Bins are logarithmic with linear steps inside each power of two, as in
// HdrHistogram (Tene 2012): a value's bin is the exponent and the first bits of
// the fraction of value + 1 as a floating-point number, which takes three
// instructions. With s bits of the fraction a bin is at most 2^-s of its
// values wide.
const (
	histogramBits = 10
	selectBits    = 7 // coarse: its counters stay in the first cache
)

// HistogramError bounds the relative error of a value read from the middle of
// its bin.
const HistogramError = 1.0 / (1 << (histogramBits + 1))

// bin returns the bin of v >= 0 with s bits of the fraction.
func bin(v int64, s uint) int {
	return int(math.Float64bits(float64(v+1))>>(52-s)) - 1023<<s
}

// bins returns the number of bins with s bits of the fraction; values are
// below 2^63.
func bins(s uint) int { return 64 << s }

// middle returns the middle of the values of a bin, rounded down.
func middle(b int, s uint) int64 {
	low := lowest(b, s)
	return low + (lowest(b+1, s)-1-low)/2
}

// lowest returns the smallest value of a bin: the smallest whole number that
// is not below the bin's start, less 1.
func lowest(b int, s uint) int64 {
	start := math.Float64frombits(uint64(b+1023<<s) << (52 - s))
	return int64(math.Ceil(start)) - 1
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
