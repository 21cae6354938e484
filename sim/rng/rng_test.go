package rng

import (
	"math"
	"testing"
)

// ulps returns how many floats lie between a and b.
func ulps(a, b float64) float64 {
	if a == b {
		return 0
	}
	return math.Abs(float64(int64(math.Float64bits(a)) - int64(math.Float64bits(b))))
}

func TestLogAndExpAgreeWithMath(t *testing.T) {
	r := New(1, "test", 0)
	for i := 0; i < 200000; i++ {
		x := math.Ldexp(1+r.Float64(), r.Intn(2045)-1022)
		if d := ulps(Log(x), math.Log(x)); d > 2 {
			t.Fatalf("Log(%g) = %g, math.Log %g: %v ulps", x, Log(x), math.Log(x), d)
		}
		y := (r.Float64() - 0.5) * 1414 // amd64's math.Exp overflows early, from 709.1
		if d := ulps(Exp(y), math.Exp(y)); d > 2 {
			t.Fatalf("Exp(%g) = %g, math.Exp %g: %v ulps", y, Exp(y), math.Exp(y), d)
		}
		z := (r.Float64() - 0.5) * 2
		if d := ulps(Exp(z), math.Exp(z)); d > 2 {
			t.Fatalf("Exp(%g) = %g, math.Exp %g: %v ulps", z, Exp(z), math.Exp(z), d)
		}
	}
}

func TestRealFunctionsAtTheirEdges(t *testing.T) {
	for _, c := range []struct {
		name      string
		got, want float64
	}{
		{"log 1", Log(1), 0},
		{"log 0", Log(0), math.Inf(-1)},
		{"log inf", Log(math.Inf(1)), math.Inf(1)},
		// -1074 ln 2; amd64's own math.Log is wrong for subnormal arguments.
		{"log smallest", Log(math.SmallestNonzeroFloat64), -744.4400719213812},
		{"exp 0", Exp(0), 1},
		{"exp far below", Exp(-800), 0},
		{"exp far above", Exp(800), math.Inf(1)},
		{"exp subnormal", Exp(-740), math.Exp(-740)},
		{"exp largest", Exp(709.7), math.Exp(709.7)},
		{"pow", Pow(2, 10), 1024},
	} {
		if c.got != c.want && math.Abs(c.got-c.want) > 1e-13*math.Abs(c.want) {
			t.Errorf("%s: %g, want %g", c.name, c.got, c.want)
		}
	}
	if !math.IsNaN(Log(-1)) || !math.IsNaN(Log(math.NaN())) || !math.IsNaN(Exp(math.NaN())) {
		t.Error("NaN is not handed on")
	}
}

// TestXoroshiroReference compares with the first outputs of the authors'
// public C program, state {1, 2}: computed by hand from the recurrence.
func TestXoroshiroReference(t *testing.T) {
	r := Stream{s0: 1, s1: 2}
	// rotl(1+2, 17) + 1 = 393217.
	if got := r.Uint64(); got != 393217 {
		t.Fatalf("first output %d, want 393217", got)
	}
	// s1 ^= s0 gives 3; s0 = rotl(1,49) ^ 3 ^ 3<<21; s1 = rotl(3, 28).
	if want := uint64(1)<<49 ^ 3 ^ 3<<21; r.s0 != want || r.s1 != 3<<28 {
		t.Fatalf("state %x %x, want %x %x", r.s0, r.s1, want, uint64(3)<<28)
	}
}

func TestIntnIsUniform(t *testing.T) {
	for _, n := range []int{1, 2, 3, 7, 100, 1000} {
		r := New(7, "uniform", n)
		counts := make([]float64, n)
		const draws = 1000000
		for i := 0; i < draws; i++ {
			counts[r.Intn(n)]++
		}
		expected := draws / float64(n)
		chi := 0.0
		for _, c := range counts {
			chi += (c - expected) * (c - expected) / expected
		}
		// Chi-square with n-1 degrees has mean n-1 and variance 2(n-1).
		if limit := float64(n-1) + 5*math.Sqrt(2*float64(n-1)); chi > limit {
			t.Errorf("n=%d: chi-square %.1f above %.1f", n, chi, limit)
		}
	}
}

// TestIntnRejects uses an n so large that rejection happens for a third of
// the draws; without it the low half would be drawn twice as often.
func TestIntnRejects(t *testing.T) {
	r := New(3, "reject", 0)
	const n, draws = 3 << 29, 300000
	low := 0
	for i := 0; i < draws; i++ {
		if r.Intn(n) < n/3 {
			low++
		}
	}
	if d := math.Abs(float64(low)/draws - 1.0/3); d > 4*math.Sqrt(2.0/9/draws) {
		t.Errorf("a third of the range got %.4f of the draws", float64(low)/draws)
	}
}

func TestStreamsOfDifferentNamesDiffer(t *testing.T) {
	seen := make(map[uint64]string)
	for _, purpose := range []string{"arrival", "sender", "demand", "balancer", "policy"} {
		for seed := uint64(0); seed < 50; seed++ {
			for index := 0; index < 50; index++ {
				r := New(seed, purpose, index)
				x := r.Uint64()
				if other, ok := seen[x]; ok {
					t.Fatalf("%s %d %d starts as %s", purpose, seed, index, other)
				}
				seen[x] = purpose
			}
		}
	}
}

func TestUniformAndExponentialMoments(t *testing.T) {
	r := New(11, "moments", 0)
	const n = 1000000
	var u, e, e2 float64
	for i := 0; i < n; i++ {
		u += r.Float64()
		x := r.Exponential()
		e += x
		e2 += x * x
	}
	// Four standard errors: uniform sd 0.289, exponential sd 1, its square sd sqrt(20).
	if math.Abs(u/n-0.5) > 4*0.289/1000 || math.Abs(e/n-1) > 4.0/1000 || math.Abs(e2/n-2) > 4*4.48/1000 {
		t.Errorf("means %.4f %.4f %.4f", u/n, e/n, e2/n)
	}
}

// TestDrawingAllIsDrawingOneByOne includes numbers for which many draws are
// rejected.
func TestDrawingAllIsDrawingOneByOne(t *testing.T) {
	for _, n := range []int{1, 2, 3, 100, 1<<31 - 1, 1<<30 + 1} {
		a, b := New(1, "all", n), New(1, "all", n)
		out := make([]int32, 1000)
		a.IntnAll(n, out)
		for i, got := range out {
			if want := b.Intn(n); int(got) != want {
				t.Fatalf("n=%d: draw %d is %d, want %d", n, i, got, want)
			}
		}
		if a != b {
			t.Errorf("n=%d: the streams differ afterwards", n)
		}
	}
}

// TestDrawingPairs: all at once as one after the other, and as two draws of Intn,
// also where nearly every draw is repeated.
func TestDrawingPairs(t *testing.T) {
	const draws = 1000
	for _, n := range []int{2, 3, 100, 3 << 29, 1<<31 - 1} {
		one, all, plain := New(5, "pairs", n), New(5, "pairs", n), New(5, "pairs", n)
		a, b, c, d := make([]int32, draws), make([]int32, draws), make([]int32, draws), make([]int32, draws)
		all.IntnTwoAll(n, n-1, a, b)
		all.DistinctAll(n, c, d)
		for i := range a {
			v, w := one.IntnTwo(n, n-1)
			if x, y := plain.Intn(n), plain.Intn(n-1); v != x || w != y || int(a[i]) != x || int(b[i]) != y {
				t.Fatalf("n=%d, pair %d: %d %d, all at once %d %d, want %d %d", n, i, v, w, a[i], b[i], x, y)
			}
		}
		for i := range c {
			v, w := one.Distinct(n)
			x, y := plain.Intn(n), plain.Intn(n-1)+1
			if y == x {
				y = 0
			}
			if v != x || w != y || int(c[i]) != x || int(d[i]) != y {
				t.Fatalf("n=%d, distinct pair %d: %d %d, all at once %d %d, want %d %d", n, i, v, w, c[i], d[i], x, y)
			}
		}
		if one != all || one != plain {
			t.Errorf("n=%d: the streams differ afterwards", n)
		}
	}
}

// TestDistinctPairsAreEquallyLikely counts all ordered pairs of a few.
func TestDistinctPairsAreEquallyLikely(t *testing.T) {
	const n, draws = 5, 200000
	r := New(9, "distinct", 0)
	a, b := make([]int32, draws), make([]int32, draws)
	r.DistinctAll(n, a, b)
	var counts [n][n]float64
	for i := range a {
		counts[a[i]][b[i]]++
	}
	expected, chi := float64(draws)/(n*(n-1)), 0.0
	for i := range n {
		for j := range n {
			if i == j && counts[i][j] > 0 {
				t.Fatalf("%d was drawn twice in a pair", i)
			} else if i != j {
				chi += (counts[i][j] - expected) * (counts[i][j] - expected) / expected
			}
		}
	}
	if degrees := float64(n*(n-1) - 1); chi > degrees+5*math.Sqrt(2*degrees) {
		t.Errorf("chi-square %.1f with %g degrees", chi, degrees)
	}
}
