package station

// FIFO serves one request at a time in order of arrival. A request starts when
// the one before it has finished (Lindley, "The theory of queues with a single
// server", 1952), so its finish is known on acceptance. The zero FIFO is an
// idle server.
type FIFO struct {
	free int64 // when the last accepted request finishes
	ring ring
}

// Start implements Station.
func (f *FIFO) Start(now int64) int64 {
	if f.free > now {
		return f.free
	}
	return now
}

// Accept implements Station; the finish is always known.
func (f *FIFO) Accept(j *Job, start int64) bool {
	j.Finish = finish(start, j.Service)
	f.free = j.Finish
	f.ring.push(j)
	return true
}

// Next implements Station.
func (f *FIFO) Next() int64 {
	if f.ring.head == f.ring.tail {
		return Never
	}
	return f.ring.first().Finish
}

// Pop implements Station.
func (f *FIFO) Pop() *Job { return f.ring.pop() }

// FreeAt implements Station.
func (f *FIFO) FreeAt(now int64) int64 { return f.Start(now) }

// ring is a queue of jobs in one slice whose length is a power of two.
type ring struct {
	jobs       []Job
	head, tail uint32 // counted without bound; equal when empty
}

// first returns the oldest job of a ring that is not empty.
func (r *ring) first() *Job { return &r.jobs[r.head&uint32(len(r.jobs)-1)] }

// pop removes the oldest job; it stays readable until the next push.
func (r *ring) pop() *Job {
	j := r.first()
	r.head++
	return j
}

// push copies the job to the end.
func (r *ring) push(j *Job) {
	if int(r.tail-r.head) == len(r.jobs) {
		r.grow()
	}
	r.jobs[r.tail&uint32(len(r.jobs)-1)] = *j
	r.tail++
}

// grow doubles the ring, keeping the order.
func (r *ring) grow() {
	jobs := make([]Job, max(4, 2*len(r.jobs)))
	n := uint32(0)
	for ; r.head != r.tail; r.head++ {
		jobs[n] = *r.first()
		n++
	}
	r.jobs, r.head, r.tail = jobs, 0, n
}
