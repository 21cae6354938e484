package workload

import (
	"math"

	"loadlab/sim/dist"
	"loadlab/sim/rng"
)

// Batch holds requests in columns: request i is the i-th of each. Filling and
// reading them column by column is what makes the stream fast.
type Batch struct {
	Arrival  []int64 // nanoseconds
	Demand   []int64 // nanoseconds of work
	Sender   []int32
	Balancer []int32
}

// NewBatch returns a batch with room for n requests.
func NewBatch(n int) *Batch {
	return &Batch{make([]int64, n), make([]int64, n), make([]int32, n), make([]int32, n)}
}

// Setup describes the stream of requests.
type Setup struct {
	Seed      uint64
	Senders   int
	Skew      float64 // sender 0 sends this many times as often as each other
	Rate      float64 // requests per second in total
	Arrivals  Arrivals
	Demand    dist.Distribution
	Balancers int
	Until     int64   // no request arrives at or after this instant, where Requests is 0
	Requests  int64   // exactly this many, where above 0
	Routes    []int32 // by sender: what stands in its place in a Batch; nil: its number
}

// Source makes the stream of requests. A request's number is its place in the
// stream. Arrivals, senders, demands and balancers have a random stream each,
// so that none depends on another.
//
// Independent Poisson senders together are one Poisson process whose points
// are given to senders in proportion to their rates (superposition and
// thinning, as in Kingman, "Poisson Processes", 1993), which is what is drawn.
type Source struct {
	setup                    Setup
	gaps                     gaps
	sender, demand, balancer rng.Stream
	left                     int64 // requests to make at most
	until                    int64
	next                     int64 // arrival of the next request
}

// NewSource returns the stream's beginning.
func NewSource(s Setup) *Source {
	src := &Source{
		setup:    s,
		gaps:     newGaps(s.Arrivals, s.Rate, s.Seed),
		sender:   rng.New(s.Seed, "sender", 0),
		demand:   rng.New(s.Seed, "demand", 0),
		balancer: rng.New(s.Seed, "balancer", 0),
		left:     math.MaxInt64, until: s.Until,
	}
	if s.Requests > 0 {
		src.left, src.until = s.Requests, math.MaxInt64
	}
	src.next = src.gaps.next()
	return src
}

// Fill makes the next requests, as many as the batch has room for, fewer only
// at the end. It returns how many.
func (s *Source) Fill(b *Batch) int {
	n := s.arrive(b.Arrival[:min(int64(len(b.Arrival)), s.left)])
	s.left -= int64(n)
	s.setup.Demand.Fill(&s.demand, b.Demand[:n])
	switch {
	case s.setup.Senders <= 1 && s.setup.Routes == nil: // all are of sender 0
	case s.setup.Skew != 1:
		s.send(b.Sender[:n])
	case s.setup.Routes != nil:
		s.routeAlike(b.Sender[:n])
	default:
		s.sendAlike(b.Sender[:n])
	}
	if s.setup.Balancers > 1 {
		s.balancer.IntnAll(s.setup.Balancers, b.Balancer[:n])
	}
	return n
}

// arrive draws arrivals until the end of the stream; it returns how many.
func (s *Source) arrive(out []int64) int {
	if s.gaps.process == Poisson {
		n := 0
		n, s.next = s.gaps.poisson(out, s.next, s.until)
		return n
	}
	for i := range out {
		if s.next >= s.until {
			return i
		}
		out[i] = s.next
		s.next = s.gaps.next()
	}
	return len(out)
}

// sendAlike is send where no sender is skewed, without a branch. It draws the
// same, as to take 1 from 1 or more and add it again changes nothing.
func (s *Source) sendAlike(out []int32) {
	stream, senders := s.sender, s.setup.Senders
	var bits uint64
	for i := range out {
		bits, stream = stream.Step()
		out[i] = int32(min(int(float64(rng.Unit(bits)*float64(senders))), senders-1))
	}
	s.sender = stream
}

// routeAlike is sendAlike where something else stands for the senders: looking it up
// costs nothing beside the stream's next draw, which waits for this one.
func (s *Source) routeAlike(out []int32) {
	stream, routes := s.sender, s.setup.Routes[:s.setup.Senders]
	senders, last := float64(len(routes)), len(routes)-1
	var bits uint64
	for i := range out {
		bits, stream = stream.Step()
		out[i] = routes[min(int(float64(rng.Unit(bits)*senders)), last)]
	}
	s.sender = stream
}

// send draws senders.
func (s *Source) send(out []int32) {
	stream, skew, others := s.sender, s.setup.Skew, s.setup.Senders-1
	total := skew + float64(others)
	var bits uint64
	for i := range out {
		bits, stream = stream.Step()
		sender := 0
		if x := float64(rng.Unit(bits)*total) - skew; x >= 0 {
			sender = min(1+int(x), others)
		}
		out[i] = int32(sender)
	}
	s.sender = stream
	if s.setup.Routes != nil {
		for i, sender := range out {
			out[i] = s.setup.Routes[sender]
		}
	}
}
