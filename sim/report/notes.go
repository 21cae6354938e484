package report

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"loadlab/sim/experiment"
	"loadlab/sim/measure"
)

// notes writes what should be said beside the tables: why a figure may not be
// what it seems. It is silent where there is nothing to say.
func notes(out io.Writer, e *experiment.Experiment, results []*measure.Result) error {
	names := rowNames(e, results)
	for i, r := range results {
		for _, d := range measure.Doubts(r) {
			if _, err := fmt.Fprintf(out, "note: %s: %s\n", strings.TrimSpace(names[i]), note(d)); err != nil {
				return err
			}
		}
	}
	return nil
}

// note words a doubt.
func note(d measure.Doubt) string {
	switch d.Kind {
	case measure.Growing:
		if d.Number == 1 {
			return "the queue of 1 server still grows at the end: its figures depend on how long the run lasts"
		}
		return fmt.Sprintf("the queues of %.0f servers still grow at the end: figures depend on how long the run lasts", d.Number)
	case measure.FewForP999:
		return fmt.Sprintf("p99.9 rests on fewer than 10 of %s requests; 10,000 would do", group(int64(d.Number)))
	case measure.FewForP99:
		return fmt.Sprintf("p99 and p99.9 rest on fewer than 10 of %s requests; 10,000 would do", group(int64(d.Number)))
	}
	return fmt.Sprintf("quantiles are within %s of the exact ones", strconv.FormatFloat(100*d.Number, 'g', 2, 64)+"%")
}
