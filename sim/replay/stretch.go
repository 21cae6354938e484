// Package replay holds what happened to a run's queues in a stretch of
// simulated time, and plays it: which server had how many unfinished requests
// at each moment. A run keeps no record of its requests; as it can be repeated
// bit for bit, the stretch is simulated again when somebody wants to see it,
// and a Collector keeps only the requests that touch it.
package replay

import "math"

// Never is the finish of a request that is unfinished at the stretch's end.
const Never = math.MaxInt64

// Dropped is the finish of a request that found its server's queue full.
const Dropped = -1

// Request is a request that arrives or finishes in the stretch. Times are in
// nanoseconds of simulated time.
type Request struct {
	Arrival  int64
	Finish   int64 // Never, or Dropped
	Server   int32
	Balancer int32 // that sent it
}

// Stretch is what happened in [From, Until) under one policy.
type Stretch struct {
	From, Until int64 // nanoseconds
	Shortened   bool  // it ends sooner than was asked, as it holds so many requests

	Served, Dropped int64   // requests of the run finished by From, dropped before it
	Waiting         []int32 // by server: unfinished at From, of those that arrived before

	// Snapshot is the instant of the last snapshot until From, -1 where the
	// policy reads none, and Believed what it saw, by server.
	Snapshot int64
	Believed []int32

	Requests []Request // in order of arrival
}
