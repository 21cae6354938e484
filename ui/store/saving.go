package store

import (
	"strconv"
	"strings"

	"loadlab/ui/text"
)

// Saving describes a figure as a file.
type Saving struct {
	Drawing
	Format      string // png, svg or csv
	Address     string // the link that the file carries
	Fingerprint string // of the whole run, "" when it is not complete
}

// Format is a kind of file.
type Format struct {
	Name      string // png, svg or csv
	Scale     int    // of a PNG: its pixels per CSS pixel
	mediaType string
}

// The formats that the page offers.
var (
	PNG1 = Format{"png", 1, "image/png"}
	PNG2 = Format{"png", 2, "image/png"}
	PNG3 = Format{"png", 3, "image/png"}
	SVG  = Format{"svg", 1, "image/svg+xml"}
	CSV  = Format{"csv", 1, "text/csv;charset=utf-8"}
)

// leastSaved is the least width of a saved picture in CSS pixels: what is
// narrow on a phone goes onto a slide like any other.
const leastSaved = 760

// saving is what is being saved.
type saving struct {
	waiting map[uint64]func([]byte, error) // by id: who takes the file
	note    *text.Phrase
	open    bool // the menu is unfolded
}

// SaveOpen says whether the menu of formats is unfolded.
func (s *Store) SaveOpen() bool { return s.saving.open }

// FoldSave folds or unfolds the menu of formats.
func (s *Store) FoldSave(open bool) {
	s.saving.open = open
	s.touch()
}

// SaveNote is what the last saving came to, for a while; or nil.
func (s *Store) SaveNote() *text.Phrase { return s.saving.note }

// Save offers the figure to the reader as a file.
func (s *Store) Save(f Format) {
	if s.Run == nil {
		return
	}
	name := s.fileName(f)
	s.FoldSave(false)
	s.file(f, func(content []byte, err error) {
		if err == nil {
			err = s.window.Download(name, f.mediaType, content)
		}
		if err != nil {
			s.noteSaving(&text.NotSaved)
		} else {
			s.noteSaving(savedNote(s.vouched()))
		}
	})
}

// savedNote says what a file carries.
func savedNote(fingerprint string) *text.Phrase {
	if fingerprint == "" {
		return &text.SavedAlone
	}
	return &text.Saved
}

// CopyPicture puts the figure on the clipboard.
func (s *Store) CopyPicture() {
	if s.Run == nil {
		return
	}
	s.FoldSave(false)
	deliver := s.window.CopyPicture(func(err error) {
		if err != nil {
			s.noteSaving(&text.PictureNotCopied)
		} else {
			s.noteSaving(&text.PictureCopied)
		}
	})
	s.file(PNG2, deliver)
}

// file asks for the figure as a file.
func (s *Store) file(f Format, take func([]byte, error)) {
	s.lastID++
	if s.saving.waiting == nil {
		s.saving.waiting = make(map[uint64]func([]byte, error))
	}
	s.saving.waiting[s.lastID] = take
	d := s.drawing(max(s.View.Width, leastSaved), float64(f.Scale))
	d.ID = s.lastID
	s.engine.Save(Saving{Drawing: d, Format: f.Name, Address: s.runLink(), Fingerprint: s.vouched()})
}

// runLink is the address of what was run, with its fingerprint when it is
// complete.
func (s *Store) runLink() string {
	address := s.window.Address() + "#" + s.Run.Link
	if sum := s.vouched(); sum != "" {
		address += "&sum=" + sum
	}
	return address
}

// fileName says what a file holds: lesson, figure, the run's fingerprint and,
// beyond one, the scale.
func (s *Store) fileName(f Format) string {
	parts := []string{"loadlab"}
	if from := s.Run.Experiment.From; from != "" {
		parts = append(parts, strings.ReplaceAll(from, ".", "-"))
	}
	parts = append(parts, s.Figure())
	if sum := s.vouched(); sum != "" {
		parts = append(parts, sum[:8])
	}
	name := strings.Join(parts, "-")
	if f.Scale > 1 {
		name += "@" + strconv.Itoa(f.Scale) + "x"
	}
	return name + "." + f.Name
}

// noteSaving says for a while what became of saving.
func (s *Store) noteSaving(note *text.Phrase) {
	s.saving.note = note
	s.touch()
	s.window.After(noteTime, func() {
		if s.saving.note == note {
			s.saving.note = nil
			s.touch()
		}
	})
}

// Saved takes a file.
func (s *Store) Saved(id uint64, content []byte) { s.settleFile(id, content, nil) }

// NotSaved takes the reason why there is no file.
func (s *Store) NotSaved(id uint64, reason error) { s.settleFile(id, nil, reason) }

func (s *Store) settleFile(id uint64, content []byte, err error) {
	if take, ok := s.saving.waiting[id]; ok {
		delete(s.saving.waiting, id)
		take(content, err)
	}
}
