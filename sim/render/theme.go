package render

import (
	"image/color"
	"strconv"
	"sync"

	"gonum.org/v1/plot/font"
	"gonum.org/v1/plot/font/liberation"
	"gonum.org/v1/plot/text"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"

	"loadlab/sim/figure"
)

// theme is the colours of a ground.
type theme struct {
	dark   bool
	ground color.NRGBA
	ink    color.NRGBA // titles and labels
	quiet  color.NRGBA // subtitles, notes, axes
	grid   color.NRGBA
	mark   color.NRGBA // reference lines
	span   color.NRGBA // marked ranges
	best   color.NRGBA // behind the best value of a column
}

// themeOf returns the light or the dark theme. Ink on ground has a contrast of
// 12 to 1 or more, quiet text of 6 to 1 or more.
func themeOf(dark bool) theme {
	if dark {
		return theme{true, hex("#15181d"), hex("#e8eaed"), hex("#a9b0ba"), hex("#2c3138"), hex("#ff8a8a"), hex("#2a2620"), hex("#1f4a3a")}
	}
	return theme{false, hex("#ffffff"), hex("#1d2127"), hex("#59616b"), hex("#e4e7eb"), hex("#b3261e"), hex("#f6f0e2"), hex("#d3f0e3")}
}

// hex reads #rrggbb; what it cannot read is grey.
func hex(text string) color.NRGBA {
	n, err := strconv.ParseUint(text[min(1, len(text)):], 16, 32)
	if err != nil {
		return color.NRGBA{128, 128, 128, 255}
	}
	return color.NRGBA{uint8(n >> 16), uint8(n >> 8), uint8(n), 255}
}

// faded returns the colour with an opacity.
func faded(c color.NRGBA, opacity float64) color.NRGBA {
	c.A = uint8(255 * opacity)
	return c
}

// colour is a series' colour on the theme's ground.
func (t theme) colour(s figure.Style) color.NRGBA {
	if t.dark {
		return hex(s.Dark)
	}
	return hex(s.Light)
}

// words makes a text style.
func words(size vg.Length, c color.Color, x text.XAlignment, y text.YAlignment) draw.TextStyle {
	readFonts()
	return draw.TextStyle{
		Color:   c,
		Font:    font.Font{Typeface: "Liberation", Variant: "Sans", Size: size},
		XAlign:  x,
		YAlign:  y,
		Handler: text.Plain{Fonts: font.DefaultCache},
	}
}

// readFonts reads the fonts of all texts, gonum's own among them, when the first
// is written: the page and its engines write none. Only in the page's program is
// it needed, where gonum/plot does not do it whenever the program starts.
var readFonts = sync.OnceFunc(func() { font.DefaultCache.Add(liberation.Collection()) })

// centred returns the style that puts the middle of its capitals at the height
// it is drawn at, raised by so many points: gonum's own centre counts the
// font's whole line, accents and all, and hangs too low.
func centred(style draw.TextStyle, raised vg.Length) draw.TextStyle {
	const capitals = 0.36 // half the height of capitals, in sizes
	size, extents := style.Font.Size, style.FontExtents()
	style.YAlign = text.YAlignment((extents.Ascent - size*(1+capitals) - raised) / style.Height("0"))
	return style
}
