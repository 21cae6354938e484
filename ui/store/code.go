package store

import (
	"rsc.io/qr"

	"loadlab/ui/text"
)

// Code is the QR code of the link, for a projector and the phones before it.
type Code struct {
	URL   string // of its picture; "" where the link does not fit into one
	Bytes int    // length of the link
}

// codeScale is how many pixels a module of the code has in its picture; the
// page scales it without blur.
const codeScale = 8

// ToggleCode shows the QR code of the link, or takes it away.
func (s *Store) ToggleCode() {
	if s.Code != nil {
		s.dropCode()
	} else {
		s.showCode()
	}
	s.touch()
}

// showCode makes the code of the link as it is now.
func (s *Store) showCode() {
	s.code = s.ShareLink()
	s.Code = &Code{Bytes: len(s.code)}
	// The weakest correction has the largest modules: a screen has no dirt.
	c, err := qr.Encode(s.code, qr.L)
	if err != nil {
		return // it is too long: there is no other error
	}
	c.Scale = codeScale
	s.Code.URL = s.window.PictureURL(c.PNG())
}

// dropCode takes the code away.
func (s *Store) dropCode() {
	if s.Code != nil && s.Code.URL != "" {
		s.window.Release(s.Code.URL)
	}
	s.Code = nil
}

// renewCode makes the code anew where the link has changed under it.
func (s *Store) renewCode() {
	if s.Code != nil && s.ShareLink() != s.code {
		s.dropCode()
		s.showCode()
	}
}

// Sharable says whether the browser has a share sheet.
func (s *Store) Sharable() bool { return s.window.CanShare() }

// ShareSheet hands the link to whatever the reader shares with.
func (s *Store) ShareSheet() {
	s.window.Share(text.Title.In(s.Lang), s.ShareLink(), func(err error) {
		if err != nil {
			s.note(&text.NotShared)
		}
	})
}
