// Package workload makes the stream of requests: when each arrives, who sends
// it, how much work it brings and which balancer it reaches. The stream
// depends on the seed only, never on the policy.
package workload

// Process names how arrivals are spread in time.
type Process int

// The arrival processes.
const (
	Poisson  Process = iota // independent exponential gaps
	Constant                // equal gaps
	Bursty                  // Poisson whose rate jumps between two phases
)

// Arrivals is an arrival process; the mean rate is given apart.
type Arrivals struct {
	Process Process
	Peak    float64 // Bursty: rate in on-phases as a multiple of the mean rate
	On, Off int64   // Bursty: mean lengths of the phases in nanoseconds
}
