// Package report writes what a run measured for other programs and for people
// without a screen: JSON and plain tables. The command line and the page hand
// out the same bytes.
package report

import (
	"math"
	"strconv"
	"time"

	"loadlab/sim/experiment"
	"loadlab/sim/link"
	"loadlab/sim/measure"
)

// JSON is one object with all results of an experiment, ordered by policy and
// seed, durations in seconds. What was not measured, such as the quantiles of
// a window in which nothing arrived, is null.
//
// It is written by hand: a library that does it by reflection would be a
// fiftieth of what travels to a reader's browser, for five kinds of objects.
func JSON(e *experiment.Experiment, results []*measure.Result, elapsed time.Duration) []byte {
	var w writer
	total := int64(0)
	for _, r := range results {
		total += r.Arrivals
	}
	w.open('{')
	w.text("link", link.Format(e))
	w.text("fingerprint", measure.FormatFingerprint(measure.Combine(results)))
	w.whole("requests", total)
	w.seconds("seconds", int64(elapsed))
	w.list("policies", len(results), func(i int) { w.run(results[i]) })
	w.close('}')
	return w.out
}

// run writes one policy with one seed.
func (w *writer) run(r *measure.Result) {
	w.text("policy", r.Policy)
	w.key("seed")
	w.out = strconv.AppendUint(w.out, r.Seed, 10)
	w.text("fingerprint", measure.FormatFingerprint(r.Fingerprint))
	w.whole("completed", r.Completed)
	w.whole("dropped", r.Dropped)
	w.whole("failed", r.Failed)
	w.number("inspected", r.Inspected)
	w.summary("response", r.Response)
	w.summary("wait", r.Wait)
	w.list("windows", len(r.Windows), func(i int) { w.window(r.Windows[i]) })
	w.list("servers", len(r.Servers), func(i int) {
		s := r.Servers[i]
		w.whole("served", s.Served)
		w.number("busy", Share(s.Busy, r.End))
		w.whole("maxqueue", s.MaxQueue)
	})
}

// window writes the requests that arrived in a window.
func (w *writer) window(v measure.Window) {
	w.seconds("start", v.Start)
	w.whole("arrivals", v.Arrivals)
	w.measured = v.Count > 0
	w.sample("mean", int64(math.Round(v.Mean)))
	w.sample("p50", v.P50)
	w.sample("p99", v.P99)
	w.sample("max", v.Max)
}

// summary writes a sample's summary.
func (w *writer) summary(key string, s measure.Summary) {
	w.key(key)
	w.open('{')
	w.measured = s.Count > 0
	w.sample("mean", int64(math.Round(s.Mean)))
	w.sample("p50", s.P50)
	w.sample("p90", s.P90)
	w.sample("p95", s.P95)
	w.sample("p99", s.P99)
	w.sample("p999", s.P999)
	w.sample("max", s.Max)
	w.close('}')
}

// Share is a part of a whole, 0 of nothing.
func Share(part, whole int64) float64 {
	if whole == 0 {
		return 0
	}
	return float64(part) / float64(whole)
}

// Seconds writes nanoseconds as seconds in the shortest exact decimal form:
// 0.15, 12, 3.000000001.
func Seconds(ns int64) string {
	sign := ""
	u := uint64(ns)
	if ns < 0 {
		sign, u = "-", -u
	}
	text := strconv.FormatUint(u/1e9, 10)
	if fraction := u % 1e9; fraction > 0 {
		digits := strconv.FormatUint(1e9+fraction, 10)[1:]
		for digits[len(digits)-1] == '0' {
			digits = digits[:len(digits)-1]
		}
		text += "." + digits
	}
	return sign + text
}
