package catalogue

import (
	"strings"
	"testing"

	"loadlab/sim/link"
	"loadlab/sim/measure"
)

// hand is an experiment of two policies and two seeds with results by hand.
func hand(t *testing.T) *ran {
	t.Helper()
	e, err := link.Parse("v=1&policies=hash,powerofk:k=2&servers=2&seeds=2")
	if err != nil {
		t.Fatal(err)
	}
	result := func(p99 int64, failed, inspected int64) *measure.Result {
		return &measure.Result{
			End: 10e9, Completed: 90, Dropped: 10, Failed: failed, Inspected: float64(inspected),
			Response: measure.Summary{P99: p99},
			Windows:  []measure.Window{{P99: 1e9}, {P99: 3e9}},
			Servers:  []measure.Server{{Served: 90, Busy: 5e9, MaxQueue: 7}, {}},
			Picks:    []int32{0, 0, 0},
		}
	}
	return &ran{e, []*measure.Result{result(1e9, 10, 0), result(3e9, 30, 0), result(4e9, 0, 2), result(4e9, 0, 2)}}
}

func TestValue(t *testing.T) {
	o := hand(t)
	for _, c := range []struct {
		metric, policies string
		want             float64
		unit             Unit
	}{
		{"p99", "hash", 2, Seconds},
		{"failed", "hash", 0.2, Share},
		{"share", "hash", 0.8, Share},
		{"inspected", "powerofk:k=2", 2, Count},
		{"ratio p99", "powerofk:k=2 hash", 2, Times},
		{"lowest p99", "powerofk:k=2 hash", 1, Index},
		{"highest p99", "powerofk:k=2 hash", 0, Index},
		{"idle", "hash", 1, Count},
		{"distinct", "hash", 1, Count},
		{"servedmin", "hash", 0, Count},
		{"servedmax", "hash", 90, Count},
		{"busymin", "hash", 0, Share},
		{"busymax", "hash", 0.5, Share},
		{"maxqueue", "hash", 7, Count},
		{"p99first", "hash", 1, Seconds},
		{"p99last", "hash", 3, Seconds},
	} {
		got, unit, err := Value(&o.e, o.results, c.metric, strings.Fields(c.policies))
		if err != nil || got != c.want || unit != c.unit {
			t.Errorf("%s of %s: %g %s, %v; not %g %s", c.metric, c.policies, got, unit, err, c.want, c.unit)
		}
	}
}

func TestValueRefuses(t *testing.T) {
	o := hand(t)
	for _, c := range []struct{ metric, policies, says string }{
		{"p98", "hash", "did you mean"},
		{"p99", "random", "does not compare"},
		{"p99", "hash powerofk:k=2", "needs 1"},
		{"ratio p99", "hash", "needs 2"},
		{"worst p99", "hash", "must be ratio"},
	} {
		if _, _, err := Value(&o.e, o.results, c.metric, strings.Fields(c.policies)); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s of %s: %v does not say %q", c.metric, c.policies, err, c.says)
		}
	}
	if _, _, err := Value(&o.e, o.results[:3], "p99", []string{"powerofk:k=2"}); err == nil || !strings.Contains(err.Error(), "not finished") {
		t.Errorf("an unfinished run: %v", err)
	}
}

// TestEveryMetricIsOfTheRealRun: every metric exists on a real result.
func TestEveryMetricIsOfTheRealRun(t *testing.T) {
	o := run(t, "v=1&policies=roundrobin&servers=4&requests=2000")
	for _, m := range Metrics() {
		if v, _, err := Value(&o.e, o.results, m, []string{"roundrobin"}); err != nil || v < 0 {
			t.Errorf("%s: %g, %v", m, v, err)
		}
	}
}

func TestVary(t *testing.T) {
	const from = "v=1&from=lab.x&policies=hash&servers=8&util=0.8&sync=5s&requests=60000"
	for _, c := range []struct{ changes, want string }{
		{"sync=1s", "v=1&from=lab.x&policies=hash&servers=8&util=0.8&sync=1s&requests=60000"},
		{"sync=", "v=1&from=lab.x&policies=hash&servers=8&util=0.8&requests=60000"},
		{"rate=9", "v=1&from=lab.x&policies=hash&servers=8&rate=9&sync=5s&requests=60000"},
		{"time=10m policies=random", "v=1&from=lab.x&policies=random&servers=8&util=0.8&sync=5s&time=10m"},
	} {
		if got, err := Vary(from, strings.Fields(c.changes)...); got != c.want || err != nil {
			t.Errorf("%s: %s, %v", c.changes, got, err)
		}
	}
	if _, err := Vary(from, "sync=soon"); err == nil {
		t.Error("a bad value passes")
	}
}
