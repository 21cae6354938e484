package fleet

import (
	"slices"

	"loadlab/sim/station"
)

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

// Leaver is told of completions. Of one server the calls are in order of time;
// of all servers they are when the fleet is ordered.
type Leaver interface {
	// Done is called in an ordered fleet when a request finishes whose finish was
	// known when it was sent, with the requests that are then unfinished there.
	Done(server, balancer int32, arrival, finish int64, unfinished int32)
	// Left is called where requests share when a completion comes to be seen,
	// with the requests that are then unfinished there.
	Left(server int32, j *station.Job, unfinished int32)
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
	lines    station.Lines
	pools    []station.Known
	stations []station.Station
	next     []int64      // by station: its next completion, or station.Never
	since    []int64      // by station: when it became busy last
	count    []int32      // unfinished requests by server, where nothing lazy counts them
	limit    []int32      // most unfinished requests, by server; nil: unlimited
	most     []int32      // by server, where nothing lazy knows it
	incident [][]Incident // by server; nil: none at all

	leaver Leaver
	job    station.Job // being sent; here so that none is allocated

	plain    bool // servers are lines that take every request and serve it undisturbed
	short    bool // requests may be sent the short way: plain, and nothing else is to be noted
	lazy     bool // servers are lines that follow completions when looked at
	ordered  bool
	calendar *calendar // ordered, finishes known
	order    *order    // ordered, stations

	snapshots bool     // some are taken
	shared    snapshot // the aligned snapshot
	indexed   bool     // some index below is kept
	history   []history
	counts    *Fewest // by unfinished requests; nil unless asked for, as is
	work      *Tree   // by FreeAt
}

// New returns idle servers at time 0.
func New(s Setup, leaver Leaver) *Fleet {
	n := len(s.Slowdown)
	f := &Fleet{setup: s, leaver: leaver, count: make([]int32, n), most: make([]int32, n)}
	f.build(n)
	f.lazy = f.lines.Line != nil
	f.plain = f.lazy && s.Queue == Unlimited && len(s.Incidents) == 0
	f.short = f.plain
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
	if slices.ContainsFunc(f.setup.Slowdown, func(x float64) bool { return x != 1 }) {
		f.lines.Slowdown = f.setup.Slowdown
	}
	switch {
	case f.setup.Sharing:
		f.stations, f.since = make([]station.Station, n), make([]int64, n)
		f.next = slices.Repeat([]int64{station.Never}, n)
		for i, slots := range f.setup.Slots {
			f.stations[i] = &station.Delay{}
			if slots != Unlimited {
				f.stations[i] = station.NewSharing(slots)
			}
		}
	case single:
		f.lines.Line = station.NewLines(n)
	default:
		f.pools = make([]station.Known, n)
		for i, slots := range f.setup.Slots {
			switch slots {
			case Unlimited:
				f.pools[i] = &station.Pool{}
			case 1:
				f.pools[i] = &station.NewLines(1)[0]
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
func (f *Fleet) Most() []int32 {
	for i := range f.most {
		if known := f.known(int32(i)); known != nil && !f.ordered {
			f.most[i] = known.Most()
		}
	}
	return f.most
}

// Release gives back memory for later runs; nothing may be asked of the fleet after
// it.
func (f *Fleet) Release() { f.lines.Release() }

// known returns a server whose finishes are known, or nil.
func (f *Fleet) known(server int32) station.Known {
	switch {
	case f.lines.Line != nil:
		return &f.lines.Line[server]
	case f.pools != nil:
		return f.pools[server]
	}
	return nil
}

// Advance brings the fleet to an instant: where it is ordered, with all
// completions until then; else servers follow when they are looked at.
func (f *Fleet) Advance(now int64) {
	f.now = now
	if f.ordered {
		f.follow(now)
	}
}
