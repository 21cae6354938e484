package station

// Delay serves every request at once: its response time is its service time.
// The zero Delay is an idle server.
type Delay struct {
	ahead jobHeap // unfinished jobs by finish
}

// Start implements Station.
func (d *Delay) Start(now int64) int64 { return now }

// Accept implements Station; the finish is always known.
func (d *Delay) Accept(j *Job, start int64) bool {
	j.Finish = finish(start, j.Service)
	d.ahead.push(j, j.Finish)
	return true
}

// Next implements Station.
func (d *Delay) Next() int64 { return d.ahead.next() }

// Pop implements Station.
func (d *Delay) Pop() *Job { return d.ahead.pop() }

// FreeAt implements Station: there is always a free slot.
func (d *Delay) FreeAt(now int64) int64 { return now }
