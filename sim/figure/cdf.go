package figure

import (
	"slices"

	"loadlab/sim/measure"
)

// cdf shows which share of the requests was answered within a time.
func cdf(s *source) (*Figure, error) {
	grid := measure.Grid()
	p := Panel{
		X: Axis{Label: s.lang.say(words.responseTime), Scale: Log, Unit: Duration, lang: s.lang},
		Y: Axis{Label: s.lang.say(words.cdfAxis), Unit: Share, Max: 1, lang: s.lang},
	}
	for _, r := range s.policies {
		p.Series = append(p.Series, cdfSeries(r, grid))
	}
	for _, line := range s.references(grid, 1) {
		line.X, line.Y = line.Y, line.X
		p.Series = append(p.Series, line)
	}
	p.fitCDF()
	p.zoom(s.options)
	if t := seconds(s.e.Timeout); t > p.X.Min && t < p.X.Max {
		p.Lines = append(p.Lines, Line{Value: t, Vertical: true, Label: s.lang.say(words.timeout, s.lang.duration(t))})
	}
	f := s.figure(words.cdfTitle, p)
	f.Alt += s.medianFinding(p) + s.slower()
	return f, nil
}

// cdfSeries is one policy's line: of one run its quantiles, of several the
// share within the time at each run's quantiles.
func cdfSeries(r policyRuns, grid []float64) Series {
	line := r.series()
	if len(r.runs) == 1 {
		for i, q := range measured(r.runs[0], grid) {
			line.spread(seconds(q), []float64{grid[i]}, 1)
		}
		return line
	}
	var times []int64
	for _, run := range r.runs {
		times = append(times, measured(run, grid)...)
	}
	slices.Sort(times)
	times = slices.Compact(times)
	for i := 0; i < len(times); i += 1 + len(times)/400 { // more would not be seen
		var shares []float64
		for _, run := range r.runs {
			shares = append(shares, shareWithin(measured(run, grid), grid, times[i]))
		}
		line.spread(seconds(times[i]), shares, len(r.runs))
	}
	return line
}

// shareWithin is the share of the requests within a time, linear between the
// quantiles.
func shareWithin(quantiles []int64, grid []float64, t int64) float64 {
	i, _ := slices.BinarySearch(quantiles, t+1) // the first above t
	switch {
	case i == 0:
		return 0
	case i == len(quantiles):
		return grid[i-1]
	}
	low, high := quantiles[i-1], quantiles[i]
	return grid[i-1] + (grid[i]-grid[i-1])*float64(t-low)/float64(high-low)
}

// fitCDF sets the range of x from what is drawn.
func (p *Panel) fitCDF() {
	var times []float64
	for _, s := range p.Series {
		if !s.Hidden {
			times = append(times, s.X...)
		}
	}
	p.X.fit(times...)
}

// medianFinding states whose median response is shortest and longest.
func (s *source) medianFinding(p Panel) string {
	times := Panel{X: p.X, Y: p.X}
	for _, r := range s.policies {
		line := r.series()
		line.X, line.Y = []float64{0}, []float64{r.median(func(m *measure.Result) float64 { return seconds(m.Response.P50) })}
		times.Series = append(times.Series, line)
	}
	return s.lang.say(words.space) + s.lang.say(words.mediansAre) + s.finding(times, func(_ Panel, line Series) float64 { return line.Y[0] })
}
