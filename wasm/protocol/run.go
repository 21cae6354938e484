package protocol

import "loadlab/sim/wire"

// Ready is a worker's first message: it listens from now on. What is sent to
// it before is lost.
type Ready struct{}

// Run asks an engine worker for one job: one policy of an experiment under one
// seed.
type Run struct {
	ID     uint64
	Link   string // the whole experiment
	Policy int    // index in the experiment's policies
	Seed   uint64
}

// Progress says how far a job has come.
type Progress struct {
	ID       uint64
	Done     int64 // requests simulated
	Expected int64 // requests expected in all
}

// Result carries what a job measured.
type Result struct {
	ID    uint64
	Bytes []byte // a measure.Result as its AppendBinary writes it
}

// Failure says why a job or a drawing came to nothing.
type Failure struct {
	ID   uint64
	Text string
}

func (Ready) kind() kind    { return kindReady }
func (Run) kind() kind      { return kindRun }
func (Progress) kind() kind { return kindProgress }
func (Result) kind() kind   { return kindResult }
func (Failure) kind() kind  { return kindFailure }

func (Ready) write(*wire.Writer) {}

func (m Run) write(w *wire.Writer) {
	w.Uint(m.ID)
	w.Text(m.Link)
	w.Count(m.Policy)
	w.Uint(m.Seed)
}

func readRun(r *wire.Reader) Run {
	return Run{ID: r.Uint(), Link: r.Text(), Policy: index(r), Seed: r.Uint()}
}

func (m Progress) write(w *wire.Writer) {
	w.Uint(m.ID)
	w.Int(m.Done)
	w.Int(m.Expected)
}

func readProgress(r *wire.Reader) Progress {
	return Progress{ID: r.Uint(), Done: r.Int(), Expected: r.Int()}
}

func (m Result) write(w *wire.Writer) {
	w.Uint(m.ID)
	w.Blob(m.Bytes)
}

func readResult(r *wire.Reader) Result {
	return Result{ID: r.Uint(), Bytes: r.Blob()}
}

func (m Failure) write(w *wire.Writer) {
	w.Uint(m.ID)
	w.Text(m.Text)
}

func readFailure(r *wire.Reader) Failure {
	return Failure{ID: r.Uint(), Text: r.Text()}
}
