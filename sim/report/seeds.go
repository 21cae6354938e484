package report

import (
	"fmt"
	"io"
	"math"
	"strings"

	"loadlab/sim/experiment"
	"loadlab/sim/measure"
	"loadlab/sim/quantity"
)

// replications writes the mean over the seeds of each policy's response and
// waiting times with its 95 % confidence interval, and how it differs from the
// first policy's. Both saw the same arrivals, so the difference is known better
// than either; one within its interval of 0 may be chance and is marked.
func replications(w io.Writer, e *experiment.Experiment, results []*measure.Result) {
	of := func(p int) []*measure.Result { return results[p*e.Seeds : (p+1)*e.Seeds] }
	width := len("wait, s")
	for _, spec := range e.Policies {
		width = max(width, len(spec.Display()))
	}
	for _, kind := range []string{"response", "wait"} {
		fmt.Fprintf(w, "\n%s: mean of %d seeds and half of the 95 %% confidence interval; (~): the difference from the first row may be chance\n", kind, e.Seeds)
		row(w, fmt.Sprintf("%-*s", width, kind+", s"), "mean", "p50", "p90", "p95", "p99", "p99.9", "max")
		for p, spec := range e.Policies {
			row(w, append([]string{fmt.Sprintf("%-*s", width, spec.Display())}, MeanCells(of(p), of(0), kind)...)...)
		}
	}
}

// MeanCells are what several seeds of a policy say together: the mean, p50,
// p90, p95, p99, p99.9 and maximum of "response" or "wait" in seconds, each a
// mean over the seeds with the half-width of its 95 % confidence interval.
// Where it differs from the first policy's by no more than chance, (~) says so.
func MeanCells(results, first []*measure.Result, kind string) []string {
	estimates := measure.Replicate(results).Estimates
	differences := measure.Compare(results, first)
	same := results[0] == first[0]
	var cells []string
	for i, q := range measure.Quantities {
		if strings.HasPrefix(q.Name, kind+".") {
			cells = append(cells, estimate(estimates[i], !same && !differences[i].Differs()))
		}
	}
	return cells
}

// estimate writes a mean in seconds with its half-width, and marks one that may
// equal the first row's.
func estimate(x measure.Estimate, doubtful bool) string {
	text := quantity.FormatSeconds(x.Mean)
	if !math.IsInf(x.Half, 0) {
		text += "±" + quantity.FormatSeconds(x.Half)
	}
	if doubtful {
		text += " (~)"
	}
	return text
}
