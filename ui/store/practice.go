package store

import (
	"strings"

	"loadlab/sim/quantity"
	"loadlab/ui/text/lesson"
)

// mostPredicted is the largest number that a prediction may be.
const mostPredicted = 1e12

// Practice is what the reader predicts of a lesson that asks before it runs.
type Practice struct {
	Typed     []string // an answer a question: a number as typed, or an option's index; "" for none
	Committed bool     // the answers count, and nothing changes them any more
	Waived    bool     // the reader asked to be shown without an answer
	Lacking   bool     // a commitment was tried without all answers
}

// Practice is the practice of the lesson that is open, or nil when it asks
// nothing or stands in another page, where there is no room to ask.
func (s *Store) Practice() *Practice {
	words, ok := lesson.Lookup(s.Draft.Experiment.From)
	if !ok || len(words.Predictions) == 0 || s.Embed {
		return nil
	}
	if s.practices == nil {
		s.practices = make(map[string]*Practice)
	}
	p := s.practices[words.ID]
	if p == nil {
		p = &Practice{Typed: make([]string, len(words.Predictions))}
		s.practices[words.ID] = p
	}
	return p
}

// Withheld says whether the draft waits for the reader's prediction. An
// experiment that the reader has changed is the reader's own and does not.
func (s *Store) Withheld() bool {
	p := s.Practice()
	return p != nil && !p.Committed && !p.Waived && s.Faithful()
}

// Practising says whether there is something to predict or to judge: not for
// an experiment that the reader has changed before answering.
func (s *Store) Practising() bool {
	p := s.Practice()
	return p != nil && (p.Committed || p.Waived || s.Withheld())
}

// Predict takes the answer to a question, until the answers count.
func (s *Store) Predict(question int, typed string) {
	if p := s.Practice(); p != nil && !p.Committed && !p.Waived {
		p.Typed[question] = typed
		s.touch()
	}
}

// Predicted is the answer to a question; false when it is missing or no number
// from 0 on. A decimal comma is read as a point.
func (p *Practice) Predicted(question int) (float64, bool) {
	typed := strings.Replace(strings.TrimSpace(p.Typed[question]), ",", ".", 1)
	v, err := quantity.ParseNumber(typed, 0, mostPredicted)
	return v, err == nil
}

// Commit lets the answers count and runs the experiment. While one is missing
// it moves the focus there instead.
func (s *Store) Commit() {
	p := s.Practice()
	if p == nil || !s.Withheld() {
		return
	}
	s.touch()
	for i := range p.Typed {
		if _, ok := p.Predicted(i); !ok {
			p.Lacking = true
			s.window.Focus(PredictionID(i))
			return
		}
	}
	p.Committed, p.Lacking = true, false
	s.reveal()
}

// Waive runs the experiment without the reader's answers.
func (s *Store) Waive() {
	if !s.Withheld() {
		return
	}
	s.Practice().Waived = true
	s.reveal()
}

// reveal runs the experiment. The button that had the focus goes away.
func (s *Store) reveal() {
	s.window.Focus(PracticeID)
	s.Start()
}

// PracticeID is the id of the element that asks and then judges.
const PracticeID = "practice"

// PredictionID is the id of the element that takes a question's answer.
func PredictionID(question int) string { return "predict-" + quantity.FormatNumber(float64(question)) }
