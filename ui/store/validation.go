package store

import (
	"loadlab/sim/validation"
)

// Validation is the validation table, computed in the reader's browser: one
// experiment after the other in place of the page's own.
type Validation struct {
	Groups   [][]validation.Check // those of a group look at the same runs
	Verdicts map[string]validation.Verdict
	Done     int     // groups judged, or given up
	Runs     int     // runs held against Little's law
	Little   float64 // the largest relative difference from it
	Failure  string  // why an experiment has no result, or ""
	Failed   string  // the model of that experiment

	run *Run // under way
}

// view is the setting of the query that shows the table.
const view = "validation"

// ShowValidation shows the validation table in place of the experiment, with
// what has been computed of it before. It does not begin by itself: it is a
// minute's work.
func (s *Store) ShowValidation() {
	s.Validation = s.table()
	s.query.Set("view", view)
	s.push(s.query.Encode(), s.Draft.Fragment())
	s.touch()
}

// table is the validation table as far as it has been computed.
func (s *Store) table() *Validation {
	if s.validation == nil {
		s.validation = newValidation()
	}
	return s.validation
}

func newValidation() *Validation {
	return &Validation{Groups: validation.Groups(validation.Checks()), Verdicts: make(map[string]validation.Verdict)}
}

// HideValidation goes back to the experiment.
func (s *Store) HideValidation() {
	s.leaveValidation()
	s.address()
	if s.Run == nil {
		s.load(s.Draft.Fragment())
	}
	s.runPinned()
	s.Redraw()
	s.touch()
}

// leaveValidation ends the validation table, if it is shown.
func (s *Store) leaveValidation() {
	s.CancelValidation()
	s.Validation = nil
	s.query.Del("view")
}

// leaveTable shows the experiment in the table's place, as a run of its own is
// to begin: another entry of the history was opened.
func (s *Store) leaveTable() {
	if s.Validation.Running() {
		s.Validation.run = nil
	}
	s.Validation = nil
}

// CancelValidation ends the computation and keeps what has been computed.
func (s *Store) CancelValidation() {
	if s.Validation.Running() {
		s.engine.Cancel()
		s.Validation.run = nil
		s.touch()
	}
}

// OpenCheck goes to the experiment of a check.
func (s *Store) OpenCheck(c validation.Check) {
	s.Open(c.Link)
}

// StartValidation computes what is missing of the table, or all of it anew where
// nothing is.
func (s *Store) StartValidation() {
	s.Cancel()
	s.interrupt()
	if p := s.Validation; p.Done == len(p.Groups) {
		s.validation = newValidation()
		s.Validation = s.validation
	}
	s.Validation.Failure = ""
	s.validate()
}

// Begun says whether a part of the table is computed, but not all of it.
func (p *Validation) Begun() bool { return p.Done > 0 && p.Done < len(p.Groups) }

// Running says whether the table is being computed.
func (p *Validation) Running() bool { return p != nil && p.run != nil }

// Share is how much of the table is computed, 0 to 1.
func (p *Validation) Share() float64 {
	done := float64(p.Done)
	if p.run != nil {
		done += p.run.Share()
	}
	return done / float64(len(p.Groups))
}

// Agreeing counts the checks that agree, and those that were judged.
func (p *Validation) Agreeing() (agree, judged int) {
	for _, g := range p.Groups {
		for _, c := range g {
			if v, ok := p.Verdicts[c.ID]; ok {
				judged++
				if v.Agrees {
					agree++
				}
			}
		}
	}
	return agree, judged
}

// validate begins the next experiment of the table, if there is one.
func (s *Store) validate() {
	p := s.Validation
	p.run = nil
	s.touch()
	if p.Done == len(p.Groups) {
		return
	}
	e, err := p.Groups[p.Done][0].Experiment()
	if err != nil {
		p.failed(err.Error())
		return
	}
	p.run = s.begin(e, "")
}

// validated judges the experiment that is over and goes on to the next.
func (s *Store) validated() {
	p := s.Validation
	if !p.Running() || !p.run.Settled() {
		return
	}
	p.run.end(s.window.Now())
	if p.run.Complete() {
		p.judge()
	} else {
		for i := range p.run.Parts {
			if f := p.run.Parts[i].Failure; f != "" {
				p.failed(f)
			}
		}
	}
	p.Done++
	s.validate()
}

// judge holds the finished runs against what is expected.
func (p *Validation) judge() {
	results := p.run.Results()
	for _, r := range results {
		if far, known := validation.Little(&p.run.Experiment, r); known {
			p.Runs, p.Little = p.Runs+1, max(p.Little, far)
		}
	}
	for _, c := range p.Groups[p.Done] {
		v, err := c.Judge(results)
		if err != nil {
			p.failed(err.Error())
			continue
		}
		p.Verdicts[c.ID] = v
	}
}

// failed notes why the experiment under way has no result.
func (p *Validation) failed(words string) {
	p.Failure, p.Failed = words, p.Groups[p.Done][0].Model
}

// runs are those that answers may belong to.
func (s *Store) runs() []*Run {
	list := []*Run{s.Run, s.pinned.run}
	if s.Validation != nil {
		list = append(list, s.Validation.run)
	}
	return list
}
