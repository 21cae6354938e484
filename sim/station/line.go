package station

// Line serves one request at a time in order of arrival: a request starts when
// the one before it has finished (Lindley, "The theory of queues with a single
// server", 1952). A fleet of plain servers is made of it, and much of a run's
// speed. The zero Line is an idle server.
//
// It keeps the finishes of its last requests, as many as were ever unfinished
// at once, and follows completions only where it is asked for their number. A
// new request is one more than ever where the one that came so many before it
// is still unfinished: one comparison.
type Line struct {
	free     int64   // when the last accepted request finishes
	finishes []int64 // of the last ones: a ring, its length a power of two
	tail     uint32  // number of accepted requests
	head     uint32  // number of those known to have finished; more may have
	most     uint32  // most unfinished at once
}

// Start implements Known.
func (l *Line) Start(now int64) int64 {
	if l.free > now {
		return l.free
	}
	return now
}

// Take implements Known.
func (l *Line) Take(start, service int64) int64 {
	l.free = finish(start, service)
	return l.free
}

// Accept implements Known.
func (l *Line) Accept(now, start, service int64) int64 {
	end := finish(start, service)
	if l.crowded(now) {
		l.more()
	}
	l.append(end)
	return end
}

// AcceptAll accepts a request for the line servers[i] at each of the arrivals,
// which ascend, with the service times, and sets starts and finishes, which may
// be the same memory as services. It does what Accept does without a call for
// each, as most of the requests that people simulate come this way.
func AcceptAll(lines []Line, arrivals, services []int64, servers []int32, starts, finishes []int64) {
	services, servers = services[:len(arrivals)], servers[:len(arrivals)]
	starts, finishes = starts[:len(arrivals)], finishes[:len(arrivals)]
	for i, now := range arrivals {
		l := &lines[servers[i]]
		start := l.Start(now)
		end := finish(start, services[i])
		if l.crowded(now) {
			l.more()
		}
		l.append(end)
		starts[i], finishes[i] = start, end
	}
}

// Join is Start and Accept in one call.
func (l *Line) Join(now, service int64) (start, end int64) {
	start = l.Start(now)
	end = finish(start, service)
	if l.crowded(now) {
		l.more()
	}
	l.append(end)
	return start, end
}

// crowded reports whether a request that arrives now is one more than ever.
func (l *Line) crowded(now int64) bool {
	return l.most == 0 || l.finishes[(l.tail-l.most)&uint32(len(l.finishes)-1)] > now
}

// append notes the finish of one more request.
func (l *Line) append(end int64) {
	l.free = end
	l.finishes[l.tail&uint32(len(l.finishes)-1)] = end
	l.tail++
}

// more notes that one more than ever is unfinished, and makes room for it.
//
//go:noinline
func (l *Line) more() {
	l.most++
	n := uint32(len(l.finishes))
	if l.most <= n {
		return
	}
	bigger := make([]int64, max(8, 2*n))
	for i := l.tail - min(n, l.tail); i != l.tail; i++ {
		bigger[i&uint32(len(bigger)-1)] = l.finishes[i&(n-1)]
	}
	l.finishes = bigger
}

// Most returns the most unfinished requests at once so far.
func (l *Line) Most() int32 { return int32(l.most) }

// Pass implements Known.
func (l *Line) Pass(now int64) int32 {
	if l.most == 0 {
		return 0
	}
	// Short queues are counted from their end, without a branch: how long they
	// are no processor can foretell. A ring has room for eight.
	const few = 3
	ring, last := l.finishes, l.tail-1
	mask := uint32(len(ring) - 1)
	n := later(ring[last&mask], now) + later(ring[(last-1)&mask], now) + later(ring[(last-2)&mask], now) + later(ring[(last-3)&mask], now)
	if n <= few {
		return n
	}
	return l.pass(now)
}

// later is 1 where a finish is after now, and else 0. Instants are never
// negative.
func later(finish, now int64) int32 { return int32(uint64(now-finish) >> 63) }

// pass follows the completions until now where many requests are unfinished.
func (l *Line) pass(now int64) int32 {
	if l.tail-l.head > l.most {
		l.head = l.tail - l.most // what came before is beyond memory, and finished
	}
	for mask := uint32(len(l.finishes) - 1); l.finishes[l.head&mask] <= now; {
		l.head++
	}
	return int32(l.tail - l.head)
}
