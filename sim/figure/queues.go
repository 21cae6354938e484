package figure

import (
	"errors"
	"math"
	"strconv"

	"loadlab/sim/measure"
)

// errNoSeries is what heat maps and lines over time say of results that are
// too large to hold them.
var errNoSeries = errors.New("the results hold no figures per server over time: there are too many servers and windows")

// queues shows a heat map a policy: server by window, coloured by the mean
// number of unfinished requests.
func queues(s *source) (*Figure, error) {
	var amounts []float64
	panels, err := s.perPolicy(s.serverIndexAxis(), func(r policyRuns, p *Panel) bool {
		p.X.Max += seconds(r.e.Window) // a cell is as wide as its window
		if len(r.runs) == 0 {
			return true
		}
		p.Cells = cellsOf(r.runs[0], r.runs[0].Series.Unfinished, r.e.Window)
		if p.Cells != nil {
			amounts = append(amounts, p.Cells.Values...)
		}
		return p.Cells != nil
	})
	if err != nil {
		return nil, err
	}
	f := s.figure(words.queuesTitle, panels...)
	f.Legend = s.policyLegend()
	f.Bar = s.amountBar(words.unfinished, amounts)
	f.Notes = s.oneSeedNote()
	f.Alt += s.queuesFinding()
	return f, nil
}

// perPolicy has a panel over time for each drawn policy. Fill completes a
// panel and says whether the policy's results held what it needs; it is an
// error if none did.
func (s *source) perPolicy(y Axis, fill func(policyRuns, *Panel) bool) ([]Panel, error) {
	var panels []Panel
	results, filled := 0, 0
	for _, r := range s.policies {
		if r.hidden {
			continue
		}
		p := Panel{Title: r.label, X: s.timeAxis(words.windowAxis), Y: y, Spans: s.incidents(r.e)}
		ok := fill(r, &p)
		if len(r.runs) > 0 {
			results++
			if ok {
				filled++
			}
		}
		p.zoom(s.options)
		panels = append(panels, p)
	}
	if results > 0 && filled == 0 {
		return nil, errNoSeries
	}
	return panels, nil
}

// serverIndexAxis is the axis of servers, upwards.
func (s *source) serverIndexAxis() Axis {
	return Axis{Label: s.lang.say(words.serverAxis), Unit: Index, Min: -0.5, Max: float64(s.servers()) - 0.5, lang: s.lang}
}

// cellsOf makes cells of a result's series, or nil where it has none.
func cellsOf(r *measure.Result, values []float64, window int64) *Cells {
	rows, columns := r.Series.Rows, len(r.Windows)
	if rows < 1 || columns < 1 || len(values) != rows*columns {
		return nil
	}
	return &Cells{
		Rows: rows, Columns: columns,
		X0: seconds(r.Windows[0].Start), DX: seconds(window),
		Y0: -0.5, DY: float64(max(r.Series.Band, 1)),
		Values: values,
	}
}

// amountBar is the colour scale: from 0 in even steps, or logarithmic where
// the largest amount would leave all others one colour.
func (s *source) amountBar(label phrase, amounts []float64) *Bar {
	most := 1.0
	for _, v := range amounts {
		if !math.IsInf(v, 0) {
			most = math.Max(most, v) // NaN stays out
		}
	}
	a := Axis{Label: s.lang.say(label), Max: most, lang: s.lang}
	if most > 20 {
		a.Scale, a.Min, a.ZeroAtMin = Log, 0.1, true
	}
	return &Bar{Axis: a}
}

// queuesFinding states whose fullest server had most unfinished requests.
func (s *source) queuesFinding() string {
	p := Panel{Y: Axis{lang: s.lang}}
	for _, r := range s.policies {
		line := r.series()
		line.X, line.Y = []float64{0}, []float64{r.median(fullest)}
		p.Series = append(p.Series, line)
	}
	return s.lang.say(words.space) + s.lang.say(words.fullest) + s.finding(p, func(_ Panel, line Series) float64 { return line.Y[0] })
}

// fullest is the largest mean number of unfinished requests of a server in a
// window.
func fullest(r *measure.Result) float64 {
	most := math.NaN()
	for _, v := range r.Series.Unfinished {
		if !(v <= most) {
			most = v
		}
	}
	return most
}

// oneSeedNote says that only one of several runs is shown.
func (s *source) oneSeedNote() []string {
	if s.e.Seeds <= 1 {
		return nil
	}
	return []string{s.lang.say(words.oneSeed, strconv.FormatUint(s.e.Seed, 10), s.e.Seeds)}
}

// policyLegend lists the policies where panels, not series, stand for them.
func (s *source) policyLegend() []Entry {
	var entries []Entry
	for _, r := range s.policies {
		entries = append(entries, Entry{r.key, r.label, r.style, r.hidden, false})
	}
	return entries
}
