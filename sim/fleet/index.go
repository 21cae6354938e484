package fleet

import "loadlab/sim/station"

// Order makes the fleet take completions in order of time, and of equal times
// in order of the servers, and tell the outcome of each: for policies that
// learn from responses. It is called before the first request.
func (f *Fleet) Order() {
	if f.order != nil {
		return
	}
	f.order = newOrder(f.Servers())
	f.telling, f.indexed = true, true
	f.build()
}

// IndexCounts makes View.LeastFresh available.
func (f *Fleet) IndexCounts() {
	f.Order()
	f.counts = NewTree(f.Servers(), int64(station.Never), true)
}

// IndexWork makes View.LeastWork available.
func (f *Fleet) IndexWork() {
	f.indexed = true
	f.work = NewTree(f.Servers(), int64(station.Never), false)
}
