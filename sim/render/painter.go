package render

import (
	"image/color"
	"math"
	"slices"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"

	"loadlab/sim/figure"
)

// painter draws what lies between a panel's axes; it is a plot.Plotter.
type painter struct {
	sheet *sheet
	panel *figure.Panel
}

// Plot implements plot.Plotter, from the ground up: spans, grid, bands, lines.
func (p painter) Plot(c draw.Canvas, pl *plot.Plot) {
	if p.panel.Cells != nil {
		p.cells(c)
		p.seams(c)
		p.cellTexts(c)
		p.edges(c)
		return
	}
	p.spans(c)
	p.grid(c, pl)
	for _, s := range p.panel.Series {
		if !s.Hidden {
			if s.Form == figure.Dots {
				p.whiskers(c, s)
			} else {
				p.band(c, s)
			}
		}
	}
	p.lines(c)
	for _, s := range p.panel.Series {
		if s.Hidden {
			continue
		}
		for _, run := range p.runs(c, s) {
			p.line(c, s, run)
		}
	}
}

// point is where a value lies on the canvas.
func (p painter) point(c draw.Canvas, x, y float64) vg.Point {
	return vg.Point{X: c.X(p.panel.X.Fraction(x)), Y: c.Y(p.panel.Y.Fraction(y))}
}

// grid draws faint lines at the labelled ticks.
func (p painter) grid(c draw.Canvas, pl *plot.Plot) {
	style := draw.LineStyle{Color: p.sheet.theme.grid, Width: p.sheet.base * 0.06}
	for _, t := range pl.Y.Tick.Marker.Ticks(pl.Y.Min, pl.Y.Max) {
		if y := c.Y(p.panel.Y.Fraction(t.Value)); t.Label != "" && c.ContainsY(y) {
			c.StrokeLine2(style, c.Min.X, y, c.Max.X, y)
		}
	}
	for _, t := range pl.X.Tick.Marker.Ticks(pl.X.Min, pl.X.Max) {
		if x := c.X(p.panel.X.Fraction(t.Value)); t.Label != "" && c.ContainsX(x) {
			c.StrokeLine2(style, x, c.Min.Y, x, c.Max.Y)
		}
	}
}

// spans shades marked ranges and names them at the top.
func (p painter) spans(c draw.Canvas) {
	style := words(p.sheet.base*0.8, p.sheet.theme.quiet, draw.XLeft, draw.YTop)
	for _, s := range p.panel.Spans {
		low := max(c.X(p.panel.X.Fraction(s.From)), c.Min.X)
		high := min(c.X(p.panel.X.Fraction(s.To)), c.Max.X)
		if !(high > low) {
			continue
		}
		c.FillPolygon(p.sheet.theme.span, box(low, c.Min.Y, high, c.Max.Y))
		if at := low + p.sheet.base*0.3; at+style.Width(s.Label) < c.Max.X {
			c.FillText(style, vg.Point{X: at, Y: c.Max.Y - p.sheet.base*0.2}, s.Label)
		}
	}
}

// lines draws the reference values with their names.
func (p painter) lines(c draw.Canvas) {
	style := draw.LineStyle{Color: p.sheet.theme.mark, Width: p.sheet.base * 0.09, Dashes: []vg.Length{p.sheet.base * 0.5, p.sheet.base * 0.3}}
	text := words(p.sheet.base*0.85, p.sheet.theme.mark, draw.XLeft, draw.YBottom)
	for _, l := range p.panel.Lines {
		if l.Vertical {
			if x := c.X(p.panel.X.Fraction(l.Value)); c.ContainsX(x) {
				c.StrokeLine2(style, x, c.Min.Y, x, c.Max.Y)
				c.FillText(text, vg.Point{X: x + p.sheet.base*0.3, Y: c.Max.Y - p.sheet.base*1.2}, l.Label)
			}
			continue
		}
		if y := c.Y(p.panel.Y.Fraction(l.Value)); c.ContainsY(y) {
			c.StrokeLine2(style, c.Min.X, y, c.Max.X, y)
			c.FillText(text, vg.Point{X: c.Min.X + p.sheet.base*0.3, Y: y + p.sheet.base*0.15}, l.Label)
		}
	}
}

// runs splits a series at its gaps, in canvas points.
func (p painter) runs(c draw.Canvas, s figure.Series) [][]vg.Point {
	var runs [][]vg.Point
	var run []vg.Point
	for i, x := range s.X {
		if math.IsNaN(s.Y[i]) || math.IsInf(s.Y[i], 0) {
			runs, run = append(runs, run), nil
			continue
		}
		at := p.point(c, x, s.Y[i])
		if s.Form == figure.Steps && len(run) > 0 {
			run = append(run, vg.Point{X: at.X, Y: run[len(run)-1].Y})
		}
		run = append(run, at)
	}
	runs = append(runs, run)
	return slices.DeleteFunc(runs, func(r []vg.Point) bool { return len(r) == 0 })
}

// line draws one run of a series: a lone point between gaps becomes a marker.
func (p painter) line(c draw.Canvas, s figure.Series, run []vg.Point) {
	if s.Form == figure.Dots || len(run) == 1 {
		for _, at := range run {
			if c.Contains(at) {
				c.DrawGlyph(p.sheet.glyph(s.Style), at)
			}
		}
		return
	}
	stroke(c, p.sheet.lineStyle(s.Style, s.Reference), run, p.sheet.column)
}

// band fills the range about a series.
func (p painter) band(c draw.Canvas, s figure.Series) {
	if s.Low == nil {
		return
	}
	fill := faded(p.sheet.theme.colour(s.Style), 0.18)
	for start := 0; start < len(s.X); start++ {
		end := start
		for end < len(s.X) && !math.IsNaN(s.Low[end]) && !math.IsNaN(s.High[end]) {
			end++
		}
		if end-start > 1 {
			p.area(c, fill, s, start, end)
		}
		start = end
	}
}

// whiskers draws the range about each dot.
func (p painter) whiskers(c draw.Canvas, s figure.Series) {
	if s.Low == nil {
		return
	}
	style := draw.LineStyle{Color: faded(p.sheet.theme.colour(s.Style), 0.5), Width: p.sheet.base * 0.1}
	for i, x := range s.X {
		low, high := p.point(c, x, s.Low[i]), p.point(c, x, s.High[i])
		if !math.IsNaN(s.Low[i]) && c.Contains(low) && c.Contains(high) {
			c.StrokeLine2(style, low.X, low.Y, high.X, high.Y)
		}
	}
}

// edges marks where spans begin and end, over cells that would hide shading.
func (p painter) edges(c draw.Canvas) {
	style := draw.LineStyle{Color: p.sheet.theme.mark, Width: p.sheet.base * 0.09, Dashes: []vg.Length{p.sheet.base * 0.4, p.sheet.base * 0.3}}
	for _, s := range p.panel.Spans {
		for _, at := range []float64{s.From, s.To} {
			if x := c.X(p.panel.X.Fraction(at)); c.ContainsX(x) {
				c.StrokeLine2(style, x, c.Min.Y, x, c.Max.Y)
			}
		}
	}
}

// area fills the band over the points [start, end).
func (p painter) area(c draw.Canvas, fill color.Color, s figure.Series, start, end int) {
	var high, low []vg.Point
	for i := start; i < end; i++ {
		high = append(high, p.point(c, s.X[i], s.High[i]))
		low = append(low, p.point(c, s.X[i], s.Low[i]))
	}
	high, low = thin(high, p.sheet.column), thin(low, p.sheet.column)
	slices.Reverse(low)
	c.FillPolygon(fill, c.ClipPolygonXY(append(high, low...)))
}
