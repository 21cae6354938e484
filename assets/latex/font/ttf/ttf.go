// Package ttf holds the fonts that a formula would be set in.
package ttf

import (
	"golang.org/x/image/font/sfnt"

	"codeberg.org/go-latex/latex/drawtex"
)

// Fonts are the faces of a family: plain, italic, bold, bold italic.
type Fonts struct {
	Default, Rm, It, Bf, BfIt *sfnt.Font
}

// Backend would measure and draw characters.
type Backend struct{}

// NewFrom returns a backend.
func NewFrom(*drawtex.Canvas, *Fonts) *Backend { return &Backend{} }
