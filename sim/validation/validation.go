// Package validation holds the simulator against closed forms: a table of
// experiments, each with a quantity, what it should be and where that comes
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
	// of it, where the formula is a limit; 0 where it is exact.
	Above float64
}

// Verdict is a check's outcome. Values are in the unit of the quantity:
// nanoseconds, but for counts and shares.
type Verdict struct {
	Check    Check
	Measured measure.Estimate
	Agrees   bool
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
		return Verdict{c, e, e.Mean+half >= low && e.Mean-half <= high}, nil
	}
	return Verdict{}, fmt.Errorf("%s: no quantity is called %q", c.ID, c.Quantity)
}

// Precision is the half-width of the 95 % interval as a share of the expected
// value: how sharp the check is.
func (v Verdict) Precision() float64 {
	return v.Measured.Half / math.Abs(v.Check.Expected)
}
