package ui

import (
	"loadlab/sim/version"
	"loadlab/ui/store"
	"loadlab/ui/text"
)

// Share shows the fingerprint of the run, whether it is the one that the link
// carried, and copies the link.
type Share struct {
	Store *store.Store
}

// Say is a phrase in the page's language.
func (c *Share) Say(p text.Phrase, arguments ...any) string {
	return p.In(c.Store.Lang, arguments...)
}

// Class hides the whole while nothing was run.
func (c *Share) Class() string {
	if c.Store.Run == nil {
		return "share nothing"
	}
	return "share"
}

// Fingerprint is the run's fingerprint, or a dash before it is complete.
func (c *Share) Fingerprint() string {
	if c.Store.Run != nil {
		if f := c.Store.Run.Fingerprint(); f != "" {
			return f
		}
	}
	return "–"
}

// Whole is the address of the whole page with this experiment. A link of
// thousands of servers' own values would not fit through Vugu's buffer.
func (c *Share) Whole() string {
	if link := c.Store.WholeLink(); len(link) < mostWords {
		return link
	}
	return "#"
}

// Complete says whether there is something to save.
func (c *Share) Complete() bool { return c.Store.Run != nil && c.Store.Run.Complete() }

// Pressed writes a truth value as ARIA wants it.
func (c *Share) Pressed(yes bool) string { return boolean(yes) }

// CodeClass hides the QR code until it is asked for.
func (c *Share) CodeClass() string {
	if c.Store.Code == nil {
		return "code nothing"
	}
	return "code"
}

// HasCode says whether there is a QR code to show.
func (c *Share) HasCode() bool { return c.CodeURL() != "" }

// CodeURL is the address of the QR code's picture, or "".
func (c *Share) CodeURL() string {
	if c.Store.Code == nil {
		return ""
	}
	return c.Store.Code.URL
}

// CodeNote says what the QR code holds, or why there is none.
func (c *Share) CodeNote() string {
	switch code := c.Store.Code; {
	case code == nil:
		return ""
	case code.URL == "":
		return c.Say(text.QRTooLong, grouped(float64(code.Bytes)))
	}
	return c.Say(text.QRHolds)
}

// Note says what became of copying.
func (c *Share) Note() string {
	if c.Store.Note == nil {
		return ""
	}
	return c.Say(*c.Store.Note)
}

// Verdict says whether the link's fingerprint was reproduced.
func (c *Share) Verdict() string {
	switch run := c.Store.Run; c.Store.Verdict() {
	case store.NotYet:
		return c.Say(text.NotYet, run.Sum)
	case store.Reproduced:
		return c.Say(text.Reproduced, version.Number)
	case store.Different:
		return c.Say(text.Different, run.Sum, version.Number, run.Fingerprint())
	}
	return ""
}

// VerdictClass colours the verdict.
func (c *Share) VerdictClass() string {
	switch c.Store.Verdict() {
	case store.Reproduced:
		return "verdict good"
	case store.Different:
		return "verdict bad"
	}
	return "verdict"
}
