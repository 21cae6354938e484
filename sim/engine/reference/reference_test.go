package reference

import (
	"fmt"
	"testing"

	"loadlab/sim/engine"
	"loadlab/sim/experiment"
	"loadlab/sim/experiment/generate"
	"loadlab/sim/link"
	"loadlab/sim/policy"
	"loadlab/sim/rng"
)

// difference runs one job in both simulators and describes the first request
// on which they disagree, or returns "".
func difference(e *experiment.Experiment, index int, seed uint64) (string, error) {
	want := Run(e, index, seed)
	got := make([]Outcome, len(want))
	told := make([]int, len(want))
	extra := 0
	_, err := engine.Observe(e, index, seed, nil, func(i int64, server, _ int32, arrival, start, finish int64) {
		if i >= int64(len(got)) {
			extra++
			return
		}
		told[i]++
		got[i] = Outcome{arrival, start, finish, int(server)}
	})
	if err != nil || extra > 0 {
		return fmt.Sprintf("%d requests too many", extra), err
	}
	for i := range want {
		if told[i] != 1 || got[i] != want[i] {
			return fmt.Sprintf("request %d of %d, told %d times: engine %+v, reference %+v", i, len(want), told[i], got[i], want[i]), nil
		}
	}
	return "", nil
}

// agree runs all policies and seeds of an experiment in both simulators.
func agree(t *testing.T, e *experiment.Experiment) {
	t.Helper()
	for _, job := range e.Jobs() {
		wrong, err := difference(e, job.Policy, job.Seed)
		if err != nil || wrong != "" {
			one := *e
			one.Policies, one.Seed, one.Seeds = e.Policies[job.Policy:job.Policy+1], job.Seed, 1
			t.Errorf("%s\n%s, %v", link.Format(&one), wrong, err)
		}
	}
}

// TestEngineAgreesRequestByRequest draws experiments over the whole link
// format; both simulators must give every request the same server, start and
// finish, to the nanosecond.
func TestEngineAgreesRequestByRequest(t *testing.T) {
	r := rng.New(1, "reference", 0)
	count := 400
	if testing.Short() {
		count = 60
	}
	for range count {
		e := generate.Experiment(&r, true)
		agree(t, &e)
	}
}

// TestEveryPolicyIsInBoth: a policy that is added to the registry must be
// added here, from its definition.
func TestEveryPolicyIsInBoth(t *testing.T) {
	for _, name := range policy.Names() {
		if builders[name] == nil {
			t.Errorf("the plain simulator does not have %s", name)
		}
	}
}

func FuzzEngineAgrees(f *testing.F) {
	f.Add(uint64(1))
	f.Fuzz(func(t *testing.T, seed uint64) {
		r := rng.New(seed, "reference", 1)
		e := generate.Experiment(&r, true)
		agree(t, &e)
	})
}
