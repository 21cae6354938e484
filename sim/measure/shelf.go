package measure

import "math/bits"

// A sample's first chunk is small because many samples are; the largest is
// large enough that there are few, and small enough to waste little.
const (
	firstChunk   = 256
	largestChunk = firstChunk << (chunkSizes - 1)
	chunkSizes   = 8
)

// shelf holds empty chunks for the samples that share it, by size. A nil shelf
// makes each chunk and keeps none.
type shelf struct {
	chunks [chunkSizes][][]int64
}

// take returns the chunk for a sample that has a number of them: each is twice
// as large as the one before.
func (s *shelf) take(number int) []int64 {
	size := min(number, chunkSizes-1)
	if s != nil {
		if n := len(s.chunks[size]); n > 0 {
			c := s.chunks[size][n-1]
			s.chunks[size] = s.chunks[size][:n-1]
			return c
		}
	}
	return make([]int64, 0, firstChunk<<size)
}

// put takes a chunk that is not needed any more; nil is none.
func (s *shelf) put(c []int64) {
	if s != nil && c != nil {
		size := bits.Len(uint(cap(c)/firstChunk)) - 1
		s.chunks[size] = append(s.chunks[size], c[:0])
	}
}
