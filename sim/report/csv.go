package report

import (
	"bytes"
	"encoding/csv"
	"math"
	"strconv"

	"loadlab/sim/experiment"
	"loadlab/sim/link"
	"loadlab/sim/measure"
)

// CSV is a table of the summaries for spreadsheets, a row a policy and seed,
// durations in seconds with all digits. The first line is a comment with the
// link and the fingerprint.
func CSV(e *experiment.Experiment, results []*measure.Result) []byte {
	var b bytes.Buffer
	b.WriteString("# loadlab " + link.Format(e) + " fingerprint " + measure.FormatFingerprint(measure.Combine(results)) + "\n")
	w := csv.NewWriter(&b)
	header := []string{"policy", "seed", "completed", "dropped", "failed", "inspected"}
	for _, kind := range []string{"response", "wait"} {
		for _, q := range []string{"mean", "p50", "p90", "p95", "p99", "p999", "max"} {
			header = append(header, kind+"_"+q)
		}
	}
	_ = w.Write(header) // a buffer takes everything
	for _, r := range results {
		row := []string{r.Policy, strconv.FormatUint(r.Seed, 10), whole10(r.Completed), whole10(r.Dropped), whole10(r.Failed), strconv.FormatFloat(r.Inspected, 'f', -1, 64)}
		row = append(row, csvSummary(r.Response)...)
		_ = w.Write(append(row, csvSummary(r.Wait)...))
	}
	w.Flush()
	return b.Bytes()
}

// csvSummary is a summary's cells, empty where nothing was measured.
func csvSummary(s measure.Summary) []string {
	if s.Count == 0 {
		return make([]string, 7)
	}
	cells := []string{Seconds(int64(math.Round(s.Mean)))}
	for _, ns := range []int64{s.P50, s.P90, s.P95, s.P99, s.P999, s.Max} {
		cells = append(cells, Seconds(ns))
	}
	return cells
}

// whole10 writes a whole number.
func whole10(n int64) string { return strconv.FormatInt(n, 10) }
