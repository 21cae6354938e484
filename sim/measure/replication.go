package measure

import (
	"math"
	"slices"
)

// Estimate is the mean of independent values, one a seed, with its 95 %
// confidence interval Mean - Half to Mean + Half: Student's, which assumes
// that the values are about normal. Half is +Inf for a single value, of which
// nothing is known but itself.
type Estimate struct {
	Mean, Half float64
	Values     int
}

// Estimated makes an estimate of values.
func Estimated(values []float64) Estimate {
	n := float64(len(values))
	mean, squares := 0.0, 0.0
	for _, v := range values {
		mean += v / n
	}
	for _, v := range values {
		squares += float64((v - mean) * (v - mean))
	}
	e := Estimate{Mean: mean, Half: math.Inf(1), Values: len(values)}
	if len(values) > 1 {
		e.Half = float64(student(len(values)-1) * math.Sqrt(squares/(n-1)/n))
	}
	return e
}

// Differs reports whether 0 lies outside the interval: whether a difference is
// more than noise.
func (e Estimate) Differs() bool { return math.Abs(e.Mean) > e.Half }

// studentTable is the 0.975 quantile of Student's t distribution for 1 to 30
// degrees of freedom, from the usual tables.
var studentTable = [30]float64{
	12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228,
	2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086,
	2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
}

// student returns the 0.975 quantile of Student's t distribution; above the
// table by the first two terms of its expansion around the normal quantile, which
// are right to a thousandth there (Abramowitz and Stegun 1964, 26.7.5).
func student(degrees int) float64 {
	if degrees <= len(studentTable) {
		return studentTable[degrees-1]
	}
	const (
		z      = 1.959964
		first  = (z*z*z + z) / 4
		second = (5*z*z*z*z*z + 16*z*z*z + 3*z) / 96
	)
	n := float64(degrees)
	return z + first/n + second/n/n
}

// Quantity is a figure of a result that is compared and estimated, in
// nanoseconds or, for shares and counts, as it is.
type Quantity struct {
	Name string // as in the JSON of a run: response.p99
	Of   func(*Result) float64
}

// Quantities lists what a replication estimates.
var Quantities = quantities()

func quantities() []Quantity {
	list := []Quantity{
		{"completed", func(r *Result) float64 { return float64(r.Completed) }},
		{"dropped", func(r *Result) float64 { return float64(r.Dropped) }},
		{"failed", func(r *Result) float64 { return float64(r.Failed) }},
		{"inspected", func(r *Result) float64 { return r.Inspected }},
	}
	for _, s := range []struct {
		name string
		of   func(*Result) *Summary
	}{{"response", func(r *Result) *Summary { return &r.Response }}, {"wait", func(r *Result) *Summary { return &r.Wait }}} {
		list = append(list,
			Quantity{s.name + ".mean", func(r *Result) float64 { return s.of(r).Mean }},
			Quantity{s.name + ".p50", func(r *Result) float64 { return float64(s.of(r).P50) }},
			Quantity{s.name + ".p90", func(r *Result) float64 { return float64(s.of(r).P90) }},
			Quantity{s.name + ".p95", func(r *Result) float64 { return float64(s.of(r).P95) }},
			Quantity{s.name + ".p99", func(r *Result) float64 { return float64(s.of(r).P99) }},
			Quantity{s.name + ".p999", func(r *Result) float64 { return float64(s.of(r).P999) }},
			Quantity{s.name + ".max", func(r *Result) float64 { return float64(s.of(r).Max) }},
		)
	}
	return list
}

// Replication combines the results of one policy over several seeds.
type Replication struct {
	Policy    string
	Seeds     int
	Estimates []Estimate // in the order of Quantities
	Windows   []WindowRange
}

// WindowRange is what one window showed over the seeds: of each figure the
// median and the range, in nanoseconds. Seeds in which no request of the window
// was served are left out.
type WindowRange struct {
	Start          int64
	Seeds          int // that had a request served
	Mean, P50, P99 Range
}

// Range is the median of some values, the lower of two middle ones, and the
// smallest and the largest.
type Range struct{ Median, Low, High float64 }

// Replicate combines results of one policy, a seed each.
func Replicate(results []*Result) Replication {
	rep := Replication{Policy: results[0].Policy, Seeds: len(results)}
	values := make([]float64, len(results))
	for _, q := range Quantities {
		for i, r := range results {
			values[i] = q.Of(r)
		}
		rep.Estimates = append(rep.Estimates, Estimated(values))
	}
	most := 0
	for _, r := range results {
		most = max(most, len(r.Windows))
	}
	for w := range most {
		rep.Windows = append(rep.Windows, windowRange(results, w))
	}
	return rep
}

// windowRange combines one window; runs of a fixed number of requests may end
// in different windows.
func windowRange(results []*Result, w int) WindowRange {
	var out WindowRange
	var means, p50s, p99s []float64
	for _, r := range results {
		if w >= len(r.Windows) {
			continue
		}
		out.Start = r.Windows[w].Start
		if r.Windows[w].Count > 0 {
			means = append(means, r.Windows[w].Mean)
			p50s = append(p50s, float64(r.Windows[w].P50))
			p99s = append(p99s, float64(r.Windows[w].P99))
		}
	}
	out.Seeds = len(means)
	out.Mean, out.P50, out.P99 = rangeOf(means), rangeOf(p50s), rangeOf(p99s)
	return out
}

// rangeOf sorts the values in place.
func rangeOf(values []float64) Range {
	if len(values) == 0 {
		return Range{}
	}
	slices.Sort(values)
	return Range{values[(len(values)-1)/2], values[0], values[len(values)-1]}
}

// Compare estimates the differences a - b of every quantity, seed by seed:
// with one seed both saw the same arrivals and demands, so pairing takes out
// most of what chance does to both (Law, "Simulation Modeling and Analysis",
// 2015, section 11.2). The results are in the order of their seeds.
func Compare(a, b []*Result) []Estimate {
	out := make([]Estimate, len(Quantities))
	differences := make([]float64, min(len(a), len(b)))
	for i, q := range Quantities {
		for k := range differences {
			differences[k] = q.Of(a[k]) - q.Of(b[k])
		}
		out[i] = Estimated(differences)
	}
	return out
}
