package catalogue

import (
	"fmt"
	"strings"

	"loadlab/sim/experiment"
	"loadlab/sim/measure"
	"loadlab/sim/quantity"
)

// Unit says what the number of a value counts.
type Unit int

// The units of values.
const (
	Seconds Unit = iota // a time
	Share               // a part of a whole, 0 to 1
	Count               // a number of things
	Times               // a ratio of two values of one unit
	Index               // the place of a policy in the list asked about, from 0
)

// String is the unit's name, as texts know it.
func (u Unit) String() string {
	return [...]string{"seconds", "share", "count", "times", "index"}[u]
}

// metric is a number that one result holds.
type metric struct {
	name string
	unit Unit
	of   func(r *measure.Result) float64
}

// metrics lists every metric that a text, a claim or a prediction may name.
var metrics = []metric{
	{"mean", Seconds, func(r *measure.Result) float64 { return r.Response.Mean / 1e9 }},
	{"p50", Seconds, func(r *measure.Result) float64 { return seconds(r.Response.P50) }},
	{"p90", Seconds, func(r *measure.Result) float64 { return seconds(r.Response.P90) }},
	{"p95", Seconds, func(r *measure.Result) float64 { return seconds(r.Response.P95) }},
	{"p99", Seconds, func(r *measure.Result) float64 { return seconds(r.Response.P99) }},
	{"p999", Seconds, func(r *measure.Result) float64 { return seconds(r.Response.P999) }},
	{"max", Seconds, func(r *measure.Result) float64 { return seconds(r.Response.Max) }},
	{"meanwait", Seconds, func(r *measure.Result) float64 { return r.Wait.Mean / 1e9 }},
	{"p50wait", Seconds, func(r *measure.Result) float64 { return seconds(r.Wait.P50) }},
	{"p99wait", Seconds, func(r *measure.Result) float64 { return seconds(r.Wait.P99) }},
	{"maxwait", Seconds, func(r *measure.Result) float64 { return seconds(r.Wait.Max) }},
	{"share", Share, func(r *measure.Result) float64 { return 1 - failed(r) }},
	{"failed", Share, failed},
	{"inspected", Count, func(r *measure.Result) float64 { return r.Inspected }},
	{"maxqueue", Count, func(r *measure.Result) float64 { return extremes(r).queue }},
	{"servedmin", Count, func(r *measure.Result) float64 { return extremes(r).servedLow }},
	{"servedmax", Count, func(r *measure.Result) float64 { return extremes(r).servedHigh }},
	{"idle", Count, func(r *measure.Result) float64 { return extremes(r).idle }},
	{"busymin", Share, func(r *measure.Result) float64 { return extremes(r).busyLow }},
	{"busymax", Share, func(r *measure.Result) float64 { return extremes(r).busyHigh }},
	{"distinct", Count, distinct},
	{"p99first", Seconds, func(r *measure.Result) float64 { return window(r, 0) }},
	{"p99last", Seconds, func(r *measure.Result) float64 { return window(r, len(r.Windows)-1) }},
}

// Metrics lists the names that Value knows.
func Metrics() []string {
	names := make([]string, len(metrics))
	for i, m := range metrics {
		names[i] = m.name
	}
	return names
}

// Value computes a number that a text names from the results of a run. The
// results are ordered policy-major with e.Seeds for each policy, as measure
// orders them; policies are canonical policy texts of the experiment.
//
// The grammar of metrics, the only one in the project, is
//
//	METRIC           of one policy: its mean over the seeds
//	ratio METRIC     of two policies: the first as a multiple of the second
//	lowest METRIC    of several: the index of the one with the smallest value
//	highest METRIC   of several: the index of the one with the largest value
//
// where METRIC is mean, p50, p90, p95, p99, p999 or max of the response time;
// meanwait, p50wait, p99wait or maxwait; share (of the requests answered within
// the timeout) or failed; inspected; maxqueue (most unfinished requests at one
// server); servedmin and servedmax (of the servers); idle (servers that got
// nothing); busymin and busymax; distinct (servers among the first picks);
// p99first and p99last (of the windows).
func Value(e *experiment.Experiment, results []*measure.Result, metric string, policies []string) (float64, Unit, error) {
	rule, name, found := strings.Cut(metric, " ")
	if !found {
		rule, name = "", metric
	}
	want := map[string]int{"": 1, "ratio": 2}[rule]
	if want != 0 && len(policies) != want {
		return 0, 0, fmt.Errorf("%s: needs %d policies, not %d", metric, want, len(policies))
	}
	var unit Unit
	values := make([]float64, len(policies))
	for i, p := range policies {
		var err error
		if values[i], unit, err = single(e, results, name, p); err != nil {
			return 0, 0, err
		}
	}
	switch rule {
	case "":
		return values[0], unit, nil
	case "ratio":
		return values[0] / values[1], Times, nil
	case "lowest":
		return extreme(values, -1), Index, nil
	case "highest":
		return extreme(values, 1), Index, nil
	}
	return 0, 0, fmt.Errorf("%s: must be ratio, lowest or highest", quantity.Quote(rule))
}

// single is the mean over the seeds of a metric of one policy.
func single(e *experiment.Experiment, results []*measure.Result, name, policy string) (float64, Unit, error) {
	m := lookup(name)
	if m == nil {
		return 0, 0, fmt.Errorf("%s: no such metric; known are %s%s", quantity.Quote(name), strings.Join(Metrics(), ", "), quantity.DidYouMean(name, Metrics()))
	}
	seeds := max(e.Seeds, 1)
	for i, p := range e.Policies {
		if p.String() != policy {
			continue
		}
		sum := 0.0
		for j := i * seeds; j < (i+1)*seeds; j++ {
			if j >= len(results) || results[j] == nil {
				return 0, 0, fmt.Errorf("%s of %s: it is not finished", name, policy)
			}
			sum += m.of(results[j])
		}
		return sum / float64(seeds), m.unit, nil
	}
	return 0, 0, fmt.Errorf("%s: the experiment does not compare it", quantity.Quote(policy))
}

// lookup finds a metric, or returns nil.
func lookup(name string) *metric {
	for i := range metrics {
		if metrics[i].name == name {
			return &metrics[i]
		}
	}
	return nil
}

// extreme is the index of the largest value times sign, the first of equals.
func extreme(values []float64, sign float64) float64 {
	best := 0
	for i, v := range values {
		if v*sign > values[best]*sign {
			best = i
		}
	}
	return float64(best)
}
