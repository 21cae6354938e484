package fleet

import (
	"slices"

	"loadlab/sim/station"
)

// Request is what a server among those that share is sent.
type Request struct {
	Demand   int64 // nanoseconds
	Index    int64 // number of the request in the run
	Balancer int32
	Window   int32 // number of the window that it arrived in
}

// Share gives a server whose requests share a request that arrives now. It
// returns how many are unfinished there then; 0 where the queue was full.
func (f *Fleet) Share(server int32, q Request) (unfinished int32) {
	if f.shared.on {
		f.touch(server)
	}
	n := f.bring(server, f.now) + 1
	if f.limit != nil && n > f.limit[server] {
		return 0
	}
	f.most[server] = max(f.most[server], n)
	service := f.service(server, q.Demand, f.now)
	job := &f.job
	job.Arrival, job.Service, job.Index, job.Balancer, job.Window = f.now, service, q.Index, q.Balancer, q.Window
	next := f.stations[server].Accept(job, f.now)
	f.next[server] = next
	if f.count[server]++; n == 1 {
		f.since[server] = f.now
	}
	if f.ordered {
		f.order.update(server, next)
	}
	if f.indexed {
		f.index(server, -1)
	}
	return n
}

// Since returns when a server whose requests share became busy last.
func (f *Fleet) Since(server int32) int64 { return f.since[server] }

// SharesAll reports whether ShareAll may be called where nothing looks at the
// servers.
func (f *Fleet) SharesAll() bool {
	return f.stations != nil && f.limit == nil && f.incident == nil && !f.snapshots && !f.ordered && !f.indexed
}

// Completion is a request that has left a server where requests share.
type Completion struct {
	station.Job
	Server     int32
	Unfinished int32 // that are left there
	Since      int64 // when the server became busy
}

// ShareAll does what Share does for a batch of requests, the first of which has
// the given number, and each of which a server, a balancer and a window. It
// appends to done what turns out to have left these servers, and returns it.
func (f *Fleet) ShareAll(c *station.Columns, number int64, balancers, windows []int32, done []Completion) []Completion {
	for i, now := range c.Arrival {
		server := c.Server[i]
		s, n := f.stations[server], f.count[server]
		for f.next[server] <= now {
			j, next := s.Pop()
			f.next[server] = next
			n--
			done = slices.Grow(done, 1)[:len(done)+1]
			d := &done[len(done)-1]
			d.Set(j)
			d.Server, d.Unfinished, d.Since = server, n, f.since[server]
		}
		if n == 0 {
			f.since[server] = now
		}
		n++
		f.count[server], f.most[server] = n, max(f.most[server], n)
		job := &f.job
		job.Arrival, job.Service, job.Index = now, f.lines.Service(c.Demand[i], server), number+int64(i)
		job.Balancer, job.Window = balancers[i], windows[i]
		f.next[server] = s.Accept(job, now)
	}
	return done
}
