package dist

import (
	"math"
	"strings"
	"testing"
	"time"

	"loadlab/sim/rng"
)

// TestClosedForms has values worked out by hand or from the textbook formula
// with the standard library's functions, which the package does not use.
func TestClosedForms(t *testing.T) {
	const ms = float64(time.Millisecond)
	phi0 := 1 / math.Sqrt(2*math.Pi)
	for _, c := range []struct {
		text      string
		mean, scv float64
	}{
		{"const:100ms", 100 * ms, 0},
		{"uniform:125ms:625ms", 375 * ms, 500. * 500 / 12 / 375 / 375},
		{"exp:20ms", 20 * ms, 1},
		{"twopoint:10ms:100ms:p=0.1", 19 * ms, 0.1 * 0.9 * 90 * 90 / 19 / 19},
		{"lognormal:4s:sigma=1.1", 4000 * ms * math.Exp(0.605), math.Expm1(1.21)},
		{"lognormal:100ms:sigma=5", 100 * ms * math.Exp(12.5), math.Expm1(25)},
		{"pareto:50ms:alpha=2.5", 50 * ms * 2.5 / 1.5, 1 / 1.25},
		{"pareto:50ms:alpha=1.2", 50 * ms * 6, math.Inf(1)},
		// Half a normal: E = sd phi(0), E2 = sd^2 / 2.
		{"normal:0s:1s", 1000 * ms * phi0, (0.5 - phi0*phi0) / (phi0 * phi0)},
		{"normal:1s:1ms", 1000 * ms, 1e-6},
		// Segments [0,0] and [0,1]: E = 1/4, E2 = 1/6.
		{"table:0s/0s/1s", 250 * ms, 16.0/6 - 1},
	} {
		d := mustParse(t, c.text)
		if math.Abs(d.Mean()-c.mean) > 1e-13*c.mean {
			t.Errorf("%s: mean %v, want %v", c.text, d.Mean(), c.mean)
		}
		if d.SCV() != c.scv && math.Abs(d.SCV()-c.scv) > 1e-12*c.scv {
			t.Errorf("%s: SCV %v, want %v", c.text, d.SCV(), c.scv)
		}
	}
}

func TestNormalFunctionsAgreeWithMath(t *testing.T) {
	r := rng.New(5, "normal", 0)
	for range 100000 {
		p := r.Open()
		if got, want := normalQuantile(p), math.Sqrt2*math.Erfinv(2*p-1); math.Abs(p-0.5) < 0.45 && math.Abs(got-want) > 2e-15*(1+math.Abs(want)) {
			t.Fatalf("quantile of %g: %.17g, math %.17g", p, got, want)
		}
		tail := math.Exp(-36*p) / 2 // math.Erfc is accurate where Erfinv is not
		if back := math.Erfc(-normalQuantile(tail)/math.Sqrt2) / 2; math.Abs(back-tail) > 2e-13*tail {
			t.Fatalf("quantile of %g is that of %g", tail, back)
		}
		x := 9 * p
		if got, want := normalCDF(x), math.Erfc(-x/math.Sqrt2)/2; math.Abs(got-want) > 4e-15 {
			t.Fatalf("normalCDF(%g) = %.17g, math %.17g", x, got, want)
		}
	}
}

func TestTheCapHolds(t *testing.T) {
	r, out := rng.New(1, "cap", 0), make([]int64, 100000)
	mustParse(t, "lognormal:1h:sigma=5").Fill(&r, out)
	most := int64(0)
	for _, v := range out {
		most = max(most, v)
	}
	// Median 3.6e12: above 1e15 with probability P(Z > 1.125) = 0.13.
	if most != Cap || whole(math.Inf(1)) != Cap || whole(1e300) != Cap {
		t.Errorf("largest draw %d, want %d", most, int64(Cap))
	}
}

func TestErrorsNameWhatIsWrong(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"", `"": no such distribution; known are const, uniform`},
		{"unifrom:1s:2s", "did you mean uniform?"},
		{"const", "0 parameters, must be 1; write it const:D, such as const:100ms"},
		{"const:1s:2s", "2 parameters, must be 1"},
		{"const:0s", "D: 0s: must be 1ns to 1h"},
		{"const:2h", "D: 2h: must be 1ns to 1h"},
		{"const:5", "did you mean 5s or 5ms?"},
		{"uniform:2s:1s", "did you mean uniform:1s:2s?"},
		{"uniform:0s:0s", "HI: 0s: must be 1ns"},
		{"exp:-1s", "must be 1ns to 1h"},
		{"twopoint:1s:2s:0.1", "0.1: write it p=VALUE"},
		{"twopoint:1s:2s:q=0.1", "must be p=VALUE"},
		{"twopoint:p=0.1:1s:2s", "A stands without a name"},
		{"twopoint:1s:2s:p=1.5", "p: 1.5: must be 0 to 1"},
		{"twopoint:0s:2s:p=0", "mean must be above 0"},
		{"lognormal:1s:sigma=NaN", "sigma: NaN: not a number"},
		{"lognormal:1s:sigma=50", "must be 0.01 to 5"},
		{"pareto:1s:alpha=1", "alpha: 1: must be 1.01 to 100"},
		{"normal:1s:0s", "SD: 0s: must be 1ns to 1h"},
		{"table:1s", "1 entries: must be 2 to 1001"},
		{"table:1s/0.5s", "entry 1: 500ms: below the one before, 1s"},
		{"table:0s/0s", "mean must be above 0"},
		{"table:1s/2h", "entry 1: 2h: must be 0s to 1h"},
		{"table:1s,2s", "separate the entries by /"},
		{"table:1s/x", "entry 1: x: not a duration"},
		{"table:" + strings.Repeat("1s/", 1<<20), "must be 2 to 1001"},
		{"const:" + strings.Repeat("9", 1<<20), "not a duration"},
	} {
		d, err := Parse(c.text)
		if err == nil || d != nil || !strings.Contains(err.Error(), c.want) || len(err.Error()) > 250 {
			t.Errorf("%.60s: %v, want %q in it", c.text, err, c.want)
		}
	}
}

func TestRegistryDescribesItself(t *testing.T) {
	for _, info := range Registry {
		d := mustParse(t, info.Example)
		if d.String() != info.Example {
			t.Errorf("%s: example %s is not canonical, %s", info.Name, info.Example, d)
		}
		if info.Sentence == "" || !strings.HasPrefix(info.Form(), info.Name+":") || len(info.Parameters) == 0 {
			t.Errorf("%s is not described", info.Name)
		}
	}
	table := mustParse(t, "table:1s/2s").(*Table)
	if values := table.Values(); len(values) != 2 || values[1] != int64(2*time.Second) {
		t.Errorf("values %v", values)
	}
	if got, want := Lookup("twopoint").Form(), "twopoint:A:B:p=VALUE"; got != want {
		t.Errorf("form %s, want %s", got, want)
	}
}
