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
}

// Unlimited stands for slots and queues without bound.
const Unlimited = -1

// Leaver is told of completions.
type Leaver interface {
	// Left is called when a completion comes to be seen, with the requests that
	// are then unfinished there; known says that Send told the Finish. Of one
	// server the calls are in order of time; of all servers they are when the
	// fleet is ordered.
	Left(server int32, j *station.Job, known bool, unfinished int32)
}

// Fleet is all servers of a run. Instants are given in order of time.
type Fleet struct {
	setup    Setup
	now      int64
	lines    []station.Line // all servers, where each has one slot and nobody is told
	stations []station.Station
	limit    []int32 // most unfinished requests, by server; nil: unlimited
	count    []int32 // unfinished requests when last brought up to date; with lines, 0
	most     []int32
	incident [][]Incident // by server; nil: none at all
	leaver   Leaver
	job      station.Job // being sent; here so that it is not allocated for each request
	telling  bool        // the leaver is told
	indexed  bool        // some index below is kept

	order     *order   // completions of all servers in order of time; nil: lazy
	snapshots bool     // some are taken
	shared    snapshot // the aligned snapshot
	history   []history
	counts    *Tree[int64] // by unfinished requests; nil unless asked for
	work      *Tree[int64] // by FreeAt; nil unless asked for
}

// New returns idle servers at time 0.
func New(s Setup, leaver Leaver) *Fleet {
	n := len(s.Slowdown)
	f := &Fleet{setup: s, leaver: leaver, telling: s.Sharing, count: make([]int32, n), most: make([]int32, n)}
	f.build()
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

// build makes the stations.
func (f *Fleet) build() {
	n, plain := len(f.count), !f.telling
	for _, slots := range f.setup.Slots {
		plain = plain && slots == 1
	}
	f.lines, f.stations = nil, nil
	if plain {
		f.lines = make([]station.Line, n)
		return
	}
	f.stations = make([]station.Station, n)
	for i, slots := range f.setup.Slots {
		switch {
		case slots == Unlimited:
			f.stations[i] = &station.Delay{}
		case f.setup.Sharing:
			f.stations[i] = station.NewSharing(slots)
		case slots == 1:
			f.stations[i] = &station.FIFO{}
		default:
			f.stations[i] = station.NewMulti(slots)
		}
	}
}

// Servers returns the number of servers.
func (f *Fleet) Servers() int { return len(f.count) }

// Slots returns a server's slots, or Unlimited.
func (f *Fleet) Slots(server int32) int { return f.setup.Slots[server] }

// Now returns the instant that the fleet was brought to.
func (f *Fleet) Now() int64 { return f.now }

// Most returns the most unfinished requests at once, by server.
func (f *Fleet) Most() []int32 { return f.most }

// Advance brings the fleet to an instant: where it is ordered, with all
// completions until then; else servers follow when they are looked at.
func (f *Fleet) Advance(now int64) {
	f.now = now
	if f.order != nil {
		f.follow(now)
	}
}

// follow takes the completions until an instant in order.
func (f *Fleet) follow(now int64) {
	for f.order.first() <= now {
		f.complete(f.order.server())
	}
}

// Sent is what became of a request that was sent to a server.
type Sent struct {
	Start, Finish int64 // Finish is -1 where the discipline does not know it yet
	Service       int64 // time that the request takes alone on the server
	Unfinished    int32 // requests unfinished there, this one included; 0: the queue was full
}

// Request is what a server is sent. Times are in nanoseconds.
type Request struct {
	Demand   int64
	Index    int64 // number of the request in the run
	Balancer int32
	Window   int32 // number of the window that it arrived in
}

// Send gives a server a request that arrives now.
func (f *Fleet) Send(server int32, q Request) Sent {
	if f.shared.on {
		f.touch(server)
	}
	unfinished := f.bring(server, f.now) + 1
	if f.limit != nil && unfinished > f.limit[server] {
		return Sent{}
	}
	if unfinished > f.most[server] {
		f.most[server] = unfinished
	}
	s := Sent{Unfinished: unfinished}
	if f.lines != nil {
		l := &f.lines[server]
		s.Start = l.Start(f.now)
		s.Service = f.service(server, q.Demand, s.Start)
		s.Finish = l.Accept(s.Start, s.Service)
	} else {
		f.enter(server, q, &s)
	}
	if f.indexed {
		f.accepted(server, s.Finish)
	}
	return s
}

// enter sends a request to a server that is a whole station.
func (f *Fleet) enter(server int32, q Request, s *Sent) {
	station := f.stations[server]
	s.Start = station.Start(f.now)
	s.Service = f.service(server, q.Demand, s.Start)
	s.Finish = -1
	j := &f.job
	j.Arrival, j.Service, j.Index, j.Balancer, j.Window = f.now, s.Service, q.Index, q.Balancer, q.Window
	if station.Accept(j, s.Start) {
		s.Finish = j.Finish
	}
	f.count[server]++
}

// accepted keeps the indexes that are in use up to date.
func (f *Fleet) accepted(server int32, finish int64) {
	if f.order != nil {
		f.order.update(server, f.stations[server].Next())
	}
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

// bring completes what a server has finished by the instant and returns how
// many requests are unfinished there.
func (f *Fleet) bring(server int32, at int64) int32 {
	if f.lines != nil {
		return f.lines[server].Pass(at)
	}
	for f.stations[server].Next() <= at {
		f.complete(server)
	}
	return f.count[server]
}

// complete takes a server's next completion.
func (f *Fleet) complete(server int32) {
	j := f.stations[server].Pop()
	if f.order != nil {
		if f.shared.on {
			f.touch(server)
		}
		f.order.update(server, f.stations[server].Next())
	}
	f.count[server]--
	if f.counts != nil {
		f.counts.Set(server, int64(f.count[server]))
	}
	known := !f.setup.Sharing || f.setup.Slots[server] == Unlimited
	if f.history != nil && !known {
		f.history[server].finish(j.Arrival, j.Finish)
	}
	if f.telling {
		f.leaver.Left(server, j, known, f.count[server])
	}
}

// freeAt returns when the server will have a free slot if nothing arrives.
func (f *Fleet) freeAt(server int32) int64 {
	if f.lines != nil {
		return f.lines[server].Start(f.now)
	}
	return f.stations[server].FreeAt(f.now)
}

// Drain completes everything that is unfinished. Nothing may be sent after it.
func (f *Fleet) Drain() {
	if f.order != nil {
		f.Advance(station.Never - 1)
		return
	}
	if !f.telling {
		return // every finish was known
	}
	f.now = station.Never - 1
	for s := range f.count {
		f.bring(int32(s), f.now)
	}
}

// longest bounds a service time, about 31 years, so that sums stay in int64.
const longest = 1e18

// service returns the time that a demand takes on the server when its service
// begins at start. Incidents apply in the order of the list.
func (f *Fleet) service(server int32, demand, start int64) int64 {
	x := float64(demand) * f.setup.Slowdown[server]
	if f.incident != nil {
		for _, in := range f.incident[server] {
			if start < in.From || start-in.From >= in.For {
				continue
			}
			if in.Latency > 0 {
				x = float64(in.Latency)
			} else {
				x *= in.Factor
			}
		}
	}
	if x > longest {
		x = longest
	}
	return int64(x + 0.5)
}
