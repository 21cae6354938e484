package station

// Line serves one request at a time in order of arrival: a request starts when
// the one before it has finished (Lindley, "The theory of queues with a single
// server", 1952). A fleet of plain servers is made of it, and much of a run's
// speed.
//
// It keeps the finishes of its last requests, as many as were ever unfinished
// at once, and follows completions only where it is asked for their number. A
// new request is one more than ever where the one that came so many before it
// is still unfinished: one comparison.
type Line struct {
	free     int64 // when the last accepted request finishes
	second   int64 // when the one before it does,
	third    int64 // and so on, for counting short queues at once
	fourth   int64
	finishes []int64 // of the last ones: a ring, its length a power of two
	tail     uint32  // number of accepted requests
	head     uint32  // number of those known to have finished; more may have
	most     uint32  // most unfinished at once; at least 1
	need     uint32  // how many of the last few must have finished: see gone

	taken  int64 // instant of the snapshot before the last accepted request
	joined int32 // number of those accepted since then that had not finished then
}

// NewLines returns n idle servers.
func NewLines(n int) []Line {
	lines, finishes := make([]Line, n), make([]int64, n*ring)
	for i := range lines {
		lines[i] = Line{finishes: finishes[i*ring : (i+1)*ring : (i+1)*ring], most: 1, need: few + 1}
	}
	return lines
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
	end := Finish(start, service)
	l.free = end
	return end
}

// Accept implements Known.
func (l *Line) Accept(now, start, service int64) int64 {
	end := Finish(start, service)
	l.Enter(now, end)
	return end
}

// Join is Start and Accept in one call.
func (l *Line) Join(now, service int64) (start, end int64) {
	if l.crowded(now) {
		l.more()
	}
	return l.serve(now, service)
}

// serve is Join for a request that is no record.
func (l *Line) serve(now, service int64) (start, end int64) {
	start = l.Start(now)
	end = Finish(start, service)
	l.append(end)
	return start, end
}

// Enter accepts a request that arrives now and is known to finish at end.
func (l *Line) Enter(now, end int64) {
	if l.crowded(now) {
		l.more()
	}
	l.append(end)
}

// crowded reports whether a request that arrives now is one more than ever.
func (l *Line) crowded(now int64) bool {
	return l.finishes[(l.tail-l.most)&uint32(len(l.finishes)-1)] > now
}

// append notes the finish of one more request.
func (l *Line) append(end int64) {
	l.fourth, l.third, l.second = l.third, l.second, l.free
	l.remember(end)
}

// remember is append for a line whose latest requests are not counted.
func (l *Line) remember(end int64) {
	l.free = end
	l.finishes[l.tail&uint32(len(l.finishes)-1)] = end
	l.tail++
}

// latest takes the finishes of the last requests from the ring.
func (l *Line) latest() {
	at := func(back uint32) int64 { return l.finishes[(l.tail-back)&uint32(len(l.finishes)-1)] }
	l.free, l.second, l.third, l.fourth = at(1), at(2), at(3), at(4)
}

// more notes that one more than ever is unfinished, and makes room for it.
//
//go:noinline
func (l *Line) more() {
	l.need = few + 1 - min(l.most, few)
	if l.most++; l.most > uint32(len(l.finishes)) {
		l.grow()
	}
}

// forgets reports whether the next request takes the place of one that was
// unfinished at an instant.
func (l *Line) forgets(at int64) bool { return l.finishes[l.tail&uint32(len(l.finishes)-1)] > at }

// grow makes room for twice as many finishes.
//
//go:noinline
func (l *Line) grow() {
	n := uint32(len(l.finishes))
	bigger := takeRing(2 * n)
	for i := l.tail - n; i != l.tail; i++ {
		bigger[i&(2*n-1)] = l.finishes[i&(n-1)]
	}
	putRing(l.finishes)
	l.finishes = bigger
}

// Most returns the most unfinished requests at once so far.
func (l *Line) Most() int32 { return int32(min(l.most, l.tail)) }

// Pass implements Known.
func (l *Line) Pass(now int64) int32 {
	n := l.last(now)
	if n > few {
		n = l.pass(now)
	}
	return n
}

// few is how many unfinished requests last tells.
const few = 3

// last counts the unfinished among the last few requests and the one before them.
func (l *Line) last(now int64) int32 { return few + 1 - int32(l.gone(now)) }

// gone returns how many of the last few requests and the one before them have
// finished, without a branch: how long short queues are no processor can foretell.
// Where it is at least need, those that have not are all that have not, and fewer
// than ever at once: the request to come will be no record.
//
// Instants are never negative, so that the sign of a difference less 1 tells
// whether a finish is at or before now.
func (l *Line) gone(now int64) uint32 {
	less := ^now
	return uint32((uint64(l.free+less)>>63 + uint64(l.second+less)>>63) + (uint64(l.third+less)>>63 + uint64(l.fourth+less)>>63))
}

// pass follows the completions until now where many requests are unfinished.
func (l *Line) pass(now int64) int32 {
	n := uint32(len(l.finishes))
	l.forget(n)
	for mask := n - 1; l.finishes[l.head&mask] <= now; {
		l.head++
	}
	return int32(l.tail - l.head)
}

// forget passes what came before the last n requests: it is beyond memory, and
// finished.
func (l *Line) forget(n uint32) {
	if l.tail-l.head > n {
		l.head = l.tail - n
	}
}

// PassMany is Pass where many requests may have finished since the last call.
func (l *Line) PassMany(now int64) int32 {
	const stride = 8
	n := uint32(len(l.finishes))
	l.forget(n)
	for l.tail-l.head > stride && l.finishes[(l.head+stride-1)&(n-1)] <= now {
		l.head += stride
	}
	return l.Pass(now)
}

// note counts a request among those that have joined since a snapshot, where it
// finishes after it.
func (l *Line) note(taken, end int64) {
	l.joined, l.taken = l.since(taken)-int32((taken-end)>>63), taken
}

// since returns how many requests have joined since a snapshot.
func (l *Line) since(taken int64) int32 {
	n := l.joined
	if l.taken != taken {
		n = 0
	}
	return n
}
