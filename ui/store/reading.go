package store

// ReferencesID is the id of the element that leads to the pages to read. The
// single file is without it, and without them.
const ReferencesID = "references"

// PolicyPage is the address of what is written about a policy, "" where there
// are no pages to read.
func (s *Store) PolicyPage(name string) string { return s.page("policies", name) }

// TermPage is the address of what the glossary says of a term, "" where there
// are no pages to read.
func (s *Store) TermPage(key string) string { return s.page("glossary", key) }

// ModelPage is the address of what is written about the figures and how they are
// defined, "" where there are no pages to read.
func (s *Store) ModelPage() string { return s.page("model", "figures") }

// FoldReading folds or unfolds how the tables are to be read.
func (s *Store) FoldReading() {
	s.ReadingOpen = !s.ReadingOpen
	s.touch()
}

// page is the address of a place in a page to read.
func (s *Store) page(page, place string) string {
	if !s.readable {
		return ""
	}
	return page + "." + s.Lang.Code() + ".html#" + place
}
