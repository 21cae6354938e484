package lesson

import (
	"math"

	"loadlab/ui/text"
)

// Prediction is a question that the reader answers before the run.
type Prediction struct {
	Question text.Phrase
	Options  []text.Phrase // for a choice; empty where a number is asked for
	Unit     text.Phrase   // what a number counts
	Truth    Token         // a number, or the index of the right option
	Near     float64       // a number within this part of the truth is near, as 0.25 is a quarter
	Right    text.Phrase   // said of each answer
	Almost   text.Phrase   // of a number only
	Wrong    text.Phrase
}

// Verdict is what the run says of an answer.
type Verdict int

// The verdicts.
const (
	Right Verdict = iota
	Near
	Wrong
)

// Judge compares an answer with the truth: for a choice both are indices. A
// number is right when it lies within a tenth of the truth, or within half a
// unit of it, since nobody predicts digits.
func (p *Prediction) Judge(answer, truth float64) Verdict {
	off := math.Abs(answer - truth)
	switch {
	case answer == truth, len(p.Options) == 0 && (off <= math.Abs(truth)/10 || off < 0.5):
		return Right
	case len(p.Options) == 0 && off <= math.Abs(truth)*p.Near:
		return Near
	}
	return Wrong
}

// Says is the feedback of a verdict.
func (p *Prediction) Says(v Verdict) text.Phrase {
	return [...]text.Phrase{p.Right, p.Almost, p.Wrong}[v]
}
