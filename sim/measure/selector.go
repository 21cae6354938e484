package measure

import "slices"

// Selector finds order statistics. It holds the memory that selecting needs,
// so that one serves many samples without allocating.
type Selector struct {
	fine, coarse *Histogram
	marks        []uint16 // by bin: the list its values are gathered in, plus one
	where        []int32  // by rank: its list
	bins         []int    // by list
	gather       [][]int64
	sieve        sieve
}

// manyValues is where counting in fine bins begins to pay: fewer are then
// gathered, while there are more bins to clear and walk through.
const manyValues = 1 << 12

// Select sets out[i] to the ranks[i]-th smallest of all the values, counting
// from 1; ranks ascend. One pass counts values by leading bits, a second
// gathers those of the few bins that hold a wanted rank: a few nanoseconds a
// value where sorting takes fifty. The counts are returned where they are
// those of a Histogram; they hold until the next call.
func (c *Selector) Select(values [][]int64, ranks, out []int64) *Histogram {
	if c.fine == nil {
		c.fine, c.coarse = NewHistogram(), newHistogram(selectBits)
	}
	n := 0
	for _, chunk := range values {
		n += len(chunk)
	}
	h := c.coarse
	if n >= manyValues {
		h = c.fine
	}
	h.Clear()
	for _, chunk := range values {
		h.AddAll(chunk)
	}
	c.pick(h, values, ranks, out)
	if h == c.coarse {
		return nil
	}
	return h
}

// pick is Select where the values' counts are known.
func (c *Selector) pick(h *Histogram, values [][]int64, ranks, out []int64) {
	if len(c.marks) < len(h.counts) {
		c.marks = make([]uint16, len(h.counts))
	}
	lists := c.places(h, ranks, out)
	if lists > 0 {
		c.sieve.set(h, c.bins[:lists])
		for _, chunk := range values {
			c.collect(h, chunk)
		}
	}
	for _, g := range c.gather[:lists] {
		slices.Sort(g)
	}
	for i, w := range c.where {
		if w >= 0 {
			out[i] = c.gather[w][out[i]-1]
		}
	}
	clear(c.marks[h.lowest : h.highest+1])
}

// collect gathers the values of the wanted bins: of each few values at once the
// sieve tells whether to look at them.
func (c *Selector) collect(h *Histogram, values []int64) {
	const few = 4
	open, step := &c.sieve.open, c.sieve.step&63
	for len(values) >= few {
		v := (*[few]int64)(values)
		if open[hole(v[0], step)]|open[hole(v[1], step)]|open[hole(v[2], step)]|open[hole(v[3], step)] != 0 {
			c.look(h, v[:])
		}
		values = values[few:]
	}
	c.look(h, values)
}

// look gathers those of a few values that are in the wanted bins.
func (c *Selector) look(h *Histogram, values []int64) {
	for _, v := range values {
		if w := c.marks[h.bin(v)]; w != 0 {
			c.gather[w-1] = append(c.gather[w-1], v)
		}
	}
}

// places finds the bin of each rank. Where the bin is a single number that is
// the answer, and the rank has no list; else the bin gets a list and the
// rank's place within its bin is left in out. It returns the number of lists.
//
// Bin 0 holds the waits of 0, often most of a sample.
func (c *Selector) places(h *Histogram, ranks, out []int64) int {
	c.where = c.where[:0]
	below, b, lists := int64(0), h.lowest, 0
	for i, r := range ranks {
		for below+int64(h.counts[b]) < r {
			below += int64(h.counts[b])
			b++
		}
		if low := h.first(b); low+1 >= h.first(b+1) {
			c.where = append(c.where, -1)
			out[i] = low
			continue
		}
		if c.marks[b] == 0 {
			c.list(lists, b, int(h.counts[b]))
			lists++
			c.marks[b] = uint16(lists)
		}
		c.where = append(c.where, int32(c.marks[b])-1)
		out[i] = r - below
	}
	return lists
}

// list empties a list and makes room for a bin's n values.
func (c *Selector) list(i, b, n int) {
	if i == len(c.gather) {
		c.gather, c.bins = append(c.gather, nil), append(c.bins, 0)
	}
	c.bins[i] = b
	if cap(c.gather[i]) < n {
		c.gather[i] = make([]int64, 0, n)
	}
	c.gather[i] = c.gather[i][:0]
}
