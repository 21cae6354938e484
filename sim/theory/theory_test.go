package theory

import (
	"fmt"
	"math"
	"testing"
)

// near compares with a relative tolerance.
func near(t *testing.T, what string, got, want, tolerance float64) {
	t.Helper()
	if !(math.Abs(got-want) <= tolerance*math.Abs(want)) {
		t.Errorf("%s: %.10g, want %.10g within %g", what, got, want, tolerance)
	}
}

// TestPublishedNumbers at utilisation 0.9 has the digits that are published,
// so the tolerance is half of the last one.
func TestPublishedNumbers(t *testing.T) {
	for _, c := range []struct {
		name      string
		got, want float64
	}{
		{"M/M/1", 1 + PollaczekKhinchine(0.9, 1), 10},
		{"round robin over 100", RoundRobin(100, 0.9), 5.2268},
		{"two choices by count", ChoicesByCount(2, 0.9), 2.6141},
		{"two choices by work", ChoicesByWork(2, 0.9), 2.0503},
		{"three choices by count", ChoicesByCount(3, 0.9), 2.0279},
	} {
		if math.Abs(c.got-c.want) > 0.5e-4 {
			t.Errorf("%s: %.6f, published %v", c.name, c.got, c.want)
		}
	}
}

// TestOneServerIsOneServer: at one server, or one choice, every form is M/M/1.
func TestOneServerIsOneServer(t *testing.T) {
	for _, rho := range []float64{0, 0.01, 0.3, 0.5, 0.85, 0.99} {
		want := 1 / (1 - rho)
		for name, got := range map[string]float64{
			"Pollaczek-Khinchine": 1 + PollaczekKhinchine(rho, 1),
			"processor sharing":   ProcessorSharing(rho),
			"Erlang C":            MMc(1, rho),
			"round robin":         RoundRobin(1, rho),
			"choices by count":    ChoicesByCount(1, rho),
			"choices by work":     ChoicesByWork(1, rho),
			"median of M/M/1":     MM1Quantile(rho, 0.5) / math.Ln2,
			"median of M/M/c":     MMcQuantile(1, rho, 0.5) / math.Ln2,
			"median of E_1/M/1":   RoundRobinQuantile(1, rho, 0.5) / math.Ln2,
		} {
			near(t, fmt.Sprintf("%s at %v", name, rho), got, want, 1e-9)
		}
		near(t, fmt.Sprintf("Erlang C at %v", rho), ErlangC(1, rho), rho, 1e-12)
	}
}

// TestErlangCAgainstItsSum compares the recursion with the sum of the textbook
// for sizes whose factorials are still small.
func TestErlangCAgainstItsSum(t *testing.T) {
	for _, c := range []int{1, 2, 5, 16, 50} {
		for _, rho := range []float64{0.1, 0.5, 0.85, 0.99} {
			offered := float64(c) * rho
			sum, term := 0.0, 1.0 // term: offered^i / i!
			for i := range c {
				sum += term
				term *= offered / float64(i+1)
			}
			last := term / (1 - rho)
			near(t, fmt.Sprintf("c = %d, rho = %v", c, rho), ErlangC(c, rho), last/(sum+last), 1e-10)
		}
	}
}

// TestTailHasTheMean integrates the tail of M/M/c by Simpson's rule: that is
// the mean response time. The case c (1 - rho) = 1 has a form of its own.
func TestTailHasTheMean(t *testing.T) {
	for _, c := range []struct {
		servers int
		rho     float64
	}{{1, 0.5}, {4, 0.75}, {16, 0.85}, {100, 0.99}} {
		const steps = 200_000
		end := 60 / math.Min(1, float64(c.servers)*(1-c.rho))
		h, sum := end/steps, 0.0
		for i := range steps + 1 {
			weight := 2.0
			if i%2 == 1 {
				weight = 4
			}
			if i == 0 || i == steps {
				weight = 1
			}
			sum += weight * MMcTail(c.servers, c.rho, float64(i)*h)
		}
		near(t, fmt.Sprintf("%+v", c), sum*h/3, MMc(c.servers, c.rho), 1e-6)
	}
}

func TestQuantileInvertsTheTail(t *testing.T) {
	for _, p := range []float64{0, 0.01, 0.5, 0.9, 0.999, 0.99999} {
		got := 1 - MMcTail(16, 0.85, MMcQuantile(16, 0.85, p))
		if math.Abs(got-p) > 1e-12 {
			t.Errorf("p = %v came back as %v", p, got)
		}
	}
}

// TestRoundRobinTendsToRegularArrivals: with many servers each sees arrivals
// at equal gaps, D/M/1, where sigma = exp(-(1 - sigma) / rho).
func TestRoundRobinTendsToRegularArrivals(t *testing.T) {
	for _, rho := range []float64{0.3, 0.75, 0.9} {
		sigma := RoundRobinRoot(1_000_000, rho)
		near(t, fmt.Sprint(rho), sigma, math.Exp(-(1-sigma)/rho), 1e-5)
		if RoundRobin(2, rho) <= RoundRobin(100, rho) {
			t.Errorf("at %v more servers do not make gaps more regular", rho)
		}
	}
}

// TestMoreKnowledgeNeverHurts orders the rules with exponential demands.
func TestMoreKnowledgeNeverHurts(t *testing.T) {
	for _, rho := range []float64{0.1, 0.5, 0.85, 0.9, 0.99} {
		order := []float64{
			ProcessorSharing(rho), // random
			ChoicesByCount(2, rho),
			ChoicesByWork(2, rho),
			MMc(10_000, rho), // all of very many servers
		}
		for i := 1; i < len(order); i++ {
			if order[i] > order[i-1] {
				t.Errorf("at %v: %v is not falling", rho, order)
			}
		}
		if ChoicesByCount(3, rho) > ChoicesByCount(2, rho) || ChoicesByWork(3, rho) > ChoicesByWork(2, rho) {
			t.Errorf("at %v a third choice hurts", rho)
		}
	}
}

// TestTwoChoicesByWorkHasItsLogarithm: for d = 2 the sum is a known series,
// -ln(1 - rho²) / rho².
func TestTwoChoicesByWorkHasItsLogarithm(t *testing.T) {
	for _, rho := range []float64{0.2, 0.9, 0.999} {
		near(t, fmt.Sprint(rho), ChoicesByWork(2, rho), -math.Log1p(-rho*rho)/(rho*rho), 1e-10)
	}
}

func TestOutsideTheirDomainFormsSaySo(t *testing.T) {
	forms := map[string]func(rho float64) float64{
		"Pollaczek-Khinchine": func(r float64) float64 { return PollaczekKhinchine(r, 1) },
		"processor sharing":   ProcessorSharing,
		"M/M/c":               func(r float64) float64 { return MMc(16, r) },
		"M/M/c quantile":      func(r float64) float64 { return MMcQuantile(16, r, 0.5) },
		"round robin":         func(r float64) float64 { return RoundRobin(16, r) },
		"choices by count":    func(r float64) float64 { return ChoicesByCount(2, r) },
		"choices by work":     func(r float64) float64 { return ChoicesByWork(2, r) },
	}
	for name, form := range forms {
		if v := form(1); !math.IsInf(v, 1) {
			t.Errorf("%s at 1: %v", name, v)
		}
		if v := form(-0.1); !math.IsNaN(v) {
			t.Errorf("%s at -0.1: %v", name, v)
		}
		if v := form(math.NaN()); !math.IsNaN(v) {
			t.Errorf("%s at NaN: %v", name, v)
		}
		if v := form(0); math.IsNaN(v) || math.IsInf(v, 0) {
			t.Errorf("%s at 0: %v", name, v)
		}
	}
	if v := PollaczekKhinchine(0.5, math.Inf(1)); !math.IsInf(v, 1) {
		t.Errorf("an infinite variance waits %v", v)
	}
}
