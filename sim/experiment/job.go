package experiment

// Job is one run: one policy, one seed.
type Job struct {
	Policy int // index in Policies
	Seed   uint64
}

// Jobs lists the runs of the experiment in the order of its results: policy
// after policy, the seeds of each in order.
func (e *Experiment) Jobs() []Job {
	jobs := make([]Job, 0, len(e.Policies)*e.Seeds)
	for p := range e.Policies {
		for s := range e.Seeds {
			jobs = append(jobs, Job{Policy: p, Seed: e.Seed + uint64(s)})
		}
	}
	return jobs
}
