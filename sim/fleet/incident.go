// Package fleet holds all servers, what happens to them, and what policies
// may see of them.
package fleet

// Incident slows one server for a while: requests that start service in
// [From, From + For) take Latency instead of their service time, or Factor
// times it.
type Incident struct {
	Server  int
	From    int64   // nanoseconds
	For     int64   // nanoseconds
	Latency int64   // nanoseconds; 0 when Factor is given instead
	Factor  float64 // 0 when Latency is given instead
}
