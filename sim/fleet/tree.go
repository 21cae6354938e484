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
	places []family
	minima [][]generation // of the families of places, of those generations, and so on up to a single one
}

const (
	leaves = 8  // places in a family
	nodes  = 16 // minima in a generation
)

type (
	family     [leaves]int64
	generation [nodes]int64
)

// NewTree returns a tree of n zeros. All numbers must be below math.MaxInt64.
func NewTree(n int) *Tree {
	t := &Tree{places: make([]family, (n+leaves-1)/leaves)}
	for i := n; i < len(t.places)*leaves; i++ {
		t.places[i/leaves][i%leaves] = math.MaxInt64
	}
	for n = len(t.places); ; n = len(t.minima[len(t.minima)-1]) {
		minima := make([]generation, (n+nodes-1)/nodes)
		for i := n; i < len(minima)*nodes; i++ {
			minima[i/nodes][i%nodes] = math.MaxInt64
		}
		t.minima = append(t.minima, minima)
		if len(minima) == 1 {
			return t
		}
	}
}

// Set changes a place's number.
func (t *Tree) Set(place int32, v int64) {
	i := uint(uint32(place))
	f := &t.places[i/leaves]
	f[i%leaves] = v
	i /= leaves
	least := f.least()
	for k := 0; ; k++ {
		g := &t.minima[k][i/nodes]
		g[i%nodes] = least
		if k == len(t.minima)-1 {
			return
		}
		i /= nodes
		least = g.least()
	}
}

// Min returns the smallest number.
func (t *Tree) Min() int64 { return t.minima[len(t.minima)-1][0].least() }

// First returns the first place whose number is at most v, or -1 where there is
// none.
func (t *Tree) First(v int64) int32 {
	k := len(t.minima) - 1
	i := bits.TrailingZeros64(t.minima[k][0].belowAtTop(v + 1))
	if i == 64 {
		return -1
	}
	for k--; k >= 0; k-- {
		i = i*nodes + bits.TrailingZeros64(t.minima[k][i].below(v+1))
	}
	return t.inFamily(i, v)
}

// inFamily returns the first place of a family whose number is at most v; there
// must be one.
func (t *Tree) inFamily(i int, v int64) int32 {
	return int32(i*leaves + bits.TrailingZeros64(t.places[i].below(v+1)))
}

// FirstFrom returns the first place at or after from whose number is at most
// v, or else the first of all; there must be one.
func (t *Tree) FirstFrom(from int32, v int64) int32 {
	i := int(uint32(from) / leaves)
	if m := t.places[i].below(v+1) >> (uint32(from) % leaves); m != 0 {
		return from + int32(bits.TrailingZeros64(m))
	}
	for k := range t.minima {
		i++ // the next family is the first that was not looked at
		if i == len(t.minima[k])*nodes {
			break
		}
		if m := t.minima[k][i/nodes].below(v+1) >> (uint(i) % nodes); m != 0 {
			i += bits.TrailingZeros64(m)
			for ; k > 0; k-- {
				i = i*nodes + bits.TrailingZeros64(t.minima[k-1][i].below(v+1))
			}
			return t.inFamily(i, v)
		}
		i /= nodes
	}
	return t.First(v)
}

// least returns the minimum of a family; here and below, pairs are compared side by
// side.
func (f *family) least() int64 {
	return min(min(min(f[0], f[1]), min(f[2], f[3])), min(min(f[4], f[5]), min(f[6], f[7])))
}

func (g *generation) least() int64 {
	return min((*family)(g[:leaves]).least(), (*family)(g[leaves:]).least())
}

// below returns a bit for each number of a family that is below v: as none is
// negative, it is the sign of the difference.
func (f *family) below(v int64) uint64 {
	bit := func(i int) uint64 { return uint64(f[i]-v) >> (63 - i) & (1 << i) }
	return ((bit(0) | bit(1)) | (bit(2) | bit(3))) | ((bit(4) | bit(5)) | (bit(6) | bit(7)))
}

func (g *generation) below(v int64) uint64 {
	return (*family)(g[:leaves]).below(v) | (*family)(g[leaves:]).below(v)<<leaves
}

// belowAtTop is below of the topmost generation, half of which often is enough.
func (g *generation) belowAtTop(v int64) uint64 {
	if g[leaves] == math.MaxInt64 {
		return (*family)(g[:leaves]).below(v)
	}
	return g.below(v)
}
