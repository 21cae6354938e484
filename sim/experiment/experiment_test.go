package experiment

import (
	"math"
	"reflect"
	"strings"
	"testing"
	"time"

	"loadlab/sim/dist"
	"loadlab/sim/fleet"
	"loadlab/sim/policy"
	"loadlab/sim/workload"
)

// specs parses policies.
func specs(t *testing.T, texts ...string) (list []policy.Spec) {
	t.Helper()
	for _, text := range texts {
		spec, err := policy.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, spec)
	}
	return list
}

// TestDefaultIsTheCourseLab: 200 senders at one request a second, mean demand
// 0.375 s on 100 servers, 3660 s of arrivals.
func TestDefaultIsTheCourseLab(t *testing.T) {
	e := Default()
	if err := e.Check(); err != nil {
		t.Fatal(err)
	}
	if e.TotalRate() != 200 || e.Utilisation() != 0.75 || e.ExpectedRequests() != 732000 || e.TotalRequests() != 4*732000 {
		t.Errorf("rate %v, utilisation %v, requests %v", e.TotalRate(), e.Utilisation(), e.ExpectedRequests())
	}
	if e.Horizon() != 3660*second || len(e.Jobs()) != 4 {
		t.Errorf("horizon %d, jobs %v", e.Horizon(), e.Jobs())
	}
}

func TestRates(t *testing.T) {
	for _, c := range []struct {
		name              string
		change            func(e *Experiment)
		rate, utilisation float64
	}{
		{"skew counts for one sender", func(e *Experiment) { e.Skew = 51 }, 250, 0.9375},
		{"rate", func(e *Experiment) { e.Load, e.LoadValue = Rate, 40 }, 40, 0.15},
		{"util", func(e *Experiment) { e.Load, e.LoadValue = Util, 0.3 }, 80, 0.3},
		{"slow servers have less capacity", func(e *Experiment) {
			e.Slowdown = []Class[float64]{{Count: 50, Value: 2}, {Count: 50, Value: 1}}
			e.Load, e.LoadValue = Util, 0.75
		}, 150, 0.75},
		{"slots add capacity", func(e *Experiment) { e.Slots, e.Load, e.LoadValue = Same(3), Util, 0.25 }, 200, 0.25},
		{"without queueing there is no utilisation", func(e *Experiment) { e.Slots = Same(Unlimited) }, 200, 0},
	} {
		e := Default()
		c.change(&e)
		if math.Abs(e.TotalRate()-c.rate) > 1e-12*c.rate || math.Abs(e.Utilisation()-c.utilisation) > 1e-12 {
			t.Errorf("%s: rate %v, utilisation %v; want %v, %v", c.name, e.TotalRate(), e.Utilisation(), c.rate, c.utilisation)
		}
	}
}

func TestJobsAreOrderedByPolicyThenSeed(t *testing.T) {
	e := Default()
	e.Policies, e.Seed, e.Seeds = e.Policies[:2], 7, 3
	want := []Job{{0, 7, 1}, {0, 8, 1}, {0, 9, 1}, {1, 7, 1}, {1, 8, 1}, {1, 9, 1}}
	if got := e.Jobs(); !reflect.DeepEqual(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

func TestTheLongestJobsBeginFirst(t *testing.T) {
	for _, c := range []struct {
		what    string
		efforts []float64
		want    []int
	}{
		{"none", nil, []int{}},
		{"equal ones", []float64{1, 1, 1}, []int{0, 1, 2}},
		{"longer ones", []float64{1, 1, 9, 2, 9}, []int{2, 4, 3, 0, 1}},
		{"quick ones beside a long one", []float64{1, 20, 1, 1, 1.5}, []int{0, 2, 1, 4, 3}},
	} {
		var jobs []Job
		for _, e := range c.efforts {
			jobs = append(jobs, Job{Effort: e})
		}
		if got := LongestFirst(jobs); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: the order is %v, not %v", c.what, got, c.want)
		}
	}
}

// TestCheckNamesWhatIsWrong has every rule broken once; message is a part of
// the problem's line.
func TestCheckNamesWhatIsWrong(t *testing.T) {
	hour := int64(time.Hour)
	slow := func(server int, from, length int64) fleet.Incident {
		return fleet.Incident{Server: server, From: from, For: length, Latency: 5}
	}
	for _, c := range []struct {
		message string
		change  func(e *Experiment)
	}{
		{"from: \"Lab 1\": must be a catalogue id", func(e *Experiment) { e.From = "Lab 1" }},
		{"from: " + strings.Repeat("a", 60) + "...: must have 1 to 64", func(e *Experiment) { e.From = strings.Repeat("a", 65) }},
		{"policies: 0 policies: must be 1 to 16", func(e *Experiment) { e.Policies = nil }},
		{"policies: fastest: no such policy", func(e *Experiment) { e.Policies[0].Name = "fastest" }},
		{"policies: powerofk: k=0: must be 1 to 1000", func(e *Experiment) { e.Policies[3].Values[0] = 0 }},
		{"servers: 0: must be 1 to 100000", func(e *Experiment) { e.Servers = 0 }},
		{"slowdown: server 0: NaN: must be 0.001 to 1000", func(e *Experiment) { e.Slowdown = Same(math.NaN()) }},
		{"slowdown: 0 classes: must be 1 to 5000", func(e *Experiment) { e.Slowdown = nil }},
		{"slots: server 5: 0: must be 1 to 1000000, or inf", func(e *Experiment) { e.Slots = []Class[int]{{5, 1}, {95, 0}} }},
		{"slots: 20,000,000 slots in all: must be at most 10,000,000", func(e *Experiment) { e.Slots = Same(200000) }},
		{"weights: server 99: -1: must be 1 to 1000000", func(e *Experiment) { e.Weights = []Class[int64]{{99, 1}, {1, -1}} }},
		{"weights: the counts add up to 99; must be 100", func(e *Experiment) { e.Weights = []Class[int64]{{98, 1}, {1, 2}} }},
		{"weights: a class of 0 servers", func(e *Experiment) { e.Weights = []Class[int64]{{98, 1}, {0, 2}} }},
		{"discipline: 2: must be 0 to 1", func(e *Experiment) { e.Discipline = 2 }},
		{"queue: -2: must be -1 to", func(e *Experiment) { e.Queue = -2 }},
		{"senders: 0: must be 1 to 1000000", func(e *Experiment) { e.Senders = 0 }},
		{"skew: +Inf: must be", func(e *Experiment) { e.Skew = math.Inf(1) }},
		{"rate: way 3", func(e *Experiment) { e.Load = 3 }},
		{"util: 11: must be 0.01 to 10", func(e *Experiment) { e.Load, e.LoadValue = Util, 11 }},
		{"util: 0.5: not with slots=inf", func(e *Experiment) { e.Load, e.LoadValue, e.Slots = Util, 0.5, Same(Unlimited) }},
		{"persender: 1000000000: makes 2e+11 requests per second in total; must be 0.000001 to 1,000,000,000", func(e *Experiment) { e.LoadValue = 1e9 }},
		{"arrivals: process 9", func(e *Experiment) { e.Arrivals.Process = 9 }},
		{"arrivals: 157,680,000,000 on-phases until 87600h; must be at most 50,000,000", func(e *Experiment) {
			e.Arrivals = workload.Arrivals{Process: workload.Bursty, Peak: 1, On: workload.MinPhase, Off: workload.MinPhase}
			e.Time, e.Window, e.LoadValue = 0, MaxTime, 1e-6
		}},
		{"service: missing", func(e *Experiment) { e.Service = nil }},
		{"service: exp: MEAN: 0s: must be", func(e *Experiment) { e.Service = dist.Exponential{} }},
		{"balancers: 1001: must be 1 to 1000", func(e *Experiment) { e.Balancers = 1001 }},
		{"policies: leastconn: keeps figures for each pair of balancer and server; 1000 x 20000 pairs are above the limit of 10000000",
			func(e *Experiment) {
				e.Servers, e.Balancers = 20000, 1000
				e.Policies = []policy.Spec{{Name: "leastconn", Values: nil}}
			}},
		{"sync: 0s: must be 1us to 87600h", func(e *Experiment) { e.Sync = 0 }},
		{"time: 10h: needs about 28,848,000,000 requests (7,212,000 in a run x 4 policies", func(e *Experiment) { e.Time, e.Seeds = 10*hour, 1000 }},
		{"requests: 200000000: needs about 800,000,000 requests (200,000,000 in a run x 4 policies x 1 seeds); must be at most 500,000,000",
			func(e *Experiment) { e.Requests, e.Window = 200_000_000, hour }},
		{"window: 1ms: makes 3,600,001 windows until 1h0m0.001s; must be at most 100,000", func(e *Experiment) { e.Window = MinWindow }},
		{"warmup: 1h1m: leaves nothing to count; arrivals stop at 1h1m", func(e *Experiment) { e.Warmup = 61 * 60 * second }},
		{"incidents: incident 1: server=100: must be 0 to 99", func(e *Experiment) { e.Incidents = []fleet.Incident{slow(100, 0, 1)} }},
		{"incidents: incident 2: overlaps incident 1 on server 4", func(e *Experiment) {
			e.Incidents = []fleet.Incident{slow(4, 10, 10), slow(4, 19, 5)}
		}},
		{"incidents: incident 1: must have either", func(e *Experiment) { e.Incidents = []fleet.Incident{{Server: 1, For: 1}} }},
		{"incidents: incident 1: for=0s", func(e *Experiment) { e.Incidents = []fleet.Incident{slow(1, 0, 0)} }},
		{"incidents: incident 1: factor=NaN", func(e *Experiment) {
			e.Incidents = []fleet.Incident{{Server: 1, For: 1, Factor: math.NaN()}}
		}},
		{"timeout: -1ns: must be 0s to", func(e *Experiment) { e.Timeout = -1 }},
		{"seed: 9223372036854775808: must be 0 to 9223372036854775807", func(e *Experiment) { e.Seed = 1 << 63 }},
		{"seeds: 2: the last seed would be above", func(e *Experiment) { e.Seed, e.Seeds = MaxSeed, 2 }},
		{"seeds: 1000: results of 4000 runs, each of 61 windows and 1000 servers, are 4,244,000 lines; must be at most 3,000,000",
			func(e *Experiment) { e.Servers, e.Seeds, e.LoadValue = 1000, 1000, 0.1 }},
		{"service: \"const:1h\": 366,000,000 requests of it on the slowest server would be 4.18e+04 years of work; must be at most 73.1", func(e *Experiment) {
			e.Policies, e.Service, e.LoadValue = e.Policies[:1], dist.Const{Value: hour}, 500
		}},
		{"sum: 12: must be a fingerprint, 16 hexadecimal digits", func(e *Experiment) { e.Sum = "12" }},
	} {
		e := Default()
		c.change(&e)
		err := e.Check()
		if err == nil || !strings.Contains("\n"+err.Error(), "\n"+c.message) || len(err.Error()) > 1000 {
			t.Errorf("%v; want %s", err, c.message)
		}
	}
}

func TestOneMistakeIsOneProblem(t *testing.T) {
	e := Default()
	e.Servers, e.Skew = 0, -1
	err := e.Check()
	if problems, ok := err.(Problems); !ok || len(problems) != 2 || problems[0].Key != "servers" || problems[1].Key != "skew" {
		t.Errorf("%v, want one problem of servers and one of skew", err)
	}
	e = Default()
	e.Weights = []Class[int64]{{Count: 50, Value: 1}, {Count: 49, Value: 2}}
	if err := e.CheckKnown([]string{"servers"}); err != nil {
		t.Errorf("judged by an unknown number of servers: %v", err)
	}
}

func TestNeighboursMayTouch(t *testing.T) {
	e := Default()
	e.Incidents = []fleet.Incident{{Server: 4, From: 10, For: 10, Latency: 1}, {Server: 4, From: 20, For: 5, Factor: 2}, {Server: 5, From: 15, For: 5, Factor: 2}}
	if err := e.Check(); err != nil {
		t.Error(err)
	}
}

func TestGrouped(t *testing.T) {
	for x, want := range map[float64]string{0: "0", 999: "999", 1000: "1,000", 1234567.4: "1,234,567", 1e21: "1e+21"} {
		if got := Grouped(x); got != want {
			t.Errorf("%v: %s, want %s", x, got, want)
		}
	}
}

func TestExpand(t *testing.T) {
	for _, c := range []struct {
		classes []Class[int]
		n       int
		want    []int
	}{
		{Same(4), 3, []int{4, 4, 4}},
		{[]Class[int]{{1, 5}, {2, 1}}, 3, []int{5, 1, 1}},
	} {
		if got := Expand(c.classes, c.n); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%v: %v, want %v", c.classes, got, c.want)
		}
	}
}
