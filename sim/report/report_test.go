package report

import (
	"bytes"
	"encoding/json"
	"math"
	"strings"
	"testing"
	"time"

	"loadlab/sim/experiment"
	"loadlab/sim/measure"
)

// sample is an experiment with two policies, and results made up by hand.
func sample() (experiment.Experiment, []*measure.Result) {
	e := experiment.Default()
	e.Policies = e.Policies[:2]
	results := []*measure.Result{
		{
			Policy: "random", Seed: 123, Fingerprint: 0xabc, Arrivals: 3, End: 4e9, Completed: 2, Dropped: 1, Failed: 1, Inspected: 0.5,
			Response: measure.Summary{Count: 2, Mean: 1500000000.5, P50: 1e9, P90: 2e9, P95: 2e9, P99: 2000000001, P999: 2e9, Max: 3e9},
			Windows:  []measure.Window{{Start: 0, Arrivals: 3, Count: 2, Mean: 1.5e9, P50: 1e9, P99: 2e9, Max: 2e9}, {Start: 60e9}},
			Servers:  []measure.Server{{Served: 2, Busy: 1e9, MaxQueue: 2}, {}},
		},
		{Policy: "roundrobin", Seed: 123},
	}
	return e, results
}

// TestJSONIsTheContract holds every byte against what design.md promises.
func TestJSONIsTheContract(t *testing.T) {
	e, results := sample()
	text := JSON(&e, results, 1250*time.Millisecond)
	const none = `{"mean":null,"p50":null,"p90":null,"p95":null,"p99":null,"p999":null,"max":null}`
	want := `{"link":"v=1&policies=random,roundrobin","fingerprint":"` + measure.FormatFingerprint(measure.Combine(results)) +
		`","requests":3,"seconds":1.25,"policies":[` +
		`{"policy":"random","seed":123,"fingerprint":"0000000000000abc","completed":2,"dropped":1,"failed":1,"inspected":0.5,` +
		`"response":{"mean":1.500000001,"p50":1,"p90":2,"p95":2,"p99":2.000000001,"p999":2,"max":3},"wait":` + none +
		`,"windows":[{"start":0,"arrivals":3,"mean":1.5,"p50":1,"p99":2,"max":2},{"start":60,"arrivals":0,"mean":null,"p50":null,"p99":null,"max":null}]` +
		`,"servers":[{"served":2,"busy":0.25,"maxqueue":2},{"served":0,"busy":0,"maxqueue":0}]},` +
		`{"policy":"roundrobin","seed":123,"fingerprint":"0000000000000000","completed":0,"dropped":0,"failed":0,"inspected":0,` +
		`"response":` + none + `,"wait":` + none + `,"windows":[],"servers":[]}]}`
	if string(text) != want {
		t.Errorf("%s\nwant\n%s", text, want)
	}
	if !json.Valid(text) {
		t.Error("not JSON")
	}
}

// TestStringsAreEscaped reads back what the writer wrote.
func TestStringsAreEscaped(t *testing.T) {
	for _, s := range []string{"", `quote " and \\ back`, "line\nand \x7f", "слово 字"} {
		var w writer
		w.open('{')
		w.text("s", s)
		w.close('}')
		var got struct{ S string }
		if err := json.Unmarshal(w.out, &got); err != nil || got.S != s {
			t.Errorf("%q came back as %q: %v", s, got.S, err)
		}
	}
}

func TestSecondsAreExact(t *testing.T) {
	for ns, want := range map[int64]string{
		0: "0", 1: "0.000000001", 150_000_000: "0.15", 12e9: "12", 3_000_000_001: "3.000000001", -1_500_000_000: "-1.5",
		math.MaxInt64: "9223372036.854775807", math.MinInt64: "-9223372036.854775808",
	} {
		if got := Seconds(ns); got != want {
			t.Errorf("%d: %s, want %s", ns, got, want)
		}
	}
}

func TestTextHasARowForEveryRun(t *testing.T) {
	e, results := sample()
	var b bytes.Buffer
	if err := Text(&b, &e, results); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"Random", "RoundRobin", "1.500", "0000000000000abc", "25.0%"} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("no %s in\n%s", want, b.String())
		}
	}
	tables, _, _ := strings.Cut(b.String(), "note:")
	if n := strings.Count(tables, "Random"); n != 3 {
		t.Errorf("%d rows of Random, want 3", n)
	}
}
