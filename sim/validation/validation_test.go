package validation

import (
	"fmt"
	"strings"
	"sync"
	"testing"
	"text/tabwriter"

	"loadlab/sim/engine"
	"loadlab/sim/measure"
)

// judge runs a check.
func judge(c Check) (Verdict, error) {
	e, err := c.Experiment()
	if err != nil {
		return Verdict{}, fmt.Errorf("%s: %w", c.ID, err)
	}
	var results []*measure.Result
	for _, j := range e.Jobs() {
		r, err := engine.Run(&e, j.Policy, j.Seed, nil)
		if err != nil {
			return Verdict{}, err
		}
		results = append(results, r)
	}
	return c.Judge(results)
}

// TestValidation runs the table and prints it.
func TestValidation(t *testing.T) {
	checks := Checks()
	verdicts, errs := make([]Verdict, len(checks)), make([]error, len(checks))
	var wait sync.WaitGroup
	next := make(chan int)
	for range 2 {
		wait.Go(func() {
			for i := range next {
				verdicts[i], errs[i] = judge(checks[i])
			}
		})
	}
	for i := range checks {
		next <- i
	}
	close(next)
	wait.Wait()
	var table strings.Builder
	w := tabwriter.NewWriter(&table, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "experiment\tquantity\texpected\tmeasured\t95 % interval\tverdict\tsource")
	for i, v := range verdicts {
		if errs[i] != nil {
			t.Error(errs[i])
			continue
		}
		verdict := "agrees"
		if !v.Agrees {
			verdict = "DIFFERS"
			t.Errorf("%s: measured %.6g ± %.2g, expected %.6g (+%.0f %%)", v.Check.ID, v.Measured.Mean, v.Measured.Half, v.Check.Expected, 100*v.Check.Above)
		}
		// A check that could not see a difference of a tenth proves little.
		if v.Precision() > 0.1 {
			t.Errorf("%s: the interval is ± %.0f %%", v.Check.ID, 100*v.Precision())
		}
		fmt.Fprintf(w, "%s\t%s\t%.5g\t%.5g\t± %.2g\t%s\t%s\n", v.Check.Model, v.Check.Quantity, v.Check.Expected, v.Measured.Mean, v.Measured.Half, verdict, v.Check.Source)
	}
	w.Flush()
	t.Log("\n" + table.String())
}

// TestJudgeCanSayNo moves what is expected by a fifth.
func TestJudgeCanSayNo(t *testing.T) {
	for _, factor := range []float64{0.8, 1.2} {
		c := Checks()[0]
		c.Expected *= factor
		v, err := judge(c)
		if err != nil || v.Agrees {
			t.Errorf("expecting %.0f %% of the truth: %+v, %v", 100*factor, v, err)
		}
	}
	c := Checks()[0]
	c.Quantity = "nonsense"
	if _, err := judge(c); err == nil {
		t.Error("an unknown quantity is no error")
	}
}
