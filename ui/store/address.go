package store

// longAddress is the longest link in bytes that goes into the address bar with
// every key that is pressed. Browsers take a second for a megabyte, so longer
// ones follow once the edit has settled.
const longAddress = 32 << 10

// address writes the settings of the view and the draft's link into the
// address bar.
func (s *Store) address() { s.replace(s.query.Encode(), s.Draft.Fragment()) }

// replace writes into the address bar, unless that stands there already.
func (s *Store) replace(query, fragment string) {
	if now := [2]string{query, fragment}; now != s.written {
		s.written = now
		s.window.Replace(query, fragment)
	}
}

// push writes a new entry of the history.
func (s *Store) push(query, fragment string) {
	s.written = [2]string{query, fragment}
	s.window.Push(query, fragment)
}
