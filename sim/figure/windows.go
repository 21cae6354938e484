package figure

import (
	"math"

	"loadlab/sim/measure"
)

// windows shows the p99 response time of the requests that arrived in each
// window, on a logarithmic axis, a line a policy.
func windows(s *source) (*Figure, error) {
	p := Panel{
		X: s.timeAxis(words.windowAxis),
		Y: Axis{Label: s.lang.say(words.responseAxis), Scale: Log, Unit: Duration, lang: s.lang},
	}
	for _, r := range s.policies {
		p.Series = append(p.Series, windowSeries(r))
	}
	p.Spans = s.incidents(s.e)
	p.zoom(s.options)
	p.fitY()
	p.addTimeout(s, 4)
	p.headroom()
	f := s.figure(words.windowsTitle, p)
	f.Alt += s.finding(p, overMedian)
	return f, nil
}

// windowSeries is one policy's line.
func windowSeries(r policyRuns) Series {
	line := r.series()
	for i := range longest(r.runs) {
		var values []float64
		start := int64(0)
		for _, run := range r.runs {
			if i < len(run.Windows) {
				start = run.Windows[i].Start
				values = append(values, windowP99(run.Windows[i]))
			}
		}
		line.spread(seconds(start), values, len(r.runs))
	}
	return line
}

// longest is the largest number of windows of the runs.
func longest(runs []*measure.Result) int {
	n := 0
	for _, r := range runs {
		n = max(n, len(r.Windows))
	}
	return n
}

// windowP99 is a window's p99 in seconds, NaN where no request was served.
func windowP99(w measure.Window) float64 {
	if w.Count == 0 {
		return math.NaN()
	}
	return seconds(w.P99)
}
