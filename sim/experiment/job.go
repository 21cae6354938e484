package experiment

import (
	"cmp"
	"slices"
)

// Job is one run: one policy, one seed.
type Job struct {
	Policy int // index in Policies
	Seed   uint64
	Effort float64 // policy.Spec.Effort: how long it takes beside the others
}

// Jobs lists the runs of the experiment in the order of its results: policy
// after policy, the seeds of each in order.
func (e *Experiment) Jobs() []Job {
	jobs := make([]Job, 0, len(e.Policies)*e.Seeds)
	for p := range e.Policies {
		effort := e.Policies[p].Effort(e.Servers)
		for s := range e.Seeds {
			jobs = append(jobs, Job{Policy: p, Seed: e.Seed + uint64(s), Effort: effort})
		}
	}
	return jobs
}

// LongestFirst is the order in which to begin jobs, as indices: a long one that
// begins last keeps one processor busy while the others have nothing to do.
// Equal ones keep their order.
func LongestFirst(jobs []Job) []int {
	order := make([]int, len(jobs))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(jobs[b].Effort, jobs[a].Effort) })
	return order
}
