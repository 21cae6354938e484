package station

// Columns holds requests in order of arrival, request i being the i-th of each,
// and what becomes of them. In loops over columns no request costs a call, as
// most of the requests that people simulate can be sent this way.
type Columns struct {
	Arrival []int64 // nanoseconds
	Demand  []int64 // nanoseconds
	Server  []int32 // which line takes the request
	Start   []int64 // nanoseconds
	Finish  []int64 // nanoseconds
}

// Part returns the requests from i up to j.
func (c *Columns) Part(i, j int) Columns {
	return Columns{c.Arrival[i:j], c.Demand[i:j], c.Server[i:j], c.Start[i:j], c.Finish[i:j]}
}

// Lines are servers that serve one request at a time. The loops below end alike,
// in what Line.Join does: written out, as a call would cost as much as they do.
type Lines struct {
	Line     []Line
	Slowdown []float64 // by line: what a demand is multiplied by; nil: all 1
}

// Service returns the time that a demand takes at a line.
func (l *Lines) Service(demand int64, line int32) int64 {
	if l.Slowdown == nil {
		return demand
	}
	return Service(demand, l.Slowdown[line])
}

// Join sends each request to its server, and sets its start and finish. Latest must
// follow where anything counts the servers' requests later.
func (l *Lines) Join(c *Columns) {
	services := c.Demand
	if l.Slowdown != nil {
		services = c.Finish[:len(c.Arrival)]
		for i, server := range c.Server[:len(c.Arrival)] {
			services[i] = Service(c.Demand[i], l.Slowdown[server])
		}
	}
	for n := l.join(c, services, 0); n < len(c.Arrival); n = l.join(c, services, n) {
		l.Line[c.Server[n]].more()
	}
}

// join is Join from request n on, up to one that makes its server more crowded than
// ever; it returns that one's number. A loop that calls nothing keeps what it needs
// in registers.
func (l *Lines) join(c *Columns, services []int64, n int) int {
	lines, arrivals := l.Line, c.Arrival
	services, servers := services[:len(arrivals)], c.Server[:len(arrivals)]
	starts, finishes := c.Start[:len(arrivals)], c.Finish[:len(arrivals)]
	for ; n < len(arrivals); n++ {
		now := arrivals[n]
		line := &lines[servers[n]]
		if line.crowded(now) {
			break
		}
		start := line.Start(now)
		end := Finish(start, services[n])
		line.remember(end)
		starts[n], finishes[n] = start, end
	}
	return n
}

// Latest lets servers know their last requests, which Join has sent.
func (l *Lines) Latest(servers []int32) {
	for _, server := range servers {
		l.Line[server].latest()
	}
}

// JoinOne sends the requests from number from up to number to, all to one server,
// which is at hand all the time then.
func (l *Lines) JoinOne(c *Columns, from, to int, server int32) {
	slowdown, arrivals, demands := l.Slowdown, c.Arrival[from:to], c.Demand[from:to]
	servers, starts, finishes := c.Server[from:to], c.Start[from:to], c.Finish[from:to]
	line := &l.Line[server]
	ring, free, tail, most := line.finishes, line.free, line.tail, line.most
	for i, now := range arrivals {
		service := demands[i]
		if slowdown != nil {
			service = Service(service, slowdown[server])
		}
		start := max(free, now)
		free = Finish(start, service)
		if ring[(tail-most)&uint32(len(ring)-1)] > now {
			line.tail = tail
			line.more()
			ring, most = line.finishes, line.most
		}
		ring[tail&uint32(len(ring)-1)] = free
		tail++
		servers[i], starts[i], finishes[i] = server, start, free
	}
	line.tail = tail
	line.latest()
}

// JoinShorter sends each request to that of its first and its second server which
// has fewer unfinished requests when it arrives; to the first of equals.
func (l *Lines) JoinShorter(c *Columns, first, second []int32) {
	lines, slowdown, demands, servers := l.Line, l.Slowdown, c.Demand[:len(c.Arrival)], c.Server[:len(c.Arrival)]
	starts, finishes := c.Start[:len(c.Arrival)], c.Finish[:len(c.Arrival)]
	first, second = first[:len(c.Arrival)], second[:len(c.Arrival)]
	for i, now := range c.Arrival {
		a, b := &lines[first[i]], &lines[second[i]]
		m, n := a.last(now), b.last(now)
		if m > few {
			m = a.pass(now)
		}
		if n > few {
			n = b.pass(now)
		}
		server, service := Lower(first[i], second[i], int64(n-m)), demands[i]
		servers[i] = server
		if slowdown != nil {
			service = Service(service, slowdown[server])
		}
		line := &lines[server]
		if line.crowded(now) {
			line.more()
		}
		starts[i], finishes[i] = line.serve(now, service)
	}
}

// JoinSooner does the same with the server that begins the request first.
func (l *Lines) JoinSooner(c *Columns, first, second []int32) {
	lines, slowdown, demands, servers := l.Line, l.Slowdown, c.Demand[:len(c.Arrival)], c.Server[:len(c.Arrival)]
	starts, finishes := c.Start[:len(c.Arrival)], c.Finish[:len(c.Arrival)]
	first, second = first[:len(c.Arrival)], second[:len(c.Arrival)]
	for i, now := range c.Arrival {
		start, other := lines[first[i]].Start(now), lines[second[i]].Start(now)
		server, service := Lower(first[i], second[i], other-start), demands[i]
		servers[i] = server
		if slowdown != nil {
			service = Service(service, slowdown[server])
		}
		line := &lines[server]
		start = min(start, other)
		end := Finish(start, service)
		if line.crowded(now) {
			line.more()
		}
		line.append(end)
		starts[i], finishes[i] = start, end
	}
}

// Lower returns b where the difference of b's and a's loads is negative, else a.
// There is no branch, as which it is no processor can foretell.
func Lower(a, b int32, difference int64) int32 {
	return a ^ (a^b)&int32(difference>>63)
}

// longest bounds a service time, about 31 years, so that sums stay in int64.
const longest = 1e18

// Service returns demand x slowdown.
func Service(demand int64, slowdown float64) int64 {
	return Bounded(float64(float64(demand) * slowdown))
}

// Bounded rounds a service time to whole nanoseconds, at most some 31 years.
func Bounded(x float64) int64 {
	if x > longest {
		x = longest
	}
	return int64(x + 0.5)
}
