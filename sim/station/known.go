package station

// Known is a server whose discipline tells a request's finish on acceptance:
// first come first served with any number of slots, and pure delay. It need
// not know who is served, only when its unfinished requests finish; and not
// even that where a fleet keeps the completions of all servers in one order.
type Known interface {
	// Start returns when a request that arrives now would begin service.
	Start(now int64) int64
	// Take accepts a request that begins service at start and returns its
	// finish.
	Take(start, service int64) int64
	// Accept does the same and remembers the finish for Pass.
	Accept(start, service int64) int64
	// Pass forgets the finishes until now and returns how many requests are
	// unfinished then. Calls come in order of time.
	Pass(now int64) int32
}

// Pool serves up to a number of requests at once, in order of arrival: a
// request starts in the slot that is free first (Kiefer and Wolfowitz, "On the
// theory of queues with many servers", 1955). The zero Pool has no limit: it is
// a pure delay, whose requests all start when they arrive.
type Pool struct {
	free       timeHeap // when each slot is free of all accepted requests
	unfinished timeHeap // finishes of the unfinished requests
}

// NewPool returns an idle server with the given number of slots, at least 1.
func NewPool(slots int) *Pool { return &Pool{free: make(timeHeap, slots)} }

// Start implements Known.
func (p *Pool) Start(now int64) int64 {
	if len(p.free) > 0 && p.free[0] > now {
		return p.free[0]
	}
	return now
}

// Take implements Known.
func (p *Pool) Take(start, service int64) int64 {
	end := finish(start, service)
	if len(p.free) > 0 {
		p.free.replaceFirst(end)
	}
	return end
}

// Accept implements Known.
func (p *Pool) Accept(start, service int64) int64 {
	end := p.Take(start, service)
	p.unfinished.push(end)
	return end
}

// Pass implements Known.
func (p *Pool) Pass(now int64) int32 {
	for len(p.unfinished) > 0 && p.unfinished[0] <= now {
		p.unfinished.pop()
	}
	return int32(len(p.unfinished))
}
