package protocol

import "loadlab/sim/wire"

// Measure asks an engine worker what picks cost on this machine. It answers
// with the Progress of its steps and then a Result, whose bytes are as
// measure.EncodeCosts writes them.
type Measure struct {
	ID   uint64
	Link string // the whole experiment
}

func (Measure) kind() kind { return kindMeasure }

func (m Measure) write(w *wire.Writer) {
	w.Uint(m.ID)
	w.Text(m.Link)
}

func readMeasure(r *wire.Reader) Measure { return Measure{ID: r.Uint(), Link: r.Text()} }
