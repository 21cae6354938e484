package main

import (
	"fmt"
	"time"

	"loadlab/sim/catalogue"
	"loadlab/sim/experiment"
	"loadlab/sim/link"
	"loadlab/sim/measure"
	"loadlab/sim/report"
)

// runCommand runs an experiment.
func runCommand(c *context) error {
	asJSON := c.flags.Bool("json", false, "write one JSON object")
	if err := c.parse(1); err != nil {
		return err
	}
	e, err := read(c.arguments[0])
	if err != nil {
		return err
	}
	results, elapsed, err := simulate(&e, c.err)
	if err != nil {
		return err
	}
	if *asJSON {
		_, err := fmt.Fprintf(c.out, "%s\n", report.JSON(&e, results, elapsed))
		return err
	}
	if err := report.Text(c.out, &e, results); err != nil {
		return err
	}
	fingerprint := measure.FormatFingerprint(measure.Combine(results))
	_, err = fmt.Fprintf(c.out, "\n%s requests in %s\nfingerprint %s%s\nlink %s\n", experiment.Grouped(float64(arrivals(results))),
		elapsed.Round(time.Millisecond), fingerprint, compared(e.Sum, fingerprint), link.Format(&e))
	return err
}

// arrivals counts the requests of all runs.
func arrivals(results []*measure.Result) (sum int64) {
	for _, r := range results {
		sum += r.Arrivals
	}
	return sum
}

// compared says whether a link's fingerprint was reproduced.
func compared(sum, fingerprint string) string {
	switch sum {
	case "":
		return ""
	case fingerprint:
		return ", as in the link: reproduced"
	}
	return ", the link says " + sum + ": NOT reproduced"
}

// linkCommand writes the canonical link.
func linkCommand(c *context) error {
	if err := c.parse(1); err != nil {
		return err
	}
	e, err := read(c.arguments[0])
	if err != nil {
		return err
	}
	_, err = fmt.Fprintln(c.out, link.Format(&e))
	return err
}

// listCommand writes the catalogue.
func listCommand(c *context) error {
	if err := c.parse(0); err != nil {
		return err
	}
	for _, entry := range catalogue.Entries() {
		if _, err := fmt.Fprintf(c.out, "%s %s\n", entry.ID, entry.Title); err != nil {
			return err
		}
	}
	return nil
}

// verifyCommand runs a link and compares the fingerprint with its sum.
func verifyCommand(c *context) error {
	if err := c.parse(1); err != nil {
		return err
	}
	e, err := read(c.arguments[0])
	if err != nil {
		return err
	}
	if e.Sum == "" {
		return fmt.Errorf("sum: missing; the link carries no fingerprint to compare with")
	}
	results, _, err := simulate(&e, c.err)
	if err != nil {
		return err
	}
	fingerprint := measure.FormatFingerprint(measure.Combine(results))
	fmt.Fprintf(c.out, "fingerprint %s%s\n", fingerprint, compared(e.Sum, fingerprint))
	if fingerprint != e.Sum {
		return errDifferent
	}
	return nil
}
