package fleet

import (
	"math/bits"
	"slices"

	"loadlab/sim/station"
)

// calendar holds the completions to come of all servers whose finishes are
// known, in order of time, of equal times the lower server first, and of one
// server the earlier request first. It is a calendar queue (Brown, "Calendar
// queues: a fast O(1) priority queue implementation for the simulation event
// set problem", 1988): time is cut into slots of about a quarter of the mean gap
// between arrivals, and slots a whole year apart share a short sorted list.
// Which slots hold anything is kept in bits, so that empty ones cost nothing.
type calendar struct {
	width  uint     // a slot is 2^width nanoseconds
	first  []int32  // by slot modulo the year: first event of the list
	filled []uint64 // a bit for each list: it is not empty

	earliest int64 // instant of the first completion, or station.Never
	count    int
	events   []event
	idle     int32 // first of the unused events, or -1
}

// event is a completion to come.
type event struct {
	at, arrival      int64
	server, balancer int32
	next             int32 // in its list, or -1
}

// before orders completions.
func (e *event) before(o *event) bool {
	return e.at < o.at || e.at == o.at && e.server < o.server
}

// sparse is how many lists there are for an event, at least: so few share one.
const sparse = 8

// newCalendar returns an empty calendar for completions that are gap
// nanoseconds apart in the mean. The gap decides the speed only.
func newCalendar(gap float64) *calendar {
	c := &calendar{idle: -1, earliest: station.Never}
	for c.width < 50 && float64(int64(4)<<c.width) < gap {
		c.width++
	}
	c.lists(2048)
	return c
}

// lists makes a year of n empty lists, a power of two that is at least 64.
func (c *calendar) lists(n int) {
	c.first = make([]int32, n)
	c.filled = make([]uint64, n/64)
}

// push adds a completion of a request that arrived at a server from a balancer.
// It is not before the last that was popped.
func (c *calendar) push(at, arrival int64, server, balancer int32) {
	i := c.idle
	if i < 0 {
		i = c.room()
	}
	e := &c.events[i]
	c.idle = e.next
	c.count++
	e.at, e.arrival, e.server, e.balancer = at, arrival, server, balancer
	c.earliest = min(c.earliest, at)
	k := c.list(at)
	if word, bit := &c.filled[k>>6], uint64(1)<<(k&63); *word&bit == 0 { // most often
		*word |= bit
		e.next, c.first[k] = -1, i
		return
	}
	c.insert(i, e)
}

// room makes an event more, and the year longer where there are many. It returns
// its number.
//
//go:noinline
func (c *calendar) room() int32 {
	c.events = append(c.events, event{next: -1})
	if sparse*len(c.events) > len(c.first) {
		c.grow()
	}
	return int32(len(c.events) - 1)
}

// list returns the number of the list for an instant.
func (c *calendar) list(at int64) int { return int(at>>c.width) & (len(c.first) - 1) }

// insert puts an event into its list, after those that are not after it.
func (c *calendar) insert(i int32, e *event) {
	k := c.list(e.at)
	link, bit := &c.first[k], uint64(1)<<(k&63)
	if word := &c.filled[k>>6]; *word&bit == 0 {
		*word |= bit
		e.next = -1
	} else {
		for *link >= 0 && !e.before(&c.events[*link]) {
			link = &c.events[*link].next
		}
		e.next = *link
	}
	*link = i
}

// grow makes the year four times as long, so that lists stay short.
func (c *calendar) grow() {
	all := c.all()
	c.lists(4 * len(c.first))
	for _, i := range all {
		c.insert(i, &c.events[i])
	}
}

// all returns the numbers of all events, those of one list in its order.
func (c *calendar) all() []int32 {
	var all []int32
	for k, word := range c.filled {
		for ; word != 0; word &= word - 1 {
			for i := c.first[k*64+bits.TrailingZeros64(word)]; i >= 0; i = c.events[i].next {
				all = append(all, i)
			}
		}
	}
	return all
}

// pop removes the first completion and returns its number; there must be one,
// at the instant earliest. It can be read until the next push.
func (c *calendar) pop() int32 {
	k := c.list(c.earliest)
	i := c.first[k]
	e := &c.events[i]
	next := e.next
	e.next = c.idle
	c.idle = i
	c.count--
	c.first[k] = next
	slot, word := e.at>>c.width, c.filled[k>>6]
	if next < 0 {
		word &^= 1 << (k & 63)
		c.filled[k>>6] = word
	}
	if word >>= k & 63; word != 0 { // most often the first one is near
		near := bits.TrailingZeros64(word)
		if at := c.events[c.first[k+near]].at; at>>c.width == slot+int64(near) {
			c.earliest = at
			return i
		}
	}
	c.seek(slot)
	return i
}

// seek finds the first completion, which is in no slot before the given one.
func (c *calendar) seek(slot int64) {
	if c.count == 0 {
		c.earliest = station.Never
		return
	}
	for end := slot + int64(len(c.first)); slot < end; slot++ {
		k := int(slot) & (len(c.first) - 1)
		word := c.filled[k>>6] >> (k & 63)
		if word == 0 {
			slot |= 63
			continue
		}
		skip := bits.TrailingZeros64(word)
		slot += int64(skip)
		// A list is sorted, so that events of later years come last.
		if at := c.events[c.first[k+skip]].at; at>>c.width == slot {
			c.earliest = at
			return
		}
	}
	c.search()
}

// search is seek where nothing completes within a year.
func (c *calendar) search() {
	c.earliest = station.Never
	for k, word := range c.filled {
		for ; word != 0; word &= word - 1 {
			first := c.first[k*64+bits.TrailingZeros64(word)]
			c.earliest = min(c.earliest, c.events[first].at)
		}
	}
}

// drain removes all completions and returns them in order.
func (c *calendar) drain() []event {
	var all []event
	for _, i := range c.all() {
		all = append(all, c.events[i])
	}
	slices.SortStableFunc(all, func(a, b event) int {
		switch {
		case a.before(&b):
			return -1
		case b.before(&a):
			return 1
		}
		return 0
	})
	c.count, c.earliest = 0, station.Never
	c.lists(len(c.first))
	return all
}
