package measure

// counting says which of a window's requests are counted in the summary.
type counting uint8

const (
	none counting = iota // all arrive before the warm-up ends
	some                 // the warm-up ends inside the window
	all
)

// window collects the requests that arrived in one window.
type window struct {
	number             int32
	counts             counting
	arrivals, reported int64 // reported: whose outcome is known
	sample             Sample
}

// describe makes the window's figures, and returns the counts of its sample
// that this took, if any.
func (w *window) describe(c *Selector, length int64) (Window, *Histogram) {
	n := w.sample.Count()
	ranks := [2]int64{Rank(n, 50, 100), Rank(n, 99, 100)}
	var out [2]int64
	counts := w.sample.Ranks(c, ranks[:], out[:])
	return Window{
		Start: int64(w.number) * length, Arrivals: w.arrivals, Count: n,
		Mean: w.sample.total.mean(), P50: out[0], P99: out[1], Max: w.sample.total.max,
	}, counts
}

// windows holds the windows that are not described yet: the newest, and older
// ones that miss an outcome. What was held is used again.
type windows struct {
	length, warmup int64
	end            int64 // of the newest
	newest         *window
	pending        []*window // by number from first on; the last is the newest
	first          int32
	spare          []*window
	shelf          *shelf
}

// of returns the window of a number that is pending.
func (w *windows) of(number int32) *window {
	if n := w.newest; n.number == number {
		return n
	}
	return w.pending[number-w.first]
}

// open begins the next window.
func (w *windows) open() {
	var n *window
	if k := len(w.spare); k > 0 {
		n, w.spare = w.spare[k-1], w.spare[:k-1]
	} else {
		n = &window{sample: Sample{shelf: w.shelf}}
	}
	n.number = w.first + int32(len(w.pending))
	n.arrivals, n.reported = 0, 0
	n.counts = all
	if w.end+w.length <= w.warmup {
		n.counts = none
	} else if w.end < w.warmup {
		n.counts = some
	}
	w.pending = append(w.pending, n)
	w.newest = n
	w.end += w.length
}

// settled returns the oldest pending window if it misses no outcome.
func (w *windows) settled() *window {
	if len(w.pending) > 0 && w.pending[0].reported == w.pending[0].arrivals {
		return w.pending[0]
	}
	return nil
}

// drop takes the oldest pending window off.
func (w *windows) drop() {
	n := w.pending[0]
	w.pending = w.pending[1:]
	w.first++
	n.sample.Reset()
	w.spare = append(w.spare, n)
}
