package figure

import (
	"math"
	"strings"
	"testing"

	"loadlab/sim/dist"
	"loadlab/sim/experiment"
	"loadlab/sim/figure/figuretest"
	"loadlab/sim/fleet"
	"loadlab/sim/workload"
)

// exponential is an experiment that meets the assumptions of the models for
// random, round robin and least work.
func exponential(change func(*experiment.Experiment)) *experiment.Experiment {
	e := figuretest.Experiment(1, "random", "roundrobin", "leastwork", "hash")
	e.Balancers = 1
	e.Service = dist.Exponential{Scale: 375 * figuretest.Millisecond}
	if change != nil {
		change(e)
	}
	return e
}

// TestReferencesStandWhereAssumptionsHold lists which closed forms are drawn.
func TestReferencesStandWhereAssumptionsHold(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(*experiment.Experiment)
		want   string
	}{
		{"exponential demands, one balancer", nil, "mm1 em1 mmc"},
		{"several balancers deal in turn each", func(e *experiment.Experiment) { e.Balancers = 5 }, "mm1 mmc"},
		{"equal random streams", func(e *experiment.Experiment) { e.Balancers, e.Correlated = 5, true }, "mmc"},
		{"other demands", func(e *experiment.Experiment) { e.Service = dist.Const{Value: 1e8} }, ""},
		{"regular arrivals", func(e *experiment.Experiment) { e.Arrivals.Process = workload.Constant }, ""},
		{"too much work", func(e *experiment.Experiment) { e.Load, e.LoadValue = experiment.Util, 1.05 }, ""},
		{"unequal servers", func(e *experiment.Experiment) {
			e.Slowdown = []experiment.Class[float64]{{Count: 5, Value: 5}, {Count: 95, Value: 1}}
		}, ""},
		{"two slots", func(e *experiment.Experiment) { e.Slots = experiment.Same(2) }, ""},
		{"a full queue drops", func(e *experiment.Experiment) { e.Queue = 10 }, ""},
		{"an incident", func(e *experiment.Experiment) { e.Incidents = []fleet.Incident{{For: 1, Factor: 2}} }, ""},
		{"processor sharing has a mean only", func(e *experiment.Experiment) { e.Discipline = experiment.PS }, ""},
		{"pure delay, any policy", func(e *experiment.Experiment) { e.Slots = experiment.Same(experiment.Unlimited) }, "delay"},
	} {
		e := exponential(c.change)
		f, err := Build("percentiles", e, figuretest.Results(e), Options{})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, s := range f.Panels[0].Series {
			if s.Reference {
				got = append(got, strings.TrimPrefix(s.Key, "theory:"))
			}
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf("%s: %v, want %s", c.name, got, c.want)
		}
	}
}

// TestReferenceHasItsNumbers checks M/M/1 at load 0.75 by hand: the response
// is exponential with mean 375 ms / 0.25 = 1.5 s.
func TestReferenceHasItsNumbers(t *testing.T) {
	e := exponential(nil)
	f, err := Build("percentiles", e, figuretest.Results(e), Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range f.Panels[0].Series {
		if s.Key != "theory:mm1" {
			continue
		}
		for i, p := range s.X {
			if want := -1.5 * math.Log(1-p); math.Abs(s.Y[i]-want) > 1e-9*want {
				t.Fatalf("at %v: %v, want %v", p, s.Y[i], want)
			}
		}
		return
	}
	t.Error("there is no M/M/1")
}

// TestTableExpectsTheMean has the theory column by hand: M/G/1 with demands of
// 125 to 625 ms, scv 4/27, at load 0.75.
func TestTableExpectsTheMean(t *testing.T) {
	e := figuretest.Experiment(1, "random", "roundrobin")
	for name, want := range map[string]float64{"table": 0.375 * (1 + 3*(1+4.0/27)/2), "table:wait": 0.375 * 3 * (1 + 4.0/27) / 2} {
		f, err := Build(name, e, figuretest.Results(e), Options{})
		if err != nil {
			t.Fatal(err)
		}
		i := f.Table.column("theory")
		if i < 0 {
			t.Fatalf("%s has no column for theory", name)
		}
		if got := f.Table.Rows[0].Values[i]; math.Abs(got-want) > 1e-9 {
			t.Errorf("%s: %v, want %v", name, got, want)
		}
		if got := f.Table.Rows[1].Values[i]; !math.IsNaN(got) {
			t.Errorf("%s: round robin with these demands has no closed form, not %v", name, got)
		}
	}
}
