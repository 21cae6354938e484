package fleet

import "math/bits"

// Fewest finds which of n places hold the smallest of their numbers, where
// numbers change by one at a time: unfinished requests do. It keeps a bit for
// each place that has the smallest number, and likewise for the few numbers
// above it, as the smallest often comes back to them.
type Fewest struct {
	numbers []int32 // by place; they are the owner's
	least   int32   // the smallest
	base    int32   // the smallest number that has a tier
	tiers   [tiers]tier
}

// tiers is how many numbers have a tier: base and those that follow it.
const tiers = 8

// tier is which places have a number.
type tier struct {
	size   int
	places []uint64 // a bit for each
	blocks []int32  // how many bits are set in each blockWords words
}

const (
	blockBits  = 3
	blockWords = 1 << blockBits
)

// NewFewest returns the index of numbers that are all zero. Their owner says of
// every change.
func NewFewest(numbers []int32) *Fewest {
	f := &Fewest{numbers: numbers}
	words := (len(numbers) + 63) / 64
	for i := range f.tiers {
		f.tiers[i] = tier{places: make([]uint64, words), blocks: make([]int32, (words+blockWords-1)/blockWords)}
	}
	f.fill()
	return f
}

// tier returns that of a number, which must have one.
func (f *Fewest) tier(number int32) *tier { return &f.tiers[uint32(number)%tiers] }

// fill makes all tiers anew, the first that of the smallest number.
func (f *Fewest) fill() {
	f.least = f.numbers[0]
	for _, x := range f.numbers {
		f.least = min(f.least, x)
	}
	f.base = f.least
	for i := range f.tiers {
		f.tiers[i].clear()
	}
	for i, x := range f.numbers {
		if x-f.base < tiers {
			f.tier(x).add(int32(i))
		}
	}
}

// Rose notes that a place's number has become one larger.
func (f *Fewest) Rose(place int32) {
	x := f.numbers[place]
	if x-f.base < tiers {
		f.tier(x).add(place)
	}
	if x-1-f.base >= tiers {
		return
	}
	was := f.tier(x - 1)
	was.remove(place)
	if was.size == 0 && x-1 == f.least {
		f.climb()
	}
}

// climb finds the smallest number where none has the one that was.
func (f *Fewest) climb() {
	for f.least++; f.least-f.base < tiers; f.least++ {
		if f.tier(f.least).size > 0 {
			return
		}
	}
	f.fill()
}

// Fell notes that a place's number has become one smaller.
func (f *Fewest) Fell(place int32) {
	x := f.numbers[place]
	if x+1-f.base < tiers {
		f.tier(x + 1).remove(place)
	}
	if x < f.base { // its tier is that of the largest number, which is given up
		f.base = x
		f.tier(x).clear()
	}
	if x-f.base < tiers {
		f.tier(x).add(place)
	}
	f.least = min(f.least, x)
}

// Ties returns how many places hold the smallest number.
func (f *Fewest) Ties() int { return f.tier(f.least).size }

// Nth returns the n-th of them, counting from 0.
func (f *Fewest) Nth(n int) int32 {
	t, i := f.tier(f.least), 0
	for ; n >= int(t.blocks[i]); i++ {
		n -= int(t.blocks[i])
	}
	i <<= blockBits
	for ; ; i++ {
		word := t.places[i]
		if set := bits.OnesCount64(word); n >= set {
			n -= set
			continue
		}
		for ; n > 0; n-- {
			word &= word - 1
		}
		return int32(i<<6 + bits.TrailingZeros64(word))
	}
}

// From returns the first of them at or after a place, or else the first of all.
func (f *Fewest) From(place int32) int32 {
	t := f.tier(f.least)
	i := int(place) >> 6
	if word := t.places[i] >> (place & 63); word != 0 {
		return place + int32(bits.TrailingZeros64(word))
	}
	for i++; i < len(t.places); {
		if i&(blockWords-1) == 0 && t.blocks[i>>blockBits] == 0 {
			i += blockWords
			continue
		}
		if word := t.places[i]; word != 0 {
			return int32(i<<6 + bits.TrailingZeros64(word))
		}
		i++
	}
	return f.Nth(0)
}

func (t *tier) add(place int32) {
	t.size++
	t.places[place>>6] |= 1 << (place & 63)
	t.blocks[place>>(6+blockBits)]++
}

func (t *tier) remove(place int32) {
	t.size--
	t.places[place>>6] &^= 1 << (place & 63)
	t.blocks[place>>(6+blockBits)]--
}

func (t *tier) clear() {
	t.size = 0
	clear(t.places)
	clear(t.blocks)
}
