package store

import (
	"slices"

	"loadlab/sim/experiment"
	"loadlab/sim/link"
	"loadlab/sim/measure"
)

// tick is how often the progress is shown anew, in milliseconds. Workers
// report more often; a page drawn at every report would do nothing else.
const tick = 200

// standstill is how long the page waits to be drawn anew while a run gets no
// further, in milliseconds: its clock is shown in seconds then, and the workers
// that are about to start have the processors.
const standstill = 1000

// partial is how long a part's result waits for others to be drawn with it, in
// milliseconds: a figure of some parts that is out of date before it is drawn
// only delays the one of all.
const partial = 250

// start begins a run of the draft.
func (s *Store) start() {
	e := s.Draft.Experiment
	sum := e.Sum
	e.Sum = ""
	s.interrupt()
	s.leaveTable()
	s.asked = Drawing{} // pictures of the run before come too late now
	s.Run = s.begin(e, sum)
	s.Watch.follow()
}

// begin starts a run in place of whatever ran before.
func (s *Store) begin(e experiment.Experiment, sum string) *Run {
	if s.Measuring() {
		s.Run.Cost = nil // it would be disturbed, and is taken anew afterwards
	}
	s.lastID++
	r := &Run{ID: s.lastID, Link: link.Format(&e), Sum: sum, Experiment: e, Started: s.window.Now()}
	r.shownAt = r.Started
	jobs := e.Jobs()
	for _, j := range jobs {
		r.Parts = append(r.Parts, Part{Job: j, Expected: int64(e.ExpectedRequests())})
	}
	s.engine.Run(r.ID, r.Link, jobs)
	s.touch()
	s.window.After(tick, func() { s.ticked(r) })
	return r
}

// ticked shows the progress of a run for as long as it lasts.
func (s *Store) ticked(r *Run) {
	if !slices.Contains(s.runs(), r) || !r.Running() && !(r == s.Run && s.Measuring()) {
		return
	}
	if now := s.window.Now(); r.moved() || now-r.shownAt >= standstill {
		r.shown, r.shownAt = r.far(), now
		s.touch()
	}
	s.window.After(tick, func() { s.ticked(r) })
}

// Duration estimates how long the draft's experiment will take, in
// milliseconds, by the latest run: false before one, and for an experiment so
// small that it does not matter.
func (s *Store) Duration() (float64, bool) {
	requests := s.Draft.Experiment.TotalRequests()
	if s.speed == 0 || requests <= Small {
		return 0, false
	}
	return requests / s.speed, true
}

// Busy says whether anything is being simulated or measured.
func (s *Store) Busy() bool { return s.Run != nil && s.Run.Running() || s.Measuring() }

// drop forgets the latest run: what it showed belongs to another link.
func (s *Store) drop() {
	if p := s.pinned.run; s.Run != nil && s.Run.Running() || p != nil && p.Running() || s.Measuring() {
		s.engine.Cancel()
	}
	s.interrupt()
	s.Run = nil
	s.Watch.follow()
	s.asked = Drawing{}
	s.forget()
	s.touch()
}

// Cancel ends the run and keeps what is finished, or ends the measurement.
func (s *Store) Cancel() {
	if !s.Busy() {
		return
	}
	s.engine.Cancel()
	if s.Measuring() {
		s.Run.Cost.Over = true
		s.touch()
		return
	}
	s.Run.Cancelled = true
	s.Run.end(s.window.Now())
	s.touch()
}

// part returns a part of the run under way, or nil when the message belongs to
// an older one.
func (s *Store) part(run uint64, i int) *Part {
	for _, r := range s.runs() {
		if r != nil && r.ID == run && r.Running() && i >= 0 && i < len(r.Parts) {
			return &r.Parts[i]
		}
	}
	return nil
}

// Progressed takes the progress of a part.
func (s *Store) Progressed(run uint64, i int, done, expected int64) {
	if p := s.part(run, i); p != nil {
		p.Done, p.Expected = done, expected
	}
}

// Finished takes the result of a part.
func (s *Store) Finished(run uint64, i int, r *measure.Result) {
	if p := s.part(run, i); p != nil {
		p.Result = r
		s.settled()
		if s.Run != nil && s.Run.Running() {
			s.window.After(partial, s.Redraw)
		} else {
			s.Redraw()
		}
	}
}

// Failed takes the reason why a part has no result.
func (s *Store) Failed(run uint64, i int, reason string) {
	if p := s.part(run, i); p != nil {
		p.Failure = reason
		s.settled()
	}
}

// settled ends a run with its last part.
func (s *Store) settled() {
	s.touch()
	for _, r := range []*Run{s.Run, s.pinned.run} {
		if r != nil && r.Running() && r.Settled() {
			r.end(s.window.Now())
			if speed := r.Speed(); speed > 0 {
				s.speed = speed
			}
		}
	}
	if s.Validation != nil {
		s.validated()
		return
	}
	s.runPinned()
	if r := s.Run; r != nil && r.Complete() && r.Cost == nil && s.costly() && (s.pinned.run == nil || s.pinned.run.Over) {
		s.measure()
	}
}

// Stale says whether the draft is no longer what was run.
func (s *Store) Stale() bool {
	if s.Run == nil {
		return false
	}
	return len(s.Draft.Problems) > 0 || s.Draft.Plain() != s.Run.Link
}
