package worker

import (
	"fmt"

	"loadlab/sim/experiment"
	"loadlab/sim/figure"
	"loadlab/sim/link"
	"loadlab/sim/measure"
	"loadlab/sim/render"
	"loadlab/wasm/protocol"
)

// drawer is the drawing worker: it draws one figure a message, and keeps the
// last one, so that looking at it needs nothing but a place.
type drawer struct {
	id     uint64 // of the drawing kept; 0: none
	figure *figure.Figure
	frames []render.Frame
}

// Draw returns the handler of the drawing worker.
func Draw(post Post) func([]byte) {
	w := &drawer{}
	return func(b []byte) {
		m, err := protocol.Decode(b)
		if err != nil {
			panic(err) // page and worker are one program: this cannot happen
		}
		switch m := m.(type) {
		case protocol.Draw:
			answer(post, m.ID, func() (protocol.Message, error) { return w.draw(m) })
		case protocol.Look:
			answer(post, m.ID, func() (protocol.Message, error) { return w.look(m), nil })
		case protocol.Save:
			answer(post, m.ID, func() (protocol.Message, error) { return save(m) })
		default:
			panic(fmt.Sprintf("worker: a drawer cannot answer a %T", m))
		}
	}
}

// draw draws a figure and keeps it.
func (w *drawer) draw(d protocol.Draw) (protocol.Message, error) {
	f, size, err := build(d)
	if err != nil {
		return nil, err
	}
	f.Keyed = true // the page lists the series below
	p, err := render.Passing(f, size, d.Dark)
	if err != nil {
		return nil, err
	}
	w.id, w.figure, w.frames = d.ID, f, p.Transform.Frames
	m := protocol.Picture{ID: d.ID, PNG: p.PNG, Alt: f.Alt, Width: size.Width, Height: size.Height, Legend: legend(f)}
	for _, r := range w.frames {
		m.Frames = append(m.Frames, protocol.Frame{Left: r.Left, Top: r.Top, Width: r.Width, Height: r.Height})
	}
	return m, nil
}

// build makes a drawing's figure and its size.
func build(d protocol.Draw) (*figure.Figure, render.Size, error) {
	size := render.Size{Width: d.Width, Height: d.Height, Scale: d.Scale}
	e, results, err := read(d.Link, d.Results)
	if err != nil {
		return nil, size, err
	}
	o := figure.Options{Lang: d.Lang, Hidden: d.Hidden, XMin: d.XMin, XMax: d.XMax, Wait: d.Wait}
	if o.Costs, err = measure.DecodeCosts(d.Costs); err != nil {
		return nil, size, err
	}
	if d.Pinned.Link != "" {
		o.Pinned = new(figure.Pinned)
		if o.Pinned.Experiment, o.Pinned.Results, err = read(d.Pinned.Link, d.Pinned.Results); err != nil {
			return nil, size, err
		}
	}
	f, err := figure.Build(d.Figure, e, results, o)
	if err == nil && size.Height == 0 {
		size.Height = render.Height(f, size.Width)
	}
	return f, size, err
}

// read takes an experiment and its results out of a message.
func read(text string, bytes [][]byte) (*experiment.Experiment, []*measure.Result, error) {
	e, err := link.Parse(text)
	if err != nil {
		return nil, nil, err
	}
	results := make([]*measure.Result, len(bytes))
	for i, b := range bytes {
		if len(b) == 0 {
			continue
		}
		results[i] = new(measure.Result)
		if err := results[i].UnmarshalBinary(b); err != nil {
			return nil, nil, err
		}
	}
	return &e, results, nil
}

// legend describes a figure's legend.
func legend(f *figure.Figure) []protocol.Entry {
	sample := protocol.SamplePanel
	for _, p := range f.Panels {
		for _, s := range p.Series {
			sample = protocol.SampleLine
			if s.Form == figure.Dots {
				sample = protocol.SampleDot
			}
		}
	}
	var entries []protocol.Entry
	for _, e := range f.Legend {
		entries = append(entries, protocol.Entry{
			Key: e.Key, Label: e.Label, Light: e.Style.Light, Dark: e.Style.Dark, Dash: e.Style.Dash,
			Marker: int(e.Style.Marker), Sample: sample, Hidden: e.Hidden, Reference: e.Reference, Thin: e.Style.Thin,
		})
	}
	return entries
}

// save makes a file of a figure.
func save(m protocol.Save) (protocol.Message, error) {
	f, size, err := build(m.Draw)
	if err != nil {
		return nil, err
	}
	notes := render.Notes(f.Title, m.Address, m.Fingerprint)
	file := protocol.File{ID: m.ID}
	switch m.Format {
	case "png":
		var p render.Picture
		if p, err = render.PNG(f, size, m.Dark); err == nil {
			file.Bytes, err = render.Annotate(p.PNG, notes)
		}
	case "svg":
		file.Bytes, err = render.SVG(f, size, m.Dark, notes)
	case "csv":
		file.Bytes = figure.CSV(f, m.Address, m.Fingerprint)
	default:
		err = fmt.Errorf("format %q: must be png, svg or csv", m.Format)
	}
	return file, err
}
