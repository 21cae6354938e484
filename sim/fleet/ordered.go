package fleet

import "loadlab/sim/station"

// Policies is what sends a batch of requests one after the other: the instances
// of a policy by balancer, and what they are told by request.
type Policies struct {
	Balancer      []int32
	Sender        []int32
	First, Second []int32 // what Choosers compare

	Pickers  []Picker
	Choosers []Chooser // nil where the policy draws no pairs
	Learners []Learner // nil where the policy learns nothing

	Idle func(server int32) // called when a server has become idle; may be nil
}

// Picker is a balancer's policy.
type Picker interface {
	// Pick returns the server for a request of the sender, at the instant that
	// the balancer's view was brought to.
	Pick(sender int32) int32
}

// Chooser is a Picker that compares two servers. Which two is drawn before,
// whatever happens to servers.
type Chooser interface {
	Picker
	// Choose returns the better of two servers, at the instant that the balancer's
	// view was brought to; the first of equals.
	Choose(first, second int32) int32
}

// Learner is a Picker that follows its own requests. It needs the fleet's
// completions in order.
type Learner interface {
	// Sent is called when a server has taken a request from this balancer.
	Sent(server int32)
	// Completed is called when a server has finished a request of this
	// balancer, with the response time and the instant in nanoseconds.
	Completed(server int32, response, now int64)
}

// Follows reports whether SendInOrder may be called.
func (f *Fleet) Follows() bool { return f.plain && f.ordered && !f.snapshots }

// SendInOrder picks for each of a batch of requests after all that has finished by
// then, and sends it. It does what Advance and Send do, and a Leaver's Done, with
// fewer calls.
func (f *Fleet) SendInOrder(c *station.Columns, p *Policies) {
	calendar, learners, choosers, lines := f.calendar, p.Learners, p.Choosers, f.lines.Line
	for i, now := range c.Arrival {
		f.now = now
		for calendar.earliest <= now {
			e := &calendar.events[calendar.pop()]
			f.count[e.server]--
			if f.counts != nil {
				f.counts.Fell(e.server)
			}
			if learners != nil {
				learners[e.balancer].Completed(e.server, e.at-e.arrival, e.at)
			}
			if p.Idle != nil && f.count[e.server] == 0 {
				p.Idle(e.server)
			}
		}
		balancer, server := p.Balancer[i], int32(0)
		if choosers != nil {
			server = choosers[balancer].Choose(p.First[i], p.Second[i])
		} else {
			server = p.Pickers[balancer].Pick(p.Sender[i])
		}
		line := &lines[server]
		start := line.Start(now)
		finish := line.Take(start, f.lines.Service(c.Demand[i], server))
		c.Server[i], c.Start[i], c.Finish[i] = server, start, finish
		n := f.count[server] + 1
		f.count[server], f.most[server] = n, max(f.most[server], n)
		calendar.push(finish, now, server, balancer)
		if f.counts != nil {
			f.counts.Rose(server)
		}
		if f.work != nil {
			f.work.Set(server, finish)
		}
		if learners != nil {
			learners[balancer].Sent(server)
		}
	}
}
