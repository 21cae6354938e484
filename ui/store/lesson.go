package store

import (
	"slices"
	"strings"

	"loadlab/sim/catalogue"
)

// Lesson is the catalogue's experiment whose text stands beside the result.
func (s *Store) Lesson() (catalogue.Entry, bool) {
	return catalogue.Lookup(s.Draft.Experiment.From)
}

// present shows what the lesson is about: waiting times where it speaks of
// them, and none of what was hidden or chosen for another one.
func (s *Store) present() {
	e, ok := s.Lesson()
	s.ConclusionOpen = false
	if !ok {
		return
	}
	waits := func(name string) bool { return strings.HasSuffix(name, ":wait") }
	s.Wait = e.Course == catalogue.Choices || slices.ContainsFunc(e.Figures, waits)
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
	return ok && len(s.Draft.Problems) == 0 && s.Draft.Plain() == e.Link
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
