package measure

// occupy adds what the requests of a window do to their servers: how long they
// are unfinished there, and how long they keep them busy. Each counts as so many
// served. The loops below do the same for each request, written out, as a call would
// cost as much.
func (r *Recorder) occupy(b *Batch, served int64) {
	if n := r.occupyNow(b, served); n < len(b.Arrival) {
		rest := b.part(n, len(b.Arrival))
		r.occupyLater(&rest, served)
	}
}

// occupyNow is occupy up to the first request that finishes after the window; it
// returns how many come before that one. Few do in most windows, and a loop that
// calls nothing keeps what it needs in registers.
func (r *Recorder) occupyNow(b *Batch, served int64) int {
	end, hash, limit, shift, cells := r.result.End, r.hash, r.occupancy.end, r.occupancy.shift&63, r.occupancy.now
	all := r.result.Servers
	rows := r.row[:len(all)]
	starts, finishes, servers := b.Start[:len(b.Arrival)], b.Finish[:len(b.Arrival)], b.Server[:len(b.Arrival)]
	product, n := uint64(b.First)*indexStep, len(b.Arrival)
	for i, arrival := range b.Arrival {
		start, finish, server := starts[i], finishes[i], servers[i]
		if finish > limit {
			n = i
			break
		}
		end = max(end, finish)
		hash += mixStepped(product, arrival, start, finish, server)
		product += indexStep
		s := &all[server]
		s.Busy += finish - start
		s.Served += served
		c := &cells[rows[server]]
		c[unfinished] += (finish - arrival) >> shift
		c[busy] += (finish - start) >> shift
	}
	r.result.End, r.hash = end, hash
	return n
}

// occupyLater is occupy for requests of which some finish after the window.
func (r *Recorder) occupyLater(b *Batch, served int64) {
	o, end, hash := &r.occupancy, int64(0), uint64(0)
	limit, shift, cells, rows, all := o.end, o.shift&63, o.now, r.row, r.result.Servers
	next := o.column(limit).spans
	var later column // where the last one finished that did not finish now
	starts, finishes, servers := b.Start[:len(b.Arrival)], b.Finish[:len(b.Arrival)], b.Server[:len(b.Arrival)]
	product, last := uint64(b.First)*indexStep, int32(-1)
	for i := 0; i < len(b.Arrival); i++ {
		arrival, start, finish, server := b.Arrival[i], starts[i], finishes[i], servers[i]
		if server == last && finish > limit && start >= later.from && finish < later.to {
			rest := b.part(i, len(b.Arrival))
			n := r.occupyOne(&rest, served, &later, next)
			product += uint64(n) * indexStep
			i += n - 1
			continue
		}
		last = server
		end = max(end, finish)
		hash += mixStepped(product, arrival, start, finish, server)
		product += indexStep
		s := &all[server]
		s.Busy += finish - start
		s.Served += served
		row := rows[server]
		switch {
		case finish <= limit:
			c := &cells[row]
			c[unfinished] += (finish - arrival) >> shift
			c[busy] += (finish - start) >> shift
		case start >= later.from && finish < later.to:
			cells[row][unfinished] += (limit - arrival) >> shift
			next[row][unfinished]++
			later.spans[row][unfinished]--
			c := &later.cells[row]
			c[unfinished] += (finish - later.from) >> shift
			c[busy] += (finish - start) >> shift
		case o.rows > 0:
			o.add(unfinished, row, int64(o.number), arrival, finish)
			w, _ := o.window(start)
			o.add(busy, row, w, start, finish)
			later = o.column(finish)
		}
	}
	r.result.End, r.hash = max(r.result.End, end), r.hash+hash
}

// occupyOne is occupyLater for the first requests of a batch, as many as have one
// server and are served in the given later window; it returns how many. Between
// two snapshots one server may be sent all there is: adding that up first spares
// going through memory for each.
func (r *Recorder) occupyOne(b *Batch, served int64, later *column, next []cell) int {
	limit, shift, from, to := r.occupancy.end, r.occupancy.shift&63, later.from, later.to
	starts, finishes, servers := b.Start[:len(b.Arrival)], b.Finish[:len(b.Arrival)], b.Server[:len(b.Arrival)]
	server, product, hash := servers[0], uint64(b.First)*indexStep, uint64(0)
	var here, there, service, serving int64
	n := 0
	for i, arrival := range b.Arrival {
		start, finish := starts[i], finishes[i]
		if servers[i] != server || finish >= to {
			break
		}
		hash += mixStepped(product, arrival, start, finish, server)
		product += indexStep
		here += (limit - arrival) >> shift
		there += (finish - from) >> shift
		serving += (finish - start) >> shift
		service += finish - start
		n++
	}
	r.result.End, r.hash = max(r.result.End, finishes[n-1]), r.hash+hash
	s, row, count := &r.result.Servers[server], r.row[server], int64(n)
	s.Busy += service
	s.Served += served * count
	r.occupancy.now[row][unfinished] += here
	next[row][unfinished] += count
	later.spans[row][unfinished] -= count
	c := &later.cells[row]
	c[unfinished] += there
	c[busy] += serving
	return n
}
