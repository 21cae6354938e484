// Package sim is the folder of the simulator. It holds no code: this is the
// design note of the model.
//
// # Model
//
// Senders emit requests; each request carries a demand, an amount of work in
// nanoseconds at a server of slowdown 1, and reaches one of the balancers,
// drawn uniformly. The balancer's policy picks a server at the instant of the
// arrival and the request is at that server at once: there is no network
// delay. A server serves first come first served with one or several slots,
// by processor sharing, or as a pure delay. A request's response time runs
// from its arrival to its finish; its wait is the response time less its own
// service time at that server's speed.
//
// A snapshot of all servers' unfinished requests is taken at time 0 and then
// every period. Between snapshots a policy that reads them sees old counts, and
// does not add its own picks.
//
// # Ties and order
//
// Time is int64 nanoseconds. At equal times: completions, then incidents and
// snapshots, then the arrival; of equal completions the lower server first, and
// at one server the earlier request. A request with a service time of 0 leaves
// at the instant it comes, before a later arrival of the same instant. There is
// no epsilon anywhere.
//
// # Random streams
//
// A stream is named by the seed, a purpose and an index (package rng). The
// input streams are "arrival", "phase" (bursty arrivals), "sender", "demand"
// and "balancer"; none depends on the policy. Each balancer's policy draws from
// "policy" with the balancer's number, or 0 for all when correlated; what a
// policy draws, and in which order, is said at its type. "report" is drawn by
// idle servers that choose a balancer to report to.
//
// # Windows and draining
//
// Requests are generated until the end of the last window, or up to the given
// number; then every queue drains, so slow responses count in full. A window's
// figures are over the requests that arrived in it. Quantiles are nearest rank.
// Requests that arrive before the warm-up's end are served and appear in
// windows, picks, busy times and longest queues, but are not counted in
// completed, dropped, failed, served, response and wait.
//
// # What is left out
//
// Network latency and loss, retries and hedged requests, servers that join or
// leave, the cost of balancing itself, and clients that wait for an answer before
// they send again.
package sim
