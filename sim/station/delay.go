package station

// Delay is a pure delay among stations that share: it serves every request at
// once, and its response time is its service time. The zero Delay is an idle
// server.
type Delay struct {
	ahead jobHeap // unfinished jobs by finish
}

// Accept implements Station.
func (d *Delay) Accept(j *Job, now int64) (next int64) {
	d.ahead.push(j, Finish(now, j.Service))
	return d.ahead.next()
}

// Pop implements Station.
func (d *Delay) Pop() (j *Job, next int64) {
	at := d.ahead.next()
	j = d.ahead.pop()
	j.Finish = at
	return j, d.ahead.next()
}

// FreeAt implements Station: there is always a free slot.
func (d *Delay) FreeAt(now int64) int64 { return now }
