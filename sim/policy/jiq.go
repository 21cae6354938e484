package policy

import "loadlab/sim/rng"

var jiqInfo = Info{
	Name: "jiq", Display: "JoinIdleQueue", Needs: Reports,
	Sentence: "Idle servers report themselves to a random balancer, which takes the oldest report, and without one picks at random.",
	Sources:  []string{"Y. Lu et al., \"Join-Idle-Queue: a novel load balancing algorithm for dynamically scalable web services\", 2011"},
	effort:   steady(1.8),
	build: func(_ []float64, w *World) Set {
		w.Fleet.Order()
		board := &idleBoard{
			reports: make([]line, w.balancers()),
			held:    make([]bool, w.servers()),
			stream:  rng.New(w.Seed, "report", 0),
		}
		for s := range w.servers() {
			board.report(int32(s))
		}
		set := w.each(func(b int) Picker { return &jiq{board, w.stream(b), b, w.servers()} })
		set.Idle = board.report
		return set
	},
}

// idleBoard is where idle servers report. At the start all are idle and report
// in order. A server whose report is still held does not report again, and a
// report is not withdrawn when the server gets a request at random.
type idleBoard struct {
	reports []line // by balancer
	held    []bool // by server
	stream  rng.Stream
}

// report draws the balancer that a server which has become idle reports to.
func (i *idleBoard) report(server int32) {
	if i.held[server] {
		return
	}
	i.held[server] = true
	b := i.stream.Intn(len(i.reports))
	i.reports[b].push(server)
}

// jiq draws only when it holds no report.
type jiq struct {
	board    *idleBoard
	stream   rng.Stream
	balancer int
	n        int
}

func (j *jiq) Pick(int32) int32 {
	q := &j.board.reports[j.balancer]
	if q.head == len(q.servers) {
		return int32(j.stream.Intn(j.n))
	}
	s := q.pop()
	j.board.held[s] = false
	return s
}

// line is a queue of servers, oldest first.
type line struct {
	servers []int32
	head    int
}

// push adds a server, first moving the queue to the front of its memory when
// half of that is used up.
func (l *line) push(server int32) {
	if l.head > 0 && 2*l.head >= len(l.servers) {
		l.servers = l.servers[:copy(l.servers, l.servers[l.head:])]
		l.head = 0
	}
	l.servers = append(l.servers, server)
}

// pop removes the oldest server.
func (l *line) pop() int32 {
	l.head++
	return l.servers[l.head-1]
}
