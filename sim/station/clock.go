package station

// Clock gives the instants, in nanoseconds, at which snapshots of servers are
// taken: every Period.
type Clock struct {
	Period int64
	Taken  int64 // the last one
	Due    int64 // the next one
}

// Reach moves to the last instant that is not after now, and reports whether
// that is a new one.
func (c *Clock) Reach(now int64) bool {
	if now < c.Due {
		return false
	}
	c.Taken = c.Last(now)
	c.Due = c.Taken + c.Period
	return true
}

// Last returns the last instant that is not after now, where one is due by now.
func (c *Clock) Last(now int64) int64 {
	if now-c.Due < c.Period { // a division costs, and is rarely needed
		return c.Due
	}
	return c.Due + (now-c.Due)/c.Period*c.Period
}
