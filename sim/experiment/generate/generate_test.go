package generate

import (
	"strings"
	"testing"

	"loadlab/sim/dist"
	"loadlab/sim/experiment"
	"loadlab/sim/policy"
	"loadlab/sim/rng"
)

// TestExperimentsCoverTheFormat draws a few hundred experiments of both kinds
// and wants each policy, each distribution and each choice to have come.
func TestExperimentsCoverTheFormat(t *testing.T) {
	for _, small := range []bool{true, false} {
		seen := make(map[string]bool)
		r := rng.New(1, "generate", 0)
		for range 600 {
			e := Experiment(&r, small)
			if small && (e.Servers > 9 || e.ExpectedRequests() > 601) {
				t.Fatalf("a small experiment has %d servers and %g requests", e.Servers, e.ExpectedRequests())
			}
			for _, p := range e.Policies {
				seen[p.Name] = true
			}
			name, _, _ := strings.Cut(e.Service.String(), ":")
			seen[name] = true
			note(seen, &e)
		}
		for _, want := range append(append(policy.Names(), dist.Names()...), "ps", "inf", "queue", "weights", "slowdown", "staggered",
			"correlated", "requests", "time", "latency", "factor", "timeout", "warmup", "seeds", "sum", "balancers", "bursty", "constant",
			"persender", "rate", "util") {
			if !seen[want] {
				t.Errorf("small=%v: no experiment had %s", small, want)
			}
		}
	}
}

// note marks what an experiment has.
func note(seen map[string]bool, e *experiment.Experiment) {
	for name, has := range map[string]bool{
		"ps": e.Discipline == experiment.PS, "inf": e.Slots[0].Value == experiment.Unlimited, "queue": e.Queue >= 0,
		"weights": len(e.Weights) > 1, "slowdown": len(e.Slowdown) > 1, "staggered": e.Staggered, "correlated": e.Correlated,
		"requests": e.Requests > 0, "time": e.Requests == 0, "timeout": e.Timeout > 0, "warmup": e.Warmup > 0, "seeds": e.Seeds > 1,
		"sum": e.Sum != "", "balancers": e.Balancers > 1, e.Arrivals.String()[:6]: true, e.Load.Key(): true,
	} {
		seen[name] = seen[name] || has
	}
	seen["bursty"] = seen["bursty"] || e.Arrivals.Process == 2
	seen["constant"] = seen["constant"] || e.Arrivals.Process == 1
	for _, i := range e.Incidents {
		seen["latency"] = seen["latency"] || i.Latency > 0
		seen["factor"] = seen["factor"] || i.Factor > 0
	}
}
