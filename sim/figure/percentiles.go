package figure

import (
	"math"
	"slices"

	"loadlab/sim/measure"
)

// percentiles shows the response time against the percentile, whose axis is
// logarithmic in 1 - p, so that each further nine has the same room.
func percentiles(s *source) (*Figure, error) {
	grid := measure.Grid()
	p := Panel{
		X: Axis{Label: s.lang.say(words.percentileAxis), Scale: Percentile, Unit: Chance, Max: s.lastGrid(grid), lang: s.lang},
		Y: Axis{Label: s.lang.say(words.responseTime), Scale: Log, Unit: Duration, lang: s.lang},
	}
	for _, r := range s.policies {
		p.Series = append(p.Series, quantileSeries(r, grid))
	}
	p.Series = append(p.Series, s.references(grid, p.X.Max)...)
	p.zoom(s.options)
	p.fitAbove(fastest)
	p.addTimeout(s, math.Inf(1))
	f := s.figure(words.percentilesTitle, p)
	f.Alt += s.finding(p, s.overP99()) + s.slower()
	return f, nil
}

// fastest is the share of the quickest requests that the y axis need not hold:
// exponential demands come arbitrarily close to 0, and on a logarithmic axis
// would press all that matters together.
const fastest = 0.1

// fitAbove sets the range of y from what is drawn at or above a probability,
// or from all where the view ends below it.
func (p *Panel) fitAbove(least float64) {
	visible := *p
	if p.X.Max > 2*least {
		visible.X.Min = math.Max(p.X.Min, least)
	}
	visible.fitY()
	p.Y = visible.Y
}

// lastGrid is the highest probability of the grid that some run has measured:
// of n requests the quantile at 1 - 1/n is the largest, and beyond it nothing
// is known.
func (s *source) lastGrid(grid []float64) float64 {
	last := 0.99
	for _, r := range s.policies {
		for _, run := range r.runs {
			if n := len(measured(run, grid)); n > 0 {
				last = math.Max(last, grid[n-1])
			}
		}
	}
	return last
}

// measured are the run's quantiles at the first so many probabilities of the
// grid: those that its requests are enough for.
func measured(run *measure.Result, grid []float64) []int64 {
	n := min(len(run.Quantiles), len(grid))
	for n > 0 && (1-grid[n-1])*float64(run.Response.Count) < 1-1e-6 {
		n--
	}
	return run.Quantiles[:n]
}

// quantileSeries is one policy's line.
func quantileSeries(r policyRuns, grid []float64) Series {
	line := r.series()
	for i, p := range grid {
		var values []float64
		for _, run := range r.runs {
			if q := measured(run, grid); i < len(q) {
				values = append(values, seconds(q[i]))
			}
		}
		if len(values) == 0 {
			break // beyond what any run has measured
		}
		line.spread(p, values, len(r.runs))
	}
	return line
}

// overP99 ranks a series by its value at p99, or where the view ends before.
func (s *source) overP99() func(Panel, Series) float64 {
	return func(p Panel, line Series) float64 {
		at := math.Min(0.99, p.X.Max)
		i, _ := slices.BinarySearch(line.X, at-1e-9)
		if i >= len(line.Y) {
			return math.NaN()
		}
		return line.Y[i]
	}
}

// slower names what share of each drawn policy's requests failed, where the
// client's patience has an end.
func (s *source) slower() string {
	if s.e.Timeout <= 0 {
		return ""
	}
	var parts []string
	for _, r := range s.policies {
		if share := r.median(failedShare); !r.hidden && r.e.Timeout == s.e.Timeout && !math.IsNaN(share) {
			parts = append(parts, s.lang.say(words.pair, r.label, s.lang.percent(share)))
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return s.lang.say(words.space) + s.lang.say(words.failedShares, s.lang.duration(seconds(s.e.Timeout)), s.lang.list(parts))
}

// failedShare is the share of a run's counted requests that failed.
func failedShare(r *measure.Result) float64 {
	if n := r.Completed + r.Dropped; n > 0 {
		return float64(r.Failed) / float64(n)
	}
	return math.NaN()
}

// median is the median of a quantity over the policy's runs.
func (r policyRuns) median(of func(*measure.Result) float64) float64 {
	var values []float64
	for _, run := range r.runs {
		if v := of(run); !math.IsNaN(v) {
			values = append(values, v)
		}
	}
	slices.Sort(values)
	return median(values)
}
