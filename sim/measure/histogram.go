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

// Histogram counts durations in bins of bounded relative width.
type Histogram struct {
	counts []uint32
	bits   uint
	shift  uint // 52 - bits
	base   int  // what is subtracted so that 0 has bin 0

	lowest, highest int // bins outside are empty; highest is below lowest where all are
}

// NewHistogram returns an empty histogram.
func NewHistogram() *Histogram { return newHistogram(histogramBits) }

// newHistogram makes one with the given bits of the fraction. Values are below
// 2^63.
func newHistogram(bits uint) *Histogram {
	return &Histogram{counts: make([]uint32, 64<<bits), bits: bits, shift: 52 - bits, base: 1023 << bits, lowest: 64 << bits, highest: -1}
}

// bin returns the bin of v >= 0.
func (h *Histogram) bin(v int64) int { return bin(v, h.shift&63, h.base) }

// fine is bin of those that NewHistogram makes.
func fine(v int64) int { return bin(v, 52-histogramBits, 1023<<histogramBits) }

// bin is the same with a Histogram's shift and base, for tight loops.
func bin(v int64, shift uint, base int) int {
	return int(math.Float64bits(float64(v+1))>>shift) - base
}

// first returns the smallest value of a bin: the smallest whole number that is
// not below the bin's start, less 1.
func (h *Histogram) first(b int) int64 {
	start := math.Float64frombits(uint64(b+h.base) << h.shift)
	return int64(math.Ceil(start)) - 1
}

// middle returns the middle of the values of a bin, rounded down.
func (h *Histogram) middle(b int) int64 {
	low := h.first(b)
	return low + (h.first(b+1)-1-low)/2
}

// AddAll counts values of at least 0.
func (h *Histogram) AddAll(values []int64) {
	counts, shift, base := h.counts, h.shift&63, h.base
	low, high := h.lowest, h.highest
	for _, v := range values {
		b := bin(v, shift, base)
		counts[b]++
		if b < low {
			low = b
		}
		if b > high {
			high = b
		}
	}
	h.lowest, h.highest = low, high
}

// Merge adds the counts of another histogram of the same bins.
func (h *Histogram) Merge(o *Histogram) {
	if o.highest < o.lowest {
		return
	}
	counts := h.counts[o.lowest : o.highest+1]
	for i, n := range o.counts[o.lowest : o.highest+1] {
		counts[i] += n
	}
	h.lowest, h.highest = min(h.lowest, o.lowest), max(h.highest, o.highest)
}

// Clear empties the histogram.
func (h *Histogram) Clear() {
	if h.lowest <= h.highest {
		clear(h.counts[h.lowest : h.highest+1])
	}
	h.lowest, h.highest = len(h.counts), -1
}

// Ranks sets out[i] to the middle of the bin that holds the ranks[i]-th
// smallest value, counting from 1; ranks ascend and do not exceed the number
// of values.
func (h *Histogram) Ranks(ranks, out []int64) {
	below, b := int64(0), h.lowest
	for i, r := range ranks {
		for below+int64(h.counts[b]) < r {
			below += int64(h.counts[b])
			b++
		}
		out[i] = h.middle(b)
	}
}
