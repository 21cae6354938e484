package fleet

// Tree holds a number, zero or more, for each of n places and finds the smallest without
// looking at all: a tree of minima whose nodes have sixteen children, as looking
// at a few neighbours costs less than going down a level. Changing one place
// and every question cost a number of steps that grows with log n.
type Tree struct {
	levels []level // the places first, the root last
}

const (
	fanBits = 4
	fan     = 1 << fanBits
)

// level holds nodes, or the places themselves, a whole number of families.
type level struct {
	min  []int64
	ties []int32 // how many places below share the minimum; nil: not counted
}

// NewTree returns a tree of n zeros. All numbers must be below most; counting
// makes Ties and Nth available.
func NewTree(n int, most int64, counting bool) *Tree {
	t := &Tree{}
	below := 1 // places below a node
	for size := n; ; size = (size + fan - 1) / fan {
		families := (size + fan - 1) / fan
		l := level{min: make([]int64, families*fan)}
		for i := size; i < len(l.min); i++ {
			l.min[i] = most
		}
		if counting {
			l.ties = make([]int32, families*fan)
			for i := range size {
				l.ties[i] = int32(min(below, n-i*below))
			}
		}
		t.levels = append(t.levels, l)
		if size == 1 {
			return t
		}
		below *= fan
	}
}

// least returns the minimum of the i-th family.
func (l *level) least(i int) int64 {
	family := (*[fan]int64)(l.min[i*fan:])
	// Four minima side by side: a processor compares them at the same time.
	a, b, c, d := family[0], family[1], family[2], family[3]
	for j := 4; j < fan; j += 4 {
		a, b, c, d = min(a, family[j]), min(b, family[j+1]), min(c, family[j+2]), min(d, family[j+3])
	}
	return min(a, b, c, d)
}

// share returns how many places below the i-th family have the number v.
func (l *level) share(i int, v int64) (ties int32) {
	count := (*[fan]int32)(l.ties[i*fan:])
	for j, x := range (*[fan]int64)(l.min[i*fan:]) {
		if x == v {
			ties += count[j]
		}
	}
	return ties
}

// Set changes a place's number. It stops where nothing changes any more.
func (t *Tree) Set(place int32, v int64) {
	i := int(place)
	old := t.levels[0].min[i]
	if v == old {
		return
	}
	t.levels[0].min[i] = v
	if t.levels[0].ties != nil {
		t.count(i, old, v)
		return
	}
	for k := 1; k < len(t.levels); k++ {
		i >>= fanBits
		node := &t.levels[k].min[i]
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

// count is Set above the place where ties are counted.
func (t *Tree) count(i int, old, v int64) {
	was, is := int32(1), int32(1)
	for k := 1; k < len(t.levels); k++ {
		i >>= fanBits
		l := &t.levels[k]
		least, ties := l.min[i], l.ties[i]
		now, count := least, ties
		if v < least {
			now, count = v, is
		} else {
			if old == least {
				count -= was
			}
			if v == least {
				count += is
			}
			if count == 0 {
				now = t.levels[k-1].least(i)
				count = t.levels[k-1].share(i, now)
			}
		}
		if now == least && count == ties {
			return
		}
		l.min[i], l.ties[i] = now, count
		old, was, v, is = least, ties, now, count
	}
}

// root returns the level that has one node.
func (t *Tree) root() *level { return &t.levels[len(t.levels)-1] }

// Min returns the smallest number.
func (t *Tree) Min() int64 { return t.root().min[0] }

// Ties returns how many places hold the smallest number.
func (t *Tree) Ties() int { return int(t.root().ties[0]) }

// First returns the first place whose number is at most v; there must be one.
func (t *Tree) First(v int64) int32 { return t.below(len(t.levels)-1, 0, v) }

// below returns the first place below a node whose number is at most v.
func (t *Tree) below(k, i int, v int64) int32 {
	for k > 0 {
		k--
		family, j := (*[fan]int64)(t.levels[k].min[i*fan:]), 0
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
		min := t.levels[k].min
		if i == len(min) {
			break
		}
		for end := i | (fan - 1); i <= end; i++ {
			if min[i] <= v {
				return t.below(k, i, v)
			}
		}
		i >>= fanBits // the parent's next sibling
	}
	return t.First(v)
}

// Nth returns the n-th place, counting from 0, of those that hold the smallest
// number.
func (t *Tree) Nth(n int) int32 {
	v, left, i := t.Min(), int32(n), 0
	for k := len(t.levels) - 2; k >= 0; k-- {
		l := &t.levels[k]
		for i <<= fanBits; ; i++ {
			if l.min[i] == v {
				if left < l.ties[i] {
					break
				}
				left -= l.ties[i]
			}
		}
	}
	return int32(i)
}
