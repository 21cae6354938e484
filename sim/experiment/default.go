package experiment

import (
	"time"

	"loadlab/sim/dist"
	"loadlab/sim/policy"
)

// Default returns the experiment of the empty link: the course lab's 100
// servers at utilisation 0.75 for an hour. The defaults of link format 1
// never change.
func Default() Experiment {
	return Experiment{
		Policies:  defaultPolicies(),
		Servers:   100,
		Slowdown:  Same(1.0),
		Slots:     Same(1),
		Queue:     Unlimited,
		Weights:   Same(int64(1)),
		Senders:   200,
		Skew:      1,
		Load:      PerSender,
		LoadValue: 1,
		Service:   dist.Uniform{Low: int64(125 * time.Millisecond), High: int64(625 * time.Millisecond)},
		Balancers: 1,
		Sync:      int64(10 * time.Millisecond),
		Time:      int64(time.Hour),
		Window:    int64(time.Minute),
		Seed:      123,
		Seeds:     1,
	}
}

// defaultPolicies returns the four policies that the lab starts with.
func defaultPolicies() []policy.Spec {
	var specs []policy.Spec
	for _, text := range []string{"random", "roundrobin", "leastloaded", "powerofk:k=2"} {
		spec, err := policy.Parse(text)
		if err != nil {
			panic("experiment: default policies: " + err.Error())
		}
		specs = append(specs, spec)
	}
	return specs
}
