// Package cost measures what one pick of a policy takes on the machine that it
// runs on, among few servers and among many. It simulates nothing: no request
// arrives, no server works. The clock is handed in, as nothing in sim may read
// one by itself.
//
// Only rules that know nothing of the servers, or their weights alone, can be
// measured so: what others do depends on what they have sent.
package cost

import (
	"errors"
	"slices"

	"loadlab/sim/experiment"
	"loadlab/sim/measure"
	"loadlab/sim/policy"
)

// Clock returns nanoseconds since some fixed instant. It may move in steps, as
// those of browsers do.
type Clock func() int64

// Repetitions is how often each policy is timed at each number of servers: an
// odd number, so that the median is one of them.
const Repetitions = 9

// Sizes are the numbers of servers.
var Sizes = []int{10, 100, 1000, 10000}

// How long a repetition lasts at least, in nanoseconds, and in steps of the
// clock. With steps of a tenth of a millisecond, as in Chromium, half a
// hundredth is lost to them; with steps of one millisecond a twentieth.
const (
	leastTime  = 20e6
	leastSteps = 20
)

// mostLaying bounds the work of laying out a cycle of picks, in servers x
// picks: some ten seconds in a browser.
const mostLaying = 4e9

// Measurable lists the policies of an experiment that can be measured.
func Measurable(e *experiment.Experiment) []policy.Spec {
	var list []policy.Spec
	for _, p := range e.Policies {
		if info := policy.Lookup(p.Name); info != nil && info.Needs <= policy.Weights {
			list = append(list, p)
		}
	}
	return list
}

// Measure times the picks of the experiment's measurable policies, at each of
// Sizes. The weights of the experiment's servers are spread over as many as
// there are. The repetitions of all go round in turn, so that a moment in which
// the machine is busy with something else spoils one of each and not all of
// one. Progress, where not nil, is told how many of the steps are done.
func Measure(e *experiment.Experiment, clock Clock, progress func(done, steps int)) ([]measure.Cost, error) {
	tasks := tasksOf(e)
	if len(tasks) == 0 {
		return nil, errors.New("cost: only rules that know nothing of the servers but their weights can be measured")
	}
	m := meter{clock: clock, least: max(leastTime, leastSteps*step(clock)), progress: progress, steps: len(tasks) * (1 + Repetitions)}
	for i := range tasks {
		tasks[i].prepare(e, &m)
		m.advance()
	}
	for range Repetitions {
		for i := range tasks {
			tasks[i].repeat(&m)
			m.advance()
		}
	}
	costs := make([]measure.Cost, len(tasks))
	for i := range tasks {
		costs[i] = tasks[i].cost()
	}
	return costs, nil
}

// meter is what all tasks share.
type meter struct {
	clock       Clock
	least       int64 // of a repetition, nanoseconds
	progress    func(done, steps int)
	done, steps int
}

func (m *meter) advance() {
	m.done++
	if m.progress != nil {
		m.progress(m.done, m.steps)
	}
}

// step is the least time by which the clock moves.
func step(clock Clock) int64 {
	least := int64(1e9)
	for range 5 {
		before := clock()
		now := clock()
		for now == before {
			now = clock()
		}
		least = min(least, now-before)
	}
	return least
}

// tasksOf lists what is measured, policy by policy. A cycle that would take too
// long to lay out is left out.
func tasksOf(e *experiment.Experiment) []task {
	var tasks []task
	for _, spec := range Measurable(e) {
		for _, n := range Sizes {
			weights := spread(e, n)
			fits := spec.Check(policy.Limits{Servers: n, Balancers: 1, Weights: weights}) == nil
			if fits && float64(laying(spec, weights))*float64(n) <= mostLaying {
				tasks = append(tasks, task{spec: spec, servers: n})
			}
		}
	}
	return tasks
}

// spread gives n servers the weights of the experiment's, in the same order
// and, as nearly as n allows, the same proportions.
func spread(e *experiment.Experiment, n int) []int64 {
	given := experiment.Expand(e.Weights, e.Servers)
	weights := make([]int64, n)
	for i := range weights {
		weights[i] = given[i*len(given)/n]
	}
	return weights
}

// cost is what the repetitions say together.
func (t *task) cost() measure.Cost {
	slices.Sort(t.times)
	return measure.Cost{Policy: t.spec.String(), Servers: t.servers,
		NS: t.times[len(t.times)/2], Low: t.times[0], High: t.times[len(t.times)-1]}
}
