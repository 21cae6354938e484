package replay

import (
	"bytes"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"loadlab/sim/engine"
	"loadlab/sim/experiment"
	"loadlab/sim/link"
)

// outcome is a request of a whole run, as the engine tells it.
type outcome struct {
	index, arrival, finish int64
	server, balancer       int32
}

// whole runs an experiment to its end and returns all outcomes.
func whole(t *testing.T, e experiment.Experiment) []outcome {
	t.Helper()
	var all []outcome
	_, err := engine.Observe(&e, 0, e.Seed, nil, func(index int64, server, balancer int32, arrival, _, finish int64) {
		all = append(all, outcome{index, arrival, finish, server, balancer})
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// collected runs an experiment no further than needed and returns a stretch,
// as it comes out of the bytes that are sent.
func collected(t *testing.T, e experiment.Experiment, from, until, sync int64, most int) *Stretch {
	t.Helper()
	return seen(t, e, from, until, Snapshots{Period: sync}, most)
}

// seen is the same with snapshots that need not begin at 0.
func seen(t *testing.T, e experiment.Experiment, from, until int64, snapshots Snapshots, most int) *Stretch {
	t.Helper()
	cut := Cut(e, until)
	c := NewCollector(e.Servers, from, until, snapshots, most)
	if _, err := engine.Observe(&cut, 0, e.Seed, nil, c.Trace); err != nil {
		t.Fatal(err)
	}
	s := c.Stretch()
	read, err := Decode(s.Encode())
	if err != nil {
		t.Fatal(err)
	}
	if len(s.Requests)+len(read.Requests) > 0 && !reflect.DeepEqual(s, read) {
		t.Error("the stretch is not read as it was written")
	}
	return read
}

// counted is what a plain count of a whole run's outcomes gives at a moment.
type counted struct {
	unfinished      []int32
	served, dropped int64
}

func count(all []outcome, servers int, t int64) counted {
	c := counted{unfinished: make([]int32, servers)}
	for _, o := range all {
		switch {
		case o.arrival > t:
		case o.finish == Dropped:
			c.dropped++
		case o.finish <= t:
			c.served++
		default:
			c.unfinished[o.server]++
		}
	}
	return c
}

// models are runs of every discipline, with all that may happen to a request.
var models = map[string]string{
	"one slot":        "policies=random&servers=5&util=0.9&service=exp:100ms",
	"slots":           "policies=leastloaded&servers=4&slots=2x1,2x3&util=0.9&service=exp:100ms&balancers=3&sync=300ms",
	"sharing":         "policies=powerofk:k=2&servers=4&discipline=ps&util=0.9&service=exp:100ms&sync=500ms",
	"sharing slots":   "policies=random&servers=4&discipline=ps&slots=2&util=0.9&service=exp:100ms",
	"pure delay":      "policies=leastconn&servers=4&slots=inf&rate=50&service=uniform:50ms:200ms",
	"drops":           "policies=random&servers=3&queue=2&util=1.3&service=exp:100ms",
	"incidents":       "policies=jiq&servers=3&util=0.8&service=exp:100ms&incidents=slow:server=1:from=5s:for=3s:factor=20,slow:server=2:from=9s:for=1s:latency=2s",
	"overload":        "policies=roundrobin&servers=2&util=2&service=exp:100ms",
	"equal instants":  "policies=leastloaded&servers=3&rate=100&arrivals=constant&service=const:20ms&sync=100ms",
	"no time at all":  "policies=random&servers=3&rate=50&service=normal:1ms:50ms",
	"counted arrival": "policies=leastwork&servers=3&util=0.8&service=exp:100ms&requests=900",
}

// model reads a model; it runs for 20 s.
func model(t *testing.T, text string) experiment.Experiment {
	t.Helper()
	e, err := link.Parse("v=1&" + text)
	if err != nil {
		t.Fatal(err)
	}
	if e.Requests == 0 {
		e.Time, e.Window = 15e9, 5e9
	}
	return e
}

func TestEveryMomentIsAsAPlainCountHasIt(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for name, text := range models {
		e := model(t, text)
		all := whole(t, e)
		for _, span := range [][2]int64{{0, 2e9}, {4.5e9, 9.2e9}, {12e9, 20e9}} {
			s := collected(t, e, span[0], span[1], 0, 1e6)
			if s.Shortened || s.Until != span[1] {
				t.Errorf("%s: shortened to %d", name, s.Until)
			}
			p := NewPlayer(s)
			moments := []int64{s.From, s.Until - 1, s.From}
			for _, r := range s.Requests[:min(40, len(s.Requests))] { // the instants of change themselves
				moments = append(moments, max(r.Arrival, s.From), min(max(r.Finish, s.From), s.Until-1))
			}
			for range 100 { // back and forth
				moments = append(moments, s.From+random.Int64N(s.Until-s.From))
			}
			highest := p.Highest()
			for _, at := range moments {
				p.To(at)
				want := count(all, e.Servers, at)
				total := int64(0)
				for _, n := range want.unfinished {
					total += int64(n)
				}
				if !slices.Equal(p.Unfinished, want.unfinished) || p.Served != want.served || p.Dropped != want.dropped || p.Total != total {
					t.Fatalf("%s at %d: %v, %d served, %d dropped, not %+v", name, at, p.Unfinished, p.Served, p.Dropped, want)
				}
				if server, n := p.Longest(); n != slices.Max(want.unfinished) || want.unfinished[server] != n || n > highest {
					t.Fatalf("%s at %d: longest %d at %d; never above %d", name, at, n, server, highest)
				}
			}
		}
	}
}

func TestTheHighestQueueIsReached(t *testing.T) {
	e := model(t, models["slots"])
	all := whole(t, e)
	s := collected(t, e, 3e9, 8e9, 0, 1e6)
	most := int32(0)
	for _, o := range all {
		if o.arrival >= s.From && o.arrival < s.Until {
			most = max(most, slices.Max(count(all, e.Servers, o.arrival).unfinished))
		}
	}
	if got := NewPlayer(s).Highest(); got != most {
		t.Errorf("%d, not %d", got, most)
	}
}

func TestSnapshotsSeeWhatBalancersBelieve(t *testing.T) {
	for name, text := range models {
		e := model(t, text)
		all := whole(t, e)
		s := collected(t, e, 7.25e9, 9e9, e.Sync, 1e6)
		p := NewPlayer(s)
		for at := s.Snapshot; at < s.Until; at += e.Sync {
			got := s.Believed
			if at >= s.From {
				p.ToSnapshot(at)
				got = p.Unfinished
			}
			want := make([]int32, e.Servers)
			for _, o := range all {
				if o.arrival < at && o.finish > at {
					want[o.server]++
				}
			}
			if !slices.Equal(got, want) {
				t.Fatalf("%s: the snapshot at %d sees %v, not %v", name, at, got, want)
			}
		}
	}
}

// TestEachBalancerBelievesItsOwnSnapshot, as the engine has it: least loaded
// sends each request to the server that its balancer believes to have the
// fewest, the lowest of equals.
func TestEachBalancerBelievesItsOwnSnapshot(t *testing.T) {
	for _, phase := range []string{"staggered", "aligned"} {
		e := model(t, "policies=leastloaded&servers=4&util=0.8&service=exp:100ms&balancers=3&sync=700ms&phase="+phase)
		requests := 0
		for _, span := range [][2]int64{{0, 2e9}, {7.25e9, 9e9}} {
			for b := range e.Balancers {
				snapshots := SnapshotsOf(&e, b)
				s := seen(t, e, span[0], span[1], snapshots, 1e6)
				p := NewPlayer(s)
				for _, r := range s.Requests {
					if int(r.Balancer) != b || r.Arrival < s.From {
						continue
					}
					believed := s.Believed
					if at := snapshots.Last(r.Arrival); at > s.Snapshot {
						p.ToSnapshot(at)
						believed = p.Unfinished
					}
					if want := slices.Index(believed, slices.Min(believed)); int(r.Server) != want {
						t.Fatalf("%s: balancer %d believes %v at %d and sends to %d", phase, b, believed, r.Arrival, r.Server)
					}
					requests++
				}
			}
		}
		if requests < 100 {
			t.Errorf("%s: only %d requests were looked at", phase, requests)
		}
	}
}

func TestALongStretchIsShortenedAndStaysTrue(t *testing.T) {
	for name, text := range models {
		e := model(t, text)
		all := whole(t, e)
		s := collected(t, e, 2e9, 15e9, 0, 100)
		if len(s.Requests) > 100 || !s.Shortened || s.Until >= 15e9 || s.Until <= s.From {
			t.Errorf("%s: %d requests until %d", name, len(s.Requests), s.Until)
		}
		p := NewPlayer(s)
		for at := s.From; at < s.Until; at += (s.Until - s.From) / 20 {
			p.To(at)
			if want := count(all, e.Servers, at).unfinished; !slices.Equal(p.Unfinished, want) {
				t.Fatalf("%s at %d: %v, not %v", name, at, p.Unfinished, want)
			}
		}
	}
}

func TestArrivalsAreTheSameForEveryPolicy(t *testing.T) {
	e := model(t, "policies=leastloaded,powerofk:k=2&servers=20&util=0.8&service=exp:100ms&balancers=4&sync=2s")
	var arrivals [2][][2]int64
	for i := range arrivals {
		c := NewCollector(e.Servers, 3e9, 6e9, Snapshots{}, 1e6)
		if _, err := engine.Observe(&e, i, e.Seed, nil, c.Trace); err != nil {
			t.Fatal(err)
		}
		for _, r := range c.Stretch().Requests {
			if r.Arrival >= 3e9 {
				arrivals[i] = append(arrivals[i], [2]int64{r.Arrival, int64(r.Balancer)})
			}
		}
	}
	if len(arrivals[0]) < 100 || !reflect.DeepEqual(arrivals[0], arrivals[1]) {
		t.Errorf("%d and %d arrivals differ", len(arrivals[0]), len(arrivals[1]))
	}
}

func TestStepsGoFromArrivalToArrival(t *testing.T) {
	s := &Stretch{From: 10, Until: 20, Waiting: []int32{1}, Requests: []Request{{5, 12, 0, 0}, {11, Never, 0, 0}, {11, 15, 0, 0}, {18, Dropped, 0, 0}}}
	p := NewPlayer(s)
	for _, c := range []struct{ at, next, previous int64 }{{10, 11, 10}, {11, 18, 10}, {12, 18, 11}, {18, 20, 11}, {20, 20, 18}} {
		if next, previous := p.Next(c.at), p.Previous(c.at); next != c.next || previous != c.previous {
			t.Errorf("at %d: next %d, previous %d", c.at, next, previous)
		}
	}
	if n := len(p.Coming(10, 18)); n != 3 {
		t.Errorf("%d come in (10, 18]", n)
	}
}

func TestCutKeepsWhatComesBefore(t *testing.T) {
	e := model(t, models["sharing"])
	for _, until := range []int64{0, 1, 3e9, 5e9, 19e9, 20e9, 1e12} {
		if cut := Cut(e, until); cut.Horizon() != min(max(until, 1), e.Horizon()) || cut.Window < 1 || cut.Time < 0 {
			t.Errorf("cut at %d: time %d, window %d", until, cut.Time, cut.Window)
		}
	}
}

func FuzzDecode(f *testing.F) {
	s := &Stretch{From: 10, Until: 20, Shortened: true, Served: 3, Waiting: []int32{1, 0}, Snapshot: 8, Believed: []int32{0, 300},
		Requests: []Request{{5, 12, 0, 4}, {11, Never, 1, 0}, {11, 11, 1, 0}, {18, Dropped, 0, 0}}}
	f.Add(s.Encode())
	f.Add((&Stretch{Snapshot: -1}).Encode())
	f.Fuzz(func(t *testing.T, b []byte) {
		s, err := Decode(b)
		if err != nil {
			return
		}
		again, err := Decode(s.Encode())
		if err != nil || !bytes.Equal(again.Encode(), s.Encode()) {
			t.Fatalf("%+v is not what it is read as: %v", s, err)
		}
		p := NewPlayer(s)
		p.Highest()
		p.To(s.Until)
		p.ToSnapshot(s.From)
		p.Longest()
		p.Next(s.From)
		p.Previous(s.Until)
		p.Coming(s.From, s.Until)
	})
}

func TestBadBytesAreErrors(t *testing.T) {
	s := &Stretch{From: 10, Until: 20, Waiting: []int32{1}, Snapshot: -1, Requests: []Request{{5, 12, 0, 0}, {11, Never, 0, 0}}}
	good := s.Encode()
	for n := range good {
		if _, err := Decode(good[:n]); err == nil {
			t.Errorf("%d of %d bytes were read", n, len(good))
		}
	}
	for name, change := range map[string]func(*Stretch){
		"a server that is not there":  func(s *Stretch) { s.Requests[0].Server = 1 },
		"finished before the stretch": func(s *Stretch) { s.Requests[0].Finish = 9 },
		"finishes after the stretch":  func(s *Stretch) { s.Requests[0].Finish = 30 },
		"arrives after the stretch":   func(s *Stretch) { s.Requests[1].Arrival = 20 },
		"ends before it begins":       func(s *Stretch) { s.Until = 9 },
		"beliefs of other servers":    func(s *Stretch) { s.Believed = []int32{1, 2} },
	} {
		bad := *s
		bad.Requests = slices.Clone(s.Requests)
		change(&bad)
		if _, err := Decode(bad.Encode()); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}
