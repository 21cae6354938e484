package bridge

import (
	"loadlab/sim/experiment"
	"loadlab/sim/figure"
	"loadlab/sim/replay"
	"loadlab/ui/store"
	"loadlab/wasm/crew"
	"loadlab/wasm/protocol"
)

// Hues are the colours that figures give an experiment's policies, on a light
// and on a dark ground.
func (b *Bridge) Hues(e *experiment.Experiment) [][2]string {
	var hues [][2]string
	for _, s := range figure.Styles(e.Policies) {
		hues = append(hues, [2]string{s.Light, s.Dark})
	}
	return hues
}

// Watch asks for stretches of runs, and drops those asked for before.
func (b *Bridge) Watch(replays ...store.Replay) {
	b.watcher.Cancel()
	for _, r := range replays {
		b.watcher.Add(crew.Job{ID: r.ID, Message: protocol.Encode(protocol.Replay(r))})
	}
}

// watched takes a watcher's answer.
func (b *Bridge) watched(m protocol.Message) {
	switch m := m.(type) {
	case protocol.Progress:
		b.listener.Rewinding(m.ID, m.Done, m.Expected)
	case protocol.Failure:
		b.listener.NotWatched(m.ID, m.Text)
	case protocol.Stretch:
		s, err := replay.Decode(m.Bytes)
		if err != nil {
			b.listener.NotWatched(m.ID, err.Error())
			return
		}
		b.listener.Watched(m.ID, s)
	}
}
