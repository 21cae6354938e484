package fleet

import (
	"math"
	"math/bits"
)

// Tree holds a number, zero or more, for each of n places and finds the smallest
// without looking at all: a tree of minima. Changing one place and every question
// cost a number of steps that grows with log n.
//
// Places come in families of eight, minima in families of sixteen, and a family
// is compared whole, without a branch: which of its members is wanted no
// processor can foretell.
type Tree struct {
	places []int64
	minima [][]int64 // of the families of places, of their families, and so on up to a single one
}

const (
	leaves = 8  // places in a family
	nodes  = 16 // minima in a family
)

// NewTree returns a tree of n zeros. All numbers must be below math.MaxInt64.
func NewTree(n int) *Tree {
	t := &Tree{places: padded(n, leaves)}
	for n = len(t.places) / leaves; ; n = (n + nodes - 1) / nodes {
		t.minima = append(t.minima, padded(n, nodes))
		if n <= nodes {
			return t
		}
	}
}

// padded returns n zeros, and what fills the last family.
func padded(n, family int) []int64 {
	l := make([]int64, (n+family-1)/family*family)
	for i := n; i < len(l); i++ {
		l[i] = math.MaxInt64
	}
	return l
}

// Set changes a place's number.
func (t *Tree) Set(place int32, v int64) {
	i := int(uint32(place))
	t.places[i] = v
	i /= leaves
	least := leastOfLeaves((*[leaves]int64)(t.places[i*leaves:]))
	for k, minima := range t.minima {
		minima[i] = least
		if k == len(t.minima)-1 {
			return
		}
		i /= nodes
		least = leastOfNodes((*[nodes]int64)(minima[i*nodes:]))
	}
}

// Min returns the smallest number.
func (t *Tree) Min() int64 { return leastOfNodes((*[nodes]int64)(t.minima[len(t.minima)-1])) }

// First returns the first place whose number is at most v, or -1 where there is
// none.
func (t *Tree) First(v int64) int32 {
	i := 0
	for k := len(t.minima) - 1; k >= 0; k-- {
		found := bits.TrailingZeros64(belowOfNodes((*[nodes]int64)(t.minima[k][i*nodes:]), v+1))
		if found == 64 {
			return -1
		}
		i = i*nodes + found
	}
	return t.inFamily(i, v)
}

// inFamily returns the first place of a family whose number is at most v; there
// must be one.
func (t *Tree) inFamily(i int, v int64) int32 {
	return int32(i*leaves + bits.TrailingZeros64(belowOfLeaves((*[leaves]int64)(t.places[i*leaves:]), v+1)))
}

// FirstFrom returns the first place at or after from whose number is at most
// v, or else the first of all; there must be one.
func (t *Tree) FirstFrom(from int32, v int64) int32 {
	i := int(from) / leaves
	if m := belowOfLeaves((*[leaves]int64)(t.places[i*leaves:]), v+1) >> (uint32(from) % leaves); m != 0 {
		return from + int32(bits.TrailingZeros64(m))
	}
	for k := range t.minima {
		i++ // the next family is the first that was not looked at
		if i == len(t.minima[k]) {
			break
		}
		family := i / nodes * nodes
		if m := belowOfNodes((*[nodes]int64)(t.minima[k][family:]), v+1) >> (uint(i) % nodes); m != 0 {
			i += bits.TrailingZeros64(m)
			for ; k > 0; k-- {
				i = i*nodes + bits.TrailingZeros64(belowOfNodes((*[nodes]int64)(t.minima[k-1][i*nodes:]), v+1))
			}
			return t.inFamily(i, v)
		}
		i /= nodes
	}
	return t.First(v)
}

// leastOfLeaves returns the minimum of a family; here and below, pairs are compared
// side by side.
func leastOfLeaves(f *[leaves]int64) int64 {
	return min(min(min(f[0], f[1]), min(f[2], f[3])), min(min(f[4], f[5]), min(f[6], f[7])))
}

func leastOfNodes(f *[nodes]int64) int64 {
	return min(leastOfLeaves((*[leaves]int64)(f[:leaves])), leastOfLeaves((*[leaves]int64)(f[leaves:])))
}

// belowOfLeaves returns a bit for each number of a family that is below v.
func belowOfLeaves(f *[leaves]int64, v int64) uint64 {
	return below((*[4]int64)(f[:4]), v) | below((*[4]int64)(f[4:]), v)<<4
}

func belowOfNodes(f *[nodes]int64, v int64) uint64 {
	return (below((*[4]int64)(f[:4]), v) | below((*[4]int64)(f[4:8]), v)<<4) |
		(below((*[4]int64)(f[8:12]), v)|below((*[4]int64)(f[12:]), v)<<4)<<8
}

// below does it for a few: as none is negative, it is the sign of the difference.
func below(f *[4]int64, v int64) uint64 {
	return (uint64(f[0]-v)>>63 | uint64(f[1]-v)>>63<<1) | (uint64(f[2]-v)>>63<<2 | uint64(f[3]-v)>>63<<3)
}
