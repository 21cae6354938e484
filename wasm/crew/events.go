package crew

import "loadlab/wasm/protocol"

// heard takes a message from the seat's worker.
func (c *Crew) heard(s *seat, b []byte) {
	m, err := protocol.Decode(b)
	if err != nil {
		c.died(s, err.Error())
		return
	}
	if _, ok := m.(protocol.Ready); ok {
		s.ready, s.deaths = true, 0
		if s.task != nil {
			c.hand(s)
		}
		return
	}
	id, last := about(m)
	if s.task == nil || s.task.ID != id {
		return
	}
	if last {
		s.task = nil
	}
	c.report(m)
	if last {
		c.deal()
	}
}

// speechless is the reason for the end of a worker that gave none. A browser
// gives none where the worker's script could not be loaded.
const speechless = "the worker could not be loaded, or ended without a word"

// died replaces the seat's worker, and tries its job once more or gives it up.
func (c *Crew) died(s *seat, text string) {
	if text == "" {
		text = speechless
	}
	t := s.task
	s.worker.Stop() // its program has ended, but it holds its memory, which the next one may need
	s.task, s.worker = nil, nil
	s.life++
	if !s.ready {
		s.deaths++
	}
	if t != nil && t.tries >= maxTries {
		c.report(protocol.Failure{ID: t.ID, Text: text})
	} else if t != nil {
		c.waiting = append([]*task{t}, c.waiting...)
	}
	if s.deaths < maxDeaths {
		c.start(s)
	}
	c.deal()
	c.giveUp(text)
}

// giveUp fails what waits when no seat can be filled any more.
func (c *Crew) giveUp(text string) {
	for _, s := range c.seats {
		if s.deaths < maxDeaths {
			return
		}
	}
	waiting := c.waiting
	c.waiting = nil
	for _, t := range waiting {
		c.report(protocol.Failure{ID: t.ID, Text: text})
	}
	for _, s := range c.seats {
		s.deaths = 0 // the next job may try afresh
	}
}

// about returns the id of the job that a worker's message is about, and
// whether it is the last one about it.
func about(m protocol.Message) (id uint64, last bool) {
	switch m := m.(type) {
	case protocol.Progress:
		return m.ID, false
	case protocol.Result:
		return m.ID, true
	case protocol.Picture:
		return m.ID, true
	case protocol.Sight:
		return m.ID, true
	case protocol.File:
		return m.ID, true
	case protocol.Stretch:
		return m.ID, true
	case protocol.Failure:
		return m.ID, true
	}
	return 0, false
}
