package station

import "math"

// Sharing is processor sharing: all unfinished requests are served at once
// and equally fast, each at full speed while there are no more of them than
// slots, else at the rate slots / unfinished (Kleinrock, "Time-shared systems:
// a theoretical treatment", 1967).
//
// As all have the same rate, one number describes them: the service attained
// by a request that was there all the time. A request leaves when that has
// grown by its service time since it came. The number is brought forward only
// at arrivals and completions, never by looking:
//
//	rate = slots / unfinished, or 1 when there are no more than slots
//	attained += elapsed * rate
//	completion = time of the last change + ceil((target - attained) / rate)
//
// It is zero again whenever the server is empty.
type Sharing struct {
	slots    int
	attained float64 // nanoseconds, at the time of the last change
	changed  int64
	ahead    jobHeap // unfinished jobs by target, the bits of a positive float64
	free     int64   // with one slot: when the work would be done
	next     int64   // time of the next completion, or Never
	speed    float64 // at which each request is served: rate of their number
	scratch  []float64
}

// NewSharing returns an idle server with the given number of slots, at least 1.
func NewSharing(slots int) *Sharing {
	return &Sharing{slots: slots, next: Never}
}

// rate returns the speed at which each of n requests is served.
func (s *Sharing) rate(n int) float64 {
	if n <= s.slots {
		return 1
	}
	return float64(s.slots) / float64(n)
}

// forward brings the attained service to an instant at which the number of
// requests changes.
func (s *Sharing) forward(now int64) {
	if s.ahead.len() == 0 {
		s.attained = 0
	} else {
		s.attained += float64(float64(now-s.changed) * s.speed)
	}
	s.changed = now
}

// Accept implements Station.
func (s *Sharing) Accept(j *Job, now int64) (next int64) {
	s.forward(now)
	s.ahead.push(j, int64(math.Float64bits(s.attained+float64(j.Service))))
	s.free = Finish(max(s.free, now), j.Service)
	return s.schedule()
}

// Pop implements Station.
func (s *Sharing) Pop() (j *Job, next int64) {
	at := s.next
	s.forward(at)
	j = s.ahead.pop()
	j.Finish = at
	return j, s.schedule()
}

// schedule works out the next completion after a change, and returns it.
func (s *Sharing) schedule() int64 {
	s.next = Never
	if keys := s.ahead.keys; len(keys) > 0 {
		s.speed = s.rate(len(keys))
		s.next = after(s.changed, math.Float64frombits(uint64(keys[0].key))-s.attained, s.speed)
	}
	return s.next
}

// after returns the first whole nanosecond at which work that is served at
// the rate from the instant on is done.
func after(from int64, work, rate float64) int64 {
	if !(work > 0) {
		return from
	}
	d := math.Ceil(work / rate)
	if d >= float64(Latest) {
		return Latest
	}
	return Finish(from, int64(d))
}

// FreeAt implements Station. With several slots it lets a copy of the state
// run on, in the same arithmetic as the real one.
func (s *Sharing) FreeAt(now int64) int64 {
	n := s.ahead.len()
	switch {
	case s.slots == 1:
		return max(s.free, now)
	case n < s.slots:
		return now
	}
	s.scratch = s.ahead.sorted(s.scratch[:0])
	attained, at := s.attained, s.changed
	for _, target := range s.scratch[:n-s.slots+1] {
		rate := s.rate(n)
		end := after(at, target-attained, rate)
		attained += float64(float64(end-at) * rate)
		at = end
		n--
	}
	return max(at, now)
}
