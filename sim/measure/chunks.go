package measure

// chunks is a growing list of values that never moves what it holds: moving
// cost more than all the rest of measuring.
type chunks struct {
	list [][]int64
	last int // list[last] is being filled; those after it are empty
	free int // room left in list[last]
}

// The first chunk is small because many samples are; the largest is large
// enough that there are few, and small enough to waste little.
const (
	firstChunk   = 256
	largestChunk = 1 << 15
)

// add appends a value.
func (c *chunks) add(v int64) {
	if c.free == 0 {
		c.next()
	}
	c.free--
	c.list[c.last] = append(c.list[c.last], v)
}

// next moves on to the next chunk, making it where there is none.
func (c *chunks) next() {
	if len(c.list) > 0 && len(c.list[c.last]) > 0 {
		c.last++
	}
	if c.last == len(c.list) {
		size := firstChunk
		if c.last > 0 {
			size = min(2*cap(c.list[c.last-1]), largestChunk)
		}
		c.list = append(c.list, make([]int64, 0, size))
	}
	c.free = cap(c.list[c.last])
}

// used returns how many chunks hold values.
func (c *chunks) used() int {
	if len(c.list) == 0 {
		return 0
	}
	return c.last + 1
}

// all returns the chunks that hold values.
func (c *chunks) all() [][]int64 { return c.list[:c.used()] }

// reset empties the list and keeps its memory.
func (c *chunks) reset() {
	for i := range c.list {
		c.list[i] = c.list[i][:0]
	}
	c.last, c.free = 0, 0
}
