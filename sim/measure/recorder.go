package measure

// Setup is what a Recorder must know beforehand. Times are in nanoseconds.
type Setup struct {
	Servers int
	Window  int64 // length of a window
	Windows int   // how many windows there will be, about, for per-server series
	Warmup  int64
	Timeout int64 // 0: none
}

// Recorder takes a run's requests as they are served and makes the Result.
// Requests may be reported in any order; the result does not depend on it.
type Recorder struct {
	setup    Setup
	result   Result
	selector Selector

	first   int       // number of the window that open[0] stands for
	open    []*window // windows that are not finished
	spare   []*window
	end     int64 // end of the newest window
	hash    uint64
	row     []int32 // by server
	busyTo  []int64 // by server: the end of the time known to be busy
	waiting intervals
	busy    intervals

	response, wait Sample
}

// window collects one window's requests.
type window struct {
	arrivals, left int64 // left: not reported yet
	sample         Sample
}

// NewRecorder returns a recorder for one run.
func NewRecorder(s Setup) *Recorder {
	r := &Recorder{setup: s, row: make([]int32, s.Servers), busyTo: make([]int64, s.Servers)}
	r.result.Servers = make([]Server, s.Servers)
	band, rows := shape(s.Servers, s.Windows)
	r.result.Series = Series{Band: band, Rows: rows}
	shift := uint(0)
	for s.Window>>shift > 1<<32 {
		shift++
	}
	if rows > 0 {
		for i := range r.row {
			r.row[i] = int32(i / band)
		}
		r.waiting = intervals{rows, s.Window, shift, make([]int64, rows*s.Windows), make([]int64, rows*s.Windows)}
		r.busy = intervals{rows, s.Window, shift, make([]int64, rows*s.Windows), make([]int64, rows*s.Windows)}
	}
	return r
}

// Arrive reports an arrival; arrivals come in order of time. It returns the
// number of the window it belongs to, which goes with the request's outcome.
func (r *Recorder) Arrive(now int64) int32 {
	for now >= r.end {
		r.settle()
		r.open = append(r.open, r.fresh())
		r.end += r.setup.Window
	}
	last := len(r.open) - 1
	w := r.open[last]
	w.arrivals++
	w.left++
	return int32(r.first + last)
}

// Extend makes the windows reach until the given instant even where nothing
// arrives any more.
func (r *Recorder) Extend(until int64) {
	for r.end < until {
		r.open = append(r.open, r.fresh())
		r.end += r.setup.Window
		r.settle()
	}
}

// fresh returns an empty window.
func (r *Recorder) fresh() *window {
	if n := len(r.spare); n > 0 {
		w := r.spare[n-1]
		r.spare = r.spare[:n-1]
		return w
	}
	return &window{}
}

// settle finishes the oldest windows that miss nothing any more.
func (r *Recorder) settle() {
	for len(r.open) > 0 && r.open[0].left == 0 {
		w := r.open[0]
		r.open = r.open[1:]
		r.result.Windows = append(r.result.Windows, r.describe(w))
		r.first++
		w.arrivals = 0
		w.sample.Reset()
		r.spare = append(r.spare, w)
	}
}

// describe makes a window's figures.
func (r *Recorder) describe(w *window) Window {
	n := w.sample.Count()
	ranks := [2]int64{Rank(n, 50, 100), Rank(n, 99, 100)}
	var out [2]int64
	w.sample.Ranks(&r.selector, ranks[:], out[:])
	r.result.RelativeError = max(r.result.RelativeError, w.sample.RelativeError())
	return Window{
		Start: int64(r.first) * r.setup.Window, Arrivals: w.arrivals, Count: n,
		Mean: w.sample.Mean(), P50: out[0], P99: out[1], Max: w.sample.Max(),
	}
}

// Pick reports the server that a policy picked.
func (r *Recorder) Pick(server int32) {
	if len(r.result.Picks) < MaxPicks {
		r.result.Picks = append(r.result.Picks, server)
	}
}

// Serve reports a request's outcome: its number, the instants of its arrival,
// start and finish, its service time, its server and its window.
func (r *Recorder) Serve(index, arrival, start, finish, service int64, server, w int32) {
	r.hash += mixRequest(index, arrival, start, finish, server)
	if finish > r.result.End {
		r.result.End = finish
	}
	response := finish - arrival
	at := r.open[int(w)-r.first]
	at.left--
	at.sample.Add(response)
	if arrival >= r.setup.Warmup {
		r.count(response, service, server)
	}
	if r.waiting.rows > 0 {
		r.waiting.add(r.row[server], w, arrival, finish)
	}
}

// count enters a counted request in the summary.
func (r *Recorder) count(response, service int64, server int32) {
	r.result.Completed++
	r.result.Servers[server].Served++
	if r.setup.Timeout > 0 && response > r.setup.Timeout {
		r.result.Failed++
	}
	r.response.Add(response)
	wait := response - service
	if wait < 0 { // processor sharing rounds to whole nanoseconds
		wait = 0
	}
	r.wait.Add(wait)
}

// Busy reports that the server is busy in [from, to). Of one server the
// intervals come in order of from; they may overlap.
func (r *Recorder) Busy(server int32, from, to int64) {
	if b := r.busyTo[server]; from < b {
		from = b
	}
	if to <= from {
		return
	}
	r.busyTo[server] = to
	r.result.Servers[server].Busy += to - from
	if r.busy.rows > 0 {
		r.busy.add(r.row[server], r.windowOf(from), from, to)
	}
}

// windowOf returns the number of the window of an instant; most lie in the
// newest one.
func (r *Recorder) windowOf(at int64) int32 {
	if at >= r.end-r.setup.Window && at < r.end {
		return int32(r.first + len(r.open) - 1)
	}
	w := at / r.setup.Window
	if w > 1<<30 {
		w = 1 << 30 // beyond any last window, and still an int32
	}
	return int32(w)
}

// Drop reports a request that found its server's queue full.
func (r *Recorder) Drop(index, arrival int64, server, w int32) {
	r.hash += mixRequest(index, arrival, -1, -1, server)
	r.open[int(w)-r.first].left--
	if arrival >= r.setup.Warmup {
		r.result.Dropped++
		r.result.Failed++
	}
}

// Finish makes the result once every request has been reported. arrivals is
// their number, inspected the number of servers whose states the picks read,
// most the most unfinished requests at once by server.
func (r *Recorder) Finish(arrivals, inspected int64, most []int32) *Result {
	r.settle()
	res := &r.result
	res.Arrivals = arrivals
	if arrivals > 0 {
		res.Inspected = float64(inspected) / float64(arrivals)
	}
	res.Fingerprint = finishHash(r.hash)
	for i := range res.Servers {
		res.Servers[i].MaxQueue = int64(most[i])
	}
	res.Response = r.response.Summary(&r.selector)
	res.Wait = r.wait.Summary(&r.selector)
	res.RelativeError = max(res.RelativeError, r.response.RelativeError())
	res.Quantiles = r.curve()
	r.series(res)
	return res
}

// series closes the per-server series, where every window has a column.
func (r *Recorder) series(res *Result) {
	n := len(res.Windows)
	if res.Series.Rows == 0 || n > r.setup.Windows {
		res.Series = Series{}
		return
	}
	res.Series.Unfinished = r.waiting.means(n, res.Series.Band)
	res.Series.Busy = r.busy.means(n, res.Series.Band)
}

// curve returns the quantiles at Grid. For a large sample they come from a
// histogram: a curve cannot show half a thousandth.
func (r *Recorder) curve() []int64 {
	grid := Grid()
	ranks, out := make([]int64, len(grid)), make([]int64, len(grid))
	n := r.response.Count()
	if n == 0 {
		return nil
	}
	for i, p := range grid {
		ranks[i] = min(max(ceil(float64(p*float64(n))), 1), n)
	}
	switch h := r.response.histogram; {
	case h != nil:
		r.response.Ranks(&r.selector, ranks, out)
	case n <= 1<<14:
		r.selector.Select(r.response.kept.all(), ranks, out)
	default:
		h = NewHistogram()
		for _, chunk := range r.response.kept.all() {
			for _, v := range chunk {
				h.Add(v)
			}
		}
		h.Ranks(ranks, out)
	}
	for i, v := range out {
		out[i] = min(v, r.response.max)
	}
	return out
}

// ceil rounds a positive float below 2^53 up.
func ceil(x float64) int64 {
	n := int64(x)
	if float64(n) < x {
		n++
	}
	return n
}
