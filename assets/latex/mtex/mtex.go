// Package mtex would set formulas.
package mtex

import (
	"errors"

	"codeberg.org/go-latex/latex/drawtex"
	"codeberg.org/go-latex/latex/font/ttf"
	"codeberg.org/go-latex/latex/tex"
)

// Renderer draws what was set.
type Renderer interface {
	Render(width, height, dpi float64, c *drawtex.Canvas) error
}

// Parse refuses every text.
func Parse(text string, size, dpi float64, b *ttf.Backend) (tex.Node, error) {
	return nil, errors.New("latex: this program sets plain text only")
}
