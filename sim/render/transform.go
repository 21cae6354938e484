package render

import (
	"gonum.org/v1/plot/vg"

	"loadlab/sim/figure"
)

// Transform tells where the data lie in a picture.
type Transform struct {
	Width, Height float64 // of the picture, in CSS pixels
	Frames        []Frame // one a panel, in the figure's order
}

// Frame is where a panel's data lie, in CSS pixels from the upper left corner
// of the picture, and the axes that spread them.
type Frame struct {
	Left, Top, Width, Height float64
	X, Y                     figure.Axis
}

// Pixel is where a value lies in the picture.
func (f Frame) Pixel(x, y float64) (px, py float64) {
	return f.Left + f.X.Fraction(x)*f.Width, f.Top + (1-f.Y.Fraction(y))*f.Height
}

// Data is the inverse of Pixel.
func (f Frame) Data(px, py float64) (x, y float64) {
	return f.X.At((px - f.Left) / f.Width), f.Y.At(1 - (py-f.Top)/f.Height)
}

// Contains tells whether a place of the picture is inside the frame.
func (f Frame) Contains(px, py float64) bool {
	return px >= f.Left && px <= f.Left+f.Width && py >= f.Top && py <= f.Top+f.Height
}

// At returns the panel at a place of the picture, or -1.
func (t Transform) At(px, py float64) int {
	for i, f := range t.Frames {
		if f.Contains(px, py) {
			return i
		}
	}
	return -1
}

// placed is a panel's data rectangle on the canvas.
type placed struct {
	rectangle vg.Rectangle
	x, y      figure.Axis
}

// newTransform converts from the canvas's points, upwards, to CSS pixels,
// downwards.
func newTransform(frames []placed, s Size, dpi float64) Transform {
	t := Transform{Width: float64(s.Width), Height: float64(s.Height)}
	css := dpi / 72 / s.Scale
	for _, p := range frames {
		size := p.rectangle.Size()
		t.Frames = append(t.Frames, Frame{
			Left:   float64(p.rectangle.Min.X) * css,
			Top:    t.Height - float64(p.rectangle.Max.Y)*css,
			Width:  float64(size.X) * css,
			Height: float64(size.Y) * css,
			X:      p.x,
			Y:      p.y,
		})
	}
	return t
}
