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
	setup   Setup
	result  Result
	windows windows
	hash    uint64

	row       []int32 // by server
	busyTo    []int64 // by server: the end of the time known to be busy
	occupancy occupancy

	response, wait Sample // of counted requests; response but for the open windows

	memory *memory
}

// NewRecorder returns a recorder for one run.
func NewRecorder(s Setup) *Recorder {
	m := memories.Get().(*memory)
	r := &Recorder{setup: s, row: make([]int32, s.Servers), busyTo: make([]int64, s.Servers), memory: m}
	r.response = Sample{shelf: &m.shelf, counts: m.response}
	r.wait = Sample{shelf: &m.shelf, counts: m.wait}
	r.windows = windows{length: s.Window, warmup: s.Warmup, shelf: &m.shelf}
	r.result.Servers = make([]Server, s.Servers)
	r.result.Picks = make([]int32, 0, MaxPicks)
	band, rows := shape(s.Servers, s.Windows)
	r.result.Series = Series{Band: band, Rows: rows}
	if rows > 0 {
		for i := range r.row {
			r.row[i] = int32(i / band)
		}
		r.occupancy = newOccupancy(rows, s.Windows, s.Window)
	}
	return r
}

// Arrive reports an arrival; arrivals come in order of time. It returns the
// number of the window it belongs to, which goes with the request's outcome.
func (r *Recorder) Arrive(now int64) int32 {
	if now >= r.windows.end {
		r.reach(now)
	}
	w := r.windows.newest
	w.arrivals++
	return w.number
}

// reach opens windows until one holds the instant, and settles old ones.
func (r *Recorder) reach(now int64) {
	for now >= r.windows.end {
		r.settle()
		r.windows.open()
		r.occupancy.enter(r.windows.newest.number)
	}
}

// Extend makes the windows reach until the given instant even where nothing
// arrives any more.
func (r *Recorder) Extend(until int64) {
	if until > 0 {
		r.reach(until - 1)
	}
}

// settle describes the oldest windows that miss no outcome any more.
func (r *Recorder) settle() {
	for w := r.windows.settled(); w != nil; w = r.windows.settled() {
		r.result.RelativeError = max(r.result.RelativeError, w.sample.RelativeError())
		figures, counts := w.describe(&r.memory.selector, r.setup.Window)
		r.result.Windows = append(r.result.Windows, figures)
		if w.counts == all {
			r.response.Absorb(&w.sample, counts)
		}
		r.windows.drop()
	}
}

// Picks reports the servers that a policy picked.
func (r *Recorder) Picks(servers []int32) {
	if free := MaxPicks - len(r.result.Picks); free > 0 {
		r.result.Picks = append(r.result.Picks, servers[:min(free, len(servers))]...)
	}
}

// Serve reports the outcome of a request that kept its server busy from start to
// finish: its number, the instants of its arrival, start and finish, its server and
// its window.
func (r *Recorder) Serve(index, arrival, start, finish int64, server, window int32) {
	r.hash += mixRequest(index, arrival, start, finish, server)
	if finish > r.result.End {
		r.result.End = finish
	}
	response := finish - arrival
	w := r.windows.of(window)
	w.reported++
	w.sample.Add(response)
	if w.counts == all || w.counts == some && arrival >= r.setup.Warmup {
		r.count(w, response, finish-start, server)
	}
	if o := &r.occupancy; finish <= o.end && window == o.number {
		o.now[r.row[server]][unfinished] += response >> o.shift
	} else {
		o.add(unfinished, r.row[server], int64(window), arrival, finish)
	}
	r.Busy(server, start, finish)
}

// count takes a counted request into the summary.
func (r *Recorder) count(w *window, response, service int64, server int32) {
	r.result.Servers[server].Served++
	if r.setup.Timeout > 0 && response > r.setup.Timeout {
		r.result.Failed++
	}
	if w.counts == some {
		r.response.Add(response)
	}
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
	o := &r.occupancy
	if to <= o.end && from >= o.end-o.length {
		o.now[r.row[server]][busy] += (to - from) >> o.shift
	} else if o.rows > 0 {
		w, _ := o.window(from)
		o.add(busy, r.row[server], w, from, to)
	}
}

// Drop reports a request that found its server's queue full.
func (r *Recorder) Drop(index, arrival int64, server, window int32) {
	r.hash += mixRequest(index, arrival, -1, -1, server)
	r.windows.of(window).reported++
	if arrival >= r.setup.Warmup {
		r.result.Dropped++
		r.result.Failed++
	}
}

// Finish makes the result once every request has been reported; nothing may be
// asked of the recorder after it. arrivals is the requests' number, inspected
// the number of servers whose states the picks read, most the most unfinished
// requests at once by server.
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
	res.Response, res.Quantiles = r.response.Curve(&r.memory.selector, Grid())
	res.Completed = res.Response.Count
	res.Wait = r.wait.Summary(&r.memory.selector)
	res.RelativeError = max(res.RelativeError, r.response.RelativeError())
	r.series(res)
	r.memory.take(r)
	r.memory = nil
	return res
}

// series closes the per-server series, where every window has a column.
func (r *Recorder) series(res *Result) {
	n := len(res.Windows)
	if res.Series.Rows == 0 || n > r.setup.Windows {
		res.Series = Series{}
		return
	}
	res.Series.Unfinished = r.occupancy.means(unfinished, n, res.Series.Band)
	res.Series.Busy = r.occupancy.means(busy, n, res.Series.Band)
}
