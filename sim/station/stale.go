package station

// JoinShorterAt is JoinShorter by the servers' unfinished requests when the last
// snapshot was taken, of which the clock tells; all of a run's requests come this
// way. Servers remember whatever was unfinished at the snapshot, and so all that
// was sent since: let that not be many.
func (l *Lines) JoinShorterAt(clock *Clock, c *Columns, first, second []int32) {
	for n := 0; n < len(c.Arrival); {
		if n = l.joinShort(clock, c, first, second, n); n < len(c.Arrival) {
			n = l.joinLong(clock, c, first, second, n)
		}
	}
}

// joinShort is JoinShorterAt from a request on up to one for which a server has to
// count more than its last few requests or may be more crowded than ever, or that
// comes many snapshots after the one before it; it returns that one's number. It
// calls nothing, as Lines.join.
func (l *Lines) joinShort(clock *Clock, c *Columns, first, second []int32, from int) int {
	arrivals, lines, slowdown := c.Arrival[from:], l.Line, l.Slowdown
	k := len(arrivals)
	demands, servers, starts, finishes := c.Demand[from:][:k], c.Server[from:][:k], c.Start[from:][:k], c.Finish[from:][:k]
	first, second = first[from:][:k], second[from:][:k]
	period, taken := clock.Period, clock.Taken
	for i, now := range arrivals {
		// Whether a snapshot is due, or two, or three, no processor can foretell.
		left := taken + period - 1 - now
		taken += period&(left>>63) + period&((left+period)>>63) + period&((left+period+period)>>63)
		a, b := &lines[first[i]], &lines[second[i]]
		m, n := a.gone(taken), b.gone(taken)
		if m < a.need || n < b.need || now-taken >= period {
			k = i
			break
		}
		server, service := Lower(first[i], second[i], int64(m)-int64(n)+int64(a.since(taken)-b.since(taken))), demands[i]
		servers[i] = server
		if slowdown != nil {
			service = Service(service, slowdown[server])
		}
		line := &lines[server]
		starts[i], finishes[i] = line.serve(now, service)
		line.note(taken, finishes[i])
	}
	clock.Taken, clock.Due = taken, taken+period
	return from + k
}

// joinLong is JoinShorterAt of a request, and of those after it up to one for which
// counting the last few requests is enough; it returns the number of the next.
func (l *Lines) joinLong(clock *Clock, c *Columns, first, second []int32, from int) int {
	for i := from; i < len(c.Arrival); i++ {
		now := c.Arrival[i]
		clock.Reach(now)
		taken := clock.Taken
		a, b := &l.Line[first[i]], &l.Line[second[i]]
		m, n := a.Pass(taken), b.Pass(taken)
		server := Lower(first[i], second[i], int64(n-b.since(taken)-m+a.since(taken)))
		line := &l.Line[server]
		if line.forgets(taken) {
			line.grow()
		}
		c.Server[i] = server
		c.Start[i], c.Finish[i] = line.Join(now, l.Service(c.Demand[i], server))
		line.note(taken, c.Finish[i])
		if m <= few && n <= few {
			return i + 1
		}
	}
	return len(c.Arrival)
}
