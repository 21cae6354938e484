package store

import (
	"loadlab/sim/link"
	"loadlab/sim/measure"
)

// comparison is the pinned result: an earlier run that stays beside whatever
// is run next. Its link is a setting of the view and stands in the query, so
// that the pair has a link too.
type comparison struct {
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
	s.compared = comparison{link: link.Format(&e), sum: sum}
}

// Pinned is the run that is pinned, nil while it is still to be run, and
// whether anything is pinned.
func (s *Store) Pinned() (*Run, bool) { return s.compared.run, s.compared.link != "" }

// Pin keeps the present result beside whatever is run next.
func (s *Store) Pin() {
	if s.Run == nil || !s.Run.Complete() {
		return
	}
	s.compared = comparison{link: s.Run.Link, run: s.Run, sum: s.Run.Fingerprint()}
	s.query.Set("pin", s.Run.Link+"&sum="+s.compared.sum)
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
	if r := s.compared.run; r != nil && !r.Over {
		s.engine.Cancel()
	}
	s.compared = comparison{}
	s.PinError = ""
}

// shownPin shows what is pinned now.
func (s *Store) shownPin() {
	s.PinError = ""
	s.window.Replace(s.query.Encode(), s.Draft.Fragment())
	s.Redraw()
	s.touch()
}

// RunPinned runs the pinned experiment although it is large.
func (s *Store) RunPinned() {
	s.compared.wanted = true
	s.runPinned()
	s.touch()
}

// Paired says whether the pinned run has results that stand beside those of
// another run: while the present run is the pinned one there is nothing to
// compare.
func (s *Store) Paired() bool {
	r := s.compared.run
	return r != nil && s.Run != nil && r.Finished() > 0 && r.Link != s.Run.Link
}

// PinSum is the fingerprint that the pinned experiment came with, or "".
func (s *Store) PinSum() string { return s.compared.sum }

// PinVerdict compares the pinned run with the fingerprint that it came with.
func (s *Store) PinVerdict() Verdict {
	switch r := s.compared.run; {
	case s.compared.link == "" || s.compared.sum == "":
		return NoSum
	case r == nil || !r.Complete():
		return NotYet
	case r.Fingerprint() == s.compared.sum:
		return Reproduced
	}
	return Different
}

// PinDifferences lists how the pinned experiment differs from the present one:
// its own value of every key in question, as in links.
func (s *Store) PinDifferences() []string {
	pinned, err := link.Parse(s.compared.link)
	if err != nil || s.Run == nil || s.compared.link == "" {
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
	for i := range s.compared.run.Parts {
		q := &s.compared.run.Parts[i]
		if q.Seed == p.Seed && s.compared.run.Experiment.Policies[q.Policy].String() == name {
			return q.Result
		}
	}
	return nil
}

// interrupt drops a pinned run that is under way: a newer run takes its place,
// and it is begun again after that.
func (s *Store) interrupt() {
	if r := s.compared.run; r != nil && !r.Over {
		s.compared.run = nil
	}
}

// runPinned runs the pinned experiment, once the present run is over, where
// its results are missing: a link brought it, or a newer run came between.
func (s *Store) runPinned() {
	if s.compared.link == "" || s.Run == nil || !s.Run.Over {
		return
	}
	if s.compared.run != nil {
		return
	}
	if s.Run.Complete() && s.Run.Link == s.compared.link {
		s.compared.run = s.Run
		return
	}
	e, err := link.Parse(s.compared.link)
	if err != nil || e.TotalRequests() > Automatic && !s.compared.wanted {
		return
	}
	s.compared.run = s.begin(e, s.compared.sum)
}

// beside is what a drawing shows of the pinned run.
func (s *Store) beside() Compared {
	if !s.Paired() {
		return Compared{}
	}
	return Compared{s.compared.link, s.compared.run.Results()}
}
