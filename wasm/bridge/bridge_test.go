package bridge

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"loadlab/sim/experiment"
	"loadlab/sim/link"
	"loadlab/sim/measure"
	"loadlab/sim/replay"
	"loadlab/ui/store"
	"loadlab/ui/text"
	"loadlab/wasm/crew"
	"loadlab/wasm/protocol"
	"loadlab/wasm/worker"
)

// hand is a worker that answers when the test lets it.
type hand struct {
	handle  func([]byte)
	message func([]byte)
	exit    func(string)
	waiting [][]byte
	ready   bool
	stopped bool
}

func (h *hand) Post(b []byte) { h.waiting = append(h.waiting, b) }
func (h *hand) Stop()         { h.stopped = true }

// work lets a worker answer everything that it was sent.
func (h *hand) work() {
	if !h.ready && !h.stopped {
		h.ready = true
		h.message(protocol.Encode(protocol.Ready{}))
	}
	for len(h.waiting) > 0 && !h.stopped {
		b := h.waiting[0]
		h.waiting = h.waiting[1:]
		h.handle(b)
	}
}

// diary writes down what a listener is told.
type diary struct {
	lines   []string
	results []*measure.Result
}

func (d *diary) note(format string, arguments ...any) {
	d.lines = append(d.lines, fmt.Sprintf(format, arguments...))
}
func (d *diary) Progressed(run uint64, part int, done, expected int64) {}
func (d *diary) Finished(run uint64, part int, r *measure.Result) {
	d.note("run %d part %d %s", run, part, r.Policy)
	d.results = append(d.results, r)
}
func (d *diary) Failed(run uint64, part int, reason string) {
	d.note("run %d part %d failed: %s", run, part, reason)
}
func (d *diary) MeasuringSteps(id uint64, done, steps int64) {}
func (d *diary) Measured(id uint64, costs []measure.Cost) {
	d.note("measured %d: %d costs, %d servers first", id, len(costs), costs[0].Servers)
}
func (d *diary) NotMeasured(id uint64, reason string) { d.note("not measured %d: %s", id, reason) }
func (d *diary) Drawn(id uint64, p store.Picture)     { d.note("drawn %d %s", id, p.URL) }
func (d *diary) Seen(id uint64, s store.Sight)        { d.note("seen %d", id) }
func (d *diary) Saved(id uint64, content []byte)      { d.note("saved %d: %d bytes", id, len(content)) }
func (d *diary) NotSaved(id uint64, reason error)     { d.note("not saved %d: %v", id, reason) }
func (d *diary) NotDrawn(id uint64, reason string)    { d.note("not drawn %d: %s", id, reason) }
func (d *diary) has(line string) bool                 { return strings.Contains(strings.Join(d.lines, "\n"), line) }
func (d *diary) Watched(id uint64, s *replay.Stretch) {
	d.note("watched %d: %d to %d, %d servers", id, s.From, s.Until, len(s.Waiting))
}
func (d *diary) NotWatched(id uint64, reason string)       { d.note("not watched %d: %s", id, reason) }
func (d *diary) Rewinding(id uint64, done, expected int64) {}

// stage is a bridge with real workers behind it, without a browser.
type stage struct {
	*Bridge
	diary
	engines, drawers []*hand
}

func newStage() *stage {
	s := &stage{}
	spawn := func(list *[]*hand, handler func(worker.Post) func([]byte)) crew.Spawn {
		return func(message func([]byte), exit func(string)) crew.Worker {
			h := &hand{message: message, exit: exit}
			h.handle = handler(func(m protocol.Message) { message(protocol.Encode(m)) })
			*list = append(*list, h)
			return h
		}
	}
	s.Bridge = New(2, spawn(&s.engines, timed), spawn(&s.drawers, worker.Draw), func(png []byte) (string, error) {
		return fmt.Sprintf("%d bytes", len(png)), nil
	})
	s.Tell(&s.diary)
	return s
}

const small = "v=1&policies=random,leastloaded&servers=10&senders=20&time=9m"

var jobs = []experiment.Job{{Policy: 0, Seed: 123}, {Policy: 1, Seed: 123}}

func TestARunIsSharedOutAndComesBack(t *testing.T) {
	s := newStage()
	s.Run(7, small, jobs)
	for len(s.results) < 2 {
		before := len(s.results)
		for _, h := range s.engines {
			h.work()
		}
		if len(s.results) == before {
			t.Fatalf("nothing more comes after %v", s.lines)
		}
	}
	if !s.has("run 7 part 0 random") || !s.has("run 7 part 1 leastloaded") {
		t.Errorf("told %v", s.lines)
	}
}

func TestANewRunDropsTheOld(t *testing.T) {
	s := newStage()
	s.Run(1, small, jobs)
	old := s.engines[0]
	s.Run(2, small, jobs)
	if !old.stopped {
		t.Error("the old run goes on")
	}
	for _, h := range s.engines {
		h.work()
	}
	if s.has("run 1") || !s.has("run 2 part 0") {
		t.Errorf("told %v", s.lines)
	}
}

// TestAWorkerThatDiesWithoutAWord is explained in words that the page has in
// every language.
func TestAWorkerThatDiesWithoutAWord(t *testing.T) {
	s := newStage()
	s.Run(1, small, jobs[:1])
	for range 6 { // three times on each of two seats
		s.engines[len(s.engines)-1].exit("")
	}
	if want := "run 1 part 0 failed: " + text.Speechless[text.EN]; !s.has(want) {
		t.Errorf("told %q, not %q", s.lines, want)
	}
}

func TestWhileOneFigureIsDrawnOnlyTheNewestWaits(t *testing.T) {
	s := newStage()
	s.Run(1, small, jobs)
	for _, h := range s.engines {
		h.work()
	}
	for id := uint64(11); id <= 14; id++ {
		s.Draw(store.Drawing{ID: id, Link: small, Figure: "windows", Results: s.results, Lang: text.EN, Width: 300, Scale: 1})
	}
	s.drawers[0].work()
	if got := strings.Join(s.lines[len(s.lines)-2:], "; "); !strings.HasPrefix(got, "drawn 11 ") || !strings.Contains(got, "drawn 14 ") {
		t.Errorf("drew %s, not 11 and 14", got)
	}
}

func TestWhatCannotBeDrawnIsSaid(t *testing.T) {
	s := newStage()
	s.Draw(store.Drawing{ID: 5, Link: small, Figure: "pie", Width: 300, Scale: 1})
	s.drawers[0].work()
	if !s.has("not drawn 5: ") {
		t.Errorf("told %v", s.lines)
	}
}

func TestEveryFigureOfThePageIsKnownToTheDrawer(t *testing.T) {
	s := newStage()
	s.Run(1, small, jobs)
	for _, h := range s.engines {
		h.work()
	}
	e, err := link.Parse(small)
	if err != nil {
		t.Fatal(err)
	}
	for i, name := range s.Figures(&e) {
		s.Draw(store.Drawing{ID: uint64(20 + i), Link: small, Figure: name, Results: s.results, Lang: text.RU, Width: 300, Scale: 1})
		s.drawers[0].work()
		if !s.has(fmt.Sprintf("drawn %d ", 20+i)) {
			t.Errorf("%s: %s", name, s.lines[len(s.lines)-1])
		}
	}
}

func TestStretchesAreReplayedBesideARun(t *testing.T) {
	s := newStage()
	s.Run(1, small, jobs)
	run := s.engines[0]
	s.Watch(store.Replay{ID: 31, Link: small, Policy: 1, Until: 9e9}, store.Replay{ID: 32, Link: small, Policy: 7, Until: 9e9})
	if run.stopped {
		t.Error("the run was ended")
	}
	for _, h := range s.engines {
		h.work()
	}
	if !s.has("watched 31: 0 to 9000000000, 10 servers") || !s.has("not watched 32: ") || !s.has("run 1 part 0") {
		t.Errorf("told %v", s.lines)
	}
}

// TestPicksAreTimedByAnEngineWorker times real ones, of one rule.
func TestPicksAreTimedByAnEngineWorker(t *testing.T) {
	s := newStage()
	s.Measure(4, "v=1&policies=wrandom,leastloaded")
	s.engines[0].work()
	if !s.has("measured 4: 4 costs, 10 servers first") {
		t.Errorf("told %v", s.lines)
	}
	s.Measure(5, "v=1&policies=leastloaded")
	s.engines[0].work()
	if !s.has("not measured 5: cost: ") {
		t.Errorf("told %v", s.lines)
	}
}

func TestANewStretchDropsTheOld(t *testing.T) {
	s := newStage()
	s.Watch(store.Replay{ID: 31, Link: small, Until: 9e9})
	s.Watch(store.Replay{ID: 32, Link: small, Until: 9e9})
	for _, h := range s.engines {
		h.work()
	}
	if s.has("watched 31") || !s.has("watched 32") {
		t.Errorf("told %v", s.lines)
	}
}

// timed is an engine worker with the machine's clock.
func timed(post worker.Post) func([]byte) {
	begin := time.Now()
	return worker.Engine(post, func() int64 { return int64(time.Since(begin)) })
}
