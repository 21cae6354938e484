package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"loadlab/sim/catalogue"
	"loadlab/sim/cost"
	"loadlab/sim/experiment"
	"loadlab/sim/figure"
	"loadlab/sim/link"
	"loadlab/sim/measure"
	"loadlab/sim/quantity"
	"loadlab/sim/render"
)

// plotCommand draws a figure into a file.
func plotCommand(c *context) error {
	out := c.flags.String("o", "", "the `file` to write: a PNG, or by its ending an SVG or the data as CSV")
	name := c.flags.String("figure", "", "one of "+strings.Join(figure.Names(), ", ")+"; by default the lesson's main one")
	lang := c.flags.String("lang", "en", "en, ru or zh")
	dark := c.flags.Bool("dark", false, "on a dark ground")
	width := c.flags.Int("width", 900, "width in CSS pixels")
	height := c.flags.Int("height", 0, "height in CSS pixels; 0: what suits the figure")
	wait := c.flags.Bool("wait", false, "waiting instead of response times, in the table")
	scale := c.flags.Float64("scale", 2, "pixels of the file per CSS pixel")
	if err := c.parse(1); err != nil {
		return err
	}
	switch {
	case *out == "":
		return usage("-o FILE.png is missing")
	case !slices.Contains([]string{"", ".png", ".svg", ".csv"}, strings.ToLower(filepath.Ext(*out))):
		return usage("-o: " + quantity.Quote(*out) + ": must end in .png, .svg or .csv")
	case !slices.Contains([]string{"en", "ru", "zh"}, *lang):
		return usage("-lang: " + quantity.Quote(*lang) + ": must be en, ru or zh")
	case *name != "" && !slices.Contains(figure.Names(), *name):
		return usage("-figure: " + quantity.Quote(*name) + ": must be one of " + strings.Join(figure.Names(), ", ") + quantity.DidYouMean(*name, figure.Names()))
	}
	e, err := read(c.arguments[0])
	if err != nil {
		return err
	}
	if *name == "" {
		*name = mainFigure(&e)
	}
	f, fingerprint, err := plotted(c, &e, *name, figure.Options{Lang: *lang, Wait: *wait})
	if err != nil {
		return err
	}
	if *height == 0 {
		*height = render.Height(f, *width)
	}
	size := render.Size{Width: *width, Height: *height, Scale: *scale}
	data, err := saved(filepath.Ext(*out), f, size, *dark, link.Format(&e), fingerprint)
	if err != nil {
		return err
	}
	return os.WriteFile(*out, data, 0o644)
}

// plotted makes a figure, with the fingerprint of the run behind it. What picks
// cost is measured on this machine instead, and has none.
func plotted(c *context, e *experiment.Experiment, name string, o figure.Options) (*figure.Figure, string, error) {
	var results []*measure.Result
	var err error
	fingerprint := ""
	if name == "cost" {
		begin := time.Now()
		o.Costs, err = cost.Measure(e, func() int64 { return int64(time.Since(begin)) }, nil)
	} else if results, _, err = simulate(e, c.err); err == nil {
		fingerprint = measure.FormatFingerprint(measure.Combine(results))
	}
	if err != nil {
		return nil, "", err
	}
	f, err := figure.Build(name, e, results, o)
	return f, fingerprint, err
}

// saved is the figure as the file with the ending holds it; each form carries
// the link and the fingerprint.
func saved(ending string, f *figure.Figure, s render.Size, dark bool, link, fingerprint string) ([]byte, error) {
	notes := render.Notes(f.Title, link, fingerprint)
	switch strings.ToLower(ending) {
	case ".csv":
		return figure.CSV(f, link, fingerprint), nil
	case ".svg":
		return render.SVG(f, s, dark, notes)
	}
	picture, err := render.PNG(f, s, dark)
	if err != nil {
		return nil, err
	}
	return render.Annotate(picture.PNG, notes)
}

// mainFigure is the first figure of the experiment's lesson that can be
// drawn, or the first that the experiment can fill.
func mainFigure(e *experiment.Experiment) string {
	fits := figure.ForExperiment(e)
	entry, _ := catalogue.Lookup(e.From)
	for _, name := range entry.Figures {
		if name == "cost" || name != "table" && slices.Contains(fits, name) {
			return name
		}
	}
	return fits[0]
}
