package catalogue

import (
	"math"
	"strings"
	"sync"
	"testing"

	"loadlab/sim/engine"
	"loadlab/sim/experiment"
	"loadlab/sim/link"
	"loadlab/sim/measure"
	"loadlab/sim/policy"
)

// ran is an experiment with its results.
type ran struct {
	e       experiment.Experiment
	results []*measure.Result
}

// finished keeps what was run, by link less its from.
var finished = struct {
	sync.Mutex
	m map[string]*ran
}{m: make(map[string]*ran)}

// run simulates a link once in a test binary's life.
func run(t *testing.T, text string) *ran {
	t.Helper()
	e, err := link.Parse(text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	e.From = ""
	key := link.Format(&e)
	finished.Lock()
	defer finished.Unlock()
	if o := finished.m[key]; o != nil {
		return o
	}
	o := &ran{e: e, results: make([]*measure.Result, len(e.Jobs()))}
	var wait sync.WaitGroup
	limit := make(chan struct{}, 2)
	for i, job := range e.Jobs() {
		wait.Go(func() {
			limit <- struct{}{}
			defer func() { <-limit }()
			r, err := engine.Run(&o.e, job.Policy, job.Seed, nil)
			if err != nil {
				t.Error(err)
			}
			o.results[i] = r
		})
	}
	wait.Wait()
	finished.m[key] = o
	return o
}

// quantity evaluates one side of a claim on a run.
func (o *ran) quantity(t *testing.T, side string) float64 {
	t.Helper()
	if side == "" {
		return 1
	}
	side, id, other := strings.Cut(side, "@")
	if other {
		entry, ok := Lookup(id)
		if !ok {
			t.Fatalf("%s@%s: no such experiment", side, id)
		}
		o = run(t, entry.Link)
	}
	at := strings.LastIndexByte(side, ' ')
	if at < 0 {
		t.Fatalf("%s: no policy", side)
	}
	v, _, err := Value(&o.e, o.results, side[:at], strings.Split(side[at+1:], "/"))
	if err != nil {
		t.Fatalf("%s: %v", side, err)
	}
	return v
}

// check evaluates claims on a run.
func (o *ran) check(t *testing.T, claims []Claim) {
	t.Helper()
	for _, c := range claims {
		left, right := o.quantity(t, c.Left), o.quantity(t, c.Right)*c.Factor
		holds, known := map[string]bool{"<": left < right, ">": left > right, "=": left == right}[c.Op]
		if !known || !holds || math.IsNaN(left) {
			t.Errorf("%s %s %g %s: %g against %g", c.Left, c.Op, c.Factor, c.Right, left, right)
		}
	}
}

// TestEveryClaimHolds runs every experiment of every course; in short mode the
// large ones of the course lab are left out.
func TestEveryClaimHolds(t *testing.T) {
	for _, entry := range Entries() {
		t.Run(entry.ID, func(t *testing.T) {
			claims := Claims(entry.ID)
			if len(claims) == 0 {
				t.Fatal("nothing is claimed")
			}
			if e, _ := link.Parse(entry.Link); testing.Short() && e.TotalRequests() > 1e6 {
				t.Skip("more than a million requests")
			}
			run(t, entry.Link).check(t, claims)
		})
	}
}

// TestEveryWeaknessShows runs for every policy the experiment that its page
// names.
func TestEveryWeaknessShows(t *testing.T) {
	for i, w := range Weaknesses() {
		t.Run(w.Policy, func(t *testing.T) {
			e, err := link.Parse(w.Link)
			if err != nil {
				t.Fatal(err)
			}
			if got := link.Format(&e); got != w.Link {
				t.Errorf("%s is not canonical, %s", w.Link, got)
			}
			if want := policy.Names()[i]; w.Policy != want {
				t.Errorf("it stands where %s should", want)
			}
			if n := e.TotalRequests(); n > 5e6 {
				t.Errorf("it needs %g requests", n)
			}
			if len(w.Claims) == 0 {
				t.Error("nothing is claimed")
			}
			run(t, w.Link).check(t, w.Claims)
		})
	}
	if len(Weaknesses()) != len(policy.Names()) {
		t.Errorf("%d weaknesses for %d policies", len(Weaknesses()), len(policy.Names()))
	}
}
