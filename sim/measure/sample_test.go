package measure

import (
	"math"
	"slices"
	"testing"

	"loadlab/sim/rng"
)

// shapes are samples of quite different kinds: spread over a few octaves,
// over all of them, nearly equal, all equal, with zeros.
var shapes = map[string]func(r *rng.Stream) int64{
	"exponential": func(r *rng.Stream) int64 { return int64(1e9 * r.Exponential()) },
	"wide":        func(r *rng.Stream) int64 { return int64(r.Uint64() >> (1 + r.Intn(62))) },
	"close":       func(r *rng.Stream) int64 { return 1<<40 + int64(r.Intn(3)) },
	"equal":       func(r *rng.Stream) int64 { return 19_000_000 },
	"zeros":       func(r *rng.Stream) int64 { return int64(r.Intn(2)) * int64(r.Intn(1000)) },
}

// TestRanksAgreeWithSorting asks a sample of every shape and size for many
// ranks at once.
func TestRanksAgreeWithSorting(t *testing.T) {
	var c Selector
	for name, draw := range shapes {
		r := rng.New(1, name, 0)
		for _, n := range []int{1, 2, 3, 63, 64, 255, 256, 257, 1000, 70000} {
			var s Sample
			values := make([]int64, n)
			for i := range values {
				values[i] = draw(&r)
				s.Add(values[i])
			}
			slices.Sort(values)
			ranks := []int64{1}
			for q := int64(1); q < 100; q += 7 {
				ranks = append(ranks, Rank(int64(n), q, 100))
			}
			ranks = append(ranks, int64(n))
			out := make([]int64, len(ranks))
			s.Ranks(&c, ranks, out)
			for i, rank := range ranks {
				if out[i] != values[rank-1] {
					t.Fatalf("%s, n=%d: rank %d is %d, want %d", name, n, rank, out[i], values[rank-1])
				}
			}
		}
	}
}

// TestNearestRank has the cases in which rounding goes wrong most easily.
func TestNearestRank(t *testing.T) {
	for _, c := range []struct{ n, num, den, want int64 }{
		{100, 99, 100, 99}, {101, 99, 100, 100}, {1000, 999, 1000, 999}, {1001, 999, 1000, 1000},
		{1, 50, 100, 1}, {2, 50, 100, 1}, {3, 50, 100, 2}, {0, 99, 100, 1}, {500_000_000, 999, 1000, 499_500_000},
	} {
		if got := Rank(c.n, c.num, c.den); got != c.want {
			t.Errorf("Rank(%d, %d/%d) = %d, want %d", c.n, c.num, c.den, got, c.want)
		}
	}
}

// TestLargeSamplesStateTheirError goes past the exact limit and holds every
// quantile against the exact one.
func TestLargeSamplesStateTheirError(t *testing.T) {
	if testing.Short() {
		t.Skip("sorts four million values")
	}
	r := rng.New(2, "large", 0)
	var s Sample
	values := make([]int64, ExactLimit+1000)
	for i := range values {
		values[i] = int64(1e8 * r.Exponential())
		s.Add(values[i])
	}
	slices.Sort(values)
	if s.RelativeError() != HistogramError || HistogramError > 0.001 {
		t.Fatalf("relative error stated as %g", s.RelativeError())
	}
	var c Selector
	got := s.Summary(&c)
	n := int64(len(values))
	for _, q := range []struct{ got, rank int64 }{{got.P50, Rank(n, 50, 100)}, {got.P90, Rank(n, 90, 100)}, {got.P95, Rank(n, 95, 100)}, {got.P99, Rank(n, 99, 100)}, {got.P999, Rank(n, 999, 1000)}} {
		want := values[q.rank-1]
		if d := math.Abs(float64(q.got-want)) / float64(want); d > HistogramError {
			t.Errorf("rank %d: %d, exactly %d: off by %g", q.rank, q.got, want, d)
		}
	}
	if got.Max != values[n-1] {
		t.Errorf("max %d, want %d", got.Max, values[n-1])
	}
}

// TestLargeWindowsFollowEachOther records windows past the exact limit one
// after the other, which use the same memory: it once ran out of a chunk.
func TestLargeWindowsFollowEachOther(t *testing.T) {
	if testing.Short() {
		t.Skip("records thirteen million values")
	}
	const each, length = ExactLimit + 70, 1 << 23
	rec := NewRecorder(Setup{Servers: 1, Window: length, Windows: 3})
	for i := range int64(3 * each) {
		at := i/each*length + i%each
		rec.Serve(i, at, at, at+7, 0, rec.Arrive(at))
	}
	r := rec.Finish(3*each, 0, []int32{1})
	if len(r.Windows) != 3 || r.Windows[2].Count != each || r.Windows[2].P99 != 7 || r.Response.Count != 3*each || r.RelativeError != HistogramError {
		t.Errorf("%+v, %+v", r.Windows, r.Response)
	}
}

// TestMeanIsExactAndOrderFree sums values whose sum does not fit 64 bits.
func TestMeanIsExactAndOrderFree(t *testing.T) {
	var a, b Sample
	for i := range 1000 {
		a.Add(1<<62 - int64(i))
		b.Add(1<<62 - int64(999-i))
	}
	var c Selector
	x, y := a.Summary(&c), b.Summary(&c)
	if want := 0x1p62 - 499.5; x.Mean != want || x != y {
		t.Errorf("%+v and %+v, want mean %g", x, y, want)
	}
}

// TestResetKeepsNothing reuses a sample.
func TestResetKeepsNothing(t *testing.T) {
	var s Sample
	var c Selector
	for round := range int64(5) {
		s.Reset()
		for i := range int64(1000) {
			s.Add(round*10000 + i)
		}
		if got := s.Summary(&c); got.P50 != round*10000+499 || got.Max != round*10000+999 || got.Count != 1000 {
			t.Fatalf("round %d: %+v", round, got)
		}
	}
	s.Reset()
	if got := s.Summary(&c); got != (Summary{}) {
		t.Errorf("empty sample: %+v", got)
	}
}

// TestAbsorbIsAddingAll moves samples of all sizes into one, with their counts
// and without, and past the exact limit.
func TestAbsorbIsAddingAll(t *testing.T) {
	r := rng.New(5, "absorb", 0)
	sizes := []int{0, 1, 300, 5000, 100, 70000, 3}
	if !testing.Short() {
		sizes = append(sizes, ExactLimit, 10, 5000)
	}
	whole, joint, part := counted(), counted(), Sample{}
	var c Selector
	for i, n := range sizes {
		for range n {
			v := int64(1e6 * r.Exponential())
			whole.Add(v)
			part.Add(v)
		}
		var counts *Histogram
		if i%2 == 1 {
			counts = part.Ranks(&c, []int64{1}, make([]int64, 1))
		}
		joint.Absorb(&part, counts)
		if part.Count() != 0 || joint.Count() != whole.Count() {
			t.Fatalf("after %d: part %d, joint %d, whole %d", n, part.Count(), joint.Count(), whole.Count())
		}
	}
	if a, b := joint.Summary(&c), whole.Summary(&c); a != b || joint.RelativeError() != whole.RelativeError() {
		t.Errorf("%+v, want %+v", a, b)
	}
	_, a := joint.Curve(&c, Grid())
	_, b := whole.Curve(&c, Grid())
	if !slices.Equal(a, b) {
		t.Errorf("curve %v, want %v", a, b)
	}
}

// TestAddingManyIsAddingOneByOne mixes both, in parts of all sizes.
func TestAddingManyIsAddingOneByOne(t *testing.T) {
	r := rng.New(6, "many", 0)
	single, mixed := counted(), Sample{}
	var c Selector
	for _, n := range []int{0, 1, 255, 256, 257, 3, 5000} {
		values := make([]int64, n)
		for i := range values {
			values[i] = int64(1e6 * r.Exponential())
			single.Add(values[i])
		}
		mixed.AddAll(values)
		single.Add(7)
		mixed.Add(7)
		if a, b := single.Summary(&c), mixed.Summary(&c); a != b {
			t.Errorf("after %d: %+v, want %+v", n, b, a)
		}
	}
}

// TestBins checks that bins are in order, that a value lies in its own, and
// that the middle is as near as promised.
func TestBins(t *testing.T) {
	r := rng.New(3, "bins", 0)
	for _, s := range []uint{selectBits, histogramBits} {
		h := newHistogram(s)
		last := -1
		for shift := range 62 {
			for _, v := range []int64{int64(1)<<shift - 1, int64(1) << shift, int64(1)<<shift + int64(r.Intn(1000))%(int64(1)<<shift)} {
				b := h.bin(v)
				if b >= len(h.counts) || v == int64(1)<<shift && b < last {
					t.Fatalf("bin of %d with %d bits = %d of %d after %d", v, s, b, len(h.counts), last)
				}
				m := h.middle(b)
				if h.bin(m) != b || math.Abs(float64(m-v)) > float64(v)/float64(int64(2)<<s)+1e-9 {
					t.Fatalf("middle of %d's bin is %d", v, m)
				}
				last = h.bin(int64(1) << shift)
			}
		}
	}
}

// FuzzRanks holds selection against sorting on any values.
func FuzzRanks(f *testing.F) {
	f.Add([]byte{1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
	f.Fuzz(func(t *testing.T, data []byte) {
		var values []int64
		for len(data) >= 4 {
			v := int64(data[0])<<16 | int64(data[1])<<8 | int64(data[2])
			values = append(values, v<<(data[3]%38))
			data = data[4:]
		}
		if len(values) == 0 {
			return
		}
		var c Selector
		ranks := make([]int64, len(values))
		for i := range ranks {
			ranks[i] = int64(i + 1)
		}
		out := make([]int64, len(values))
		c.Select([][]int64{values[:len(values)/2], values[len(values)/2:]}, ranks, out)
		slices.Sort(values)
		if !slices.Equal(out, values) {
			t.Fatalf("%v, want %v", out, values)
		}
	})
}
