package worker

import (
	"fmt"

	"loadlab/sim/engine"
	"loadlab/sim/link"
	"loadlab/sim/replay"
	"loadlab/wasm/protocol"
)

// mostRequests is how many requests of a stretch are sent at most: half a
// megabyte, and more than anybody watches one by one.
const mostRequests = 50_000

// again simulates a job once more, as far as a stretch needs it, and keeps what
// touches the stretch.
func again(m protocol.Replay, post Post) (protocol.Message, error) {
	e, err := link.Parse(m.Link)
	if err != nil {
		return nil, err
	}
	if m.From < 0 || m.Until <= m.From {
		return nil, fmt.Errorf("replay: %d to %d: must be a stretch of the run", m.From, m.Until)
	}
	e = replay.Cut(e, m.Until)
	c := replay.NewCollector(e.Servers, m.From, m.Until, replay.Snapshots{First: m.First, Period: m.Sync}, mostRequests)
	_, err = engine.Observe(&e, m.Policy, m.Seed, func(done, expected int64) {
		post(protocol.Progress{ID: m.ID, Done: done, Expected: expected})
	}, c.Trace)
	if err != nil {
		return nil, err
	}
	return protocol.Stretch{ID: m.ID, Bytes: c.Stretch().Encode()}, nil
}
