package engine

import (
	"fmt"
	"runtime"
	"slices"
	"testing"

	"loadlab/sim/experiment"
	"loadlab/sim/fleet"
	"loadlab/sim/link"
	"loadlab/sim/measure"
	"loadlab/sim/policy"
	"loadlab/sim/workload"
)

// benched is the lab workload for a number of servers: utilisation 0.75,
// 12 windows of about a thousand requests per hundred servers and second.
func benched(b *testing.B, name string, servers int) *experiment.Experiment {
	b.Helper()
	text := fmt.Sprintf("v=1&policies=%s&servers=%d&senders=%d&requests=%d&window=60s", name, servers, 2*servers, 400000)
	e, err := link.Parse(text)
	if err != nil {
		b.Fatal(err)
	}
	return &e
}

// perRequest reports nanoseconds per request.
func perRequest(b *testing.B, requests int64) {
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(requests)/float64(b.N), "ns/request")
}

// BenchmarkRun runs every policy on the lab workload.
func BenchmarkRun(b *testing.B) {
	for _, servers := range []int{100, 10000} {
		for _, name := range append(policy.Names(), "leastloaded5s", "powerofk5s", "sharing") {
			text := name
			switch name {
			case "leastloaded5s":
				text = "leastloaded&sync=5s"
			case "powerofk5s":
				text = "powerofk&sync=5s"
			case "sharing":
				text = "random&discipline=ps"
			}
			if servers > 100 && name == "swrr" || name == "dynweight" && servers > 100 {
				continue // O(n) per pick by definition
			}
			b.Run(fmt.Sprintf("policy=%s/servers=%d", name, servers), func(b *testing.B) {
				e := benched(b, text, servers)
				for range b.N {
					runJob(b, e, 0, 1)
				}
				perRequest(b, e.Requests)
			})
		}
	}
}

// BenchmarkFloor draws each request, serves it blindly and selects p99 per
// window: what any simulator of this model has to do.
func BenchmarkFloor(b *testing.B) {
	e := benched(b, "random", 100)
	for range b.N {
		floor(e)
	}
	perRequest(b, e.Requests)
}

// floor is the bare loop.
func floor(e *experiment.Experiment) (p99 []int64) {
	source := workload.NewSource(workload.Setup{Seed: 1, Senders: e.Senders, Skew: e.Skew, Rate: e.TotalRate(), Arrivals: e.Arrivals, Demand: e.Service, Balancers: e.Balancers, Requests: e.Requests})
	free := make([]int64, e.Servers)
	requests := workload.NewBatch(batch)
	var selector measure.Selector
	window, end := []int64{}, e.Window
	next := 0
	out := make([]int64, 1)
	for n := source.Fill(requests); n > 0; n = source.Fill(requests) {
		for i, arrival := range requests.Arrival[:n] {
			for arrival >= end {
				if len(window) > 0 {
					selector.Select([][]int64{window}, []int64{measure.Rank(int64(len(window)), 99, 100)}, out)
					p99 = append(p99, out[0])
				}
				window, end = window[:0], end+e.Window
			}
			if next++; next == len(free) {
				next = 0
			}
			free[next] = max(free[next], arrival) + requests.Demand[i]
			window = append(window, free[next]-arrival)
		}
	}
	return p99
}

// BenchmarkScale runs longer and longer and reports the most heap in use on
// the way: it must not grow with the run, beyond what exact quantiles keep.
func BenchmarkScale(b *testing.B) {
	for _, requests := range []int64{1_000_000, 10_000_000, 100_000_000} {
		b.Run(fmt.Sprintf("requests=%d", requests), func(b *testing.B) {
			e := benched(b, "powerofk", 100)
			e.Requests, e.Window = requests, 600e9
			most := uint64(0)
			for range b.N {
				_, err := Run(e, 0, 1, func(int64, int64) {
					var m runtime.MemStats
					runtime.ReadMemStats(&m)
					most = max(most, m.HeapInuse)
				})
				if err != nil {
					b.Fatal(err)
				}
			}
			perRequest(b, requests)
			b.ReportMetric(float64(most)/1e6, "peak-MB")
		})
	}
}

// BenchmarkPick times the picking alone, on idle servers.
func BenchmarkPick(b *testing.B) {
	for _, name := range policy.Names() {
		for _, servers := range []int{10, 100, 1000, 10000} {
			b.Run(fmt.Sprintf("policy=%s/servers=%d", name, servers), func(b *testing.B) {
				p := picker(b, name, servers)
				b.ReportAllocs()
				b.ResetTimer()
				for i := range b.N {
					p.Pick(int32(i & 1023))
				}
			})
		}
	}
}

// picker builds a policy on idle servers with weights from 1 to 10, warmed up
// by a cycle of picks.
func picker(b *testing.B, name string, servers int) policy.Picker {
	b.Helper()
	s, err := policy.Parse(name)
	if err != nil {
		b.Fatal(err)
	}
	weights := make([]int64, servers)
	for i := range weights {
		weights[i] = int64(i%10 + 1)
	}
	f := fleet.New(fleet.Setup{
		Slowdown: slices.Repeat([]float64{1}, servers), Slots: slices.Repeat([]int{1}, servers),
		Queue: fleet.Unlimited, Balancers: 1,
	}, &run{})
	set := s.Build(&policy.World{Fleet: f, Views: f.Views(), Weights: weights, Seed: 1, Sync: 1e7})
	if set.Tick != nil {
		set.Tick()
	}
	warm := 6 * servers
	if name == "swrr" || name == "dynweight" {
		warm = 10
	}
	for range warm {
		set.Pickers[0].Pick(0)
	}
	return set.Pickers[0]
}
