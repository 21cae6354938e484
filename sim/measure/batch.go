package measure

// Batch holds the outcomes of requests in order of arrival, in columns: where
// they are known when the requests are sent, recording them column by column
// costs a fraction of recording them one by one.
type Batch struct {
	First                  int64 // number of the first request
	Arrival, Start, Finish []int64
	Server                 []int32
}

// part returns the requests from i up to j.
func (b *Batch) part(i, j int) Batch {
	return Batch{b.First + int64(i), b.Arrival[i:j], b.Start[i:j], b.Finish[i:j], b.Server[i:j]}
}

// ServeLines reports requests whose servers serve one at a time in order of
// arrival and take all: a server is busy with a request from start to finish.
// Batches come in order of time.
func (r *Recorder) ServeLines(b Batch) {
	for n := len(b.Arrival); n > 0; n = len(b.Arrival) {
		r.reach(b.Arrival[0])
		k := n
		for b.Arrival[k-1] >= r.windows.end {
			k--
		}
		p := b.part(0, k)
		r.serveLines(&p)
		b = b.part(k, n)
	}
}

// serveLines is the same within the newest window.
func (r *Recorder) serveLines(b *Batch) {
	w := r.windows.newest
	w.arrivals += int64(len(b.Arrival))
	w.reported += int64(len(b.Arrival))
	w.sample.AddDifferences(b.Finish, b.Arrival)
	served := int64(0)
	if w.counts == all && r.setup.Timeout == 0 {
		r.wait.AddDifferences(b.Start, b.Arrival)
		served = 1
	} else if w.counts != none {
		for i, at := range b.Arrival {
			if at >= r.setup.Warmup {
				r.count(w, b.Finish[i]-at, b.Finish[i]-b.Start[i], b.Server[i])
			}
		}
	}
	r.occupy(b, served)
}

// ServeAll reports requests of any servers that know their finishes; dropped
// ones have start and finish -1. Batches come in order of time.
func (r *Recorder) ServeAll(b Batch) {
	for i, arrival := range b.Arrival {
		window := r.Arrive(arrival)
		start, finish := b.Start[i], b.Finish[i]
		if finish < 0 {
			r.Drop(b.First+int64(i), arrival, b.Server[i], window)
		} else {
			r.Serve(b.First+int64(i), arrival, start, finish, b.Server[i], window)
		}
	}
}

// Outcome is a request that was served among others at the same time, from its
// arrival to its finish.
type Outcome struct {
	Index, Arrival, Finish int64
	Service                int64 // what it would have taken alone, nanoseconds
	Server                 int32
	Window                 int32 // number of the window it arrived in
}

// ServeShared reports such requests, in any order. Busy tells what keeps servers
// busy.
func (r *Recorder) ServeShared(list []Outcome) {
	hash, end, o, rows := r.hash, r.result.End, &r.occupancy, r.row
	for i := range list {
		q := &list[i]
		hash += mixRequest(q.Index, q.Arrival, q.Arrival, q.Finish, q.Server)
		end = max(end, q.Finish)
		response := q.Finish - q.Arrival
		w := r.windows.of(q.Window)
		w.reported++
		w.sample.Add(response)
		if w.counts == all && r.setup.Timeout == 0 {
			r.result.Servers[q.Server].Served++
			r.wait.Add(max(response-q.Service, 0)) // whole nanoseconds are rounded to
		} else if w.counts != none && q.Arrival >= r.setup.Warmup {
			r.count(w, response, q.Service, q.Server)
		}
		if row := rows[q.Server]; q.Finish <= o.end && q.Window == o.number {
			o.now[row][unfinished] += response >> (o.shift & 63)
		} else {
			o.add(unfinished, row, int64(q.Window), q.Arrival, q.Finish)
		}
	}
	r.hash, r.result.End = hash, end
}
