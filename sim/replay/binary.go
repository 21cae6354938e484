package replay

import (
	"errors"

	"loadlab/sim/wire"
)

// How a finish is written.
const (
	writtenDropped = iota
	writtenNever
	writtenAfter // and above: nanoseconds after the arrival
)

// Encode writes a stretch: some ten bytes a request.
func (s *Stretch) Encode() []byte {
	var w wire.Writer
	w.Int(s.From)
	w.Int(s.Until)
	w.Bool(s.Shortened)
	w.Int(s.Served)
	w.Int(s.Dropped)
	w.Int(s.Snapshot)
	writeCounts(&w, s.Waiting)
	writeCounts(&w, s.Believed)
	w.Count(len(s.Requests))
	last := int64(0)
	for _, r := range s.Requests {
		w.Uint(uint64(r.Arrival - last))
		last = r.Arrival
		switch r.Finish {
		case Dropped:
			w.Uint(writtenDropped)
		case Never:
			w.Uint(writtenNever)
		default:
			w.Uint(uint64(r.Finish-r.Arrival) + writtenAfter)
		}
		w.Uint(uint64(r.Server))
		w.Uint(uint64(r.Balancer))
	}
	return w.Bytes()
}

var errStretch = errors.New("replay: not a stretch of a run")

// Decode reads a stretch. What Encode does not write is an error, never a
// panic, neither here nor when it is played.
func Decode(b []byte) (*Stretch, error) {
	r := wire.NewReader(b)
	s := &Stretch{From: r.Int(), Until: r.Int(), Shortened: r.Bool(), Served: r.Int(), Dropped: r.Int(), Snapshot: r.Int()}
	s.Waiting, s.Believed = readCounts(r), readCounts(r)
	n := r.Count(4)
	s.Requests = make([]Request, 0, n)
	last := int64(0)
	for range n {
		q := s.readRequest(r, last)
		last = q.Arrival
		s.Requests = append(s.Requests, q)
	}
	if s.From < 0 || s.Until < s.From || s.Snapshot > s.From || len(s.Believed) > 0 && len(s.Believed) != len(s.Waiting) {
		r.Fail(errStretch)
	}
	return s, r.Close()
}

// readRequest reads a request whose predecessor arrived at last.
func (s *Stretch) readRequest(r *wire.Reader, last int64) Request {
	q := Request{Arrival: last + int64(r.Uint())}
	finish := r.Uint()
	server, balancer := r.Uint(), r.Uint()
	switch finish {
	case writtenDropped:
		q.Finish = Dropped
	case writtenNever:
		q.Finish = Never
	default:
		q.Finish = q.Arrival + int64(finish-writtenAfter)
	}
	in := q.Arrival >= s.From // or it only finishes in the stretch
	ends := q.Finish >= q.Arrival && q.Finish < s.Until && (in || q.Finish > s.From)
	if q.Arrival < last || q.Arrival >= s.Until || !ends && !(in && (q.Finish == Never || q.Finish == Dropped)) ||
		server >= uint64(len(s.Waiting)) || balancer > maxBalancer {
		r.Fail(errStretch)
		return Request{}
	}
	q.Server, q.Balancer = int32(server), int32(balancer)
	return q
}

// maxBalancer bounds the number of a balancer; the limit of links is far below.
const maxBalancer = 1 << 30

func writeCounts(w *wire.Writer, counts []int32) {
	w.Count(len(counts))
	for _, n := range counts {
		w.Uint(uint64(n))
	}
}

func readCounts(r *wire.Reader) []int32 {
	var counts []int32
	for range r.Count(1) {
		n := r.Uint()
		if n > 1<<31-1 {
			r.Fail(errStretch)
			return nil
		}
		counts = append(counts, int32(n))
	}
	return counts
}
