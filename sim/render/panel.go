package render

import (
	"math"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"

	"loadlab/sim/figure"
)

// panels draws all panels into what is free.
func (s *sheet) panels(direct bool) []placed {
	var frames []placed
	n := len(s.figure.Panels)
	columns := s.columns(n)
	rows := 0
	if n > 0 {
		rows = (n + columns - 1) / columns
	}
	size := s.free.Size()
	for i := range s.figure.Panels {
		cell := s.free
		gap := s.base * 1.2
		width := (size.X - gap*vg.Length(columns-1)) / vg.Length(columns)
		height := (size.Y - gap*vg.Length(rows-1)) / vg.Length(rows)
		cell.Min.X += vg.Length(i%columns) * (width + gap)
		cell.Max.X = cell.Min.X + width
		cell.Max.Y -= vg.Length(i/columns) * (height + gap)
		cell.Min.Y = cell.Max.Y - height
		p := s.figure.Panels[i] // a copy, as its words may change
		if below := (i/columns+1)*columns + columns - 1; below < n && p.X.Label == s.figure.Panels[below].X.Label {
			p.X.Label = "" // the row below is full and says it
		}
		frames = append(frames, s.panel(cell, &p, direct))
	}
	return frames
}

// columns is how many panels stand side by side: each wider than 16 letters,
// near to 8 by 5 in shape, and few places left empty.
func (s *sheet) columns(n int) int {
	size := s.free.Size()
	best, badness := 1, math.Inf(1)
	for columns := 1; columns <= n; columns++ {
		rows := (n + columns - 1) / columns
		width, height := float64(size.X)/float64(columns), float64(size.Y)/float64(rows)
		if columns > 1 && width < 16*float64(s.base) {
			break
		}
		empty := float64(columns*rows-n) / float64(n)
		if b := math.Abs(math.Log(width/height/1.6)) + 2*empty; b < badness-1e-9 {
			best, badness = columns, b
		}
	}
	return best
}

// panel draws one panel into a cell.
func (s *sheet) panel(cell draw.Canvas, p *figure.Panel, direct bool) placed {
	plotArea := s.panelHead(cell, p)
	if direct {
		plotArea.Max.X -= s.widest(s.shown()) + s.base*1.2
	}
	pl := s.plot(plotArea, p)
	data := pl.DataCanvas(plotArea)
	pl.Draw(plotArea)
	if direct {
		s.labels(data, p)
	}
	return placed{data.Rectangle, p.X, p.Y}
}

// panelHead writes a panel's title and what its y axis shows above it, on one
// line where both fit, and returns the rest of the cell.
func (s *sheet) panelHead(cell draw.Canvas, p *figure.Panel) draw.Canvas {
	title := words(s.base, s.theme.ink, draw.XLeft, draw.YTop)
	quiet := words(s.base*0.9, s.theme.quiet, draw.XLeft, draw.YTop)
	start := cell.Min.X
	if p.Title != "" {
		cell.FillText(title, vg.Point{X: start, Y: cell.Max.Y}, p.Title)
		start += title.Width(p.Title) + s.base*0.9
		if p.Y.Label == "" || !s.headsFit(cell.Size().X, title, quiet) {
			cell.Max.Y -= lineHeight(title)
			start = cell.Min.X
		}
	}
	if p.Y.Label != "" {
		for _, line := range wrap(quiet, p.Y.Label, cell.Max.X-start) {
			cell.FillText(quiet, vg.Point{X: start, Y: cell.Max.Y - (title.Font.Size-quiet.Font.Size)*0.9}, line)
			cell.Max.Y -= lineHeight(title)
		}
	}
	cell.Max.Y -= s.base * 0.5
	return cell
}

// headsFit tells whether in every panel both parts of the head fit on a line:
// all panels are alike, so that their frames are of one size.
func (s *sheet) headsFit(width vg.Length, title, quiet draw.TextStyle) bool {
	for _, p := range s.figure.Panels {
		if title.Width(p.Title)+s.base*0.9+quiet.Width(p.Y.Label) > width {
			return false
		}
	}
	return true
}

// plot sets gonum's plot up: axes and what is drawn between them.
func (s *sheet) plot(area draw.Canvas, p *figure.Panel) *plot.Plot {
	pl := plot.New()
	pl.BackgroundColor = nil
	s.axis(&pl.X, p.X, s.ticks(p.X, area.Size().X*0.9, true))
	s.axis(&pl.Y, p.Y, s.ticks(p.Y, area.Size().Y*0.8, false))
	pl.X.Label.Text = p.X.Label
	pl.Y.Tick.Label.XAlign = draw.XRight
	pl.Y.Tick.Label = centred(pl.Y.Tick.Label, pl.Y.Tick.Label.FontExtents().Descent)
	pl.Y.LineStyle.Width = 0
	pl.Y.Tick.Length = 0
	pl.Add(painter{s, p})
	return pl
}

// axis sets one of gonum's axes up.
func (s *sheet) axis(a *plot.Axis, from figure.Axis, ticks []plot.Tick) {
	a.Min, a.Max = from.Min, from.Max
	a.Scale = scale{from}
	a.Tick.Marker = plot.ConstantTicks(ticks)
	a.Padding = s.base * 0.3
	a.Label.Padding = s.base * 0.2
	a.Label.TextStyle = words(s.base*0.9, s.theme.quiet, draw.XCenter, draw.YBottom)
	a.Tick.Label = words(s.base*0.88, s.theme.quiet, draw.XCenter, draw.YTop)
	line := draw.LineStyle{Color: s.theme.quiet, Width: s.base * 0.06}
	a.LineStyle, a.Tick.LineStyle = line, line
	a.Tick.Length = s.base * 0.35
}

// scale lets a figure's axis place gonum's marks and data.
type scale struct{ axis figure.Axis }

// Normalize implements plot.Normalizer; the axis knows its own ends.
func (s scale) Normalize(_, _, x float64) float64 { return s.axis.Fraction(x) }

// ticks chooses the marks of an axis of a length, as many as leave room
// between the labels.
func (s *sheet) ticks(a figure.Axis, long vg.Length, horizontal bool) []plot.Tick {
	style := words(s.base*0.88, s.theme.quiet, draw.XCenter, draw.YTop)
	n := int(long / (s.base * 2.6))
	if horizontal {
		n = int(long / (s.base * 4.5))
	}
	for ; n > 2; n-- {
		if fits(a, a.Ticks(n), style, long, horizontal) {
			break
		}
	}
	var ticks []plot.Tick
	end := vg.Length(math.Inf(-1))
	for _, t := range a.Ticks(n) {
		low, high := extent(a, t, style, long, horizontal)
		if t.Label != "" && low < end+s.base*0.3 {
			t.Label = "" // the last resort on a very small picture
		}
		if t.Label != "" {
			end = high
		}
		ticks = append(ticks, plot.Tick{Value: t.Value, Label: t.Label})
	}
	return ticks
}

// extent is the part of the axis that a tick's label takes.
func extent(a figure.Axis, t figure.Tick, style draw.TextStyle, long vg.Length, horizontal bool) (low, high vg.Length) {
	size := style.Font.Size
	if horizontal {
		size = style.Width(t.Label)
	}
	at := vg.Length(a.Fraction(t.Value)) * long
	return at - size/2, at + size/2
}

// fits tells whether no two labels come closer than two thirds of a letter.
func fits(a figure.Axis, ticks []figure.Tick, style draw.TextStyle, long vg.Length, horizontal bool) bool {
	end := vg.Length(math.Inf(-1))
	for _, t := range ticks {
		if t.Label == "" {
			continue
		}
		low, high := extent(a, t, style, long, horizontal)
		if low < end+style.Font.Size*0.7 {
			return false
		}
		end = high
	}
	return true
}
