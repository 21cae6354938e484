package replay

import "sort"

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
	key   int64 // to sort by
}

// byKey sorts requests. It is written out since package sort is in the program
// anyway, and a generic sort would be a copy of its own.
type byKey []kept

func (b byKey) Len() int           { return len(b) }
func (b byKey) Less(i, j int) bool { return b[i].key < b[j].key }
func (b byKey) Swap(i, j int)      { b[i], b[j] = b[j], b[i] }

// NewCollector returns a collector for [from, until) on a number of servers
// that keeps most requests at most: a stretch with more of them is shortened.
// What snapshots see is collected where there are any.
func NewCollector(servers int, from, until int64, snapshots Snapshots, most int) *Collector {
	c := &Collector{most: most}
	c.stretch = Stretch{From: from, Until: until, Waiting: make([]int32, servers), Snapshot: -1}
	if snapshots.Period > 0 {
		c.stretch.Snapshot = snapshots.Last(from)
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
	c.kept = append(c.kept, kept{Request{arrival, finish, server, balancer}, index, touches})
	if len(c.kept) >= 2*c.most {
		c.shorten()
	}
}

// shorten ends the stretch where it would hold too many requests. Their keys
// are when each first changes something in it.
func (c *Collector) shorten() {
	if len(c.kept) <= c.most {
		return
	}
	sort.Sort(byKey(c.kept))
	c.stretch.Until, c.stretch.Shortened = c.kept[c.most].key, true
	n := c.most
	for n > 0 && c.kept[n-1].key == c.stretch.Until {
		n--
	}
	c.kept = c.kept[:n]
}

// Stretch returns what was collected. The collector is done with then.
func (c *Collector) Stretch() *Stretch {
	c.shorten()
	for i := range c.kept {
		c.kept[i].key = c.kept[i].index
	}
	sort.Sort(byKey(c.kept))
	for _, k := range c.kept {
		if k.Finish >= c.stretch.Until {
			k.Finish = Never
		}
		c.stretch.Requests = append(c.stretch.Requests, k.Request)
	}
	return &c.stretch
}
