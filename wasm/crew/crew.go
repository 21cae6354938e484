// Package crew shares jobs out to workers. It knows neither JavaScript nor
// what the jobs are: it sees to it that every worker has one job at a time,
// that a worker that dies is replaced and its job tried once more, and that a
// cancelled job frees its worker at once.
package crew

import "loadlab/wasm/protocol"

// Worker is a worker as the crew sees it.
type Worker interface {
	// Post sends a message to the worker.
	Post(message []byte)
	// Stop ends the worker at once, whatever it is doing. It reports no more.
	Stop()
}

// Spawn starts a worker. The worker calls message for everything that it
// posts and exit, once, when it has died, with its last words; neither before
// Spawn has returned.
type Spawn func(message func([]byte), exit func(text string)) Worker

// Job is one message that asks for one answer.
type Job struct {
	ID      uint64 // never used before
	Message []byte
}

// maxDeaths is how often in a row a seat's worker may die before it was ready.
// One death may be chance; a worker that never starts would be started for
// ever.
const maxDeaths = 3

// maxTries is how often a job is handed to a worker: twice, since a worker may
// die of something else than the job, and not more, since a job may kill every
// worker that it meets.
const maxTries = 2

// Crew is a number of workers with the jobs that wait for them. It is for one
// goroutine at a time.
type Crew struct {
	spawn   Spawn
	report  func(protocol.Message)
	seats   []*seat
	waiting []*task
}

// task is a job under way.
type task struct {
	Job
	tries int
}

// seat is one worker's place.
type seat struct {
	worker Worker // nil: none started, or given up
	life   int    // counts the workers that sat here, so that late words of an old one are told from the new one's
	ready  bool
	deaths int // in a row, without one of them having been ready
	task   *task
}

// New returns a crew of size seats. Workers are started when there is work for
// them, or by Start. Report is called with every Progress and every answer that
// belongs to a job under way, and with one Failure for a job that killed its
// workers.
func New(size int, spawn Spawn, report func(protocol.Message)) *Crew {
	c := &Crew{spawn: spawn, report: report}
	for range max(size, 1) {
		c.seats = append(c.seats, &seat{})
	}
	return c
}

// Start starts the workers that were never started, so that they are ready when
// there is work for them.
func (c *Crew) Start() {
	for _, s := range c.seats {
		if s.worker == nil && s.deaths == 0 {
			c.start(s)
		}
	}
}

// Add hands jobs to the crew; they are begun in this order.
func (c *Crew) Add(jobs ...Job) {
	for _, j := range jobs {
		c.waiting = append(c.waiting, &task{Job: j})
	}
	c.deal()
}

// Cancel drops all jobs. Workers that were at work are ended and replaced,
// which takes no longer than starting one.
func (c *Crew) Cancel() {
	c.waiting = nil
	for _, s := range c.seats {
		if s.task == nil {
			continue
		}
		s.task = nil
		s.worker.Stop()
		c.start(s)
	}
}

// deal gives waiting jobs to free seats.
func (c *Crew) deal() {
	for _, s := range c.seats {
		if len(c.waiting) == 0 {
			return
		}
		if s.task != nil || s.deaths >= maxDeaths {
			continue
		}
		s.task, c.waiting = c.waiting[0], c.waiting[1:]
		switch {
		case s.worker == nil:
			c.start(s)
		case s.ready:
			c.hand(s)
		}
	}
}

// hand posts a seat's job to its worker.
func (c *Crew) hand(s *seat) {
	s.task.tries++
	s.worker.Post(s.task.Message)
}

// start puts a new worker on the seat.
func (c *Crew) start(s *seat) {
	s.life++
	life := s.life
	s.ready = false
	s.worker = c.spawn(
		func(b []byte) {
			if s.life == life {
				c.heard(s, b)
			}
		},
		func(text string) {
			if s.life == life {
				c.died(s, text)
			}
		})
}
