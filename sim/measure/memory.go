package measure

import "sync"

// memory is what a recorder needs and its result does not keep. It is used
// again by later ones: making it anew, and clearing it, took a sixth of the time
// of a run.
type memory struct {
	selector       Selector
	shelf          shelf
	response, wait *Histogram // empty
}

// memories holds the memory of recorders that have finished, until it is
// collected as garbage.
var memories = sync.Pool{New: func() any {
	return &memory{response: NewHistogram(), wait: NewHistogram()}
}}

// take takes a recorder's memory back.
func (m *memory) take(r *Recorder) {
	r.response.Reset()
	r.wait.Reset()
	m.response.Clear()
	m.wait.Clear()
	memories.Put(m)
}
