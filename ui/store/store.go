// Package store holds all state of the page and everything that may happen to
// it. It draws nothing and computes nothing: it asks the Engine and the Window
// that it was handed, so that all of it is tested without a browser.
package store

import (
	"net/url"

	"loadlab/sim/catalogue"
	"loadlab/sim/link"
	"loadlab/ui/text"
)

// Store is the state of the page. It is for one goroutine at a time; whoever
// calls it from outside an event handler holds the page's lock.
type Store struct {
	Lang       text.Lang
	Theme      string // light, dark, or "" for the system's
	Draft      Draft
	Run        *Run // the latest run, nil before the first
	Wait       bool // waiting times instead of response times
	View       Picture
	Note       *text.Phrase // what the last copying came to, for a while
	PinError   string       // why the link's pinned experiment cannot be shown, or ""
	Validation *Validation  // the validation table, where it is shown
	Code       *Code        // the QR code of the link, where it was asked for
	Embed      bool         // shown inside another page: figure, table and Run only

	ContentsOpen   bool            // whether the contents are unfolded where the page is narrow
	ConclusionOpen bool            // whether the lesson's conclusion is unfolded
	ReadingOpen    bool            // whether it is unfolded how the tables are to be read
	Unfolded       map[string]bool // groups of settings that are shown whole

	engine   Engine
	window   Window
	query    url.Values
	written  [2]string // the query and the fragment in the address bar
	entry    string    // the fragment of the present entry of the history, as it was run
	lastID   uint64    // of runs and drawings: they only grow
	undo     []string  // fragments before the last edits
	lastEdit float64   // milliseconds
	asked    Drawing
	shown    uint64 // id of the drawing that is shown
	changed  bool

	hidden   []string // keys of series that are not drawn
	zoom     zoom
	pointing pointing
	place    place // that the reader pointed at last
	clicks   int   // counts what makes a click that waits void
	saving   saving
	pinned   pinned
	speed    float64 // requests a millisecond, of the latest run that says it; 0: none yet
	code     string  // what the QR code that is shown holds

	Watch *Watch // the live view of the queues

	validation *Validation // as far as it has been computed, shown or not

	practices map[string]*Practice // by lesson
	readable  bool                 // there are pages to read beside this one
}

// Automatic is the largest expected number of requests with which an
// experiment starts by itself when a link is opened: a few seconds' work.
const Automatic = 20e6

// New returns the store of a page that was opened with a query and a fragment.
// Tags are languages, best first: remembered ones before the browser's.
func New(engine Engine, window Window, query, fragment, theme string, tags []string) *Store {
	s := &Store{engine: engine, window: window, written: [2]string{query, fragment}}
	s.query, _ = url.ParseQuery(query) // what is malformed is left out
	s.Lang = text.Choose(append([]string{s.query.Get("lang")}, tags...)...)
	if t := s.query.Get("theme"); t == "light" || t == "dark" {
		theme = t
	}
	s.Theme = theme
	s.Embed = s.query.Get("embed") == "1"
	s.readable = window.Width(ReferencesID) > 0
	s.Watch = &Watch{store: s}
	s.Watch.restore(s.query.Get("watch"))
	window.Speak(s.Lang.Code(), text.Title.In(s.Lang))
	window.Dress(s.Theme)
	s.recall()
	if s.query.Get("view") == view && !s.Embed {
		s.Validation = s.table()
	}
	if fragment == "" {
		fragment = firstLesson()
	}
	s.load(fragment)
	s.entry = s.Draft.Fragment()
	s.address()
	return s
}

// firstLesson is the link of the first experiment of the catalogue.
func firstLesson() string {
	for _, e := range catalogue.Entries() {
		return e.Link
	}
	return "v=" + link.Version
}

// load takes a link into the draft and runs it, unless it holds mistakes, is
// large, or waits for a prediction.
func (s *Store) load(fragment string) {
	s.Draft = NewDraft(fragment)
	s.undo = nil
	s.present()
	s.touch()
	if len(s.Draft.Problems) == 0 && s.Draft.Experiment.TotalRequests() <= Automatic && !s.Withheld() && s.Validation == nil {
		s.start()
	} else {
		s.drop()
	}
}

// Arrived takes the query and the link of an entry of the history, or a link
// edited by hand in the address bar. Browsers tell of some twice: the second
// time must not undo what was edited in between and is not written yet.
func (s *Store) Arrived(query, fragment string) {
	arrived := [2]string{query, fragment}
	if arrived == s.written {
		return
	}
	s.written = arrived
	if fragment == "" {
		fragment = firstLesson()
	}
	s.turn(query)
	if fragment != s.Draft.Fragment() || s.Run == nil && s.Validation == nil {
		s.load(fragment)
		s.entry = s.Draft.Fragment()
		return
	}
	s.Watch.follow()
	s.runPinned()
	s.Redraw()
	s.touch()
}

// turn takes the settings of the view that an entry of the history holds.
func (s *Store) turn(query string) {
	before := s.query
	s.query, _ = url.ParseQuery(query) // what is malformed is left out
	if shown := s.query.Get("view") == view; !shown {
		s.leaveValidation()
	} else if s.Validation == nil {
		s.Validation = s.table()
	}
	if s.query.Get("pin") != before.Get("pin") {
		s.dropPinned()
		s.recall()
	}
	if words := s.query.Get("watch"); words != before.Get("watch") {
		s.Watch.shut()
		s.Watch.restore(words)
	}
}

// Open takes the link of an experiment that the reader chose, as a new entry
// of the history.
func (s *Store) Open(fragment string) {
	s.leaveValidation()
	s.forgetView()
	s.load(fragment)
	s.commit()
}

// commit makes the draft's link a new entry of the history. The entry before
// gets back the link that was run there, which edits have overwritten since:
// so the way back leads to it and not to the last edit.
func (s *Store) commit() {
	fragment := s.Draft.Fragment()
	query := s.query.Encode()
	if fragment == s.entry {
		s.replace(query, fragment)
		return
	}
	s.replace(query, s.entry)
	s.push(query, fragment)
	s.entry = fragment
}

// Start runs the draft, as a new entry of the history. With mistakes in the
// draft, and before a prediction that it waits for, nothing happens.
func (s *Store) Start() {
	if len(s.Draft.Problems) > 0 || s.Withheld() {
		return
	}
	if s.Run == nil || !s.Run.Running() || s.Stale() { // an edit may have begun it already
		s.start()
	}
	s.commit()
}

// SetLang changes the language.
func (s *Store) SetLang(l text.Lang) {
	s.Lang = l
	s.window.Remember("lang", l.Code())
	s.window.Speak(l.Code(), text.Title.In(l))
	if s.query.Has("lang") {
		s.query.Set("lang", l.Code())
		s.address()
	}
	s.Redraw()
	s.Watch.tell()
	s.touch()
}

// SetTheme changes the theme: light, dark, or "" for the system's.
func (s *Store) SetTheme(theme string) {
	s.Theme = theme
	s.window.Remember("theme", theme)
	s.window.Dress(theme)
	if s.query.Has("theme") {
		s.query.Del("theme")
		s.address()
	}
	s.Redraw()
	s.touch()
}

// Dark says whether the page is dark now.
func (s *Store) Dark() bool {
	return s.Theme == "dark" || s.Theme == "" && s.window.SystemDark()
}

// Focus moves the keyboard's focus to an element.
func (s *Store) Focus(id string) { s.window.Focus(id) }

// FoldContents folds or unfolds the contents where the page is narrow.
func (s *Store) FoldContents() {
	s.ContentsOpen = !s.ContentsOpen
	s.touch()
}

// Unfold shows a group of settings whole.
func (s *Store) Unfold(group string) {
	if s.Unfolded == nil {
		s.Unfolded = make(map[string]bool)
	}
	s.Unfolded[group] = true
	s.touch()
}

// FoldConclusion folds or unfolds the lesson's conclusion.
func (s *Store) FoldConclusion() {
	s.ConclusionOpen = !s.ConclusionOpen
	s.touch()
}

// Now is the window's clock, in milliseconds.
func (s *Store) Now() float64 { return s.window.Now() }

// touch notes that something to be seen has changed.
func (s *Store) touch() { s.changed = true }

// Changed says whether something to be seen has changed since it was last
// asked.
func (s *Store) Changed() bool {
	if s.changed {
		s.renewCode()
	}
	c := s.changed
	s.changed = false
	return c
}
