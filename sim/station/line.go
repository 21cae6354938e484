package station

// Line serves one request at a time in order of arrival: a request starts when
// the one before it has finished (Lindley, "The theory of queues with a single
// server", 1952). A fleet of plain servers is made of it, and much of a run's
// speed. The zero Line is an idle server.
type Line struct {
	free       int64   // when the last accepted request finishes
	next       int64   // when the first unfinished one does, if any
	finishes   []int64 // of the unfinished ones: a ring, its length a power of two
	head, tail uint32  // counted without bound
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
func (l *Line) Accept(start, service int64) int64 {
	end := finish(start, service)
	l.free = end
	if l.head == l.tail {
		l.next = end
	}
	if int(l.tail-l.head) == len(l.finishes) {
		l.grow()
	}
	l.finishes[l.tail&uint32(len(l.finishes)-1)] = end
	l.tail++
	return end
}

// grow doubles the ring, keeping the order.
//
//go:noinline
func (l *Line) grow() {
	bigger := make([]int64, max(8, 2*len(l.finishes)))
	n := uint32(0)
	for ; l.head != l.tail; l.head++ {
		bigger[n] = l.finishes[l.head&uint32(len(l.finishes)-1)]
		n++
	}
	l.finishes, l.head, l.tail = bigger, 0, n
}

// Pass implements Known.
func (l *Line) Pass(now int64) int32 {
	if l.head != l.tail && l.next <= now {
		l.pass(now)
	}
	return int32(l.tail - l.head)
}

// pass forgets at least one finish.
func (l *Line) pass(now int64) {
	mask := uint32(len(l.finishes) - 1)
	for l.head++; l.head != l.tail; l.head++ {
		if l.next = l.finishes[l.head&mask]; l.next > now {
			return
		}
	}
}
