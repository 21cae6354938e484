package measure

import (
	"fmt"
	"math"

	"loadlab/sim/wire"
)

// AppendBinary appends the result as bytes, the form in which a worker hands
// it on. UnmarshalBinary reads them back, bit for bit.
func (r *Result) AppendBinary(b []byte) ([]byte, error) {
	var w wire.Writer
	w.Text(r.Policy)
	w.Uint(r.Seed)
	w.Uint(r.Fingerprint)
	for _, v := range []int64{r.Arrivals, r.End, r.Completed, r.Dropped, r.Failed} {
		w.Int(v)
	}
	w.Float(r.Inspected)
	r.Response.write(&w)
	r.Wait.write(&w)
	writeAll(&w, r.Windows, Window.write)
	writeAll(&w, r.Servers, Server.write)
	r.Series.write(&w)
	writeAll(&w, r.Quantiles, func(v int64, w *wire.Writer) { w.Int(v) })
	writeAll(&w, r.Picks, func(v int32, w *wire.Writer) { w.Int(int64(v)) })
	w.Float(r.RelativeError)
	return append(b, w.Bytes()...), nil
}

// UnmarshalBinary reads what AppendBinary wrote; anything else is an error.
func (r *Result) UnmarshalBinary(b []byte) error {
	in := wire.NewReader(b)
	*r = Result{Policy: in.Text(), Seed: in.Uint(), Fingerprint: in.Uint()}
	for _, v := range []*int64{&r.Arrivals, &r.End, &r.Completed, &r.Dropped, &r.Failed} {
		*v = in.Int()
	}
	r.Inspected = in.Float()
	r.Response = readSummary(in)
	r.Wait = readSummary(in)
	r.Windows = readAll(in, 13, readWindow)
	r.Servers = readAll(in, 3, readServer)
	r.Series = readSeries(in)
	r.Quantiles = readAll(in, 1, (*wire.Reader).Int)
	r.Picks = readAll(in, 1, readPick)
	r.RelativeError = in.Float()
	if err := in.Close(); err != nil {
		return fmt.Errorf("measure: not a result: %w", err)
	}
	return nil
}

func (s Summary) write(w *wire.Writer) {
	w.Int(s.Count)
	w.Float(s.Mean)
	for _, v := range []int64{s.P50, s.P90, s.P95, s.P99, s.P999, s.Max} {
		w.Int(v)
	}
}

func readSummary(r *wire.Reader) Summary {
	s := Summary{Count: r.Int(), Mean: r.Float()}
	for _, v := range []*int64{&s.P50, &s.P90, &s.P95, &s.P99, &s.P999, &s.Max} {
		*v = r.Int()
	}
	return s
}

func (v Window) write(w *wire.Writer) {
	w.Int(v.Start)
	w.Int(v.Arrivals)
	w.Int(v.Count)
	w.Float(v.Mean)
	w.Int(v.P50)
	w.Int(v.P99)
	w.Int(v.Max)
}

func readWindow(r *wire.Reader) Window {
	return Window{Start: r.Int(), Arrivals: r.Int(), Count: r.Int(), Mean: r.Float(), P50: r.Int(), P99: r.Int(), Max: r.Int()}
}

func (v Server) write(w *wire.Writer) {
	w.Int(v.Served)
	w.Int(v.Busy)
	w.Int(v.MaxQueue)
}

func readServer(r *wire.Reader) Server {
	return Server{Served: r.Int(), Busy: r.Int(), MaxQueue: r.Int()}
}

func (s Series) write(w *wire.Writer) {
	w.Count(s.Band)
	w.Count(s.Rows)
	w.Floats(s.Unfinished)
	w.Floats(s.Busy)
}

func readSeries(r *wire.Reader) Series {
	s := Series{Band: int(r.Uint() & math.MaxInt32), Rows: int(r.Uint() & math.MaxInt32)}
	s.Unfinished = r.Floats()
	s.Busy = r.Floats()
	return s
}

// readPick reads the number of a server.
func readPick(r *wire.Reader) int32 {
	v := r.Int()
	if v < math.MinInt32 || v > math.MaxInt32 {
		r.Fail(fmt.Errorf("pick %d: not a server", v))
	}
	return int32(v)
}

// writeAll writes a list with its length in front.
func writeAll[T any](w *wire.Writer, list []T, write func(T, *wire.Writer)) {
	w.Count(len(list))
	for _, v := range list {
		write(v, w)
	}
}

// readAll reads a list whose elements take at least size bytes each; an empty
// one is nil.
func readAll[T any](r *wire.Reader, size int, read func(*wire.Reader) T) []T {
	n := r.Count(size)
	if n == 0 {
		return nil
	}
	list := make([]T, n)
	for i := range list {
		list[i] = read(r)
	}
	return list
}
