package measure

import "slices"

// Selector finds order statistics. It holds the memory that selecting needs,
// so that one serves many samples without allocating.
type Selector struct {
	counts []uint32
	wanted []int32 // by bin: the list its values are gathered in, plus one
	where  []int32 // by rank: its list
	gather [][]int64
}

// Select sets out[i] to the ranks[i]-th smallest of all the values, counting
// from 1; ranks ascend. One pass counts values by leading bits, a second
// gathers those of the few bins that hold a wanted rank: a few nanoseconds a
// value where sorting takes fifty.
func (c *Selector) Select(values [][]int64, ranks, out []int64) {
	if c.counts == nil {
		c.counts = make([]uint32, bins(selectBits))
		c.wanted = make([]int32, bins(selectBits))
	}
	counts, top := (*[64 << selectBits]uint32)(c.counts), uint(0)
	for _, chunk := range values {
		for _, v := range chunk {
			b := uint(bin(v, selectBits)) & (64<<selectBits - 1)
			counts[b]++
			top = max(top, b)
		}
	}
	lists := c.places(ranks, out)
	if lists > 0 {
		c.collect(values)
	}
	for _, g := range c.gather[:lists] {
		slices.Sort(g)
	}
	for i, w := range c.where {
		if w >= 0 {
			out[i] = c.gather[w][out[i]-1]
		}
	}
	clear(c.counts[:top+1])
	clear(c.wanted[:top+1])
}

// collect gathers the values of the wanted bins.
func (c *Selector) collect(values [][]int64) {
	wanted := (*[64 << selectBits]int32)(c.wanted)
	for _, chunk := range values {
		for _, v := range chunk {
			if w := wanted[uint(bin(v, selectBits))&(64<<selectBits-1)]; w != 0 {
				c.gather[w-1] = append(c.gather[w-1], v)
			}
		}
	}
}

// single is the number of bins, from 0 on, that stand for one whole number
// each: their values need no gathering. Bin 0 holds the waits of 0, often most
// of a sample.
const single = selectBits << selectBits

// places finds the bin of each rank. Where the bin is a single number that is
// the answer, and the rank has no list; else the bin gets a list and the
// rank's place within its bin is left in out. It returns the number of lists.
func (c *Selector) places(ranks, out []int64) int {
	c.where = c.where[:0]
	below, b, lists := int64(0), 0, int32(0)
	for i, r := range ranks {
		for below+int64(c.counts[b]) < r {
			below += int64(c.counts[b])
			b++
		}
		if b < single {
			c.where = append(c.where, -1)
			out[i] = lowest(b, selectBits)
			continue
		}
		if c.wanted[b] == 0 {
			lists++
			c.wanted[b] = lists
			c.list(int(lists-1), int(c.counts[b]))
		}
		c.where = append(c.where, c.wanted[b]-1)
		out[i] = r - below
	}
	return int(lists)
}

// list empties a list and makes room for n values.
func (c *Selector) list(i, n int) {
	if i == len(c.gather) {
		c.gather = append(c.gather, nil)
	}
	if cap(c.gather[i]) < n {
		c.gather[i] = make([]int64, 0, n)
	}
	c.gather[i] = c.gather[i][:0]
}
