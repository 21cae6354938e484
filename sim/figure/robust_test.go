package figure

import (
	"math"
	"testing"

	"loadlab/sim/experiment"
	"loadlab/sim/figure/figuretest"
	"loadlab/sim/fleet"
	"loadlab/sim/measure"
)

// TestNoResultPanics builds every figure from results that are missing,
// empty, torn or absurd, with and without a zoom.
func TestNoResultPanics(t *testing.T) {
	strange := map[string]func(e *experiment.Experiment, r []*measure.Result) []*measure.Result{
		"none yet":   func(*experiment.Experiment, []*measure.Result) []*measure.Result { return nil },
		"one of all": func(_ *experiment.Experiment, r []*measure.Result) []*measure.Result { return r[:1] },
		"with holes": func(_ *experiment.Experiment, r []*measure.Result) []*measure.Result {
			r[0], r[3] = nil, nil
			return r
		},
		"empty": func(_ *experiment.Experiment, r []*measure.Result) []*measure.Result {
			for i := range r {
				r[i] = &measure.Result{}
			}
			return r
		},
		"zeros": func(_ *experiment.Experiment, r []*measure.Result) []*measure.Result {
			for _, m := range r {
				clear(m.Quantiles)
				for i := range m.Windows {
					m.Windows[i].P99 = 0
				}
				clear(m.Series.Unfinished)
				m.Response, m.Wait = measure.Summary{Count: 5}, measure.Summary{Count: 5}
			}
			return r
		},
		"torn": func(_ *experiment.Experiment, r []*measure.Result) []*measure.Result {
			r[0].Windows, r[0].Servers, r[0].Quantiles = r[0].Windows[:3], r[0].Servers[:2], r[0].Quantiles[:5]
			r[1].Series.Rows, r[1].Series.Unfinished = 7, r[1].Series.Unfinished[:1]
			r[2].Picks = nil
			return r
		},
		"absurd": func(e *experiment.Experiment, r []*measure.Result) []*measure.Result {
			r[0].Windows[1].P99, r[0].Windows[2].P99 = math.MaxInt64, -5
			r[1].Quantiles[3] = math.MinInt64
			r[2].Series.Unfinished[0], r[2].Series.Busy[0] = math.NaN(), math.Inf(1)
			r[3].Picks[0] = -1
			r[4].Response.Mean, r[4].End = math.NaN(), -1
			e.Incidents = []fleet.Incident{{Server: 7, From: -1, For: math.MaxInt64}}
			e.Timeout = math.MaxInt64
			return r
		},
		"no fields": func(e *experiment.Experiment, r []*measure.Result) []*measure.Result {
			*e = experiment.Experiment{Policies: e.Policies, Seeds: 0}
			return r[:len(e.Policies)]
		},
	}
	for name, change := range strange {
		for _, figure := range append(Names(), "table:wait") {
			for _, o := range []Options{{}, {XMin: 0.5, XMax: 0.9}, {XMin: math.NaN(), XMax: math.Inf(1)}, {XMin: 100, XMax: 2000, Hidden: []string{"hash"}}} {
				e := figuretest.Experiment(2, figuretest.Policies...)
				e.Servers, e.Time = 20, 20*e.Window
				results := change(e, figuretest.Results(e))
				o.Costs = []Cost{{Policy: "?", Servers: 0}, {Policy: "random", Servers: 3, NS: math.NaN()}}
				f, err := Build(figure, e, results, o)
				if err != nil {
					if figure != "queues" && figure != "busy" {
						t.Errorf("%s, %s: %v", name, figure, err)
					}
					continue
				}
				check(t, name+", "+figure, f)
			}
		}
	}
}

// check looks at what must hold of every figure.
func check(t *testing.T, name string, f *Figure) {
	t.Helper()
	if f.Title == "" || f.Alt == "" {
		t.Errorf("%s: title %q, alternative text %q", name, f.Title, f.Alt)
	}
	for _, p := range f.Panels {
		for _, a := range []Axis{p.X, p.Y} {
			if !(a.Max > a.Min) || math.IsInf(a.Max-a.Min, 0) || a.Scale == Log && a.Min <= 0 {
				t.Errorf("%s: an axis from %v to %v", name, a.Min, a.Max)
			}
			a.Ticks(6)
		}
		for _, s := range p.Series {
			if len(s.X) != len(s.Y) || s.Low != nil && (len(s.Low) != len(s.X) || len(s.High) != len(s.X)) {
				t.Errorf("%s: a series of %d, %d, %d and %d values", name, len(s.X), len(s.Y), len(s.Low), len(s.High))
			}
		}
	}
	f.At(600)
	f.Cell(0, 600, 5)
	CSV(f, "", "")
}

func TestMistakesAreNamed(t *testing.T) {
	e := figuretest.Experiment(1, "random")
	for want, try := range map[string]func() error{
		`figure "window": must be one of windows, percentiles, cdf, queues, share, busy, strip, cost, table`: func() error {
			_, err := Build("window", e, nil, Options{})
			return err
		},
		`figure windows: lang: "de": must be one of en, ru, zh`: func() error {
			_, err := Build("windows", e, nil, Options{Lang: "de"})
			return err
		},
		"figure windows: there is no experiment": func() error {
			_, err := Build("windows", nil, nil, Options{})
			return err
		},
		"figure windows: 2 results: at most 1, one for each of 1 policies and 1 seeds": func() error {
			_, err := Build("windows", e, make([]*measure.Result, 2), Options{})
			return err
		},
	} {
		if err := try(); err == nil || err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
}
