package main

import (
	"encoding/json"
	"fmt"
	"math"
	"os"
	"strings"
	"time"

	"loadlab/sim/experiment"
	"loadlab/sim/measure"
	"loadlab/sim/policy"
	"loadlab/sim/quantity"
	"loadlab/sim/report"
)

// labEntry is one line of the course notebook's configuration.
type labEntry struct {
	Balancer     string   `json:"balancer"`      // a policy's display name
	Balancers    *int     `json:"n_balancers"`   // 1 where it is left out
	SyncInterval *float64 `json:"sync_interval"` // seconds, 0.01 where it is left out
}

// labCommand is the course notebook's command line: each entry of the
// configuration is a run of its own on the same arrivals.
func labCommand(c *context) error {
	servers := c.flags.Int("servers", 100, "number of servers")
	seed := c.flags.Uint64("seed", 123, "seed")
	dump := c.flags.String("dump", "", "the `file` to write: name, window starts, p99 response times of each entry")
	config := c.flags.String("config", "", "the `file` with the entries, JSON")
	senders := c.flags.Int("senders", 200, "number of senders")
	preset := c.flags.String("preset", "balanced", "balanced, or skewed: one sender 50 times as busy")
	different := c.flags.Bool("different-servers", false, "one server in twenty is five times as slow")
	correlated := c.flags.Bool("correlated-selectors", false, "all balancers draw the same random numbers")
	limit := c.flags.Float64("time-limit", 3600, "start of the last window in seconds")
	if err := c.parse(0); err != nil {
		return err
	}
	if *dump == "" || *config == "" {
		return usage("--config FILE.json and --dump FILE are needed")
	}
	base := experiment.Default()
	base.Servers, base.Seed, base.Senders, base.Correlated = *servers, *seed, *senders, *correlated
	switch *preset {
	case "balanced":
	case "skewed":
		base.Skew = 50
	default:
		return usage("--preset: " + quantity.Quote(*preset) + ": must be balanced or skewed")
	}
	if *different {
		base.Slowdown = slowTwentieth(*servers)
	}
	var err error
	if base.Time, err = nanoseconds("time-limit", *limit); err != nil {
		return err
	}
	base.Time -= base.Time % base.Window
	entries, err := readLab(*config)
	if err != nil {
		return err
	}
	return runLab(c, base, entries, *dump)
}

// slowTwentieth makes the first twentieth of the servers five times as slow,
// at least one.
func slowTwentieth(servers int) []experiment.Class[float64] {
	slow := max(servers/20, 1)
	classes := []experiment.Class[float64]{{Count: slow, Value: 5}}
	if servers > slow {
		classes = append(classes, experiment.Class[float64]{Count: servers - slow, Value: 1})
	}
	return experiment.Join(classes, servers)
}

// nanoseconds converts seconds from outside.
func nanoseconds(name string, seconds float64) (int64, error) {
	if !(seconds >= 0 && seconds <= float64(quantity.MaxDuration)/1e9) {
		return 0, fmt.Errorf("%s: %v: must be 0 to %v seconds", name, seconds, quantity.MaxDuration/1e9)
	}
	return int64(math.Round(seconds * 1e9)), nil
}

// readLab reads the configuration.
func readLab(file string) ([]labEntry, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var entries []labEntry
	if err := json.Unmarshal(text, &entries); err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return entries, nil
}

// experiment is the entry's experiment.
func (l labEntry) experiment(base experiment.Experiment) (experiment.Experiment, error) {
	spec, err := parseDisplay(l.Balancer)
	if err != nil {
		return base, err
	}
	base.Policies = []policy.Spec{spec}
	if l.Balancers != nil {
		base.Balancers = *l.Balancers
	}
	if l.SyncInterval != nil {
		if base.Sync, err = nanoseconds("sync_interval", *l.SyncInterval); err != nil {
			return base, err
		}
	}
	return base, base.Check()
}

// parseDisplay reads a policy's display name, such as PowerOfK[k=2].
func parseDisplay(text string) (policy.Spec, error) {
	name, rest, bracket := strings.Cut(text, "[")
	var displays []string
	for _, info := range policy.Registry {
		displays = append(displays, info.Display)
		if info.Display != name {
			continue
		}
		link := info.Name
		if bracket {
			link += ":" + strings.ReplaceAll(strings.TrimSuffix(rest, "]"), ",", ":")
		}
		return policy.Parse(link)
	}
	return policy.Spec{}, fmt.Errorf("balancer: %s: no such balancer; known are %s%s", quantity.Quote(text), strings.Join(displays, ", "), quantity.DidYouMean(name, displays))
}

// runLab runs the entries and writes the dump. All are checked first, so that
// a mistake in the last does not cost the time of the others.
func runLab(c *context, base experiment.Experiment, entries []labEntry, dump string) error {
	experiments := make([]experiment.Experiment, len(entries))
	for i, entry := range entries {
		e, err := entry.experiment(base)
		if err != nil {
			return fmt.Errorf("entry %d: %w", i+1, err)
		}
		experiments[i] = e
	}
	var text strings.Builder
	for i := range experiments {
		results, elapsed, err := simulate(&experiments[i], c.err)
		if err != nil {
			return err
		}
		name := experiments[i].Policies[0].Display()
		text.WriteString(labLines(name, results[0]))
		fmt.Fprintf(c.out, "%s %s\n", name, elapsed.Round(time.Millisecond))
	}
	return os.WriteFile(dump, []byte(text.String()), 0o644)
}

// labLines is what the notebook reads of one run: its name, the starts of the
// windows in which something was served, and their p99 response times.
func labLines(name string, r *measure.Result) string {
	var starts, times []string
	for _, w := range r.Windows {
		if w.Count > 0 {
			starts, times = append(starts, report.Seconds(w.Start)), append(times, report.Seconds(w.P99))
		}
	}
	return name + "\n" + strings.Join(starts, ",") + "\n" + strings.Join(times, ",") + "\n"
}
