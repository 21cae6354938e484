package bridge

import (
	"errors"

	"loadlab/sim/experiment"
	"loadlab/sim/figure"
	"loadlab/sim/measure"
	"loadlab/ui/store"
	"loadlab/wasm/crew"
	"loadlab/wasm/protocol"
)

// Figures lists the figures that an experiment can fill.
func (b *Bridge) Figures(e *experiment.Experiment) []string { return figure.ForExperiment(e) }

// Draw asks for a figure. While one is being drawn only the newest request
// waits.
func (b *Bridge) Draw(d store.Drawing) {
	if b.drawing {
		b.next = &d
		return
	}
	b.drawing = true
	b.ask(d.ID, draw(d))
}

// Look asks what lies at a place of the picture drawn last.
func (b *Bridge) Look(l store.Look) {
	b.ask(l.ID, protocol.Look{ID: l.ID, Picture: l.Picture, X: l.X, Y: l.Y, Panel: l.Panel,
		Move: protocol.Move(l.Move), Ranged: l.Ranged, Anchor: l.Anchor})
}

// Save asks for a figure as a file.
func (b *Bridge) Save(s store.Saving) {
	b.ask(s.ID, protocol.Save{Draw: draw(s.Drawing), Format: s.Format, Address: s.Address, Fingerprint: s.Fingerprint})
}

// ask gives the drawing worker a job.
func (b *Bridge) ask(id uint64, m protocol.Message) {
	b.asked[id] = m
	b.drawer.Add(crew.Job{ID: id, Message: protocol.Encode(m)})
}

// draw makes a drawing a message.
func draw(d store.Drawing) protocol.Draw {
	m := protocol.Draw{
		ID: d.ID, Link: d.Link, Figure: d.Figure, Wait: d.Wait, Lang: d.Lang.Code(), Hidden: d.Hidden,
		XMin: d.XMin, XMax: d.XMax, Width: d.Width, Scale: d.Scale, Dark: d.Dark,
	}
	if d.Costs != nil {
		m.Costs = measure.EncodeCosts(d.Costs)
	}
	m.Results = written(d.Results)
	m.Pinned = protocol.Pinned{Link: d.Pinned.Link, Results: written(d.Pinned.Results)}
	return m
}

// written turns results into bytes, none for those that are missing.
func written(results []*measure.Result) [][]byte {
	var list [][]byte
	for _, r := range results {
		var bytes []byte
		if r != nil {
			bytes, _ = r.AppendBinary(nil) // it has no way to fail
		}
		list = append(list, bytes)
	}
	return list
}

// drawn takes the drawing worker's answer, and begins the drawing that waits.
func (b *Bridge) drawn(m protocol.Message) {
	switch m := m.(type) {
	case protocol.Picture:
		delete(b.asked, m.ID)
		b.drew(m)
	case protocol.Sight:
		delete(b.asked, m.ID)
		b.listener.Seen(m.ID, sight(m))
	case protocol.File:
		delete(b.asked, m.ID)
		b.listener.Saved(m.ID, m.Bytes)
	case protocol.Failure:
		question := b.asked[m.ID]
		delete(b.asked, m.ID)
		b.refused(m, question)
	}
}

// drew takes a picture.
func (b *Bridge) drew(m protocol.Picture) {
	url, err := b.blobURL(m.PNG)
	b.proceed()
	if err != nil {
		b.listener.NotDrawn(m.ID, err.Error())
		return
	}
	p := store.Picture{URL: url, Alt: m.Alt, Width: m.Width, Height: m.Height}
	for _, f := range m.Frames {
		p.Frames = append(p.Frames, store.Frame(f))
	}
	for _, e := range m.Legend {
		p.Legend = append(p.Legend, store.Legend{Key: e.Key, Label: e.Label, Light: e.Light, Dark: e.Dark,
			Dash: e.Dash, Marker: e.Marker, Sample: store.Sample(e.Sample), Reference: e.Reference, Thin: e.Thin})
	}
	b.listener.Drawn(m.ID, p)
}

// refused takes the reason why a question has no answer.
func (b *Bridge) refused(m protocol.Failure, question protocol.Message) {
	switch q := question.(type) {
	case protocol.Draw:
		b.proceed()
		b.listener.NotDrawn(m.ID, m.Text)
	case protocol.Look:
		b.listener.Seen(m.ID, store.Sight{Picture: q.Picture})
	case protocol.Save:
		b.listener.NotSaved(m.ID, errors.New(m.Text))
	}
}

// proceed begins the drawing that waits.
func (b *Bridge) proceed() {
	b.drawing = false
	if next := b.next; next != nil {
		b.next = nil
		b.Draw(*next)
	}
}

// sight is a worker's sight as the store knows it.
func sight(m protocol.Sight) store.Sight {
	s := store.Sight{Picture: m.Picture, Found: m.Found, Panel: m.Panel, X: m.X, Y: m.Y, Level: m.Level,
		Head: m.Head, From: m.From, To: m.To, Range: m.Range}
	for _, v := range m.Values {
		s.Values = append(s.Values, store.Value(v))
	}
	return s
}
