package store

import (
	"loadlab/sim/experiment"
	"loadlab/sim/measure"
)

// Run is one run of an experiment: what was asked, how far it is, what came.
type Run struct {
	ID         uint64
	Link       string // canonical, without the sender's fingerprint
	Sum        string // the sender's fingerprint, or ""
	Experiment experiment.Experiment
	Parts      []Part
	Started    float64 // milliseconds
	Ended      float64 // milliseconds; once it is over
	Over       bool
	Cancelled  bool
	Cost       *Measurement // of what picks cost; nil: none was asked for

	shown   float64 // how far the run was when that was shown last
	shownAt float64 // milliseconds
}

// Part is one job of a run: one policy under one seed.
type Part struct {
	experiment.Job
	Done     int64 // requests simulated
	Expected int64 // requests expected
	Result   *measure.Result
	Failure  string
}

// Settled says whether nothing more will come of the part.
func (p *Part) Settled() bool { return p.Result != nil || p.Failure != "" }

// Running says whether the run is under way.
func (r *Run) Running() bool { return !r.Over }

// Results are the results in the order of the jobs, nil where none came yet.
func (r *Run) Results() []*measure.Result {
	results := make([]*measure.Result, len(r.Parts))
	for i := range r.Parts {
		results[i] = r.Parts[i].Result
	}
	return results
}

// Finished counts the parts with a result.
func (r *Run) Finished() int {
	n := 0
	for i := range r.Parts {
		if r.Parts[i].Result != nil {
			n++
		}
	}
	return n
}

// Settled says whether nothing more will come of any part.
func (r *Run) Settled() bool {
	for i := range r.Parts {
		if !r.Parts[i].Settled() {
			return false
		}
	}
	return true
}

// Complete says whether every part has its result.
func (r *Run) Complete() bool { return r.Finished() == len(r.Parts) }

// Requests is the number of requests in the finished parts.
func (r *Run) Requests() int64 {
	var n int64
	for i := range r.Parts {
		if p := &r.Parts[i]; p.Result != nil {
			n += p.Result.Arrivals
		}
	}
	return n
}

// Share is how much of the run's work is done, 0 to 1.
func (r *Run) Share() float64 {
	done := 0.0
	for i := range r.Parts {
		switch p := &r.Parts[i]; {
		case p.Settled():
			done++
		case p.Expected > 0:
			done += min(1, float64(p.Done)/float64(p.Expected))
		}
	}
	return done / float64(len(r.Parts))
}

// far is how much of the run and of the measurement beside it is done, 0 to 2.
func (r *Run) far() float64 {
	share := r.Share()
	if r.Cost != nil {
		share += r.Cost.Share()
	}
	return share
}

// moved says whether the run has got further since that was shown last.
func (r *Run) moved() bool { return r.far() != r.shown }

// Elapsed is how long the run has taken, in milliseconds.
func (r *Run) Elapsed(now float64) float64 {
	if r.Over {
		now = r.Ended
	}
	return now - r.Started
}

// Remaining estimates how long the run will still take, in milliseconds; false
// while there is nothing yet to judge by.
func (r *Run) Remaining(now float64) (float64, bool) {
	share, elapsed := r.Share(), r.Elapsed(now)
	if share < 0.02 || elapsed < 500 {
		return 0, false
	}
	return elapsed * (1 - share) / share, true
}

// Speed is how many requests a millisecond a complete run was simulated, 0
// where it says nothing: it is not complete, or took too short a time.
func (r *Run) Speed() float64 {
	took := r.Ended - r.Started
	if !r.Complete() || took < 50 {
		return 0
	}
	return float64(r.Requests()) / took
}

// end notes that nothing more will come.
func (r *Run) end(now float64) {
	r.Over, r.Ended = true, now
}

// Fingerprint is the fingerprint of the whole run, or "" before it is
// complete.
func (r *Run) Fingerprint() string {
	if !r.Complete() {
		return ""
	}
	return measure.FormatFingerprint(measure.Combine(r.Results()))
}
