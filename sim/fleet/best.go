package fleet

import (
	"math"

	"loadlab/sim/station"
)

// Comparison is what decides between servers where a fleet itself can send each
// request to the best one.
type Comparison int

// The comparisons: of two servers that were drawn, or of all.
const (
	None          Comparison = iota
	ByFresh                  // of two, unfinished requests at this instant
	BySnapshot               // of two, unfinished requests in the last snapshot
	ByFreeAt                 // of two, when a further request begins
	AllByFreeAt              // the lowest of those that are idle, or else free first
	AllBySnapshot            // the lowest of those with the fewest in the last snapshot
)

// SendBest sends each of a batch of requests to the better of its first and its
// second server, the first of equals, or to the best of all; it sets which that
// is, and when the request starts and finishes. The fleet Batches; where
// AllByFreeAt decides, the work is indexed.
func (f *Fleet) SendBest(by Comparison, c *station.Columns, first, second []int32) {
	switch by {
	case ByFresh:
		f.lines.JoinShorter(c, first, second)
	case BySnapshot:
		f.sendStale(c, first, second)
	case ByFreeAt:
		f.lines.JoinSooner(c, first, second)
	case AllByFreeAt:
		f.sendSoonest(c)
	case AllBySnapshot:
		f.sendHerd(c)
	}
}

// sendSoonest sends each request to the server that is free first. A line is told of
// its request while the tree finds the server of the next one: each step of the tree
// waits for the one before it, and there is time.
func (f *Fleet) sendSoonest(c *station.Columns) {
	work, demands, servers := f.work, c.Demand[:len(c.Arrival)], c.Server[:len(c.Arrival)]
	starts, finishes := c.Start[:len(c.Arrival)], c.Finish[:len(c.Arrival)]
	for i, now := range c.Arrival {
		server, start := work.First(now), now
		if server < 0 {
			start = work.Min()
			server = work.First(start)
		}
		if i > 0 {
			f.lines.Line[servers[i-1]].Enter(c.Arrival[i-1], finishes[i-1])
		}
		finish := station.Finish(start, f.lines.Service(demands[i], server))
		work.Set(server, finish)
		servers[i], starts[i], finishes[i] = server, start, finish
	}
	if last := len(c.Arrival) - 1; last >= 0 {
		f.lines.Line[servers[last]].Enter(c.Arrival[last], finishes[last])
	}
}

// sendHerd sends all requests between two snapshots to the server with the fewest
// unfinished ones in the first.
func (f *Fleet) sendHerd(c *station.Columns) {
	s := &f.shared
	for i, j := 0, 0; i < len(c.Arrival); i = j {
		f.Refresh(c.Arrival[i])
		if s.leastAt != s.Taken {
			s.least, s.leastAt = f.fewestLine(s.Taken), s.Taken
		}
		if j = len(c.Arrival); c.Arrival[j-1] >= s.Due {
			for j = i + 1; c.Arrival[j] < s.Due; j++ {
			}
		}
		f.lines.JoinOne(c, i, j, s.least)
		if f.work != nil {
			f.work.Set(s.least, c.Finish[j-1])
		}
	}
}

// fewestLine returns the line with the fewest unfinished requests at an instant
// since which nothing was sent.
func (f *Fleet) fewestLine(at int64) int32 {
	if f.work != nil {
		if server := f.work.First(at); server >= 0 {
			return server
		}
	}
	best, fewest := 0, int32(math.MaxInt32)
	for i := range f.lines.Line {
		if n := f.lines.Line[i].PassMany(at); n < fewest {
			if best, fewest = i, n; n == 0 {
				break
			}
		}
	}
	return int32(best)
}

// Lower returns b where the difference of b's and a's loads is negative, else a,
// without a branch.
func Lower(a, b int32, difference int64) int32 { return station.Lower(a, b, difference) }

// remembered is how many requests may come to a server between two snapshots, in the
// mean, where servers shall remember them.
const remembered = 8

// sendStale sends each request to the better of two by the last snapshot.
func (f *Fleet) sendStale(c *station.Columns, first, second []int32) {
	if f.SnapshotsEvery() <= remembered*float64(f.Servers()) {
		f.lines.JoinShorterAt(&f.shared.Clock, c, first, second)
		return
	}
	for i := 0; i < len(c.Arrival); {
		due := f.Refresh(c.Arrival[i])
		j := i
		for ; j < len(c.Arrival) && c.Arrival[j] < due; j++ {
			a, b := first[j], second[j]
			c.Server[j] = station.Lower(a, b, int64(f.inSnapshot(b)-f.inSnapshot(a)))
		}
		part := c.Part(i, j)
		f.SendAll(&part)
		i = j
	}
}
