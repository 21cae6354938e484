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
// Before them come the quickest, so that there is something to see, as long as
// all of these take no more than a tenth of the longest. Equal ones keep their
// order.
func LongestFirst(jobs []Job) []int {
	order := make([]int, len(jobs))
	for i := range order {
		order[i] = i
	}
	if len(jobs) == 0 {
		return order
	}
	by := func(a, b int) int { return cmp.Compare(jobs[a].Effort, jobs[b].Effort) }
	slices.SortStableFunc(order, by)
	quick, left := 0, jobs[order[len(order)-1]].Effort/10
	for ; quick < len(order)-1 && jobs[order[quick]].Effort <= left; quick++ {
		left -= jobs[order[quick]].Effort
	}
	slices.Sort(order[quick:])
	slices.SortStableFunc(order[quick:], func(a, b int) int { return by(b, a) })
	return order
}
