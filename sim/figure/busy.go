package figure

import (
	"math"
	"slices"
	"strconv"

	"loadlab/sim/measure"
)

// mostServerLines is how many servers have a line of their own: there are no
// more looks that can be told apart.
const mostServerLines = 12

// busy shows a panel a policy with the share of each window that a server was
// busy: a line a server where there are few, else the median server and the
// range from the least to the most busy.
func busy(s *source) (*Figure, error) {
	banded := false
	y := Axis{Label: s.lang.say(words.busyAxis), Unit: Share, Max: 1.02, lang: s.lang}
	panels, err := s.perPolicy(y, func(r policyRuns, p *Panel) bool {
		if len(r.runs) == 0 {
			return true
		}
		rows := cellsOf(r.runs[0], r.runs[0].Series.Busy, r.e.Window)
		switch {
		case rows == nil:
			return false
		case rows.Rows <= mostServerLines:
			p.Series = s.serverLines(r.runs[0], rows)
		default:
			banded = true
			p.Series = []Series{bandLine(r, rows)}
		}
		return true
	})
	if err != nil {
		return nil, err
	}
	f := s.figure(words.busyTitle, panels...)
	f.Notes = s.oneSeedNote()
	if banded {
		f.Legend = s.policyLegend() // a panel's line is its policy's, hidden ones have neither
		f.Notes = append(f.Notes, s.lang.say(words.serverBand))
	}
	f.Alt += s.busyFinding()
	return f, nil
}

// serverLines has a line for each row of servers.
func (s *source) serverLines(r *measure.Result, c *Cells) []Series {
	var lines []Series
	for row := range c.Rows {
		line := Series{Key: "server:" + strconv.Itoa(row), Label: s.lang.say(words.serverNumber, strconv.Itoa(row)), Style: style(row%len(hues), row/len(hues))}
		line.Hidden = s.hides(line.Key)
		for w := range c.Columns {
			line.X = append(line.X, seconds(r.Windows[w].Start))
			line.Y = append(line.Y, c.Values[row*c.Columns+w])
		}
		lines = append(lines, line)
	}
	return lines
}

// bandLine is the median server with the range over all.
func bandLine(r policyRuns, c *Cells) Series {
	line := r.series()
	for w := range c.Columns {
		var values []float64
		for row := range c.Rows {
			values = append(values, c.Values[row*c.Columns+w])
		}
		line.spread(seconds(r.runs[0].Windows[w].Start), values, 2)
	}
	return line
}

// busyFinding states under which policy least and most busy server lie
// farthest apart.
func (s *source) busyFinding() string {
	p := Panel{Y: Axis{Unit: Share, lang: s.lang}}
	for _, r := range s.policies {
		line := r.series()
		line.X, line.Y = []float64{0}, []float64{r.median(busyGap)}
		p.Series = append(p.Series, line)
	}
	return s.lang.say(words.space) + s.lang.say(words.busyGap) + s.finding(p, func(_ Panel, line Series) float64 { return line.Y[0] })
}

// busyGap is the median over windows of the difference between the most and
// the least busy server.
func busyGap(r *measure.Result) float64 {
	rows, columns := r.Series.Rows, len(r.Windows)
	if rows*columns == 0 || len(r.Series.Busy) != rows*columns {
		return math.NaN()
	}
	var gaps []float64
	for w := range columns {
		low, high := math.Inf(1), math.Inf(-1)
		for row := range rows {
			v := r.Series.Busy[row*columns+w]
			low, high = math.Min(low, v), math.Max(high, v)
		}
		gaps = append(gaps, high-low)
	}
	slices.Sort(gaps)
	return median(gaps)
}
