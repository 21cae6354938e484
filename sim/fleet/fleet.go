package fleet

import "loadlab/sim/station"

// Setup describes the servers. Slices are in server order, all of one length.
type Setup struct {
	Slowdown  []float64 // a demand takes demand x slowdown
	Slots     []int     // requests served at once, or Unlimited: pure delay
	Sharing   bool      // processor sharing instead of first come first served
	Queue     int       // most requests waiting at a server, or Unlimited
	Incidents []Incident
	Balancers int
	Gap       float64 // mean nanoseconds between arrivals; decides the speed only
}

// Unlimited stands for slots and queues without bound.
const Unlimited = -1

// Leaver is told of completions.
type Leaver interface {
	// Left is called when a completion comes to be seen, with the requests that
	// are then unfinished there. Where Send told the Finish, known is true and
	// only the job's Arrival, Finish and Balancer are set. Of one server the
	// calls are in order of time; of all servers they are when the fleet is
	// ordered.
	Left(server int32, j *station.Job, known bool, unfinished int32)
}

// Fleet is all servers of a run. Instants are given in order of time.
//
// Servers are kept in one of three ways: lines, where each has one slot;
// pools, where finishes are known but some server has another number of slots;
// stations, where requests share. Lines and pools follow completions lazily,
// each when it is looked at, or, where the fleet is ordered, by a calendar.
type Fleet struct {
	setup    Setup
	now      int64
	lines    []station.Line
	pools    []station.Known
	stations []station.Station
	count    []int32 // unfinished requests by server, where nothing lazy counts them
	limit    []int32 // most unfinished requests, by server; nil: unlimited
	most     []int32
	incident [][]Incident // by server; nil: none at all

	leaver  Leaver
	telling bool        // the leaver is told
	job     station.Job // being sent or told of; here so that none is allocated

	ordered  bool
	calendar *calendar // ordered, finishes known
	order    *order    // ordered, stations

	snapshots bool     // some are taken
	shared    snapshot // the aligned snapshot
	indexed   bool     // some index below is kept
	history   []history
	counts    *Tree[int64] // by unfinished requests; nil unless asked for
	work      *Tree[int64] // by FreeAt; nil unless asked for
}

// New returns idle servers at time 0.
func New(s Setup, leaver Leaver) *Fleet {
	n := len(s.Slowdown)
	f := &Fleet{setup: s, leaver: leaver, count: make([]int32, n), most: make([]int32, n)}
	f.build(n)
	f.telling = f.stations != nil
	if s.Queue != Unlimited {
		f.limit = make([]int32, n)
		for i := range f.limit {
			f.limit[i] = 1<<31 - 1
			if most := int64(s.Slots[i]) + int64(s.Queue); s.Slots[i] != Unlimited && most < 1<<31-1 {
				f.limit[i] = int32(most)
			}
		}
	}
	if len(s.Incidents) > 0 {
		f.incident = make([][]Incident, n)
		for _, in := range s.Incidents {
			f.incident[in.Server] = append(f.incident[in.Server], in)
		}
	}
	return f
}

// build makes the servers.
func (f *Fleet) build(n int) {
	single := true
	for _, slots := range f.setup.Slots {
		single = single && slots == 1
	}
	switch {
	case f.setup.Sharing:
		f.stations = make([]station.Station, n)
		for i, slots := range f.setup.Slots {
			f.stations[i] = &station.Delay{}
			if slots != Unlimited {
				f.stations[i] = station.NewSharing(slots)
			}
		}
	case single:
		f.lines = make([]station.Line, n)
	default:
		f.pools = make([]station.Known, n)
		for i, slots := range f.setup.Slots {
			switch slots {
			case Unlimited:
				f.pools[i] = &station.Pool{}
			case 1:
				f.pools[i] = &station.Line{}
			default:
				f.pools[i] = station.NewPool(slots)
			}
		}
	}
}

// Servers returns the number of servers.
func (f *Fleet) Servers() int { return len(f.most) }

// Slots returns a server's slots, or Unlimited.
func (f *Fleet) Slots(server int32) int { return f.setup.Slots[server] }

// Most returns the most unfinished requests at once, by server.
func (f *Fleet) Most() []int32 { return f.most }

// Advance brings the fleet to an instant: where it is ordered, with all
// completions until then; else servers follow when they are looked at.
func (f *Fleet) Advance(now int64) {
	f.now = now
	if f.ordered {
		f.follow(now)
	}
}

// Sent is what became of a request that was sent to a server.
type Sent struct {
	Start, Finish int64 // Finish is -1 where the discipline does not know it yet
	Service       int64 // time that the request takes alone on the server
	Unfinished    int32 // requests unfinished there, this one included; 0: the queue was full
}

// Request is what a server is sent.
type Request struct {
	Demand   int64 // nanoseconds
	Index    int64 // number of the request in the run
	Balancer int32
	Window   int32 // number of the window that it arrived in
}

// Send gives a server a request that arrives now.
func (f *Fleet) Send(server int32, q Request) Sent {
	if f.shared.on {
		f.touch(server)
	}
	s := Sent{Unfinished: f.bring(server, f.now) + 1}
	if f.limit != nil && s.Unfinished > f.limit[server] {
		return Sent{}
	}
	if s.Unfinished > f.most[server] {
		f.most[server] = s.Unfinished
	}
	switch {
	case f.lines != nil && !f.ordered:
		l := &f.lines[server]
		s.Start = l.Start(f.now)
		s.Service = f.service(server, q.Demand, s.Start)
		s.Finish = l.Accept(s.Start, s.Service)
	case f.stations != nil:
		f.share(server, q, &s)
	default:
		f.take(server, q, &s)
	}
	if f.indexed {
		f.index(server, s.Finish)
	}
	return s
}

// Plain reports whether SendPlain may be called: servers have one slot, their
// finishes are known, every request is taken, and no index is kept. Most
// lessons are like that, and it is worth a short way.
func (f *Fleet) Plain() bool {
	return f.lines != nil && !f.ordered && f.limit == nil && f.incident == nil && !f.indexed
}

// SendPlain is Send for a plain fleet: it returns when the request starts and
// finishes.
func (f *Fleet) SendPlain(server int32, demand int64) (start, finish int64) {
	if f.shared.on {
		f.touch(server)
	}
	l := &f.lines[server]
	if n := l.Pass(f.now) + 1; n > f.most[server] {
		f.most[server] = n
	}
	start = l.Start(f.now)
	x := float64(demand) * f.setup.Slowdown[server]
	if x > longest {
		x = longest
	}
	return start, l.Accept(start, int64(x+0.5))
}

// take sends a request to a pool, or to a line of an ordered fleet.
func (f *Fleet) take(server int32, q Request, s *Sent) {
	var k station.Known
	if f.lines != nil {
		k = &f.lines[server]
	} else {
		k = f.pools[server]
	}
	s.Start = k.Start(f.now)
	s.Service = f.service(server, q.Demand, s.Start)
	if !f.ordered {
		s.Finish = k.Accept(s.Start, s.Service)
		return
	}
	s.Finish = k.Take(s.Start, s.Service)
	f.count[server]++
	f.calendar.push(event{at: s.Finish, arrival: f.now, server: server, balancer: q.Balancer})
}

// share sends a request to a station.
func (f *Fleet) share(server int32, q Request, s *Sent) {
	s.Start, s.Finish = f.now, -1
	s.Service = f.service(server, q.Demand, f.now)
	f.job = station.Job{Arrival: f.now, Service: s.Service, Index: q.Index, Balancer: q.Balancer, Window: q.Window}
	f.stations[server].Accept(&f.job, f.now)
	f.count[server]++
	if f.ordered {
		f.order.update(server, f.stations[server].Next())
	}
}

// index keeps the indexes that are in use up to date after a request was
// taken.
func (f *Fleet) index(server int32, finish int64) {
	if f.history != nil {
		f.history[server].arrive(f.now)
		if finish >= 0 {
			f.history[server].finish(f.now, finish)
		}
	}
	if f.counts != nil {
		f.counts.Set(server, int64(f.count[server]))
	}
	if f.work != nil {
		f.work.Set(server, f.freeAt(server))
	}
}

// freeAt returns when a further request would have a slot to itself.
func (f *Fleet) freeAt(server int32) int64 {
	switch {
	case f.lines != nil:
		return f.lines[server].Start(f.now)
	case f.pools != nil:
		return f.pools[server].Start(f.now)
	}
	return f.stations[server].FreeAt(f.now)
}

// longest bounds a service time, about 31 years, so that sums stay in int64.
const longest = 1e18

// service returns the time that a demand takes on the server when its service
// begins at start. Incidents apply in the order of the list.
func (f *Fleet) service(server int32, demand, start int64) int64 {
	x := float64(demand) * f.setup.Slowdown[server]
	if f.incident != nil {
		x = f.incidents(server, x, start)
	}
	if x > longest {
		x = longest
	}
	return int64(x + 0.5)
}

// incidents applies what slows the server at an instant.
func (f *Fleet) incidents(server int32, x float64, start int64) float64 {
	for _, in := range f.incident[server] {
		switch {
		case start < in.From || start-in.From >= in.For:
		case in.Latency > 0:
			x = float64(in.Latency)
		default:
			x *= in.Factor
		}
	}
	return x
}
