package store

import (
	"strings"

	"loadlab/sim/catalogue"
)

// Figures are the figures of a run that a reader can choose, by the names that
// the drawing worker knows.
var Figures = []string{"windows", "percentiles", "cdf", "queues", "share", "busy", "strip"}

// Lesson is the catalogue's experiment whose text stands beside the result.
func (s *Store) Lesson() (catalogue.Entry, bool) {
	return catalogue.Lookup(s.Draft.Experiment.From)
}

// present shows the figure that the lesson is about, and waiting times where
// it is about waiting. The lesson names the figure first that matters most.
func (s *Store) present() {
	e, ok := s.Lesson()
	s.ConclusionOpen = false
	if !ok {
		return
	}
	s.Wait = e.Course == catalogue.Choices // its texts speak of the wait
	chosen := ""
	for _, name := range e.Figures {
		name, wait := strings.CutSuffix(name, ":wait")
		s.Wait = s.Wait || wait
		if chosen == "" && known(name) {
			chosen = name
		}
	}
	if chosen != "" {
		s.Figure = chosen
	}
}

// known says whether a figure can be chosen.
func known(name string) bool {
	for _, f := range Figures {
		if f == name {
			return true
		}
	}
	return false
}

// SetFigure chooses the figure.
func (s *Store) SetFigure(name string) {
	s.Figure = name
	s.Redraw()
	s.touch()
}

// SetWait chooses between waiting and response times.
func (s *Store) SetWait(wait bool) {
	s.Wait = wait
	s.Redraw()
	s.touch()
}

// Faithful says whether the draft is the lesson's experiment, unchanged.
func (s *Store) Faithful() bool {
	e, ok := s.Lesson()
	return ok && len(s.Draft.Problems) == 0 && s.plain() == e.Link
}

// Told says whether the finished run is the lesson's experiment, so that its
// conclusion is true of it.
func (s *Store) Told() bool {
	e, ok := s.Lesson()
	return ok && s.Run != nil && s.Run.Complete() && s.Run.Link == e.Link
}

// Reset takes the draft back to the lesson's experiment and runs it.
func (s *Store) Reset() {
	if e, ok := s.Lesson(); ok {
		s.Open(e.Link)
	}
}
