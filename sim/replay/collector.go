package replay

import "slices"

// Collector makes a Stretch of the outcomes of a run's requests, told in any
// order. The requests that arrive before the stretch and finish after it are
// only counted, so that an endless queue takes no more room than a short one.
type Collector struct {
	stretch Stretch
	most    int
	kept    []kept
}

// kept is a request with its number in the run.
type kept struct {
	Request
	index int64
}

// NewCollector returns a collector for [from, until) on a number of servers
// that keeps most requests at most: a stretch with more of them is shortened.
// Sync is the period of the balancers' snapshots, 0 where there are none.
func NewCollector(servers int, from, until, sync int64, most int) *Collector {
	c := &Collector{most: most}
	c.stretch = Stretch{From: from, Until: until, Waiting: make([]int32, servers), Snapshot: -1}
	if sync > 0 {
		c.stretch.Snapshot = from / sync * sync
		c.stretch.Believed = make([]int32, servers)
	}
	return c
}

// Trace takes a request's outcome, as an engine.Trace does. A snapshot sees
// completions at its own instant but not arrivals.
func (c *Collector) Trace(index int64, server, balancer int32, arrival, _, finish int64) {
	s := &c.stretch
	if arrival < s.Snapshot && finish > s.Snapshot {
		s.Believed[server]++
	}
	touches := arrival
	if arrival < s.From {
		switch {
		case finish == Dropped:
			s.Dropped++
			return
		case finish <= s.From:
			s.Served++
			return
		}
		s.Waiting[server]++
		touches = finish
	}
	if touches >= s.Until {
		return
	}
	c.kept = append(c.kept, kept{Request{arrival, finish, server, balancer}, index})
	if len(c.kept) >= 2*c.most {
		c.shorten()
	}
}

// touches is when a kept request first changes something in the stretch.
func (c *Collector) touches(k kept) int64 {
	if k.Arrival < c.stretch.From {
		return k.Finish
	}
	return k.Arrival
}

// shorten ends the stretch where it would hold too many requests.
func (c *Collector) shorten() {
	if len(c.kept) <= c.most {
		return
	}
	slices.SortFunc(c.kept, func(a, b kept) int { return order(c.touches(a), c.touches(b)) })
	c.stretch.Until, c.stretch.Shortened = c.touches(c.kept[c.most]), true
	n := c.most
	for n > 0 && c.touches(c.kept[n-1]) == c.stretch.Until {
		n--
	}
	c.kept = c.kept[:n]
}

// Stretch returns what was collected. The collector is done with then.
func (c *Collector) Stretch() *Stretch {
	c.shorten()
	slices.SortFunc(c.kept, func(a, b kept) int { return order(a.index, b.index) })
	for _, k := range c.kept {
		if k.Finish >= c.stretch.Until {
			k.Finish = Never
		}
		c.stretch.Requests = append(c.stretch.Requests, k.Request)
	}
	return &c.stretch
}

// order compares two numbers as slices.SortFunc wants it.
func order(a, b int64) int {
	if a < b {
		return -1
	}
	if a > b {
		return 1
	}
	return 0
}
