package reference

import (
	"fmt"
	"testing"

	"loadlab/sim/experiment"
	"loadlab/sim/link"
	"loadlab/sim/policy"
)

// TestTies runs every policy where almost everything happens at the same
// instants: equal gaps, and demands, snapshots, reports and incidents on the
// same grid of milliseconds, some demands 0.
func TestTies(t *testing.T) {
	demands := []string{"const:4ms", "twopoint:0s:4ms:p=0.5", "twopoint:4ms:8ms:p=0.5", "twopoint:2ms:20ms:p=0.2"}
	fleets := []string{"servers=1", "servers=2&discipline=ps", "servers=3&slots=2", "servers=3&slots=2&discipline=ps&queue=2", "servers=4&queue=1", "servers=3&slots=inf", "servers=4&slowdown=0.5,1,2,1&weights=4,2,2x1"}
	news := []string{"sync=4ms", "balancers=2&sync=8ms&phase=staggered", "balancers=3&sync=1ms&correlated=1"}
	turn := 0
	for _, demand := range demands {
		for _, fleet := range fleets {
			for _, stale := range news {
				if turn++; testing.Short() && turn%3 != 0 {
					continue // each still meets each, but not all three
				}
				text := fmt.Sprintf("v=1&%s&%s&service=%s&arrivals=constant&rate=1000&senders=7&requests=200&window=20ms"+
					"&incidents=slow:server=0:from=20ms:for=20ms:factor=3,slow:server=0:from=60ms:for=8ms:latency=12ms", fleet, stale, demand)
				e, err := link.Parse(text)
				if err != nil {
					t.Fatal(err)
				}
				compare(t, &e, append(policy.Names(), "dynweight:every=4ms", "peakewma:decay=8ms:choices=all", "ringhash:bound=1", "maglev:size=11"))
			}
		}
	}
}

// compare runs an experiment with each of the policies.
func compare(t *testing.T, e *experiment.Experiment, names []string) {
	t.Helper()
	e.Policies = nil
	for _, name := range names {
		spec, err := policy.Parse(name)
		if err != nil {
			t.Fatal(err)
		}
		e.Policies = append(e.Policies, spec)
	}
	agree(t, e)
}

// TestEveryWayOfKeepingServers runs every policy on each kind of fleet with few
// balancers, and news so frequent, or so rare, that the engine keeps them in
// different ways.
func TestEveryWayOfKeepingServers(t *testing.T) {
	for _, fleet := range []string{"servers=9", "servers=9&slots=2", "servers=9&slots=3x1,6x2&queue=1", "servers=9&discipline=ps", "servers=9&slots=inf"} {
		for _, news := range []string{"balancers=2", "sync=3ms", "sync=500ms", "balancers=2&sync=3ms", "balancers=3&sync=50ms&phase=staggered"} {
			e, err := link.Parse("v=1&" + fleet + "&" + news + "&service=exp:80ms&rate=90&senders=9&requests=300&window=1s")
			if err != nil {
				t.Fatal(err)
			}
			compare(t, &e, policy.Names())
		}
	}
}

// TestTheFirstInstant has many requests at time 0, some of which need nothing
// and are gone at once.
func TestTheFirstInstant(t *testing.T) {
	for seed := range 20 {
		for _, fleet := range []string{"servers=3&requests=40", "servers=3&slots=2&queue=1&requests=40", "servers=3&discipline=ps&requests=40", "servers=3&sync=1us&phase=staggered&requests=2500"} {
			e, err := link.Parse(fmt.Sprintf("v=1&%s&senders=5&rate=1000000000&service=twopoint:0s:3ns:p=0.5&window=1s&balancers=2&seed=%d", fleet, seed))
			if err != nil {
				t.Fatal(err)
			}
			compare(t, &e, policy.Names())
		}
	}
}
