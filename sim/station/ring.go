package station

import (
	"math/bits"
	"sync"
)

// ring is how many finishes a line has room for at first.
const ring = 8

// rings holds the longer rings that no line needs any more, by the logarithm of
// their length, until they are collected as garbage: those of a thousand
// unfinished requests at each server take longer to make than to fill.
var rings [32]sync.Pool

// takeRing returns an empty ring of a length that is a power of two.
func takeRing(n uint32) []int64 {
	if r, ok := rings[bits.Len32(n)-1].Get().(*[]int64); ok {
		clear(*r)
		return *r
	}
	return make([]int64, n)
}

// putRing takes back a ring that takeRing has given.
func putRing(r []int64) {
	if len(r) > ring {
		rings[bits.Len(uint(len(r)))-1].Put(&r)
	}
}

// Release gives back what the lines have remembered; they must not be used after.
func (l *Lines) Release() {
	for i := range l.Line {
		putRing(l.Line[i].finishes)
		l.Line[i].finishes = nil
	}
}
