package fleet

// Tree holds a number, zero or more, for each of n places and finds the smallest
// without looking at all: a tree of minima whose nodes have sixteen children, as
// looking at a few neighbours costs less than going down a level. Changing one
// place and every question cost a number of steps that grows with log n.
type Tree struct {
	levels []level // the places first, the root last
}

const (
	fanBits = 4
	fan     = 1 << fanBits
)

// NewTree returns a tree of n zeros. All numbers must be below most.
func NewTree(n int, most int64) *Tree {
	t := &Tree{}
	for size := n; ; size = (size + fan - 1) / fan {
		families := (size + fan - 1) / fan
		l := make(level, families*fan)
		for i := size; i < len(l); i++ {
			l[i] = most
		}
		t.levels = append(t.levels, l)
		if size == 1 {
			return t
		}
	}
}

// level holds nodes, or the places themselves, a whole number of families.
type level []int64

// least returns the minimum of the i-th family.
func (l level) least(i int) int64 {
	family := (*[fan]int64)(l[i*fan:])
	// Four minima side by side: a processor compares them at the same time.
	a, b, c, d := family[0], family[1], family[2], family[3]
	for j := 4; j < fan; j += 4 {
		a, b, c, d = min(a, family[j]), min(b, family[j+1]), min(c, family[j+2]), min(d, family[j+3])
	}
	return min(a, b, c, d)
}

// Set changes a place's number. It stops where nothing changes any more.
func (t *Tree) Set(place int32, v int64) {
	i := int(place)
	old := t.levels[0][i]
	if v == old {
		return
	}
	t.levels[0][i] = v
	for k := 1; k < len(t.levels); k++ {
		i >>= fanBits
		node := &t.levels[k][i]
		least := *node
		if v >= least {
			if old > least {
				return
			}
			if v = t.levels[k-1].least(i); v == least {
				return
			}
		}
		*node = v
		old = least
	}
}

// Min returns the smallest number.
func (t *Tree) Min() int64 { return t.levels[len(t.levels)-1][0] }

// First returns the first place whose number is at most v; there must be one.
func (t *Tree) First(v int64) int32 { return t.below(len(t.levels)-1, 0, v) }

// below returns the first place below a node whose number is at most v.
func (t *Tree) below(k, i int, v int64) int32 {
	for k > 0 {
		k--
		family, j := (*[fan]int64)(t.levels[k][i*fan:]), 0
		for j < fan-1 && family[j] > v {
			j++
		}
		i = i*fan + j
	}
	return int32(i)
}

// FirstFrom returns the first place at or after from whose number is at most
// v, or else the first of all; there must be one.
func (t *Tree) FirstFrom(from int32, v int64) int32 {
	i := int(from)
	for k := range t.levels {
		level := t.levels[k]
		if i == len(level) {
			break
		}
		for end := i | (fan - 1); i <= end; i++ {
			if level[i] <= v {
				return t.below(k, i, v)
			}
		}
		i >>= fanBits // the parent's next sibling
	}
	return t.First(v)
}
