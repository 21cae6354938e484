// Package bridge carries the wishes of the page's store to the workers and
// their answers back. It turns jobs and drawings into messages and knows no
// JavaScript.
package bridge

import (
	"loadlab/sim/experiment"
	"loadlab/sim/measure"
	"loadlab/sim/replay"
	"loadlab/ui/store"
	"loadlab/wasm/crew"
	"loadlab/wasm/protocol"
)

// Listener is told what the workers answer; the page's store is one.
type Listener interface {
	Progressed(run uint64, part int, done, expected int64)
	Finished(run uint64, part int, r *measure.Result)
	Failed(run uint64, part int, reason string)
	MeasuringSteps(id uint64, done, steps int64)
	Measured(id uint64, costs []measure.Cost)
	NotMeasured(id uint64, reason string)
	Drawn(id uint64, p store.Picture)
	NotDrawn(id uint64, reason string)
	Seen(id uint64, s store.Sight)
	Saved(id uint64, content []byte)
	NotSaved(id uint64, reason error)
	Watched(id uint64, s *replay.Stretch)
	NotWatched(id uint64, reason string)
	Rewinding(id uint64, done, expected int64)
}

// Bridge is the store's engine: a crew for the jobs of a run, one of two for
// replays, which need not wait for a run that way, and a crew of one for drawing. It is for one goroutine at a time.
type Bridge struct {
	listener Listener
	blobURL  func(png []byte) (string, error)

	engines *crew.Crew
	run     uint64
	parts   map[uint64]int // by job id
	lastID  uint64

	measured    uint64 // id of the measurement
	measurement uint64 // id of its job

	watcher *crew.Crew

	drawer  *crew.Crew
	asked   map[uint64]protocol.Message // what the drawer was asked, by id
	drawing bool
	next    *store.Drawing // the newest one that waits
}

// New returns a bridge to size engine workers and one drawing worker. BlobURL
// makes an address for a picture.
func New(size int, engines, drawer crew.Spawn, blobURL func([]byte) (string, error)) *Bridge {
	b := &Bridge{blobURL: blobURL, asked: make(map[uint64]protocol.Message)}
	b.engines = crew.New(size, engines, b.computed)
	b.watcher = crew.New(min(size, 2), engines, b.watched)
	b.drawer = crew.New(1, drawer, b.drawn)
	return b
}

// Tell sets who is told the answers. It must be called before anything is
// asked.
func (b *Bridge) Tell(l Listener) { b.listener = l }

// Run starts the jobs of an experiment, the longest first, and drops whatever
// ran before.
func (b *Bridge) Run(id uint64, link string, jobs []experiment.Job) {
	b.engines.Cancel()
	b.run, b.parts = id, make(map[uint64]int)
	list := make([]crew.Job, len(jobs))
	for n, i := range experiment.LongestFirst(jobs) {
		b.lastID++
		b.parts[b.lastID] = i
		j := jobs[i]
		list[n] = crew.Job{ID: b.lastID, Message: protocol.Encode(protocol.Run{ID: b.lastID, Link: link, Policy: j.Policy, Seed: j.Seed})}
	}
	b.engines.Add(list...)
	b.drawer.Start() // it is ready when there is something to draw
}

// Cancel drops what runs.
func (b *Bridge) Cancel() { b.engines.Cancel() }

// Measure asks what picks cost on this machine, and drops whatever ran before,
// which would disturb it.
func (b *Bridge) Measure(id uint64, link string) {
	b.engines.Cancel()
	b.lastID++
	b.measured, b.measurement = id, b.lastID
	b.engines.Add(crew.Job{ID: b.lastID, Message: protocol.Encode(protocol.Measure{ID: b.lastID, Link: link})})
}

// computed takes an engine's answer.
func (b *Bridge) computed(m protocol.Message) {
	switch m := m.(type) {
	case protocol.Progress:
		if m.ID == b.measurement {
			b.listener.MeasuringSteps(b.measured, m.Done, m.Expected)
			return
		}
		b.listener.Progressed(b.run, b.parts[m.ID], m.Done, m.Expected)
	case protocol.Failure:
		if m.ID == b.measurement {
			b.listener.NotMeasured(b.measured, m.Text)
			return
		}
		b.listener.Failed(b.run, b.parts[m.ID], m.Text)
	case protocol.Result:
		if m.ID == b.measurement {
			costs, _ := measure.DecodeCosts(m.Bytes) // page and worker are one program
			b.listener.Measured(b.measured, costs)
			return
		}
		r := new(measure.Result)
		if err := r.UnmarshalBinary(m.Bytes); err != nil {
			b.listener.Failed(b.run, b.parts[m.ID], err.Error())
			return
		}
		b.listener.Finished(b.run, b.parts[m.ID], r)
	}
}
