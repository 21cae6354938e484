package experiment

import "loadlab/sim/quantity"

const second = 1e9 // nanoseconds

// SendersShare is the total rate as a multiple of an ordinary sender's:
// sender 0 counts Skew times.
func (e *Experiment) SendersShare() float64 {
	return float64(e.Senders-1) + e.Skew
}

// Capacity is the rate at which the whole fleet can work, in requests per
// second: the sum over servers of slots / (slowdown x mean demand). It is 0
// where a server has no queue at all (slots=inf) and capacity means nothing.
func (e *Experiment) Capacity() float64 {
	slots, speed := 0.0, Expand(e.Slowdown, e.Servers)
	for i, s := range Expand(e.Slots, e.Servers) {
		if s == Unlimited {
			return 0
		}
		slots += float64(s) / speed[i]
	}
	return slots * second / e.Service.Mean()
}

// TotalRate is the mean arrival rate of all senders in requests per second.
func (e *Experiment) TotalRate() float64 {
	switch e.Load {
	case Rate:
		return e.LoadValue
	case Util:
		return e.LoadValue * e.Capacity()
	}
	return e.LoadValue * e.SendersShare()
}

// Utilisation is the total arrival rate as a share of the fleet's capacity; 0
// where capacity means nothing.
func (e *Experiment) Utilisation() float64 {
	if e.Load == Util {
		return e.LoadValue
	}
	if c := e.Capacity(); c > 0 {
		return e.TotalRate() / c
	}
	return 0
}

// Horizon is when arrivals stop, in nanoseconds: Time + Window, or when
// Requests are expected to have come, at most MaxTime.
func (e *Experiment) Horizon() int64 {
	if e.Requests == 0 {
		return e.Time + e.Window
	}
	ns := float64(e.Requests) * second / e.TotalRate()
	if !(ns < float64(quantity.MaxDuration)) {
		return quantity.MaxDuration
	}
	return int64(ns)
}

// ExpectedRequests is the expected number of requests of one run: one policy,
// one seed.
func (e *Experiment) ExpectedRequests() float64 {
	if e.Requests > 0 {
		return float64(e.Requests)
	}
	return e.TotalRate() * (float64(e.Time) + float64(e.Window)) / second
}

// TotalRequests is the expected number of requests of all policies and seeds.
func (e *Experiment) TotalRequests() float64 {
	return e.ExpectedRequests() * float64(len(e.Policies)) * float64(e.Seeds)
}
