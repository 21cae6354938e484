// Package experiment describes an experiment as plain data: what a link
// holds, and nothing that a link does not hold.
package experiment

import (
	"loadlab/sim/dist"
	"loadlab/sim/fleet"
	"loadlab/sim/policy"
	"loadlab/sim/workload"
)

// Discipline is the servers' queue discipline.
type Discipline int

// The queue disciplines.
const (
	FIFO Discipline = iota // first come first served
	PS                     // processor sharing
)

// Load says how the arrival rate is given.
type Load int

// The ways to give the arrival rate.
const (
	PerSender Load = iota // requests per second of an ordinary sender
	Rate                  // requests per second in total
	Util                  // share of the fleet's capacity
)

// Unlimited stands for `inf` in Slots and Queue.
const Unlimited = -1

// Class is a run of neighbouring servers with one value.
type Class[T comparable] struct {
	Count int // 0: all servers, whatever their number
	Value T
}

// Experiment is one experiment. The zero value is not usable: start from
// Default. Durations are in nanoseconds.
type Experiment struct {
	From       string // catalogue id whose text stands beside the result
	Policies   []policy.Spec
	Servers    int
	Slowdown   []Class[float64]
	Slots      []Class[int] // Unlimited: pure delay
	Discipline Discipline
	Queue      int // most requests waiting per server, or Unlimited
	Weights    []Class[int64]
	Senders    int
	Skew       float64
	Load       Load
	LoadValue  float64
	Arrivals   workload.Arrivals
	Service    dist.Distribution
	Balancers  int
	Sync       int64
	Staggered  bool
	Correlated bool
	Time       int64 // start of the last window; unused when Requests > 0
	Requests   int64 // 0: by time
	Window     int64
	Incidents  []fleet.Incident
	Timeout    int64 // 0: none
	Warmup     int64
	Seed       uint64 // 0 to 2^63-1
	Seeds      int
	Sum        string // the fingerprint that the sender of a link saw, or ""
}

// Expand returns the value of every server, n of them.
func Expand[T comparable](classes []Class[T], n int) []T {
	values := make([]T, 0, n)
	for _, c := range classes {
		count := c.Count
		if count == 0 {
			count = n - len(values)
		}
		for range count {
			values = append(values, c.Value)
		}
	}
	return values
}
