package reference

import (
	"math"
	"slices"
	"testing"

	"loadlab/sim/engine"
	"loadlab/sim/experiment"
	"loadlab/sim/experiment/generate"
	"loadlab/sim/link"
	"loadlab/sim/measure"
	"loadlab/sim/rng"
)

// counted is what a result has to say, worked out from the outcomes by
// sorting and adding up.
type counted struct {
	completed, dropped, failed int64
	responses                  []int64
	windows                    map[int64][]int64 // by start: response times
	arrivals                   map[int64]int64   // by start
	served                     []int64
	most                       []int64
	busy                       []int64
}

// count reads the outcomes as design.md defines the figures.
func count(e *experiment.Experiment, outcomes []Outcome) counted {
	c := counted{windows: make(map[int64][]int64), arrivals: make(map[int64]int64), served: make([]int64, e.Servers)}
	for _, o := range outcomes {
		start := o.Arrival - o.Arrival%e.Window
		c.arrivals[start]++
		response := o.Finish - o.Arrival
		dropped := o.Start < 0
		if !dropped {
			c.windows[start] = append(c.windows[start], response)
		}
		if o.Arrival < e.Warmup {
			continue
		}
		switch {
		case dropped:
			c.dropped++
			c.failed++
		default:
			c.completed++
			c.served[o.Server]++
			c.responses = append(c.responses, response)
			if e.Timeout > 0 && response > e.Timeout {
				c.failed++
			}
		}
	}
	slices.Sort(c.responses)
	c.most, c.busy = occupied(e.Servers, outcomes)
	return c
}

// occupied returns each server's most unfinished requests at once, and the
// time with at least one in service.
func occupied(servers int, outcomes []Outcome) (most, busy []int64) {
	most, busy = make([]int64, servers), make([]int64, servers)
	for s := range servers {
		var leaving []int64
		var service [][2]int64
		for _, o := range outcomes {
			if o.Server != s || o.Start < 0 {
				continue
			}
			leaving = slices.DeleteFunc(leaving, func(at int64) bool { return at <= o.Arrival })
			leaving = append(leaving, o.Finish)
			most[s] = max(most[s], int64(len(leaving)))
			service = append(service, [2]int64{o.Start, o.Finish})
		}
		slices.SortFunc(service, func(a, b [2]int64) int { return int(min(1, max(-1, a[0]-b[0]))) })
		until := int64(0)
		for _, x := range service {
			if x[1] > until {
				busy[s] += x[1] - max(x[0], until)
				until = x[1]
			}
		}
	}
	return most, busy
}

// nearest is the element number ceil(q n) of sorted values, counting from 1.
func nearest(sorted []int64, thousandths int) int64 {
	return sorted[(len(sorted)*thousandths+999)/1000-1]
}

// TestResultsAreThoseOfTheOutcomes: counts, quantiles, windows and servers of
// a result follow from the outcomes of the plain simulator.
func TestResultsAreThoseOfTheOutcomes(t *testing.T) {
	r := rng.New(2, "reference", 0)
	for range 150 {
		e := generate.Experiment(&r, true)
		job := e.Jobs()[0]
		outcomes := Run(&e, job.Policy, job.Seed)
		want := count(&e, outcomes)
		got, err := engine.Run(&e, job.Policy, job.Seed, nil)
		if err != nil {
			t.Fatal(err)
		}
		text := link.Format(&e)
		if got.Completed != want.completed || got.Dropped != want.dropped || got.Failed != want.failed || got.Response.Count != want.completed {
			t.Errorf("%s\ncompleted %d, dropped %d, failed %d; want %d, %d, %d", text, got.Completed, got.Dropped, got.Failed, want.completed, want.dropped, want.failed)
		}
		if n := len(want.responses); n > 0 {
			s := got.Response
			have := []int64{s.P50, s.P90, s.P95, s.P99, s.P999, s.Max}
			must := []int64{nearest(want.responses, 500), nearest(want.responses, 900), nearest(want.responses, 950), nearest(want.responses, 990), nearest(want.responses, 999), want.responses[n-1]}
			if !slices.Equal(have, must) {
				t.Errorf("%s\nquantiles %v, want %v", text, have, must)
			}
		}
		if n := min(len(outcomes), measure.MaxPicks); len(got.Picks) != n {
			t.Errorf("%s\n%d first picks, want %d", text, len(got.Picks), n)
		}
		for i, s := range got.Picks {
			if int(s) != outcomes[i].Server {
				t.Errorf("%s\npick %d is server %d, want %d", text, i, s, outcomes[i].Server)
			}
		}
		compareWindows(t, text, &e, got.Windows, want)
		for i, s := range got.Servers {
			if s.Served != want.served[i] || s.MaxQueue != want.most[i] || s.Busy != want.busy[i] {
				t.Errorf("%s\nserver %d: %+v, want served %d, most %d, busy %d", text, i, s, want.served[i], want.most[i], want.busy[i])
			}
		}
	}
}

// compareWindows holds the windows against the outcomes.
func compareWindows(t *testing.T, text string, e *experiment.Experiment, windows []measure.Window, want counted) {
	t.Helper()
	if n := (e.Time + e.Window) / e.Window; e.Requests == 0 && int64(len(windows)) != n {
		t.Errorf("%s\n%d windows, want %d", text, len(windows), n)
	}
	for i, w := range windows {
		times := want.windows[w.Start]
		slices.Sort(times)
		if w.Start != int64(i)*e.Window || w.Arrivals != want.arrivals[w.Start] || w.Count != int64(len(times)) {
			t.Errorf("%s\nwindow %d: %+v, want %d arrivals, %d served", text, i, w, want.arrivals[w.Start], len(times))
			continue
		}
		if len(times) == 0 {
			continue
		}
		sum := 0.0
		for _, x := range times {
			sum += float64(x)
		}
		mean := sum / float64(len(times))
		if w.P50 != nearest(times, 500) || w.P99 != nearest(times, 990) || w.Max != times[len(times)-1] || math.Abs(w.Mean-mean) > 1e-9*mean {
			t.Errorf("%s\nwindow %d: %+v, want mean %g", text, i, w, mean)
		}
	}
}
