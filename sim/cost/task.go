package cost

import (
	"loadlab/sim/experiment"
	"loadlab/sim/fleet"
	"loadlab/sim/policy"
)

// task is one policy among one number of servers.
type task struct {
	spec    policy.Spec
	servers int
	picker  policy.Picker
	senders int32
	picks   int64     // in a repetition
	times   []float64 // nanoseconds a pick, one a repetition
	sum     int64     // of all picks, so that no compiler can leave them out
}

// prepare builds the picker, lets it settle, and finds how many picks last
// long enough.
func (t *task) prepare(e *experiment.Experiment, m *meter) {
	weights := spread(e, t.servers)
	t.picker = t.spec.Build(world(weights)).Pickers[0]
	t.senders = int32(e.Senders)
	t.run(laying(t.spec, weights))
	for t.picks = 64; ; t.picks *= 2 {
		start := m.clock()
		t.run(t.picks)
		if took := m.clock() - start; took >= m.least/2 {
			t.picks = int64(float64(t.picks)*float64(m.least)/float64(took)) + 1
			return
		}
	}
}

// repeat times one repetition.
func (t *task) repeat(m *meter) {
	start := m.clock()
	t.run(t.picks)
	t.times = append(t.times, float64(m.clock()-start)/float64(t.picks))
}

// run picks n times.
func (t *task) run(n int64) {
	sender := int32(0)
	for range n {
		t.sum += int64(t.picker.Pick(sender))
		if sender++; sender == t.senders {
			sender = 0
		}
	}
}

// laying is how many picks a policy makes before it is as quick as it will be.
// VNSWRR lays its sequence out on its first walk, at the price of SmoothWRR;
// every later walk, which is what is measured, only reads it.
func laying(spec policy.Spec, weights []int64) int64 {
	if spec.Name != "vnswrr" {
		return 0
	}
	picks := int64(0)
	for _, w := range weights {
		picks += w
	}
	return picks
}

// world is idle servers with weights, before one balancer.
func world(weights []int64) *policy.World {
	n := len(weights)
	s := fleet.Setup{Slowdown: make([]float64, n), Slots: make([]int, n), Queue: fleet.Unlimited, Balancers: 1, Gap: 1}
	for i := range n {
		s.Slowdown[i], s.Slots[i] = 1, 1
	}
	f := fleet.New(s, nil) // nothing is sent, so nobody need be told
	return &policy.World{Fleet: f, Views: f.Views(), Weights: weights, Seed: 1, Sync: 1}
}
