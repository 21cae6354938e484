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
	// Accept does the same for a request that arrives now, and remembers the
	// finish for Pass and Most.
	Accept(now, start, service int64) int64
	// Pass returns how many requests are unfinished at an instant, which is no
	// earlier than the last arrival and the last call's.
	Pass(now int64) int32
	// Most returns the most unfinished requests at once among those accepted.
	Most() int32
}

// Pool serves up to a number of requests at once, in order of arrival: a
// request starts in the slot that is free first (Kiefer and Wolfowitz, "On the
// theory of queues with many servers", 1955). The zero Pool has no limit: it is
// a pure delay, whose requests all start when they arrive.
type Pool struct {
	free       timeHeap // when each slot is free of all accepted requests
	unfinished timeHeap // finishes of the unfinished requests
	most       int32
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
	end := Finish(start, service)
	if len(p.free) > 0 {
		p.free.replaceFirst(end)
	}
	return end
}

// Accept implements Known.
func (p *Pool) Accept(now, start, service int64) int64 {
	end := p.Take(start, service)
	p.most = max(p.most, p.Pass(now)+1)
	p.unfinished.push(end)
	return end
}

// Most implements Known.
func (p *Pool) Most() int32 { return p.most }

// Pass implements Known.
func (p *Pool) Pass(now int64) int32 {
	for len(p.unfinished) > 0 && p.unfinished[0] <= now {
		p.unfinished.pop()
	}
	return int32(len(p.unfinished))
}
