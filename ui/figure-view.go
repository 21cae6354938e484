package ui

import (
	"strconv"
	"strings"

	"loadlab/ui/store"
	"loadlab/ui/text"
)

// FigureView is the figure of the latest run: the choice among figures, the
// picture that can be pointed into, its legend, and taking it away.
type FigureView struct {
	Store *store.Store
}

// Say is a phrase in the page's language.
func (c *FigureView) Say(p text.Phrase, arguments ...any) string {
	return p.In(c.Store.Lang, arguments...)
}

// Name is what a figure is called.
func (c *FigureView) Name(figure string) string {
	if p, ok := text.FigureOf[figure]; ok {
		return c.Say(p)
	}
	return figure
}

// Pressed writes a truth value as ARIA wants it.
func (c *FigureView) Pressed(yes bool) string { return boolean(yes) }

// HasPicture says whether there is a figure to show.
func (c *FigureView) HasPicture() bool { return c.Store.View.URL != "" }

// Zoomable says whether the figure has an axis to zoom into.
func (c *FigureView) Zoomable() bool { return len(c.Store.View.Frames) > 0 }

// Panels is the number of panels that can be pointed into.
func (c *FigureView) Panels() string { return strconv.Itoa(len(c.Store.View.Frames)) }

// Class shows by the pointer's shape whether the figure answers to it.
func (c *FigureView) Class() string {
	if c.Zoomable() {
		return "figure readable"
	}
	return "figure"
}

// FootClass hides legend and tools while there is no picture.
func (c *FigureView) FootClass() string {
	if c.HasPicture() {
		return "figure-foot"
	}
	return "figure-foot nothing"
}

// Busy is the value of aria-busy: a newer figure is on its way.
func (c *FigureView) Busy() string {
	return boolean(c.Store.Drawing() || c.Store.Busy())
}

// Empty says why there is no figure.
func (c *FigureView) Empty() string {
	s := c.Store
	switch {
	case s.View.Failure != "":
		return c.Say(text.DrawFailed, why(s.Lang, s.View.Failure))
	case s.Measuring():
		return c.Say(text.MeasuringFigure)
	case s.Run == nil || s.Run.Cancelled || s.Unmeasured():
		return ""
	}
	return c.Say(text.Drawing)
}

// Formats lists the files that a figure can be saved as.
func (c *FigureView) Formats() []store.Format {
	return []store.Format{store.PNG1, store.PNG2, store.PNG3, store.SVG, store.CSV}
}

// Help says what the keyboard does.
func (c *FigureView) Help() string {
	words := c.Say(text.FigureHelp)
	if c.Store.Figure() == store.MomentFigure {
		words += " " + c.Say(text.LiveClick)
	}
	return words
}

// Watch says where the live view opens.
func (c *FigureView) Watch() string {
	if moment := c.Store.Moment(); moment != "" {
		return c.Say(text.LiveOpenAt, moment)
	}
	return c.Say(text.LiveOpen)
}

// FormatID names a format: png1, png2, png3, svg, csv.
func (c *FigureView) FormatID(f store.Format) string {
	if f.Name == store.PNG1.Name {
		return f.Name + strconv.Itoa(f.Scale)
	}
	return f.Name
}

// FormatName is a format's name for people.
func (c *FigureView) FormatName(f store.Format) string {
	switch f.Name {
	case store.SVG.Name:
		return c.Say(text.SaveSVG)
	case store.CSV.Name:
		return c.Say(text.SaveData)
	}
	return c.Say(text.SavePNG, f.Scale)
}

// MenuClass hides the folded menu.
func (c *FigureView) MenuClass() string {
	if c.Store.SaveOpen() && c.HasPicture() {
		return "save-menu open"
	}
	return "save-menu"
}

// Note says what became of saving.
func (c *FigureView) Note() string {
	if n := c.Store.SaveNote(); n != nil {
		return c.Say(*n)
	}
	return ""
}

// shapes are the outlines of the markers, in the order of store.Legend.
var shapes = [...]string{
	"M18.5 7a4.5 4.5 0 1 1-9 0a4.5 4.5 0 1 1 9 0z", // circle
	"M10 3h8v8h-8z",                      // square
	"M14 2l5 9h-10z",                     // triangle
	"M10 3l8 8M18 3l-8 8",                // cross
	"M18 7a4 4 0 1 1-8 0a4 4 0 1 1 8 0z", // ring
	"M14 2v10M9 7h10",                    // plus
	"M10.5 3.5h7v7h-7z",                  // box
	"M14 2.5l4.5 8h-9z",                  // pyramid
}

// Shape is the outline of a legend's sample.
func (c *FigureView) Shape(e store.Legend) string {
	switch e.Sample {
	case store.SampleDot:
		return shapes[max(0, min(e.Marker, len(shapes)-1))]
	case store.SamplePanel:
		return "M9 3h10v8h-10z"
	}
	return "M0 7h28"
}

// Fill is the colour inside a sample's outline.
func (c *FigureView) Fill(e store.Legend) string {
	switch e.Sample {
	case store.SampleDot:
		if e.Marker <= 2 {
			return c.Store.Colour(e)
		}
	case store.SamplePanel:
		if !c.Store.IsHidden(e.Key) {
			return c.Store.Colour(e)
		}
	}
	return "none"
}

// Thickness is the width of a sample's line.
func (c *FigureView) Thickness(e store.Legend) string {
	if e.Reference || e.Sample != store.SampleLine {
		return "1.5"
	}
	if e.Thin {
		return "1"
	}
	return "2.25"
}

// Dashes is a sample's line pattern.
func (c *FigureView) Dashes(e store.Legend) string {
	if e.Sample != store.SampleLine || len(e.Dash) == 0 {
		return "none"
	}
	var parts []string
	for _, d := range e.Dash {
		parts = append(parts, strconv.FormatFloat(d, 'f', -1, 64))
	}
	return strings.Join(parts, " ")
}
