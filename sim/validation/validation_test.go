package validation

import (
	"fmt"
	"strings"
	"sync"
	"testing"
	"text/tabwriter"

	"loadlab/sim/engine"
	"loadlab/sim/experiment"
	"loadlab/sim/measure"
)

// run computes the runs that a check looks at.
func run(c Check) (*experiment.Experiment, []*measure.Result, error) {
	e, err := c.Experiment()
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", c.ID, err)
	}
	var results []*measure.Result
	for _, j := range e.Jobs() {
		r, err := engine.Run(&e, j.Policy, j.Seed, nil)
		if err != nil {
			return nil, nil, err
		}
		results = append(results, r)
	}
	return &e, results, nil
}

// little gathers how far runs are from Little's law.
type little struct {
	runs int
	far  float64
}

func (l *little) add(e *experiment.Experiment, results []*measure.Result) {
	for _, r := range results {
		if far, known := Little(e, r); known {
			l.runs, l.far = l.runs+1, max(l.far, far)
		}
	}
}

// TestValidation runs the table and prints it.
func TestValidation(t *testing.T) {
	var (
		mu       sync.Mutex
		verdicts = make(map[string]Verdict)
		law      little
	)
	judge := func(group []Check) {
		e, results, err := run(group[0])
		mu.Lock()
		defer mu.Unlock()
		if err != nil {
			t.Error(err)
			return
		}
		law.add(e, results)
		for _, c := range group {
			v, err := c.Judge(results)
			if err != nil {
				t.Error(err)
			}
			verdicts[c.ID] = v
		}
	}
	checks := Checks()
	var wait sync.WaitGroup
	next := make(chan []Check)
	for range 2 {
		wait.Go(func() {
			for group := range next {
				judge(group)
			}
		})
	}
	for _, group := range Groups(checks) {
		next <- group
	}
	close(next)
	wait.Wait()
	var table strings.Builder
	w := tabwriter.NewWriter(&table, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "experiment\tquantity\texpected\tmeasured\t95 % interval\tverdict\tsource")
	for _, c := range checks {
		v, judged := verdicts[c.ID]
		if !judged {
			t.Errorf("%s was not judged", c.ID)
			continue
		}
		verdict := "agrees"
		if !v.Agrees {
			verdict = "DIFFERS"
			t.Errorf("%s: measured %.6g ± %.2g, expected %.6g (+%.0f %%)", v.Check.ID, v.Measured.Mean, v.Measured.Half, v.Check.Expected, 100*v.Check.Above)
		}
		// A check that could not see a difference of a tenth proves little.
		if !v.Check.Single && v.Precision() > 0.1 {
			t.Errorf("%s: the interval is ± %.0f %%", v.Check.ID, 100*v.Precision())
		}
		fmt.Fprintf(w, "%s\t%s\t%.5g\t%.5g\t± %.2g\t%s\t%s\n", v.Check.Model, v.Check.Quantity, v.Check.Expected, v.Measured.Mean, v.Measured.Half, verdict, v.Check.Source)
	}
	w.Flush()
	if fmt.Fprintf(&table, "Little's law in %d runs: the largest relative difference is %.2g\n", law.runs, law.far); law.runs < 100 || law.far > 1e-6 {
		t.Errorf("Little's law in %d runs: the largest relative difference is %.2g", law.runs, law.far)
	}
	t.Log("\n" + table.String())
}

// TestJudgeCanSayNo moves what is expected by a fifth.
func TestJudgeCanSayNo(t *testing.T) {
	c := Checks()[0]
	_, results, err := run(c)
	if err != nil {
		t.Fatal(err)
	}
	truth := c.Expected
	for _, factor := range []float64{0.8, 1.2} {
		c.Expected = truth * factor
		if v, err := c.Judge(results); err != nil || v.Agrees {
			t.Errorf("expecting %.0f %% of the truth: %+v, %v", 100*factor, v, err)
		}
		c.Single = !c.Single
		if v, err := c.Judge(results); err != nil || v.Agrees {
			t.Errorf("expecting %.0f %% of the truth of one run: %+v, %v", 100*factor, v, err)
		}
	}
	c.Quantity = "nonsense"
	if _, err := c.Judge(results); err == nil {
		t.Error("an unknown quantity is no error")
	}
}

// TestTheTableHasEveryLine that is promised: each model with enough variants,
// each published figure, and no line twice.
func TestTheTableHasEveryLine(t *testing.T) {
	seen := make(map[string]bool)
	var ids []string
	for _, c := range Checks() {
		if id := c.ID + " " + c.Quantity; seen[id] {
			t.Errorf("%s is there twice", id)
		} else {
			seen[id] = true
		}
		if c.Source == "" || c.Model == "" || c.Expected < 0 {
			t.Errorf("%s: %+v", c.ID, c)
		}
		ids = append(ids, c.ID)
	}
	for _, want := range []struct {
		what, id string
		lines    int
	}{
		{"M/M/1", "mm1-", 3}, {"M/D/1", "mg1-const", 1}, {"M/M/1 by Pollaczek and Khinchine", "mg1-exp", 1}, {"M/G/1", "mg1-", 5},
		{"M/M/c", "mmc-", 3}, {"least work as M/M/n", "leastwork-", 3}, {"round robin, E_n/M/1", "roundrobin-", 3},
		{"processor sharing, whatever the demands", "ps-", 5},
		{"two choices by count, 10 servers", "count-2-of-10", 3}, {"two choices by count, 100 servers", "count-2-of-100", 2}, {"two choices by count, 1000 servers", "count-2-of-1000", 1},
		{"three choices by count", "count-3-of-", 3}, {"two choices by work", "work-2-of-", 3},
		{"the lesson's table of waits", "lesson-", 19}, {"the course lab", "lab-", 10}, {"the shares around a slow replica", "slow-replica-", 4},
	} {
		n := 0
		for _, id := range ids {
			if strings.HasPrefix(id, want.id) {
				n++
			}
		}
		if n < want.lines {
			t.Errorf("%s: %d lines, want %d", want.what, n, want.lines)
		}
	}
}
