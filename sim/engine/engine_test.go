package engine

import (
	"math"
	"testing"

	"loadlab/sim/experiment"
	"loadlab/sim/link"
	"loadlab/sim/measure"
	"loadlab/sim/policy"
)

// parse reads a link without its v=1.
func parse(t testing.TB, text string) *experiment.Experiment {
	t.Helper()
	e, err := link.Parse("v=1&" + text)
	if err != nil {
		t.Fatal(err)
	}
	return &e
}

// run runs the policy of the given index with a seed.
func runJob(t testing.TB, e *experiment.Experiment, index int, seed uint64) *measure.Result {
	t.Helper()
	r, err := Run(e, index, seed, nil)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// everyPolicy is a policies list of all in the registry.
func everyPolicy() string {
	s := ""
	for i, n := range policy.Names() {
		if i > 0 {
			s += ","
		}
		s += n
	}
	return s
}

// allPolicies is an experiment of every policy in turn, as a list holds 16.
func allPolicies(t testing.TB, text string) *experiment.Experiment {
	e := parse(t, text)
	e.Policies = nil
	for _, n := range policy.Names() {
		s, err := policy.Parse(n)
		if err != nil {
			t.Fatal(err)
		}
		e.Policies = append(e.Policies, s)
	}
	return e
}

// TestLookingChangesNothing runs everything in order and lazily, which looks
// at servers at quite different instants.
func TestLookingChangesNothing(t *testing.T) {
	for _, text := range []string{
		"time=1m&window=10s",
		"time=1m&window=10s&discipline=ps&slots=50x1,50x3&slowdown=5x5,95x1",
		"time=1m&window=10s&queue=2&util=1.3&slots=2",
		"time=1m&window=10s&balancers=7&sync=0.5s&phase=staggered",
		"time=1m&window=10s&balancers=7&sync=0.5s&phase=staggered&discipline=ps",
		// Snapshots at the very instants of arrivals, the last of a batch among them.
		"requests=2000&arrivals=constant&rate=1&servers=3&service=const:2.5s&sync=256s",
	} {
		e := allPolicies(t, text)
		for i := range e.Policies {
			lazy := runJob(t, e, i, 5)
			r := newRun(e, e.Policies[i], 5)
			r.fleet.Order()
			r.batches = r.batching() // an ordered fleet takes no batches
			r.simulate()
			if got := r.finish(); got.Fingerprint != lazy.Fingerprint || got.Response != lazy.Response {
				t.Errorf("%s %s: in order %x, lazily %x", text, e.Policies[i], got.Fingerprint, lazy.Fingerprint)
			}
		}
	}
}

// TestEqualDemandsMakeRoundRobinLeastWork compares the response of every
// request.
func TestEqualDemandsMakeRoundRobinLeastWork(t *testing.T) {
	e := parse(t, "policies=roundrobin,leastwork&servers=16&util=0.85&service=const:19ms&requests=60000")
	responses := make([][]int64, 2)
	for p := range responses {
		responses[p] = make([]int64, 60000)
		_, err := Observe(e, p, 7, nil, func(index int64, _, _ int32, arrival, _, finish int64) { responses[p][index] = finish - arrival })
		if err != nil {
			t.Fatal(err)
		}
	}
	for i := range responses[0] {
		if responses[0][i] != responses[1][i] {
			t.Fatalf("request %d: %d and %d ns", i, responses[0][i], responses[1][i])
		}
	}
}

// TestWhatDrawsNothingIgnoresCorrelation holds for hash and least loaded, and
// fails for random, which draws.
func TestWhatDrawsNothingIgnoresCorrelation(t *testing.T) {
	base := "time=5m&balancers=5&sync=5s&policies=hash,leastloaded,random"
	free, tied := parse(t, base), parse(t, base+"&correlated=1")
	for p, same := range []bool{true, true, false} {
		a, b := runJob(t, free, p, 1), runJob(t, tied, p, 1)
		if (a.Fingerprint == b.Fingerprint) != same {
			t.Errorf("%s: %x free, %x correlated", a.Policy, a.Fingerprint, b.Fingerprint)
		}
	}
}

// TestLeastLoadedIgnoresTheNumberOfBalancers holds bit for bit while snapshots
// are aligned.
func TestLeastLoadedIgnoresTheNumberOfBalancers(t *testing.T) {
	one := runJob(t, parse(t, "time=5m&sync=5s&policies=leastloaded"), 0, 1)
	for _, n := range []string{"2", "5", "50"} {
		if r := runJob(t, parse(t, "time=5m&sync=5s&policies=leastloaded&balancers="+n), 0, 1); r.Fingerprint != one.Fingerprint {
			t.Errorf("%s balancers: %x, one balancer %x", n, r.Fingerprint, one.Fingerprint)
		}
	}
	if r := runJob(t, parse(t, "time=5m&sync=5s&policies=leastloaded&balancers=5&phase=staggered"), 0, 1); r.Fingerprint == one.Fingerprint {
		t.Error("staggered snapshots made no difference")
	}
}

// TestAPolicyDoesNotDependOnTheOthers moves each policy to another list.
func TestAPolicyDoesNotDependOnTheOthers(t *testing.T) {
	e := allPolicies(t, "time=1m&balancers=3")
	for i, p := range e.Policies {
		alone := *e
		alone.Policies = []policy.Spec{p}
		if a, b := runJob(t, e, i, 9), runJob(t, &alone, 0, 9); a.Fingerprint != b.Fingerprint {
			t.Errorf("%s: %x in a list, %x alone", p, a.Fingerprint, b.Fingerprint)
		}
	}
}

// TestAccountsBalance checks sums, Little's law and limits on every policy.
func TestAccountsBalance(t *testing.T) {
	for _, text := range []string{
		"servers=10&senders=30&time=2m&window=10s&util=0.8",
		"servers=10&senders=30&time=2m&window=10s&util=1.5&queue=3&slots=2&timeout=1s",
		"servers=10&senders=30&time=2m&window=10s&util=1.1&queue=0&discipline=ps",
		"servers=10&senders=30&time=2m&window=10s&rate=30&slots=inf&warmup=30s",
	} {
		e := allPolicies(t, text)
		for i := range e.Policies {
			r := runJob(t, e, i, 3)
			var served, arrivals, counted int64
			for _, s := range r.Servers {
				served += s.Served
				if limit := int64(e.Queue + e.Slots[0].Value); e.Queue != experiment.Unlimited && s.MaxQueue > limit {
					t.Errorf("%s %s: %d unfinished at once, limit %d", text, r.Policy, s.MaxQueue, limit)
				}
				if s.Busy > r.End {
					t.Errorf("%s %s: busy %d of %d ns", text, r.Policy, s.Busy, r.End)
				}
			}
			for _, w := range r.Windows {
				arrivals += w.Arrivals
				if w.Start >= e.Warmup {
					counted += w.Arrivals
				}
			}
			if served != r.Completed || arrivals != r.Arrivals || counted != r.Completed+r.Dropped || r.Response.Count != r.Completed {
				t.Errorf("%s %s: served %d, completed %d, dropped %d, in windows %d, arrivals %d", text, r.Policy, served, r.Completed, r.Dropped, arrivals, r.Arrivals)
			}
			checkLittle(t, text, e, r)
		}
	}
}

// checkLittle holds the area under the number of unfinished requests against
// the sum of the response times, over windows that see every request end
// (Little, "A proof for the queuing formula L = lambda W", 1961).
func checkLittle(t *testing.T, text string, e *experiment.Experiment, r *measure.Result) {
	t.Helper()
	if r.End > int64(len(r.Windows))*e.Window || e.Warmup > 0 {
		return // some of the area lies beyond the last window
	}
	area := 0.0
	for i := range r.Series.Unfinished {
		area += r.Series.Unfinished[i] * float64(e.Window)
	}
	if sum := r.Response.Mean * float64(r.Completed); math.Abs(area-sum) > 1e-6*sum {
		t.Errorf("%s %s: area %.0f, sum of responses %.0f", text, r.Policy, area, sum)
	}
}

// TestNoRequestAllocates compares a run with one twice as long: what a run
// allocates must not grow with the number of requests.
func TestNoRequestAllocates(t *testing.T) {
	texts := []string{"", "&discipline=ps", "&slots=3", "&balancers=5&sync=0.1s&phase=staggered"}
	if testing.Short() {
		texts = texts[2:]
	}
	for _, text := range texts {
		short, long := allPolicies(t, "window=1h&requests=20000&util=0.7"+text), allPolicies(t, "window=1h&requests=40000&util=0.7"+text)
		for i := range short.Policies {
			a := testing.AllocsPerRun(1, func() { runJob(t, short, i, 1) })
			b := testing.AllocsPerRun(1, func() { runJob(t, long, i, 1) })
			// Queues and samples grow by doubling.
			if b-a > 1500 {
				t.Errorf("%s %s: %.0f more allocations for 20000 more requests", text, short.Policies[i], b-a)
			}
		}
	}
}

// TestWindowsAndDrain counts windows and lets slow responses count in full.
func TestWindowsAndDrain(t *testing.T) {
	e := parse(t, "policies=roundrobin&servers=1&senders=1&rate=2&arrivals=constant&service=const:1s&time=8s&window=2s&sync=1s")
	r := runJob(t, e, 0, 1)
	// Arrivals at 0.5 s, 1.0 s, ... 9.5 s: 19, each a second of work; the i-th
	// finishes at 0.5 + i seconds.
	if r.Arrivals != 19 || r.End != 19_500_000_000 || len(r.Windows) != 5 {
		t.Fatalf("%d arrivals, end %d, %d windows", r.Arrivals, r.End, len(r.Windows))
	}
	want := measure.Window{Start: 8e9, Arrivals: 4, Count: 4, Mean: 9.25e9, P50: 9e9, P99: 10e9, Max: 10e9}
	if r.Windows[4] != want {
		t.Errorf("last window %+v, want %+v", r.Windows[4], want)
	}
}

// TestAPolicyThatIsNotThereIsAnError, before and behind the list.
func TestAPolicyThatIsNotThereIsAnError(t *testing.T) {
	e := parse(t, "policies=random,hash&requests=10")
	for _, index := range []int{-1, 2} {
		if r, err := Run(e, index, 1, nil); err == nil || r != nil {
			t.Errorf("policy number %d of two: %v, %v", index, r, err)
		}
	}
}

// TestTheFastestWayIsTaken where it may be: many requests at a time where nobody
// looks at the servers, or at old news only.
func TestTheFastestWayIsTaken(t *testing.T) {
	for _, c := range []struct {
		link string
		want batches
	}{
		{"policies=random", blind}, {"policies=swrr", blind}, {"policies=ringhash", blind},
		{"policies=leastloaded&sync=5s", best}, {"policies=powerofk:k=3&sync=5s", stale}, {"policies=powerofk:k=3&sync=1ms", single}, {"policies=powerofk", best}, {"policies=powerofk&sync=5s", best}, {"policies=powerofkfresh", best}, {"policies=leastloaded&sync=1ms", best},
		{"policies=leastoutstanding", ordered}, {"policies=peakewma", ordered}, {"policies=leastwork", best}, {"policies=twochoices", best}, {"policies=leastconn", ordered}, {"policies=leastconn&queue=3", single},
		{"policies=jiq", ordered}, {"policies=dynweight", single}, {"policies=ringhash:bound=2", ordered},
		{"policies=random&queue=3", single}, {"policies=twochoices&slots=2", single}, {"policies=powerofk&phase=staggered", single}, {"policies=random&discipline=ps", blindSharing}, {"policies=random&discipline=ps&queue=3", sharing}, {"policies=ringhash:bound=2&discipline=ps", sharing}, {"policies=powerofk&discipline=ps", sharing},
	} {
		e := parse(t, c.link)
		if got := newRun(e, e.Policies[0], 1).batches; got != c.want {
			t.Errorf("%s: way %d, not %d", c.link, got, c.want)
		}
	}
}

// TestMemoryForWindowsIsMadeReady: one for each and one for what comes at the
// end, or more where it is not known how long the requests take.
func TestMemoryForWindowsIsMadeReady(t *testing.T) {
	for text, want := range map[string]int{
		"time=10m&window=1m": 11, "time=10m1ns&window=1m": 12, "time=30s&window=1m": 2,
		"requests=6000&rate=1&window=1m": 160,
	} {
		if got := windows(parse(t, text)); got != want {
			t.Errorf("%s: room for %d windows, not %d", text, got, want)
		}
	}
}
