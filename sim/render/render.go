// Package render draws figures with gonum/plot: to PNG at the size of an
// element on a page times its pixel ratio, or to SVG. Beside the picture it
// returns where the data lie in it, so that a page can point into it.
package render

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"math"

	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"

	"loadlab/sim/figure"
)

// Size is the size of a picture in CSS pixels, and how many of its own pixels
// one of them takes: 1 on a plain screen, 2 or 3 on a dense one or for print.
type Size struct {
	Width  int
	Height int
	Scale  float64 // 0 means 1
}

// Limits of a picture: below the first nothing readable fits, beyond the
// second the bytes of the image alone would take 400 MB.
const (
	leastSide  = 120
	mostPixels = 100_000_000
)

// check returns the size with its default filled in, or what is wrong with it.
func (s Size) check() (Size, error) {
	if s.Scale == 0 {
		s.Scale = 1
	}
	if !(s.Scale >= 0.25 && s.Scale <= 8) {
		return s, fmt.Errorf("render: scale %v: must be 0.25 to 8", s.Scale)
	}
	if s.Width < leastSide || s.Height < leastSide {
		return s, fmt.Errorf("render: %d x %d pixels: must be at least %d either way", s.Width, s.Height, leastSide)
	}
	if pixels := float64(s.Width) * float64(s.Height) * s.Scale * s.Scale; pixels > mostPixels {
		return s, fmt.Errorf("render: %d x %d pixels at scale %v: must be at most %d pixels in all", s.Width, s.Height, s.Scale, mostPixels)
	}
	return s, nil
}

// Picture is a drawn figure.
type Picture struct {
	PNG       []byte
	Transform Transform
}

// PNG draws a figure on a light or a dark ground. It is safe for concurrent
// use; an error, never a panic, says that a figure cannot be drawn.
func PNG(f *figure.Figure, s Size, dark bool) (Picture, error) {
	return picture(f, s, dark, png.BestSpeed)
}

// Passing is PNG for a picture that is looked at and not kept: its bytes are many,
// as making them few takes half of the time of drawing.
func Passing(f *figure.Figure, s Size, dark bool) (Picture, error) {
	return picture(f, s, dark, png.NoCompression)
}

// picture draws a figure and encodes it at a level.
func picture(f *figure.Figure, s Size, dark bool, level png.CompressionLevel) (p Picture, err error) {
	defer recoverAs(&err)
	if s, err = s.check(); err != nil {
		return p, err
	}
	// vgimg knows whole dots per inch only, so the canvas is measured in points
	// of which there may be slightly more or fewer than CSS pixels.
	dpi := math.Round(72 * s.Scale)
	points := func(css int) vg.Length { return vg.Length(math.Round(float64(css)*s.Scale) * 72 / dpi) }
	t := themeOf(dark)
	canvas := blank(points(s.Width), points(s.Height), int(dpi), t.ground)
	frames, err := compose(draw.New(canvas), f, t, float64(s.Width))
	if err != nil {
		return p, err
	}
	p.Transform = newTransform(frames, s, float64(canvas.DPI()))
	var out bytes.Buffer
	if level == png.NoCompression {
		out.Grow(len(canvas.Image().(*image.RGBA).Pix)) // three bytes a pixel, of four
	}
	encoder := png.Encoder{CompressionLevel: level}
	if err = encoder.Encode(&out, canvas.Image()); err != nil {
		return p, fmt.Errorf("render: %w", err)
	}
	p.PNG = out.Bytes()
	return p, nil
}

// recoverAs turns a panic of the drawing library into an error: a figure that
// cannot be drawn must not end the worker that was asked for it.
func recoverAs(err *error) {
	if r := recover(); r != nil {
		*err = fmt.Errorf("render: the figure cannot be drawn: %v", r)
	}
}
