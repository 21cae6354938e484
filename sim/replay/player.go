package replay

import "sort"

// Player shows the queues of a stretch at any of its moments. At a moment t a
// request is unfinished that has arrived by then, t included, and finishes
// later. Moving on costs the events on the way, and so does moving back.
type Player struct {
	Unfinished []int32 // by server
	Total      int64   // unfinished requests of all servers
	Served     int64   // requests of the run finished by now
	Dropped    int64

	stretch *Stretch
	events  []event
	next    int // the first event that has not happened yet
}

// event is a change of one server's queue.
type event struct {
	at     int64
	server int32
	what   what
}

// byTime sorts events. Those of one instant and kind may change places.
type byTime []event

func (b byTime) Len() int      { return len(b) }
func (b byTime) Swap(i, j int) { b[i], b[j] = b[j], b[i] }
func (b byTime) Less(i, j int) bool {
	return b[i].at < b[j].at || b[i].at == b[j].at && b[i].what < b[j].what
}

// what is the kind of an event. Completions come before arrivals of the same
// instant.
type what int8

const (
	leaves what = iota // a request finishes
	comes              // a request arrives
	passes             // a request takes no time at all
	falls              // a request is dropped
)

// NewPlayer returns a player at the beginning of the stretch, before the
// arrivals of that instant.
func NewPlayer(s *Stretch) *Player {
	p := &Player{stretch: s, Unfinished: append([]int32(nil), s.Waiting...), Served: s.Served, Dropped: s.Dropped}
	for _, n := range s.Waiting {
		p.Total += int64(n)
	}
	p.events = make([]event, 0, 2*len(s.Requests))
	for _, r := range s.Requests {
		kind := comes
		switch {
		case r.Finish == Dropped:
			kind = falls
		case r.Finish == r.Arrival:
			kind = passes
		case r.Finish != Never:
			p.events = append(p.events, event{r.Finish, r.Server, leaves})
		}
		if r.Arrival >= s.From {
			p.events = append(p.events, event{r.Arrival, r.Server, kind})
		}
	}
	sort.Sort(byTime(p.events))
	return p
}

// To goes to a moment.
func (p *Player) To(t int64) { p.seek(t, falls) }

// ToSnapshot goes to what a snapshot at an instant sees: completions of that
// instant have happened, arrivals have not.
func (p *Player) ToSnapshot(t int64) { p.seek(t, leaves) }

// seek goes to where the events before t, and those at t up to a kind, have
// happened.
func (p *Player) seek(t int64, last what) {
	for p.next < len(p.events) && p.events[p.next].by(t, last) {
		p.apply(p.events[p.next], 1)
		p.next++
	}
	for p.next > 0 && !p.events[p.next-1].by(t, last) {
		p.next--
		p.apply(p.events[p.next], -1)
	}
}

// by says whether an event has happened by an instant, where of the events at
// the instant itself only the kinds up to last have.
func (e event) by(t int64, last what) bool { return e.at < t || e.at == t && e.what <= last }

// apply lets an event happen, or undoes it.
func (p *Player) apply(e event, sign int64) {
	switch e.what {
	case comes:
		p.Unfinished[e.server] += int32(sign)
		p.Total += sign
	case leaves:
		p.Unfinished[e.server] -= int32(sign)
		p.Total -= sign
		p.Served += sign
	case passes:
		p.Served += sign
	case falls:
		p.Dropped += sign
	}
}

// Longest returns the server with the most unfinished requests, the lowest of
// equals, and how many there are.
func (p *Player) Longest() (server int, unfinished int32) {
	for i, n := range p.Unfinished {
		if n > unfinished {
			server, unfinished = i, n
		}
	}
	return server, unfinished
}

// Highest returns the most unfinished requests that any server has at any
// moment of the stretch. The player ends where it was.
func (p *Player) Highest() int32 {
	_, most := p.Longest()
	was := p.next
	for ; p.next < len(p.events); p.next++ {
		e := p.events[p.next]
		p.apply(e, 1)
		most = max(most, p.Unfinished[e.server])
	}
	for p.next > 0 {
		p.next--
		e := p.events[p.next]
		p.apply(e, -1)
		most = max(most, p.Unfinished[e.server])
	}
	for ; p.next < was; p.next++ {
		p.apply(p.events[p.next], 1)
	}
	return most
}

// Coming returns the requests that arrive in (t, until], in order.
func (p *Player) Coming(t, until int64) []Request {
	all := p.stretch.Requests
	from := after(all, t)
	return all[from : from+after(all[from:], until)]
}

// after is the number of requests that arrive by t.
func after(all []Request, t int64) int {
	return sort.Search(len(all), func(i int) bool { return all[i].Arrival > t })
}

// Next returns the first arrival after t, or the stretch's end.
func (p *Player) Next(t int64) int64 {
	if i := after(p.stretch.Requests, t); i < len(p.stretch.Requests) {
		return p.stretch.Requests[i].Arrival
	}
	return p.stretch.Until
}

// Previous returns the last arrival before t, or the stretch's beginning.
func (p *Player) Previous(t int64) int64 {
	if i := after(p.stretch.Requests, t-1); i > 0 {
		return max(p.stretch.Requests[i-1].Arrival, p.stretch.From)
	}
	return p.stretch.From
}
