package crew

import (
	"testing"

	"loadlab/wasm/protocol"
)

// puppet is a worker that does what the test says.
type puppet struct {
	message func([]byte)
	exit    func(string)
	posted  []uint64 // ids of the jobs it was given
	stopped bool
}

func (p *puppet) Post(b []byte) {
	m, err := protocol.Decode(b)
	if err != nil {
		panic(err)
	}
	p.posted = append(p.posted, m.(protocol.Run).ID)
}
func (p *puppet) Stop() { p.stopped = true }

func (p *puppet) say(m protocol.Message) { p.message(protocol.Encode(m)) }

// stage is a crew of puppets with everything that it reported.
type stage struct {
	*Crew
	puppets  []*puppet
	reported []protocol.Message
}

func newStage(size int) *stage {
	s := &stage{}
	s.Crew = New(size, func(message func([]byte), exit func(string)) Worker {
		p := &puppet{message: message, exit: exit}
		s.puppets = append(s.puppets, p)
		return p
	}, func(m protocol.Message) { s.reported = append(s.reported, m) })
	return s
}

func job(id uint64) Job {
	return Job{ID: id, Message: protocol.Encode(protocol.Run{ID: id, Link: "v=1"})}
}

func TestJobsAreSharedOut(t *testing.T) {
	s := newStage(2)
	s.Add(job(1), job(2), job(3))
	if len(s.puppets) != 2 {
		t.Fatalf("%d workers for 2 seats and 3 jobs", len(s.puppets))
	}
	if len(s.puppets[0].posted) != 0 {
		t.Error("a worker got a job before it was ready: the message is lost")
	}
	s.puppets[0].say(protocol.Ready{})
	s.puppets[1].say(protocol.Ready{})
	s.puppets[1].say(protocol.Progress{ID: 2, Done: 1, Expected: 9})
	s.puppets[1].say(protocol.Result{ID: 2})
	if p := s.puppets[1].posted; len(p) != 2 || p[1] != 3 {
		t.Errorf("the free worker was given %v, not 2 and then 3", p)
	}
	if len(s.reported) != 2 {
		t.Errorf("reported %v, not progress and result", s.reported)
	}
}

func TestWorkersAreStartedForWorkOnly(t *testing.T) {
	s := newStage(8)
	if len(s.puppets) != 0 {
		t.Error("workers were started without work")
	}
	s.Add(job(1))
	if len(s.puppets) != 1 {
		t.Errorf("%d workers for one job", len(s.puppets))
	}
	s.Start()
	s.Start()
	if len(s.puppets) != 8 || len(s.puppets[1].posted) != 0 {
		t.Errorf("%d workers after all were started", len(s.puppets))
	}
}

func TestADeadWorkersJobIsTriedOnceMore(t *testing.T) {
	s := newStage(1)
	s.Add(job(1), job(2))
	for life := range 2 {
		p := s.puppets[life]
		p.say(protocol.Ready{})
		if len(p.posted) != 1 || p.posted[0] != 1 {
			t.Fatalf("worker %d was given %v, not job 1", life, p.posted)
		}
		p.exit("out of memory")
		if !p.stopped {
			t.Errorf("worker %d keeps its memory", life)
		}
	}
	if len(s.reported) != 1 || s.reported[0] != (protocol.Failure{ID: 1, Text: "out of memory"}) {
		t.Fatalf("reported %v, not that job 1 failed", s.reported)
	}
	s.puppets[2].say(protocol.Ready{})
	s.puppets[2].say(protocol.Result{ID: 2})
	if len(s.reported) != 2 {
		t.Error("job 2 did not go on after job 1 had failed")
	}
}

func TestCancelEndsWhatRunsAndDropsWhatWaits(t *testing.T) {
	s := newStage(1)
	s.Add(job(1), job(2))
	s.puppets[0].say(protocol.Ready{})
	s.Cancel()
	if !s.puppets[0].stopped {
		t.Error("the worker goes on computing")
	}
	s.puppets[0].say(protocol.Result{ID: 1})
	s.puppets[0].exit("terminated")
	if len(s.reported) != 0 {
		t.Errorf("a cancelled job was reported: %v", s.reported)
	}
	s.Add(job(3))
	s.puppets[1].say(protocol.Ready{})
	if p := s.puppets[1].posted; len(p) != 1 || p[0] != 3 {
		t.Errorf("after the cancel the worker was given %v, not 3", p)
	}
}

func TestWorkersThatNeverStartAreGivenUp(t *testing.T) {
	s := newStage(2)
	s.Add(job(1), job(2), job(3))
	for i := 0; i < len(s.puppets); i++ {
		if i > 100 {
			t.Fatal("workers are started for ever")
		}
		s.puppets[i].exit("404 not found")
	}
	if len(s.reported) != 3 {
		t.Errorf("%d of 3 jobs were reported as failed", len(s.reported))
	}
	s.Add(job(4))
	s.puppets[len(s.puppets)-1].say(protocol.Ready{})
	s.puppets[len(s.puppets)-1].say(protocol.Result{ID: 4})
	if len(s.reported) != 4 {
		t.Error("the crew does not recover when workers can be started again")
	}
}

func TestAnswersToOlderJobsAreDropped(t *testing.T) {
	s := newStage(1)
	s.Add(job(7))
	s.puppets[0].say(protocol.Ready{})
	s.puppets[0].say(protocol.Result{ID: 6})
	s.puppets[0].say(protocol.Progress{ID: 6})
	if len(s.reported) != 0 {
		t.Errorf("reported %v", s.reported)
	}
}

func TestAWorkerThatTalksNonsenseIsReplaced(t *testing.T) {
	s := newStage(1)
	s.Add(job(1))
	s.puppets[0].say(protocol.Ready{})
	s.puppets[0].message([]byte{99})
	if !s.puppets[0].stopped || len(s.puppets) != 2 {
		t.Fatal("the worker was not replaced")
	}
	s.puppets[1].say(protocol.Ready{})
	if p := s.puppets[1].posted; len(p) != 1 {
		t.Errorf("its job was not tried again")
	}
}

// TestADeathWithoutAWordHasAReason, as an empty one would say that nothing
// went wrong: workers whose script cannot be loaded die that way.
func TestADeathWithoutAWordHasAReason(t *testing.T) {
	s := newStage(1)
	s.Add(job(1), job(2))
	for range maxDeaths {
		s.puppets[len(s.puppets)-1].exit("")
	}
	if len(s.reported) != 2 {
		t.Fatalf("reported %v", s.reported)
	}
	for _, m := range s.reported {
		if m.(protocol.Failure).Text == "" {
			t.Errorf("%v has no reason", m)
		}
	}
	s.Add(job(3))
	s.puppets[len(s.puppets)-1].say(protocol.Ready{})
	if p := s.puppets[len(s.puppets)-1].posted; len(p) != 1 || p[0] != 3 {
		t.Errorf("afterwards the worker was given %v", p)
	}
}
