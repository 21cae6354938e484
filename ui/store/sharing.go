package store

import (
	"loadlab/sim/link"
	"loadlab/ui/text"
)

// noteTime is how long the note about copying is shown, in milliseconds.
const noteTime = 4000

// ShareLink is the address of what was run, with its fingerprint when the run
// is complete.
func (s *Store) ShareLink() string {
	e := s.Draft.Experiment
	if s.Run != nil && !s.Stale() {
		e.Sum = s.Run.Fingerprint()
	}
	return s.window.Address() + "#" + link.Format(&e)
}

// CopyLink puts the ShareLink on the clipboard.
func (s *Store) CopyLink() {
	s.window.Copy(s.ShareLink(), func(err error) {
		note := &text.Copied
		if err != nil {
			note = &text.NotCopied
		}
		s.Note = note
		s.touch()
		s.window.After(noteTime, func() {
			if s.Note == note {
				s.Note = nil
				s.touch()
			}
		})
	})
}

// Verdict is what became of a link's fingerprint.
type Verdict int

// The verdicts.
const (
	NoSum      Verdict = iota // the link carries none
	NotYet                    // the run is not finished
	Reproduced                // this machine computed the same
	Different                 // it did not
)

// Verdict compares the run with the fingerprint in its link.
func (s *Store) Verdict() Verdict {
	switch r := s.Run; {
	case r == nil || r.Sum == "":
		return NoSum
	case !r.Complete():
		return NotYet
	case r.Fingerprint() == r.Sum:
		return Reproduced
	}
	return Different
}
