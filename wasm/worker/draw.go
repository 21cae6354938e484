package worker

import (
	"fmt"

	"loadlab/sim/figure"
	"loadlab/sim/link"
	"loadlab/sim/measure"
	"loadlab/sim/render"
	"loadlab/wasm/protocol"
)

// Draw returns the handler of the drawing worker: it draws one figure a
// message.
func Draw(post Post) func([]byte) {
	return func(b []byte) {
		m, err := protocol.Decode(b)
		if err != nil {
			panic(err) // page and worker are one program: this cannot happen
		}
		draw, ok := m.(protocol.Draw)
		if !ok {
			panic(fmt.Sprintf("worker: a drawer cannot answer a %T", m))
		}
		answer(post, draw.ID, func() (protocol.Message, error) { return picture(draw) })
	}
}

// picture draws a figure.
func picture(d protocol.Draw) (protocol.Message, error) {
	e, err := link.Parse(d.Link)
	if err != nil {
		return nil, err
	}
	results := make([]*measure.Result, len(d.Results))
	for i, b := range d.Results {
		if len(b) == 0 {
			continue
		}
		results[i] = new(measure.Result)
		if err := results[i].UnmarshalBinary(b); err != nil {
			return nil, err
		}
	}
	f, err := figure.Build(d.Figure, &e, results, figure.Options{
		Lang: d.Lang, Hidden: d.Hidden, XMin: d.XMin, XMax: d.XMax, Wait: d.Wait,
	})
	if err != nil {
		return nil, err
	}
	p, err := render.PNG(f, render.Size{Width: d.Width, Height: d.Height, Scale: d.Scale}, d.Dark)
	if err != nil {
		return nil, err
	}
	return protocol.Picture{ID: d.ID, PNG: p.PNG, Alt: f.Alt}, nil
}
