package render

import (
	"errors"
	"strings"
	"unicode/utf8"

	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"

	"loadlab/sim/figure"
)

// sheet is a picture in the making: what is free of the canvas shrinks from
// its edges as title, legend and notes are written.
type sheet struct {
	free   draw.Canvas
	figure *figure.Figure
	theme  theme
	base   vg.Length // size of ordinary text
	column vg.Length // width of a CSS pixel
}

// compose lays a figure out on a canvas that is width CSS pixels wide, and
// returns where each panel's data came to lie.
func compose(c draw.Canvas, f *figure.Figure, t theme, width float64) ([]placed, error) {
	if f == nil || len(f.Panels) == 0 && f.Table == nil {
		return nil, errors.New("render: the figure has no panel")
	}
	s := &sheet{figure: f, theme: t, base: baseSize(width), column: c.Size().X / vg.Length(width)}
	s.inside(c)
	s.heading()
	s.notes()
	direct := false
	switch {
	case f.Table != nil:
		s.table()
		return nil, nil
	case f.Bar != nil:
		s.bar()
	case s.titledLines():
	default:
		if direct = s.directLabels(); !direct && !f.Keyed {
			s.legend()
		}
	}
	return s.panels(direct), nil
}

// inside leaves a margin of the canvas.
func (s *sheet) inside(c draw.Canvas) {
	margin := s.base
	s.free = draw.Crop(c, margin, -margin, margin*0.8, -margin*0.8)
}

// titledLines tells whether each panel's title already names its one line.
func (s *sheet) titledLines() bool {
	for _, p := range s.figure.Panels {
		if p.Title == "" || len(p.Series) > 1 {
			return false
		}
	}
	return true
}

// baseSize is the size of ordinary text in a picture: 11 points on a phone, 13
// in a column of a page, up to 17 on a slide.
func baseSize(width float64) vg.Length {
	return vg.Length(min(max(9.2+width/190, 11), 17))
}

// heading writes title and subtitle at the top.
func (s *sheet) heading() {
	s.write(words(s.base*1.3, s.theme.ink, draw.XLeft, draw.YTop), s.figure.Title, s.base*0.25)
	s.write(words(s.base*0.92, s.theme.quiet, draw.XLeft, draw.YTop), s.figure.Subtitle, s.base*0.55)
}

// write puts a text at the top of what is free, broken into lines that fit,
// and takes its height away, and the gap below.
func (s *sheet) write(style draw.TextStyle, text string, gap vg.Length) {
	if text == "" {
		return
	}
	for _, line := range wrap(style, text, s.free.Size().X) {
		s.free.FillText(style, vg.Point{X: s.free.Min.X, Y: s.free.Max.Y}, line)
		s.free.Max.Y -= lineHeight(style)
	}
	s.free.Max.Y -= gap
}

// lineHeight is the distance of two lines of text.
func lineHeight(style draw.TextStyle) vg.Length { return style.Font.Size * 1.28 }

// notes writes the notes at the bottom.
func (s *sheet) notes() {
	style := words(s.base*0.85, s.theme.quiet, draw.XLeft, draw.YTop)
	var lines []string
	for _, n := range s.figure.Notes {
		lines = append(lines, wrap(style, n, s.free.Size().X)...)
	}
	if len(lines) == 0 {
		return
	}
	height := vg.Length(len(lines)) * lineHeight(style)
	y := s.free.Min.Y + height
	for _, line := range lines {
		s.free.FillText(style, vg.Point{X: s.free.Min.X, Y: y}, line)
		y -= lineHeight(style)
	}
	s.free.Min.Y += height + s.base*0.5
}

// wrap breaks a text into lines of at most the width, at spaces, or before
// Chinese characters, which need none.
func wrap(style draw.TextStyle, text string, width vg.Length) []string {
	var lines []string
	line := ""
	for _, word := range breakable(text) {
		if line != "" && style.Width(strings.TrimSpace(line+word)) > width {
			lines = append(lines, strings.TrimSpace(line))
			line = ""
		}
		line += word
	}
	return append(lines, strings.TrimSpace(line))
}

// breakable splits a text after which a line may end: behind a space and
// behind a Chinese character, but not before closing punctuation.
func breakable(text string) []string {
	var parts []string
	start := 0
	for i, r := range text {
		after := i + utf8.RuneLen(r)
		next, _ := utf8.DecodeRuneInString(text[after:])
		if r == ' ' || r >= 0x2e80 && !strings.ContainsRune("，。：；、）！？", next) {
			parts = append(parts, text[start:after])
			start = after
		}
	}
	return append(parts, text[start:])
}
