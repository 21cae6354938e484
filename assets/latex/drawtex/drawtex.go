// Package drawtex holds what a formula would be drawn with.
package drawtex

import "golang.org/x/image/font/sfnt"

// Canvas would collect what is to be drawn; it stays empty.
type Canvas struct{}

// New returns an empty canvas.
func New() *Canvas { return &Canvas{} }

// Ops is what is to be drawn: nothing.
func (*Canvas) Ops() []Op { return nil }

// Op is one thing to be drawn.
type Op interface{ isOp() }

// GlyphOp would draw a character.
type GlyphOp struct {
	X, Y  float64
	Glyph Glyph
}

func (GlyphOp) isOp() {}

// RectOp would fill a rectangle.
type RectOp struct{ X1, Y1, X2, Y2 float64 }

func (RectOp) isOp() {}

// Glyph is a character of a font.
type Glyph struct {
	Font   *sfnt.Font
	Size   float64
	Symbol string
}
