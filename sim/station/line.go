package station

// Line is a FIFO of which nobody asks who is in it: it remembers no more than
// when its unfinished requests finish. It is what a fleet of plain servers is
// made of while the policy learns nothing from responses, and much of a run's
// speed. The zero Line is an idle server.
type Line struct {
	free       int64   // when the last accepted request finishes
	next       int64   // when the first unfinished one does, if any
	finishes   []int64 // of the unfinished ones: a ring, its length a power of two
	head, tail uint32  // counted without bound
}

// Pass completes what finishes until now and returns how many requests are
// unfinished then.
func (l *Line) Pass(now int64) int32 {
	if l.head != l.tail && l.next <= now {
		l.pass(now)
	}
	return int32(l.tail - l.head)
}

// pass completes at least one.
func (l *Line) pass(now int64) {
	mask := uint32(len(l.finishes) - 1)
	for l.head++; l.head != l.tail; l.head++ {
		if l.next = l.finishes[l.head&mask]; l.next > now {
			return
		}
	}
}

// Start returns when a request that arrives now would begin service.
func (l *Line) Start(now int64) int64 {
	if l.free > now {
		return l.free
	}
	return now
}

// Accept takes a request that begins service at start and returns its finish.
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
