package scene

import "loadlab/sim/replay"

// Moment is what is painted.
type Moment struct {
	Unfinished []int32 // by server
	Believed   []int32 // by server, what balancers take them to be; nil: they do not look
	Troubled   []int   // servers in an incident

	// Coming are the requests that arrive within Flight from At on, in
	// nanoseconds: they are on their way.
	Coming     []replay.Request
	At, Flight int64
}

// Paint paints a moment.
func (s *Scene) Paint(m Moment) {
	copy(s.Pixels, s.still)
	for _, server := range m.Troubled {
		s.mark(server, s.colours.Trouble)
	}
	for server, n := range m.Unfinished {
		if n > 0 {
			s.queue(server, n)
		}
	}
	for server, n := range m.Believed {
		s.belief(server, n, m.Unfinished[server])
	}
	for i := range m.Coming {
		s.request(&m.Coming[i], m)
	}
}

// queue paints a server's column: below the requests in service, above those
// that wait, each a block where there is room for it.
func (s *Scene) queue(server int, n int32) {
	l := s.layout
	left, right := l.column(server)
	served := int32(0) // where nobody waits, there is nothing to tell apart
	if slots := s.slots[server]; slots != Unlimited {
		served = min(n, int32(slots))
	}
	if l.tall(l.Top) < thinnest*int(l.Top) {
		middle := l.floor() - l.tall(served)
		s.fill(left, right, l.floor()-l.tall(n), middle, s.colours.Waiting)
		s.fill(left, right, middle, l.floor(), s.colours.Serving)
		return
	}
	for k := range n {
		c := s.colours.Waiting
		if k < served {
			c = s.colours.Serving
		}
		s.fill(left, right, l.floor()-l.tall(k+1), l.floor()-l.tall(k)-1, c)
	}
}

// belief paints a line across a column where the balancers believe its end to
// be, unless they are right as far as can be seen.
func (s *Scene) belief(server int, believed, n int32) {
	l := s.layout
	y := l.floor() - l.tall(believed)
	if d := y - (l.floor() - l.tall(n)); -l.px(2) < d && d < l.px(2) {
		return
	}
	left, right := l.column(server)
	s.fill(left, right, y-l.px(1), y+l.px(1), s.colours.Ink)
}

// request paints a request on its way from its balancer to the end of the
// server's column. A dropped one has another colour.
func (s *Scene) request(r *replay.Request, m Moment) {
	l := s.layout
	left, right := l.column(int(r.Server))
	way := 1 - float64(r.Arrival-m.At)/float64(m.Flight)
	from, to := float64(l.balancer(r.Balancer)), float64(left+right)/2
	size := l.px(dot)
	if len(m.Coming) > crowd {
		size = l.px(dot / 2)
	}
	high, low := float64(l.px(boxTop+box)), float64(l.floor()-l.tall(m.Unfinished[r.Server])-size)
	x, y := int(from+(to-from)*way), int(high+(low-high)*way)
	c := s.colours.Ink
	if r.Finish == replay.Dropped {
		c = s.colours.Trouble
	}
	x -= size / 2
	corner := size / 4
	s.fill(x+corner, x+size-corner, y, y+size, c)
	s.fill(x, x+size, y+corner, y+size-corner, c)
}
