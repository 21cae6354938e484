package store

import (
	"loadlab/sim/link"
	"loadlab/sim/measure"
)

// pinned is the pinned result: an earlier run that stays beside whatever
// is run next. Its link is a setting of the view and stands in the query, so
// that the pair has a link too.
type pinned struct {
	link string // as in the query, "" when nothing is pinned
	run  *Run   // nil while it is still to be run
	sum  string // the fingerprint that it came with, or ""

	wanted bool // the reader asked for it, however large it is
}

// recall takes the pinned experiment from the query.
func (s *Store) recall() {
	text := s.query.Get("pin")
	if text == "" {
		return
	}
	e, err := link.Parse(text)
	if err != nil {
		s.PinError = err.Error()
		s.query.Del("pin")
		return
	}
	sum := e.Sum
	e.Sum = ""
	s.pinned = pinned{link: link.Format(&e), sum: sum}
}

// Pinned is the run that is pinned, nil while it is still to be run, and
// whether anything is pinned.
func (s *Store) Pinned() (*Run, bool) { return s.pinned.run, s.pinned.link != "" }

// Pin keeps the present result beside whatever is run next.
func (s *Store) Pin() {
	if s.Run == nil || !s.Run.Complete() {
		return
	}
	s.pinned = pinned{link: s.Run.Link, run: s.Run, sum: s.Run.Fingerprint()}
	s.query.Set("pin", s.Run.Link+"&sum="+s.pinned.sum)
	s.shownPin()
}

// Unpin lets the pinned result go.
func (s *Store) Unpin() {
	s.dropPinned()
	s.query.Del("pin")
	s.shownPin()
}

// dropPinned forgets what is pinned.
func (s *Store) dropPinned() {
	if r := s.pinned.run; r != nil && !r.Over {
		s.engine.Cancel()
	}
	s.pinned = pinned{}
	s.PinError = ""
}

// shownPin shows what is pinned now.
func (s *Store) shownPin() {
	s.PinError = ""
	s.address()
	s.Redraw()
	s.touch()
}

// RunPinned runs the pinned experiment although it is large.
func (s *Store) RunPinned() {
	s.pinned.wanted = true
	s.runPinned()
	s.touch()
}

// Paired says whether the pinned run has results that stand beside those of
// another run: while the present run is the pinned one there is nothing to
// compare.
func (s *Store) Paired() bool {
	r := s.pinned.run
	return r != nil && s.Run != nil && r.Finished() > 0 && r.Link != s.Run.Link
}

// PinSum is the fingerprint that the pinned experiment came with, or "".
func (s *Store) PinSum() string { return s.pinned.sum }

// PinVerdict compares the pinned run with the fingerprint that it came with.
func (s *Store) PinVerdict() Verdict {
	switch r := s.pinned.run; {
	case s.pinned.link == "" || s.pinned.sum == "":
		return NoSum
	case r == nil || !r.Complete():
		return NotYet
	case r.Fingerprint() == s.pinned.sum:
		return Reproduced
	}
	return Different
}

// PinDifferences lists how the pinned experiment differs from the present one:
// its own value of every key in question, as in links.
func (s *Store) PinDifferences() []string {
	pinned, err := link.Parse(s.pinned.link)
	if err != nil || s.Run == nil || s.pinned.link == "" {
		return nil
	}
	var list []string
	for i := range link.Keys {
		k := &link.Keys[i]
		if k.Name == "from" || k.Name == "sum" {
			continue
		}
		// Of keys that exclude each other only the one in use has a value.
		if was := k.Value(&pinned); was != "" && was != k.Value(&s.Run.Experiment) {
			list = append(list, k.Name+"="+was)
		}
	}
	return list
}

// Counterpart is the pinned result of the same policy and seed as a part of
// the present run, or nil.
func (s *Store) Counterpart(p *Part) *measure.Result {
	if !s.Paired() {
		return nil
	}
	name := s.Run.Experiment.Policies[p.Policy].String()
	for i := range s.pinned.run.Parts {
		q := &s.pinned.run.Parts[i]
		if q.Seed == p.Seed && s.pinned.run.Experiment.Policies[q.Policy].String() == name {
			return q.Result
		}
	}
	return nil
}

// interrupt drops a pinned run that is under way: a newer run takes its place,
// and it is begun again after that.
func (s *Store) interrupt() {
	if r := s.pinned.run; r != nil && !r.Over {
		s.pinned.run = nil
	}
}

// runPinned runs the pinned experiment, once the present run is over, where
// its results are missing: a link brought it, or a newer run came between.
func (s *Store) runPinned() {
	if s.pinned.link == "" || s.Run == nil || !s.Run.Over {
		return
	}
	if s.pinned.run != nil {
		return
	}
	if s.Run.Complete() && s.Run.Link == s.pinned.link {
		s.pinned.run = s.Run
		return
	}
	e, err := link.Parse(s.pinned.link)
	if err != nil || e.TotalRequests() > Automatic && !s.pinned.wanted {
		return
	}
	s.pinned.run = s.begin(e, s.pinned.sum)
}

// beside is what a drawing shows of the pinned run.
func (s *Store) beside() PinnedRun {
	if !s.Paired() {
		return PinnedRun{}
	}
	return PinnedRun{s.pinned.link, s.pinned.run.Results()}
}
