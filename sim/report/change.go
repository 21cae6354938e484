package report

import (
	"math"
	"strings"

	"loadlab/sim/measure"
	"loadlab/sim/quantity"
)

// ChangeCells say by how much a summary differs from an earlier one, in per
// cent of that or, from three times as much on, as a multiple: mean, p50, p90, p95, p99, p99.9 and maximum. Where there is
// nothing to compare, or the earlier value is 0, the cell is "-".
func ChangeCells(now, before measure.Summary) []string {
	was := times(before)
	var cells []string
	for i, x := range times(now) {
		cells = append(cells, change(x, was[i], now.Count > 0 && before.Count > 0))
	}
	return cells
}

func times(s measure.Summary) []float64 {
	return []float64{s.Mean, float64(s.P50), float64(s.P90), float64(s.P95), float64(s.P99), float64(s.P999), float64(s.Max)}
}

// change writes a relative difference with its sign.
func change(now, before float64, known bool) string {
	if !known || before <= 0 {
		return "-"
	}
	x := 100 * (now - before) / before
	switch {
	case x == 0:
		return "0 %"
	case now >= 3*before:
		return "× " + quantity.FormatRatio(now/before)
	case x < 0:
		return "−" + quantity.FormatRatio(-x) + " %"
	}
	return "+" + quantity.FormatRatio(x) + " %"
}

// DifferenceCells say by how much the means over several seeds differ from
// those of an earlier run of the same policy under the same seeds, pair by
// pair: mean, p50, p90, p95, p99, p99.9 and maximum of "response" or "wait" in
// seconds with half of the 95 % confidence interval; (~) marks what may be
// chance.
func DifferenceCells(now, before []*measure.Result, kind string) []string {
	differences := measure.Compare(now, before)
	var cells []string
	for i, q := range measure.Quantities {
		if !strings.HasPrefix(q.Name, kind+".") {
			continue
		}
		d := differences[i]
		sign := "+"
		if d.Mean < 0 {
			sign, d.Mean = "−", math.Abs(d.Mean)
		}
		cells = append(cells, sign+estimate(d, !d.Differs()))
	}
	return cells
}
