// Package validation holds the simulator against closed forms and published
// figures: a table of experiments, each with a quantity, what it should be and where that comes
// from. The tests print it, and the page runs it in the reader's browser.
package validation

import (
	"fmt"
	"math"

	"loadlab/sim/experiment"
	"loadlab/sim/link"
	"loadlab/sim/measure"
)

// Check is one line of the table. It compares the mean over the seeds of the
// link's first policy.
type Check struct {
	ID       string
	Model    string // what is simulated, in the field's notation
	Link     string // a whole link, with several seeds
	Quantity string // one of measure.Quantities
	Expected float64
	Source   string // the formula and its author
	// Above is how far a finite experiment may lie above Expected, as a share
	// of it, where the formula is a limit, or how wide the range is that others
	// found; 0 where one value is expected.
	Above float64
	// Single says that Expected is what one run of others showed, with a chance
	// of its own, to within Rounding.
	Single   bool
	Rounding float64
}

// Verdict is a check's outcome. Values are in the unit of the quantity:
// nanoseconds, but for counts and shares.
type Verdict struct {
	Check    Check
	Measured measure.Estimate
	Agrees   bool
}

// Groups puts together the neighbours that look at the same runs.
func Groups(list []Check) [][]Check {
	var groups [][]Check
	for _, c := range list {
		if last := len(groups) - 1; last >= 0 && groups[last][0].Link == c.Link {
			groups[last] = append(groups[last], c)
		} else {
			groups = append(groups, []Check{c})
		}
	}
	return groups
}

// Experiment reads the check's link.
func (c Check) Experiment() (experiment.Experiment, error) { return link.Parse(c.Link) }

// doubtful widens the 95 % interval so that one check in some thousands would
// fail by chance: with ten seeds 2.1 half-widths are 4.75 standard errors,
// which Student's t with nine degrees of freedom leaves once in a thousand,
// and the runs are fixed by their seeds anyway.
const doubtful = 2.1

// Judge compares results, one a seed, with what is expected.
func (c Check) Judge(results []*measure.Result) (Verdict, error) {
	for _, q := range measure.Quantities {
		if q.Name != c.Quantity {
			continue
		}
		values := make([]float64, len(results))
		for i, r := range results {
			values[i] = q.Of(r)
		}
		e := measure.Estimated(values)
		low, high := c.Expected, c.Expected*(1+c.Above)
		half := doubtful * e.Half
		if c.Single {
			half = c.chance(values) + c.Rounding
		}
		return Verdict{c, e, e.Mean+half >= low && e.Mean-half <= high}, nil
	}
	return Verdict{}, fmt.Errorf("%s: no quantity is called %q", c.ID, c.Quantity)
}

// chance is how far one more run may lie from the mean of so many: four
// standard deviations of a run, a little more as that mean is uncertain too.
func (c Check) chance(values []float64) float64 {
	mean, squares := 0.0, 0.0
	for _, v := range values {
		mean += v / float64(len(values))
	}
	for _, v := range values {
		squares += (v - mean) * (v - mean)
	}
	n := float64(len(values))
	return 4 * math.Sqrt(squares/(n-1)*(1+1/n))
}

// Little is how far a run is from Little's law, as a share: the area under the
// number of unfinished requests against the sum of the response times (Little,
// "A proof for the queuing formula L = lambda W", 1961). False where the run's
// windows do not see all of both: with a warm-up, drops, bands of servers, or
// an end beyond the last window.
func Little(e *experiment.Experiment, r *measure.Result) (float64, bool) {
	s := r.Series
	if e.Warmup > 0 || r.Dropped > 0 || s.Band != 1 || len(s.Unfinished) == 0 || r.End > int64(len(r.Windows))*e.Window {
		return 0, false
	}
	area := 0.0
	for _, n := range s.Unfinished {
		area += n * float64(e.Window)
	}
	sum := r.Response.Mean * float64(r.Completed)
	return math.Abs(area-sum) / sum, true
}

// Precision is the half-width of the 95 % interval as a share of the expected
// value: how sharp the check is.
func (v Verdict) Precision() float64 {
	return v.Measured.Half / math.Abs(v.Check.Expected)
}
