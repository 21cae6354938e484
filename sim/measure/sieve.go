package measure

import "math/bits"

// sieve lets the values of some bins pass, and some more: a byte tells of most values
// that they are in none of the bins, in fewer instructions than a bin takes.
type sieve struct {
	step uint              // of a value, the bits from this one on choose its hole
	open [sieveHoles]uint8 // by hole
}

const (
	sieveHoles = 1 << 12 // few enough for the first cache
	sieveWidth = 4       // a bin has holes for 2^4 parts or little more
)

// set opens the holes for the values of some bins of a histogram. Wide bins have
// many, unless small values pass with those of a narrow bin.
func (s *sieve) set(h *Histogram, bins []int) {
	clear(s.open[:])
	least, most := 63, 0
	for _, b := range bins {
		width := bits.Len64(uint64(h.first(b+1)-h.first(b))) - 1
		least, most = min(least, width), max(most, width)
	}
	s.step = uint(max(least, most-sieveWidth))
	for _, b := range bins {
		for i := uint64(h.first(b)) >> s.step; i <= uint64(h.first(b+1)-1)>>s.step; i++ {
			s.open[i%sieveHoles] = 1
		}
	}
}

// hole returns the hole of a value.
func hole(v int64, step uint) uint64 { return uint64(v) >> step % sieveHoles }
