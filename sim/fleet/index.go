package fleet

// IndexCounts makes View.LeastFresh and LeastFreshFrom available.
func (f *Fleet) IndexCounts() {
	f.Order()
	f.indexed = true
	f.counts = NewFewest(f.count)
}

// IndexWork makes View.LeastWork available.
func (f *Fleet) IndexWork() {
	f.indexed = true
	f.work = NewTree(f.Servers())
}
