package engine

import (
	"testing"

	"loadlab/sim/policy"
)

// TestInspectedIsWhatAPickReads: nothing for rules that know nothing, all
// servers for rules that compare all, and so many for those that compare a few.
func TestInspectedIsWhatAPickReads(t *testing.T) {
	const n = 9
	want := map[string]float64{
		"leastloaded": n, "powerofk:k=2": 2, "powerofk:k=5": 5, "powerofkfresh:k=3": 3, "leastconn": n, "p2cconn": 2, "leastoutstanding": n,
		"leastwork": n, "twochoices": 2, "peakewma": 2, "peakewma:choices=all": n, "nginxewma": 2, "leasttime": n,
		"ringhash:bound=1000": 1, // the first server is always below so wide a bound
	}
	for _, name := range policy.Names() {
		if info := policy.Lookup(name); info.Needs <= policy.Weights {
			want[name] = 0
		}
	}
	for name, reads := range want {
		e := parse(t, "policies="+name+"&servers=9&senders=20&balancers=2&sync=1s&requests=2000&util=0.8")
		if r := runJob(t, e, 0, 1); r.Inspected != reads {
			t.Errorf("%s: a pick reads %g servers, not %g", name, r.Inspected, reads)
		}
	}
	// The narrowest bound skips servers, never all of them.
	if r := runJob(t, parse(t, "policies=ringhash:bound=1&servers=9&senders=20&requests=2000&util=0.8"), 0, 1); r.Inspected <= 1 || r.Inspected >= n {
		t.Errorf("a narrow bound: a pick reads %g servers", r.Inspected)
	}
}

// TestProgressIsToldNowAndThen: every few hundred thousand requests, with what
// is done so far.
func TestProgressIsToldNowAndThen(t *testing.T) {
	for _, text := range []string{"policies=random", "policies=leastconn", "policies=random&discipline=ps"} {
		e := parse(t, text+"&servers=3&util=0.5&window=1h&requests=600000")
		var told []int64
		if _, err := Run(e, 0, 1, func(done, expected int64) {
			told = append(told, done)
			if expected != 600000 {
				t.Errorf("%s: %d expected", text, expected)
			}
		}); err != nil {
			t.Fatal(err)
		}
		if len(told) < 2 || len(told) > 6 {
			t.Errorf("%s: told %d times", text, len(told))
		}
		for i, done := range told {
			if done <= 0 || done > 600000 || i > 0 && done <= told[i-1] {
				t.Errorf("%s: told %v", text, told)
			}
		}
	}
}

// TestAPureDelayDropsNothing, however short its queue, as nobody waits there.
func TestAPureDelayDropsNothing(t *testing.T) {
	for _, discipline := range []string{"fifo", "ps"} {
		for _, queue := range []string{"0", "1"} {
			e := parse(t, "policies=roundrobin&servers=3&rate=30&service=exp:1s&requests=3000&slots=2xinf,1&queue="+queue+"&discipline="+discipline)
			dropped := make([]int, 3)
			if _, err := Observe(e, 0, 1, nil, func(_ int64, server, _ int32, _, start, _ int64) {
				if start < 0 {
					dropped[server]++
				}
			}); err != nil {
				t.Fatal(err)
			}
			// Ten Erlangs at one server: nine in ten find it busy.
			if dropped[0] != 0 || dropped[1] != 0 || dropped[2] < 500 {
				t.Errorf("%s, queue %s: dropped %v", discipline, queue, dropped)
			}
		}
	}
}
