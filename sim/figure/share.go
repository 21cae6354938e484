package figure

import (
	"math"

	"loadlab/sim/measure"
)

// mostDots is how many dots a panel holds before dots hide each other; beyond
// it the servers' values are joined to a line.
const mostDots = 250

// share shows how requests and work were spread: per server the requests
// against an equal share, and the share of time it was busy.
func share(s *source) (*Figure, error) {
	requests := s.serverPanel(words.requestsAxis, Number, requestShare)
	requests.Lines = []Line{{Value: 1}} // the axis says what 1 is
	busy := s.serverPanel(words.busyAxis, Share, busyShare)
	busy.Y.Max = math.Min(busy.Y.Max, math.Max(1, busy.Y.Max/1.05))
	f := s.figure(words.shareTitle, requests, busy)
	f.Alt += s.lang.say(words.space) + s.lang.say(words.unevenness) + s.finding(requests, highestOver)
	return f, nil
}

// serverPanel has a value for each server, from those of one run.
func (s *source) serverPanel(label phrase, unit Unit, of func(*measure.Result) []float64) Panel {
	p := Panel{X: s.serverIndexAxis(), Y: Axis{Label: s.lang.say(label), Unit: unit, lang: s.lang}}
	form, apart := Steps, 0.0
	if s.servers()*len(s.policies) <= mostDots {
		form, apart = Dots, 0.7/float64(len(s.policies)+1)
	}
	for i, r := range s.policies {
		line := r.serverSeries(apart*(float64(i)-float64(len(s.policies)-1)/2), of)
		line.Form = form
		p.Series = append(p.Series, line)
	}
	p.zoom(s.options)
	p.fitY()
	return p
}

// serverSeries has a policy's value for each server, moved sideways so that
// policies do not hide each other.
func (r policyRuns) serverSeries(aside float64, of func(*measure.Result) []float64) Series {
	line := r.series()
	all := make([][]float64, len(r.runs))
	for j, run := range r.runs {
		all[j] = of(run)
	}
	for server := range r.e.Servers {
		var values []float64
		for _, run := range all {
			if server < len(run) {
				values = append(values, run[server])
			}
		}
		if len(values) > 0 {
			line.spread(float64(server)+aside, values, len(r.runs))
		}
	}
	return line
}

// requestShare is each server's requests as a multiple of an equal share.
func requestShare(r *measure.Result) []float64 {
	total := 0.0
	for _, s := range r.Servers {
		total += float64(s.Served)
	}
	shares := make([]float64, len(r.Servers))
	for i, s := range r.Servers {
		shares[i] = float64(s.Served) * float64(len(r.Servers)) / math.Max(total, 1)
	}
	return shares
}

// busyShare is each server's share of time busy, until the last finish.
func busyShare(r *measure.Result) []float64 {
	shares := make([]float64, len(r.Servers))
	for i, s := range r.Servers {
		shares[i] = float64(s.Busy) / math.Max(float64(r.End), 1)
	}
	return shares
}

// highestOver ranks a series by its largest visible value.
func highestOver(p Panel, s Series) float64 {
	most := math.NaN()
	for i, x := range s.X {
		if x >= p.X.Min && x <= p.X.Max && !(s.Y[i] <= most) {
			most = s.Y[i]
		}
	}
	return most
}
