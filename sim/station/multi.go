package station

// Multi serves up to a fixed number of requests at once, in order of arrival:
// a request starts in the slot that is free first (Kiefer and Wolfowitz, "On
// the theory of queues with many servers", 1955), so its finish is known on
// acceptance.
type Multi struct {
	free  timeHeap // when each slot is free of all accepted requests
	ahead jobHeap  // unfinished jobs by finish
}

// NewMulti returns an idle server with the given number of slots, at least 1.
func NewMulti(slots int) *Multi {
	return &Multi{free: make(timeHeap, slots)}
}

// Start implements Station.
func (m *Multi) Start(now int64) int64 {
	if m.free[0] > now {
		return m.free[0]
	}
	return now
}

// Accept implements Station; the finish is always known.
func (m *Multi) Accept(j *Job, start int64) bool {
	j.Finish = finish(start, j.Service)
	m.free.replaceFirst(j.Finish)
	m.ahead.push(j, j.Finish)
	return true
}

// Next implements Station.
func (m *Multi) Next() int64 { return m.ahead.next() }

// Pop implements Station.
func (m *Multi) Pop() *Job { return m.ahead.pop() }

// FreeAt implements Station.
func (m *Multi) FreeAt(now int64) int64 { return m.Start(now) }
