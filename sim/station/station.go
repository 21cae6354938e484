// Package station holds one server's queue discipline: first come first
// served with one or several slots, pure delay, and processor sharing.
//
// A station's future depends only on what it was sent, so it is brought up to
// date only when somebody looks at it, and looking never changes a result.
// First come first served and pure delay know each request's finish at once;
// processor sharing learns it as later arrivals are known.
package station

import "math"

// Never is the time of what does not happen.
const Never = math.MaxInt64

// Latest bounds every finish, about 146 years in nanoseconds, so that an
// absurdly overloaded queue saturates instead of wrapping around.
const Latest = int64(1) << 62

// Job is a request at a Station. Times are in nanoseconds.
type Job struct {
	Arrival  int64
	Service  int64 // time that it takes alone on this server
	Finish   int64 // set when it leaves
	Index    int64 // number of the request in the run
	Balancer int32
	Window   int32 // number of the window it arrived in
}

// Set copies a job, field by field: WebAssembly copies whole memory in a call, which
// costs more.
func (j *Job) Set(o *Job) {
	j.Arrival, j.Service, j.Finish, j.Index = o.Arrival, o.Service, o.Finish, o.Index
	j.Balancer, j.Window = o.Balancer, o.Window
}

// Station is a server whose requests finish at instants that depend on later
// arrivals. Calls come in order of time: a station is never asked about an
// instant before one that it was already brought to. "Brought to now" means
// that no completion at or before now is left.
type Station interface {
	// Accept takes a job whose service begins now. The station has been brought
	// to now. It returns the time of the next completion if nothing more arrives.
	Accept(j *Job, now int64) (next int64)
	// Pop removes the job of the next completion and returns it with Finish
	// set, and the time of the completion after it, or Never. The job is valid
	// until the next call.
	Pop() (j *Job, next int64)
	// FreeAt returns the first instant, not before now, at which a further
	// request would have a slot to itself if nothing else arrived: with one
	// slot, now plus the work left. The station has been brought to now.
	FreeAt(now int64) int64
}

// Finish adds a service time to a start, saturating at Latest.
func Finish(start, service int64) int64 {
	if f := start + service; f < Latest {
		return f
	}
	return Latest
}
