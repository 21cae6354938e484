package protocol

import "loadlab/sim/wire"

// Replay asks an engine worker for the requests that touch a stretch of one
// job.
type Replay struct {
	ID          uint64
	Link        string // the whole experiment
	Policy      int    // index in the experiment's policies
	Seed        uint64
	From, Until int64 // nanoseconds of simulated time
	Sync        int64 // nanoseconds between a balancer's snapshots; 0: the policy reads none
	First       int64 // instant of the first of them, nanoseconds
}

// Stretch carries what a replay found.
type Stretch struct {
	ID    uint64
	Bytes []byte // a replay.Stretch as its Encode writes it
}

func (Replay) kind() kind  { return kindReplay }
func (Stretch) kind() kind { return kindStretch }

func (m Replay) write(w *wire.Writer) {
	w.Uint(m.ID)
	w.Text(m.Link)
	w.Count(m.Policy)
	w.Uint(m.Seed)
	w.Int(m.From)
	w.Int(m.Until)
	w.Int(m.Sync)
	w.Int(m.First)
}

func readReplay(r *wire.Reader) Replay {
	return Replay{ID: r.Uint(), Link: r.Text(), Policy: index(r), Seed: r.Uint(), From: r.Int(), Until: r.Int(), Sync: r.Int(), First: r.Int()}
}

func (m Stretch) write(w *wire.Writer) {
	w.Uint(m.ID)
	w.Blob(m.Bytes)
}

func readStretch(r *wire.Reader) Stretch { return Stretch{ID: r.Uint(), Bytes: r.Blob()} }
