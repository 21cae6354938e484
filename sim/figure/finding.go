package figure

import (
	"math"
	"slices"
)

// overMedian ranks a series by the median of its visible values.
func overMedian(p Panel, s Series) float64 {
	var values []float64
	for i, x := range s.X {
		if x >= p.X.Min && x <= p.X.Max && !math.IsNaN(s.Y[i]) {
			values = append(values, s.Y[i])
		}
	}
	slices.Sort(values)
	return median(values)
}

// finding states which of the drawn series is lowest and which highest, and
// by what factor.
func (s *source) finding(p Panel, rank func(Panel, Series) float64) string {
	low, high, lowest, highest := math.NaN(), math.NaN(), "", ""
	n := 0
	for _, line := range p.Series {
		v := rank(p, line)
		if line.Hidden || line.Reference || math.IsNaN(v) {
			continue
		}
		n++
		if n == 1 || v < low {
			low, lowest = v, line.Label
		}
		if n == 1 || v > high {
			high, highest = v, line.Label
		}
	}
	say, space := s.lang.say, s.lang.say(words.space)
	switch {
	case n == 0:
		return space + say(words.noData)
	case n == 1:
		return space + say(words.only, lowest, p.Y.Text(low))
	case p.Y.Text(low) == p.Y.Text(high):
		return space + say(words.tie, p.Y.Text(low))
	case low <= 0:
		return space + say(words.findingZero, lowest, p.Y.Text(low), highest, p.Y.Text(high))
	}
	return space + say(words.finding, lowest, p.Y.Text(low), highest, p.Y.Text(high), s.lang.rounded3(high/low))
}
