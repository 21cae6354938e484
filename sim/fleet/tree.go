package fleet

// Tree holds a number for each of n places and finds the smallest without
// looking at all: a complete binary tree of minima. Changing one place and
// every question cost a number of steps that grows with log n.
type Tree[T int64 | float64] struct {
	leaves int     // a power of two
	min    []T     // 1-based heap order; leaf i at leaves+i
	ties   []int32 // how many leaves below share the minimum; nil: not counted
}

// NewTree returns a tree of n zeros. No number may exceed most; counting makes
// Ties and Nth available.
func NewTree[T int64 | float64](n int, most T, counting bool) *Tree[T] {
	leaves := 1
	for leaves < n {
		leaves *= 2
	}
	t := &Tree[T]{leaves: leaves, min: make([]T, 2*leaves)}
	for i := n; i < leaves; i++ {
		t.min[leaves+i] = most
	}
	if counting {
		t.ties = make([]int32, 2*leaves)
		for i := range n {
			t.ties[leaves+i] = 1
		}
	}
	for i := leaves - 1; i > 0; i-- {
		t.merge(i)
	}
	return t
}

// merge works out an inner node from its two children.
func (t *Tree[T]) merge(i int) {
	a, b := t.min[2*i], t.min[2*i+1]
	m := a
	if b < a {
		m = b
	}
	t.min[i] = m
	if t.ties != nil {
		n := int32(0)
		if a == m {
			n = t.ties[2*i]
		}
		if b == m {
			n += t.ties[2*i+1]
		}
		t.ties[i] = n
	}
}

// Set changes a place's number. It stops where nothing changes any more.
func (t *Tree[T]) Set(place int32, v T) {
	i := t.leaves + int(place)
	if t.min[i] == v {
		return
	}
	t.min[i] = v
	if t.ties != nil {
		t.raise(i)
		return
	}
	for i > 1 {
		if other := t.min[i^1]; other < v {
			v = other
		}
		if i /= 2; t.min[i] == v {
			return
		}
		t.min[i] = v
	}
}

// raise works out the nodes above a changed leaf, ties included.
func (t *Tree[T]) raise(i int) {
	for i /= 2; i > 0; i /= 2 {
		least, ties := t.min[i], t.ties[i]
		t.merge(i)
		if t.min[i] == least && t.ties[i] == ties {
			return
		}
	}
}

// Min returns the smallest number.
func (t *Tree[T]) Min() T { return t.min[1] }

// First returns the first place whose number is at most v; there must be one.
func (t *Tree[T]) First(v T) int32 {
	i := 1
	for i < t.leaves {
		i *= 2
		if t.min[i] > v {
			i++
		}
	}
	return int32(i - t.leaves)
}

// FirstFrom returns the first place at or after from whose number is at most
// v, or else the first of all; there must be one.
func (t *Tree[T]) FirstFrom(from int32, v T) int32 {
	i := t.leaves + int(from)
	for t.min[i] > v {
		// Go to the next subtree to the right; past the end, start over.
		for i&1 == 1 {
			i /= 2
		}
		if i == 0 {
			return t.First(v)
		}
		i++
	}
	for i < t.leaves {
		i *= 2
		if t.min[i] > v {
			i++
		}
	}
	return int32(i - t.leaves)
}

// Ties returns how many places hold the smallest number.
func (t *Tree[T]) Ties() int { return int(t.ties[1]) }

// Nth returns the n-th place, counting from 0, of those that hold the smallest
// number.
func (t *Tree[T]) Nth(n int) int32 {
	v, i := t.min[1], 1
	for i < t.leaves {
		i *= 2
		if t.min[i] == v {
			if n < int(t.ties[i]) {
				continue
			}
			n -= int(t.ties[i])
		}
		i++
	}
	return int32(i - t.leaves)
}
