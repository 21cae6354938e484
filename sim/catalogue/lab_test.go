package catalogue

import (
	"testing"

	"loadlab/sim/measure"
)

// TestTheCourseLab runs the lab and looks for what its texts claim.
func TestTheCourseLab(t *testing.T) {
	if testing.Short() {
		t.Skip("some 25 million requests")
	}
	const hash, random, roundRobin, leastLoaded, twoChoices = 0, 1, 2, 3, 4
	runs := make(map[string][]*measure.Result)
	for _, name := range []string{"ten-senders", "skewed", "one-stale", "five-balancers", "two-choices", "k-choices", "fresh-updates", "correlated", "overload"} {
		for _, seeds := range outcome(t, "lab."+name, 1) {
			runs[name] = append(runs[name], seeds[0])
		}
	}
	p99 := func(name string, policy int) int64 { return runs[name][policy].Response.P99 }
	same := func(claim string, a, b *measure.Result) {
		if a.Fingerprint != b.Fingerprint {
			t.Error("not so: " + claim)
		}
	}
	check := func(claim string, holds bool) {
		if !holds {
			t.Error("not so: " + claim)
		}
	}
	used := 0
	for _, s := range runs["ten-senders"][hash].Servers {
		if s.Served > 0 {
			used++
		}
	}
	check("ten senders reach ten servers by hash", used == 10)
	busiest := runs["skewed"][hash].Servers[0]
	check("the busy sender's server is never idle", float64(busiest.Busy) > 0.99*float64(runs["skewed"][hash].End))
	same("least loaded does not depend on the number of balancers", runs["one-stale"][leastLoaded], runs["five-balancers"][leastLoaded])
	same("hash draws nothing, so equal streams leave it alone", runs["correlated"][hash], runs["five-balancers"][hash])
	same("least loaded draws nothing either", runs["correlated"][leastLoaded], runs["five-balancers"][leastLoaded])
	check("equal streams skew random", p99("correlated", random) > 2*p99("five-balancers", random))
	check("stale news make a herd", p99("five-balancers", leastLoaded) > 50*p99("five-balancers", random))
	check("two choices tame the herd", p99("two-choices", twoChoices) < p99("two-choices", leastLoaded)/50)
	check("news of five seconds ago are worth no more than none", p99("two-choices", twoChoices) > p99("two-choices", random))
	check("ten choices herd more than two", p99("k-choices", 3) > 2*p99("k-choices", 0))
	check("fresh answers are better than old ones", p99("fresh-updates", 1) < p99("fresh-updates", 0))
	// 2 requests a second and server, of 1.5 s each: 4/3 more each second.
	for _, r := range runs["overload"] {
		if last := meanUnfinished(r); last < 4750 || last > 4900 {
			t.Errorf("overload, %s: %.0f unfinished a server in the last window, want about 4/3 x 3630", r.Policy, last)
		}
	}
	check("round robin spreads best without news", p99("five-balancers", roundRobin) < p99("five-balancers", random))
}

// meanUnfinished is the mean number of unfinished requests of a server in the
// last window.
func meanUnfinished(r *measure.Result) float64 {
	sum, windows := 0.0, len(r.Windows)
	for row := range r.Series.Rows {
		sum += r.Series.Unfinished[row*windows+windows-1]
	}
	return sum / float64(r.Series.Rows)
}
