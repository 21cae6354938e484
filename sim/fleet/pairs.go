package fleet

import "loadlab/sim/station"

// Comparison is what decides between two servers where a fleet itself can send
// each request to the better one.
type Comparison int

// The comparisons.
const (
	None       Comparison = iota
	ByFresh               // unfinished requests at this instant
	BySnapshot            // unfinished requests in the last snapshot
	ByFreeAt              // when the server begins a further request
)

// SendPairs sends each of a batch of requests to the better of its first and its
// second server, the first of equals; it sets which that is, and when the request
// starts and finishes. The fleet Batches.
func (f *Fleet) SendPairs(by Comparison, c *station.Columns, first, second []int32) {
	switch by {
	case ByFresh:
		f.lines.JoinShorter(c, first, second)
	case BySnapshot:
		f.sendStale(c, first, second)
	case ByFreeAt:
		f.lines.JoinSooner(c, first, second)
	}
}

// many is how many requests may come to a server between two snapshots, in the
// mean, where servers shall remember them.
const many = 8

// sendStale is SendPairs by the last snapshot.
func (f *Fleet) sendStale(c *station.Columns, first, second []int32) {
	if f.SnapshotsEvery() <= many*float64(f.Servers()) {
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
