package workload

import (
	"loadlab/sim/dist"
	"loadlab/sim/rng"
)

// Request is one request. Its place in the stream is its number.
type Request struct {
	Arrival  int64 // nanoseconds
	Demand   int64 // nanoseconds of work
	Sender   int32
	Balancer int32
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
	Until     int64 // no request arrives at or after this instant, where Requests is 0
	Requests  int64 // exactly this many, where above 0
}

// Source makes the stream of requests. Arrivals, senders, demands and
// balancers have a random stream each, so that none depends on another.
//
// Independent Poisson senders together are one Poisson process whose points
// are given to senders in proportion to their rates (superposition and
// thinning, as in Kingman, "Poisson Processes", 1993), which is what is drawn.
type Source struct {
	setup                    Setup
	gaps                     gaps
	sender, demand, balancer rng.Stream
	made                     int64
	next                     int64 // arrival of the next request
	demands                  []int64
}

// NewSource returns the stream's beginning.
func NewSource(s Setup) *Source {
	src := &Source{
		setup:    s,
		gaps:     newGaps(s.Arrivals, s.Rate, s.Seed),
		sender:   rng.New(s.Seed, "sender", 0),
		demand:   rng.New(s.Seed, "demand", 0),
		balancer: rng.New(s.Seed, "balancer", 0),
	}
	src.next = src.gaps.next()
	return src
}

// Fill makes the next requests, len(out) of them, fewer only at the end. It
// returns how many.
func (s *Source) Fill(out []Request) int {
	n := 0
	for ; n < len(out) && s.more(); n++ {
		out[n].Arrival = s.next
		s.next = s.gaps.next()
		s.made++
	}
	if len(s.demands) < n {
		s.demands = make([]int64, len(out))
	}
	s.setup.Demand.Fill(&s.demand, s.demands[:n])
	others := s.setup.Senders - 1
	total := s.setup.Skew + float64(others)
	for i := range out[:n] {
		r := &out[i]
		r.Demand = s.demands[i]
		r.Sender = 0
		if x := float64(s.sender.Float64()*total) - s.setup.Skew; x >= 0 {
			r.Sender = int32(min(1+int(x), others))
		}
	}
	for i := range out[:n] {
		out[i].Balancer = 0
		if s.setup.Balancers > 1 {
			out[i].Balancer = int32(s.balancer.Intn(s.setup.Balancers))
		}
	}
	return n
}

// more reports whether there is another request.
func (s *Source) more() bool {
	if s.setup.Requests > 0 {
		return s.made < s.setup.Requests
	}
	return s.next < s.setup.Until
}
