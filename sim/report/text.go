package report

import (
	"fmt"
	"io"
	"strconv"
	"strings"
	"text/tabwriter"

	"loadlab/sim/experiment"
	"loadlab/sim/measure"
	"loadlab/sim/quantity"
)

// Text writes the results as tables for people, in English: response times,
// waiting times, and counts, a row a policy and seed; with several seeds also
// what they say together. Notes under the tables say where caution is due.
func Text(out io.Writer, e *experiment.Experiment, results []*measure.Result) error {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	times := []struct {
		title string
		of    func(*measure.Result) measure.Summary
	}{
		{"response, s", func(r *measure.Result) measure.Summary { return r.Response }},
		{"wait, s", func(r *measure.Result) measure.Summary { return r.Wait }},
	}
	names := rowNames(e, results)
	for _, t := range times {
		row(w, padded(t.title, names), "mean", "p50", "p90", "p95", "p99", "p99.9", "max", "x first p99")
		for i, r := range results {
			row(w, append([]string{names[i]}, TimeCells(t.of(r), t.of(results[0]))...)...)
		}
		row(w)
	}
	row(w, padded("requests", names), "completed", "dropped", "failed", "inspected", "busiest", "idlest", "fingerprint")
	for i, r := range results {
		most, least := extremes(r)
		row(w, names[i], group(r.Completed), group(r.Dropped), group(r.Failed), Inspected(r),
			percent(most), percent(least), measure.FormatFingerprint(r.Fingerprint))
	}
	if e.Seeds > 1 {
		replications(w, e, results)
	}
	if err := w.Flush(); err != nil {
		return err
	}
	return notes(out, e, results)
}

// padded makes a heading as wide as the names below it.
func padded(heading string, names []string) string {
	return fmt.Sprintf("%-*s", len(names[0]), heading)
}

// row writes cells.
func row(w io.Writer, cells ...string) {
	fmt.Fprintln(w, strings.Join(cells, "\t")+"\t")
}

// rowNames are the display names of the rows' policies, with the seed where
// there are several, all of one width: tabwriter aligns every column to the
// right, which suits numbers only.
func rowNames(e *experiment.Experiment, results []*measure.Result) []string {
	names, width := make([]string, len(results)), len("response, s")
	for i, r := range results {
		names[i] = e.Policies[i/e.Seeds].Display()
		if e.Seeds > 1 {
			names[i] += " #" + strconv.FormatUint(r.Seed, 10)
		}
		width = max(width, len(names[i]))
	}
	for i := range names {
		names[i] = fmt.Sprintf("%-*s", width, names[i])
	}
	return names
}

// TimeCells are the cells of a summary: mean, p50, p90, p95, p99, p99.9 and
// max in seconds, and how many times less its p99 is than the first row's. The
// page shows the same digits.
func TimeCells(s, first measure.Summary) []string {
	if s.Count == 0 {
		return []string{"-", "-", "-", "-", "-", "-", "-", "-"}
	}
	cells := []string{quantity.FormatSeconds(s.Mean)}
	for _, ns := range []int64{s.P50, s.P90, s.P95, s.P99, s.P999, s.Max} {
		cells = append(cells, quantity.FormatSeconds(float64(ns)))
	}
	if s.P99 <= 0 {
		return append(cells, "-")
	}
	return append(cells, quantity.FormatRatio(float64(first.P99)/float64(s.P99)))
}

// Inspected is the cell of the mean number of servers that a pick looked at.
func Inspected(r *measure.Result) string { return strconv.FormatFloat(r.Inspected, 'f', 2, 64) }

// extremes are the largest and the smallest busy share of a server.
func extremes(r *measure.Result) (most, least float64) {
	least = 1
	for _, s := range r.Servers {
		share := Share(s.Busy, r.End)
		most, least = max(most, share), min(least, share)
	}
	return most, least
}

// group writes a count with thousands apart.
func group(n int64) string { return experiment.Grouped(float64(n)) }

// percent writes a share.
func percent(share float64) string { return strconv.FormatFloat(100*share, 'f', 1, 64) + "%" }
