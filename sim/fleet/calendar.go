package fleet

import "slices"

// calendar holds the completions to come of all servers whose finishes are
// known, in order of time, of equal times the lower server first, and of one
// server the earlier request first. It is a calendar queue (Brown, "Calendar
// queues: a fast O(1) priority queue implementation for the simulation event
// set problem", 1988): time is cut into slots of about a mean gap between
// arrivals, and slots a whole year apart share a short sorted list.
type calendar struct {
	width uint    // a slot is 2^width nanoseconds
	first []int32 // by slot modulo the year: first event of the list, or -1
	slot  int64   // slot of the instant that was advanced to

	earliest int64 // no completion is before it
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

// newCalendar returns an empty calendar for completions that are gap
// nanoseconds apart in the mean. The gap decides the speed only.
func newCalendar(gap float64) *calendar {
	c := &calendar{idle: -1}
	for c.width < 50 && float64(int64(1)<<c.width) < gap {
		c.width++
	}
	c.lists(256)
	return c
}

// lists makes a year of n empty lists, a power of two.
func (c *calendar) lists(n int) {
	c.first = make([]int32, n)
	for i := range c.first {
		c.first[i] = -1
	}
}

// push adds a completion. None is before the instant advanced to.
func (c *calendar) push(e event) {
	if c.count++; c.count > 2*len(c.first) {
		c.grow()
	}
	if e.at < c.earliest {
		c.earliest = e.at
	}
	i := c.idle
	if i >= 0 {
		c.idle = c.events[i].next
		c.events[i] = e
	} else {
		i = int32(len(c.events))
		c.events = append(c.events, e)
	}
	c.insert(i)
}

// insert puts an event into its list, after those that are not after it.
func (c *calendar) insert(i int32) {
	e := &c.events[i]
	link := &c.first[int(e.at>>c.width)&(len(c.first)-1)]
	for *link >= 0 && !e.before(&c.events[*link]) {
		link = &c.events[*link].next
	}
	e.next = *link
	*link = i
}

// grow makes the year four times as long, so that lists stay short.
func (c *calendar) grow() {
	lists := c.first
	c.lists(4 * len(lists))
	for _, i := range lists {
		for i >= 0 {
			next := c.events[i].next
			c.insert(i)
			i = next
		}
	}
}

// pop removes the first completion until an instant and returns its number, or
// -1 where there is none. It can be read until the next push.
func (c *calendar) pop(now int64) int32 {
	if now < c.earliest {
		return -1
	}
	last := now >> c.width
	for c.count > 0 && c.slot <= last {
		link := &c.first[int(c.slot)&(len(c.first)-1)]
		if i := *link; i >= 0 {
			// A list is sorted, so that events of later years come last.
			e := &c.events[i]
			if e.at>>c.width == c.slot {
				if e.at > now {
					c.earliest = e.at
					return -1
				}
				*link = e.next
				e.next = c.idle
				c.idle = i
				c.count--
				return i
			}
		}
		if c.slot == last {
			break
		}
		c.slot++
	}
	c.slot = last
	c.earliest = (last + 1) << c.width
	return -1
}

// drain removes all completions and returns them in order.
func (c *calendar) drain() []event {
	var all []event
	for _, i := range c.first {
		for ; i >= 0; i = c.events[i].next {
			all = append(all, c.events[i])
		}
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
	c.count = 0
	c.lists(len(c.first))
	return all
}
