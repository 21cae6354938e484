// Package report writes what a run measured for other programs and for people
// without a screen: JSON and plain tables. The command line and the page hand
// out the same bytes.
package report

import (
	"bytes"
	"encoding/json"
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
func JSON(e *experiment.Experiment, results []*measure.Result, elapsed time.Duration) ([]byte, error) {
	doc := document{
		Link: link.Format(e), Fingerprint: measure.FormatFingerprint(measure.Combine(results)),
		Seconds: seconds(elapsed), Policies: make([]policyRun, len(results)),
	}
	for i, r := range results {
		doc.Requests += r.Arrivals
		doc.Policies[i] = newPolicyRun(r)
	}
	var b bytes.Buffer
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false) // a link with \u0026 in it cannot be copied
	err := encoder.Encode(doc)
	return bytes.TrimSuffix(b.Bytes(), []byte("\n")), err
}

// document is the whole of JSON.
type document struct {
	Link        string      `json:"link"`
	Fingerprint string      `json:"fingerprint"`
	Requests    int64       `json:"requests"`
	Seconds     seconds     `json:"seconds"`
	Policies    []policyRun `json:"policies"`
}

// policyRun is one policy with one seed.
type policyRun struct {
	Policy      string   `json:"policy"`
	Seed        uint64   `json:"seed"`
	Fingerprint string   `json:"fingerprint"`
	Completed   int64    `json:"completed"`
	Dropped     int64    `json:"dropped"`
	Failed      int64    `json:"failed"`
	Inspected   float64  `json:"inspected"`
	Response    summary  `json:"response"`
	Wait        summary  `json:"wait"`
	Windows     []window `json:"windows"`
	Servers     []server `json:"servers"`
}

// summary describes a sample.
type summary struct {
	Mean *seconds `json:"mean"`
	P50  *seconds `json:"p50"`
	P90  *seconds `json:"p90"`
	P95  *seconds `json:"p95"`
	P99  *seconds `json:"p99"`
	P999 *seconds `json:"p999"`
	Max  *seconds `json:"max"`
}

// window describes the requests that arrived in a window.
type window struct {
	Start    seconds  `json:"start"`
	Arrivals int64    `json:"arrivals"`
	Mean     *seconds `json:"mean"`
	P50      *seconds `json:"p50"`
	P99      *seconds `json:"p99"`
	Max      *seconds `json:"max"`
}

// server describes a server.
type server struct {
	Served   int64   `json:"served"`
	Busy     float64 `json:"busy"`
	MaxQueue int64   `json:"maxqueue"`
}

// newPolicyRun converts a result.
func newPolicyRun(r *measure.Result) policyRun {
	run := policyRun{
		Policy: r.Policy, Seed: r.Seed, Fingerprint: measure.FormatFingerprint(r.Fingerprint),
		Completed: r.Completed, Dropped: r.Dropped, Failed: r.Failed, Inspected: r.Inspected,
		Response: newSummary(r.Response), Wait: newSummary(r.Wait),
		Windows: make([]window, len(r.Windows)), Servers: make([]server, len(r.Servers)),
	}
	for i, w := range r.Windows {
		run.Windows[i] = window{Start: seconds(w.Start), Arrivals: w.Arrivals}
		if w.Count > 0 {
			run.Windows[i].Mean, run.Windows[i].P50, run.Windows[i].P99, run.Windows[i].Max = average(w.Mean), whole(w.P50), whole(w.P99), whole(w.Max)
		}
	}
	for i, s := range r.Servers {
		run.Servers[i] = server{Served: s.Served, Busy: Share(s.Busy, r.End), MaxQueue: s.MaxQueue}
	}
	return run
}

// newSummary converts a sample's summary.
func newSummary(s measure.Summary) summary {
	if s.Count == 0 {
		return summary{}
	}
	return summary{average(s.Mean), whole(s.P50), whole(s.P90), whole(s.P95), whole(s.P99), whole(s.P999), whole(s.Max)}
}

// Share is a part of a whole, 0 of nothing.
func Share(part, whole int64) float64 {
	if whole == 0 {
		return 0
	}
	return float64(part) / float64(whole)
}

// seconds is a duration in nanoseconds that JSON shows in seconds.
type seconds int64

// whole is a measured duration.
func whole(ns int64) *seconds { return (*seconds)(&ns) }

// average is a mean, rounded to the nanosecond.
func average(ns float64) *seconds {
	n := seconds(math.Round(ns))
	return &n
}

// MarshalJSON implements json.Marshaler.
func (s seconds) MarshalJSON() ([]byte, error) { return []byte(Seconds(int64(s))), nil }

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
