package render

import (
	"image"
	"image/color"
	stddraw "image/draw"
	"math"

	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
	"gonum.org/v1/plot/vg/vgimg"

	"loadlab/sim/figure"
)

// cells paints a panel's cells. On an image they are written pixel by pixel,
// which is sharp and a hundred times faster than filling paths; elsewhere an
// image of twice the canvas's size is drawn.
func (p painter) cells(c draw.Canvas) {
	if p.panel.Cells == nil || p.panel.Cells.Rows < 1 || p.panel.Cells.Columns < 1 {
		return
	}
	onto := imageOf(c)
	if onto == nil {
		size := c.Size()
		img := image.NewNRGBA(image.Rect(0, 0, int(size.X*2), int(size.Y*2)))
		p.paint(img, img.Bounds())
		c.DrawImage(c.Rectangle, img)
		return
	}
	img, dpi := onto.Image(), onto.DPI()
	height := img.Bounds().Dy()
	pixel := func(l vg.Length) int { return int(math.Round(l.Dots(dpi))) }
	p.paint(img, image.Rect(pixel(c.Min.X), height-pixel(c.Max.Y), pixel(c.Max.X), height-pixel(c.Min.Y)))
}

// imageOf is the image below a canvas, which plots wrap several times, or nil
// where it is none.
func imageOf(c draw.Canvas) *vgimg.Canvas {
	for {
		switch below := c.Canvas.(type) {
		case draw.Canvas:
			c = below
		case *vgimg.Canvas:
			return below
		default:
			return nil
		}
	}
}

// paint fills the rectangle of an image with the visible cells. A pixel that
// several cells fall on shows the largest, so that one full server among a
// thousand is still seen.
func (p painter) paint(img stddraw.Image, r image.Rectangle) {
	cells := p.panel.Cells
	columns := spans(r.Dx(), func(f float64) float64 { return (p.panel.X.At(f) - cells.X0) / cells.DX }, cells.Columns)
	rows := spans(r.Dy(), func(f float64) float64 { return (p.panel.Y.At(1-f) - cells.Y0) / cells.DY }, cells.Rows)
	line := image.NewRGBA(image.Rect(0, 0, r.Dx(), 1))
	for y := range rows {
		if y == 0 || rows[y] != rows[y-1] { // else it looks like the line above
			p.paintLine(line, rows[y], columns)
		}
		stddraw.Draw(img, image.Rect(r.Min.X, r.Min.Y+y, r.Max.X, r.Min.Y+y+1), line, image.Point{}, stddraw.Over)
	}
}

// paintLine fills a line of pixels from rows of cells.
func (p painter) paintLine(line *image.RGBA, rows [2]int, columns [][2]int) {
	clear(line.Pix)
	var c color.NRGBA
	for x, span := range columns {
		if x == 0 || span != columns[x-1] {
			c = color.NRGBA{}
			if v := largest(p.panel.Cells, rows, span); !math.IsNaN(v) {
				c = p.sheet.cellColour(v)
			}
		}
		copy(line.Pix[4*x:], []uint8{c.R, c.G, c.B, c.A})
	}
}

// spans returns for each of n pixels the cells [from, to) that it shows of
// count; at maps a fraction of the way to a place in cells.
func spans(n int, at func(float64) float64, count int) [][2]int {
	out := make([][2]int, n)
	for i := range out {
		a, b := at(float64(i)/float64(n)), at(float64(i+1)/float64(n))
		from, to := int(math.Floor(math.Min(a, b)+1e-9)), int(math.Ceil(math.Max(a, b)-1e-9))
		if math.Abs(b-a) <= 1 { // cells larger than pixels: the one in the middle
			from = int(math.Floor((a + b) / 2))
			to = from + 1
		}
		out[i] = [2]int{max(from, 0), min(to, count)}
	}
	return out
}

// largest is the largest value of a block of cells, NaN if it holds none.
func largest(c *figure.Cells, rows, columns [2]int) float64 {
	most := math.NaN()
	for row := rows[0]; row < rows[1]; row++ {
		for column := columns[0]; column < columns[1]; column++ {
			if i := row*c.Columns + column; i < len(c.Values) && !(c.Values[i] <= most) && !math.IsNaN(c.Values[i]) {
				most = c.Values[i]
			}
		}
	}
	return most
}

// cellTexts writes the cells' texts where the cells are wide enough for all.
func (p painter) cellTexts(c draw.Canvas) {
	cells := p.panel.Cells
	if cells == nil || len(cells.Texts) != len(cells.Values) {
		return
	}
	style := centred(words(p.sheet.base*0.85, p.sheet.theme.ink, draw.XCenter, draw.YCenter), 0)
	wide := p.point(c, cells.X0+cells.DX, 0).X - p.point(c, cells.X0, 0).X
	for _, text := range cells.Texts {
		if style.Width(text)+p.sheet.base*0.2 > wide {
			return
		}
	}
	for i, text := range cells.Texts {
		column, row := float64(i%cells.Columns), float64(i/cells.Columns)
		at := p.point(c, cells.X0+(column+0.5)*cells.DX, cells.Y0+(row+0.5)*cells.DY)
		if text == "" || !c.Contains(at) {
			continue
		}
		style.Color = over(p.sheet.cellColour(cells.Values[i]))
		c.FillText(style, at, text)
	}
}

// seams draws thin lines of the ground between the rows of a strip.
func (p painter) seams(c draw.Canvas) {
	cells := p.panel.Cells
	if cells == nil || p.panel.Y.Unit != figure.Named {
		return
	}
	for row := 1; row < cells.Rows; row++ {
		y := p.point(c, 0, cells.Y0+float64(row)*cells.DY).Y
		c.StrokeLine2(draw.LineStyle{Color: p.sheet.theme.ground, Width: p.sheet.base * 0.25}, c.Min.X, y, c.Max.X, y)
	}
}
