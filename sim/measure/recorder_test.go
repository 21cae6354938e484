package measure

import (
	"math"
	"reflect"
	"testing"

	"loadlab/sim/rng"
)

// TestSeriesAgreeWithAreaByHand compares the running sums with a plain
// integration, window by window, of random intervals: where requests are
// reported one by one, and where they are in batches; where they are spread over
// the servers, and where many in turn come to one. All else that a result tells is
// the same one by one and in batches.
func TestSeriesAgreeWithAreaByHand(t *testing.T) {
	const servers, windows, length = 3, 20, int64(1000)
	for _, most := range []int{200, 1200, 20000, -20, -200} { // a tenth of the services are up to this long; below 0: of a herd
		var alone *Result
		for _, size := range []int{1, 7, 64} {
			herd := max(-most, 1)
			r := rng.New(4, "series", most)
			rec := NewRecorder(Setup{Servers: servers, Window: length, Windows: windows})
			unfinished, busy := make([]float64, servers*windows), make([]float64, servers*windows)
			var busyTo [servers]int64
			b := Batch{}
			now := int64(0)
			for i := int64(0); now < windows*length; i++ {
				server := int32(r.Intn(servers))
				if herd > 1 {
					server = int32(i / int64(herd) % servers)
				}
				service := int64(r.Intn(120))
				if most > 0 && r.Intn(10) == 0 {
					service = int64(r.Intn(most))
				}
				start := max(now, busyTo[server])
				finish := start + service
				if size == 1 {
					rec.Serve(i, now, start, finish, server, rec.Arrive(now))
				}
				b.Arrival, b.Start, b.Finish, b.Server = append(b.Arrival, now), append(b.Start, start), append(b.Finish, finish), append(b.Server, server)
				busyTo[server] = finish
				for k := range int64(windows) {
					unfinished[int64(server)*windows+k] += overlap(now, finish, k*length, (k+1)*length) / float64(length)
					busy[int64(server)*windows+k] += overlap(start, finish, k*length, (k+1)*length) / float64(length)
				}
				now += int64(r.Intn(60))
			}
			for from := 0; size > 1 && from < len(b.Arrival); from += size {
				rec.ServeLines(b.part(from, min(from+size, len(b.Arrival))))
			}
			res := rec.Finish(1, 0, make([]int32, servers))
			if res.Series.Rows != servers || len(res.Windows) != windows {
				t.Fatalf("%d rows, %d windows", res.Series.Rows, len(res.Windows))
			}
			for i := range unfinished {
				if math.Abs(unfinished[i]-res.Series.Unfinished[i]) > 1e-9*(1+unfinished[i]) || math.Abs(busy[i]-res.Series.Busy[i]) > 1e-9 {
					t.Fatalf("batches of %d, services up to %d, place %d: unfinished %g, want %g; busy %g, want %g",
						size, most, i, res.Series.Unfinished[i], unfinished[i], res.Series.Busy[i], busy[i])
				}
			}
			if alone == nil {
				alone = res
			}
			alone.Series = res.Series
			if !reflect.DeepEqual(res, alone) {
				t.Fatalf("batches of %d, services up to %d: %+v, one by one %+v", size, most, res, alone)
			}
		}
	}
}

// TestSeriesThatDoNotFit reports requests for which there are too many windows,
// or more than were expected: the rest of the result does not miss the series.
func TestSeriesThatDoNotFit(t *testing.T) {
	for _, expected := range []int{1, 2, 70000} {
		rec := NewRecorder(Setup{Servers: 2, Window: 10, Windows: expected})
		b := Batch{Arrival: []int64{0, 1, 15, 25, 26}, Start: []int64{0, 2, 32, 28, 54}, Finish: []int64{2, 32, 39, 54, 94}, Server: []int32{1, 1, 1, 0, 0}}
		rec.ServeLines(b)
		res := rec.Finish(5, 0, make([]int32, 2))
		if res.Series.Rows != 0 || len(res.Windows) != 3 || res.End != 94 || res.Servers[0].Busy != 66 || res.Servers[1].Busy != 39 || res.Response.Max != 68 {
			t.Errorf("%d windows expected: %+v", expected, res)
		}
	}
}

// overlap is the length that [a, b) and [c, d) share.
func overlap(a, b, c, d int64) float64 {
	if lo, hi := max(a, c), min(b, d); hi > lo {
		return float64(hi - lo)
	}
	return 0
}

// TestOutcomesInAnyOrder reports the same requests in two orders.
func TestOutcomesInAnyOrder(t *testing.T) {
	results := make([]*Result, 2)
	for k := range results {
		rec := NewRecorder(Setup{Servers: 2, Window: 100, Windows: 3, Warmup: 50, Timeout: 30})
		var w [30]int32
		for i := range w {
			w[i] = rec.Arrive(int64(i) * 10)
		}
		for i := range w {
			j := i
			if k == 1 {
				j = len(w) - 1 - i
			}
			at := int64(j) * 10
			if j%7 == 3 {
				rec.Drop(int64(j), at, int32(j%2), w[j])
				continue
			}
			rec.ServeShared([]Outcome{{Index: int64(j), Arrival: at, Finish: at + int64(j*2), Service: int64(j), Server: int32(j % 2), Window: w[j]}})
		}
		results[k] = rec.Finish(30, 60, []int32{3, 4})
	}
	a, b := results[0], results[1]
	if a.Fingerprint != b.Fingerprint || a.Response != b.Response || a.Wait != b.Wait || len(a.Windows) != 3 || a.Windows[1] != b.Windows[1] {
		t.Errorf("%+v\n%+v", a, b)
	}
	// 25 requests arrive from 50 on, those numbered 10, 17 and 24 are dropped;
	// slower than 30 are those numbered 16 to 29 that were served.
	if a.Completed != 22 || a.Dropped != 3 || a.Failed != 3+12 || a.Inspected != 2 {
		t.Errorf("completed %d, dropped %d, failed %d, inspected %g", a.Completed, a.Dropped, a.Failed, a.Inspected)
	}
}

// TestFingerprintSeesEverything changes one thing at a time.
func TestFingerprintSeesEverything(t *testing.T) {
	base := mixRequest(1, 10, 20, 30, 4)
	for i, h := range []uint64{mixRequest(2, 10, 20, 30, 4), mixRequest(1, 11, 20, 30, 4), mixRequest(1, 10, 21, 30, 4), mixRequest(1, 10, 20, 31, 4), mixRequest(1, 10, 20, 30, 5), mixRequest(1, 10, -1, -1, 4)} {
		if h == base {
			t.Errorf("change %d is not seen", i)
		}
	}
	a, b := &Result{Fingerprint: 1}, &Result{Fingerprint: 2}
	if Combine([]*Result{a, b}) == Combine([]*Result{b, a}) {
		t.Error("the order of results is not seen")
	}
	if FormatFingerprint(0xabc) != "0000000000000abc" {
		t.Error(FormatFingerprint(0xabc))
	}
}

// TestGridAscends checks the probabilities of the response curve.
func TestGridAscends(t *testing.T) {
	last := 0.0
	for _, p := range Grid() {
		if p <= last || p >= 1 {
			t.Fatalf("%g after %g", p, last)
		}
		last = p
	}
}
