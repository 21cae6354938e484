package render

import (
	"image"
	"image/color"

	"git.sr.ht/~sbinet/gg"
	pixels "golang.org/x/image/draw"
	"golang.org/x/image/math/f64"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/vgimg"
)

// blank returns a canvas of one colour. It is what vgimg makes by itself, but for
// how glyphs get there, and that the picture is not made twice.
func blank(width, height vg.Length, dpi int, ground color.Color) *vgimg.Canvas {
	c := gg.NewContext(int(width.Dots(float64(dpi))+0.5), int(height.Dots(float64(dpi))+0.5))
	c.SetInterpolator(copier{pixels.BiLinear})
	c.SetLineCapButt()
	c.InvertY()
	canvas := vgimg.NewWith(vgimg.UseDPI(dpi), vgimg.UseImageWithContext(c.Image().(pixels.Image), c))
	pixels.Draw(canvas.Image(), canvas.Image().Bounds(), image.NewUniform(ground), image.Point{}, pixels.Src)
	return canvas
}

// copier copies what is only moved by whole pixels: glyphs, where text is not
// turned. To interpolate between their pixels gives the same and took most of the
// time of drawing text.
type copier struct{ pixels.Interpolator }

func (c copier) Transform(dst pixels.Image, m f64.Aff3, src image.Image, sr image.Rectangle, op pixels.Op, opts *pixels.Options) {
	to := image.Pt(int(m[2]), int(m[5]))
	if m != (f64.Aff3{1, 0, float64(to.X), 0, 1, float64(to.Y)}) || opts == nil || opts.DstMask != nil {
		c.Interpolator.Transform(dst, m, src, sr, op, opts)
		return
	}
	pixels.DrawMask(dst, sr.Add(to), src, sr.Min, opts.SrcMask, opts.SrcMaskP.Add(sr.Min), op)
}
