package store

// Settle is how long an edit must rest before a small experiment runs by
// itself, in milliseconds: about as long as between two keys. A run that comes
// too early costs little, as the next key ends it; one that comes late is what
// the reader waits for.
const settle = 100

// word is how soon edits must follow each other to be taken back as one, in
// milliseconds.
const word = 1000

// Small is the largest expected number of requests with which an experiment
// runs by itself after an edit.
const Small = 5e6

// The most that is kept of what was edited: so many edits, and so many bytes
// of links, as a made-up one may be a megabyte.
const mostUndo, mostUndoBytes = 100, 4 << 20

// Edit changes the draft, keeps the address bar up to date, and runs a small
// experiment once the edit has settled.
func (s *Store) Edit(change func(*Draft)) {
	before := s.Draft.Fragment()
	change(&s.Draft)
	s.remember(before)
	s.edited()
}

// edited follows a change of the draft.
func (s *Store) edited() {
	fragment := s.Draft.Fragment()
	if len(fragment) <= longAddress {
		s.address()
	}
	s.touch()
	s.window.After(settle, func() {
		if s.Draft.Fragment() != fragment {
			return
		}
		s.address()
		if s.Stale() && s.Small() && !s.Withheld() {
			s.start()
		}
	})
}

// Small says whether the draft is an experiment that runs by itself.
func (s *Store) Small() bool {
	return len(s.Draft.Problems) == 0 && s.Draft.Experiment.TotalRequests() <= Small
}

// remember keeps the draft before an edit. Edits that follow each other within
// a moment, as keys of one word do, are one.
func (s *Store) remember(before string) {
	now := s.window.Now()
	if len(s.undo) == 0 || now-s.lastEdit > word {
		s.undo = append(s.undo, before)
		s.undo = s.undo[forgotten(s.undo):]
	}
	s.lastEdit = now
}

// forgotten is how many of the oldest links are too many; the newest is not.
func forgotten(links []string) int {
	bytes := 0
	for i := len(links) - 1; i >= 0; i-- {
		if bytes += len(links[i]); len(links)-i > 1 && (bytes > mostUndoBytes || len(links)-i > mostUndo) {
			return i + 1
		}
	}
	return 0
}

// CanUndo says whether there is an edit to take back.
func (s *Store) CanUndo() bool { return len(s.undo) > 0 }

// Undo takes the last edit back.
func (s *Store) Undo() {
	if len(s.undo) == 0 {
		return
	}
	last := len(s.undo) - 1
	s.Draft = NewDraft(s.undo[last])
	s.undo = s.undo[:last]
	s.lastEdit = 0
	s.edited()
}
