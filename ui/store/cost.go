package store

import (
	"slices"

	"loadlab/sim/measure"
)

// cost is the figure of what a pick costs on the reader's machine. Its data
// are measured when its lesson's run is over, so that nothing else keeps the
// processors busy.
const cost = "cost"

// Measurement is one measurement of what picks cost.
type Measurement struct {
	ID      uint64
	Done    int64 // steps
	Steps   int64
	Costs   []measure.Cost
	Over    bool
	Failure string
}

// Measuring says whether picks are being timed.
func (s *Store) Measuring() bool { return s.Run != nil && s.Run.Cost != nil && !s.Run.Cost.Over }

// Unmeasured says whether a measurement ended without result.
func (s *Store) Unmeasured() bool {
	return s.Run != nil && s.Run.Cost != nil && s.Run.Cost.Over && s.Run.Cost.Costs == nil
}

// Share is how much of the measurement is done, 0 to 1.
func (m *Measurement) Share() float64 { return float64(m.Done) / float64(max(m.Steps, 1)) }

// Costs are what was measured beside the run, nil where nothing was.
func (s *Store) Costs() []measure.Cost {
	if s.Run == nil || s.Run.Cost == nil {
		return nil
	}
	return s.Run.Cost.Costs
}

// costly says whether the run's lesson is about what picks cost.
func (s *Store) costly() bool { return slices.Contains(s.lessonFigures(), cost) }

// measure begins a measurement beside the run.
func (s *Store) measure() {
	s.lastID++
	m := &Measurement{ID: s.lastID}
	s.Run.Cost = m
	s.engine.Measure(m.ID, s.Run.Link)
	run := s.Run
	s.window.After(tick, func() { s.ticked(run) })
}

// measurement returns the measurement under way, or nil when the message
// belongs to an older one.
func (s *Store) measurement(id uint64) *Measurement {
	if !s.Measuring() || s.Run.Cost.ID != id {
		return nil
	}
	return s.Run.Cost
}

// MeasuringSteps takes the progress of a measurement.
func (s *Store) MeasuringSteps(id uint64, done, steps int64) {
	if m := s.measurement(id); m != nil {
		m.Done, m.Steps = done, steps
	}
}

// Measured takes what picks cost.
func (s *Store) Measured(id uint64, costs []measure.Cost) {
	if m := s.measurement(id); m != nil {
		m.Over, m.Costs = true, costs
		s.touch()
		s.Redraw()
	}
}

// NotMeasured takes the reason why there is no measurement.
func (s *Store) NotMeasured(id uint64, reason string) {
	if m := s.measurement(id); m != nil {
		m.Over, m.Failure = true, reason
		s.touch()
	}
}

// vouched is the fingerprint that vouches for the figure that is shown: none
// for what was measured, which no other machine can reproduce.
func (s *Store) vouched() string {
	if s.Figure() == cost {
		return ""
	}
	return s.Run.Fingerprint()
}
