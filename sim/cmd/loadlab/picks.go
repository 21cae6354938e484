package main

import (
	"fmt"
	"strconv"
	"strings"

	"loadlab/sim/engine"
	"loadlab/sim/experiment"
)

// maxPicks is the most picks that are shown.
const maxPicks = 10_000_000

// picksCommand writes which servers the first policy picks.
func picksCommand(c *context) error {
	n := c.flags.Int("n", 100, "how many picks")
	if err := c.parse(1); err != nil {
		return err
	}
	if *n < 1 || *n > maxPicks {
		return usage(fmt.Sprintf("n: %d: must be 1 to %d", *n, maxPicks))
	}
	e, err := read(c.arguments[0])
	if err != nil {
		return err
	}
	servers, err := firstPicks(&e, *n)
	if err != nil {
		return err
	}
	texts := make([]string, len(servers))
	for i, s := range servers {
		texts[i] = strconv.Itoa(int(s))
	}
	_, err = fmt.Fprintln(c.out, strings.Join(texts, " "))
	return err
}

// firstPicks returns the first n picks of the first policy, or all where a run
// has fewer. Only so many requests are simulated: what comes later cannot
// change them.
func firstPicks(e *experiment.Experiment, n int) ([]int32, error) {
	short := *e
	short.Requests = int64(n)
	end := e.Time + e.Window
	if e.Requests > 0 {
		short.Requests, end = min(e.Requests, short.Requests), 0
	}
	servers := make([]int32, short.Requests)
	for i := range servers {
		servers[i] = -1
	}
	_, err := engine.Observe(&short, 0, e.Seed, nil, func(index int64, server, _ int32, arrival, _, _ int64) {
		if end == 0 || arrival < end {
			servers[index] = server
		}
	})
	for i, s := range servers {
		if s < 0 {
			return servers[:i], err
		}
	}
	return servers, err
}
