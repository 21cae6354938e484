package link

import (
	"reflect"
	"testing"

	"loadlab/sim/experiment/generate"
	"loadlab/sim/policy"
	"loadlab/sim/rng"
)

// FuzzParse feeds any text: an error is bounded and printable, and what is
// accepted has a canonical form that reads back to the same experiment.
func FuzzParse(f *testing.F) {
	for _, text := range []string{
		"", "#", "v=1", "v=2", "v=1&servers=5&weights=2x5,3x1", "v=1&service=table:1s/2s&util=0.5", "v=1&policies=powerofk:k=3,hash&%73eed=1",
		"v=1&incidents=slow:server=4:from=15s:for=30s:latency=2s&arrivals=bursty:peak=2:on=1s:off=1s", "v=1&skew=NaN&seed=-1&sync=\xff",
		"v=1&requests=5&window=10ms&slots=inf&queue=3&timeout=1s&sum=0123456789abcdef",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		e, err := Parse(text)
		if err != nil {
			bounded(t, text, err)
			return
		}
		canonical := Format(&e)
		again, err := Parse(canonical)
		if err != nil || !reflect.DeepEqual(again, e) || Format(&again) != canonical {
			t.Fatalf("%q is %q, which reads back as %q, %v", text, canonical, Format(&again), err)
		}
	})
}

// FuzzRoundTrip writes random experiments and reads them back.
func FuzzRoundTrip(f *testing.F) {
	for seed := range uint64(300) {
		f.Add(seed, seed%2 == 0)
	}
	f.Fuzz(func(t *testing.T, seed uint64, small bool) {
		r := rng.New(seed, "generate", 0)
		e := generate.Experiment(&r, small)
		text := Format(&e)
		again, err := Parse(text)
		if err != nil || !reflect.DeepEqual(again, e) || Format(&again) != text {
			t.Fatalf("%s reads back as %s, %v", text, Format(&again), err)
		}
	})
}

// TestTheGeneratorDrawsEveryKey counts the experiments in which each key, each
// policy and each of its parameters is not left at its default: what the two
// simulators are compared on leaves nothing out.
func TestTheGeneratorDrawsEveryKey(t *testing.T) {
	const experiments, least = 1500, 5
	for _, small := range []bool{true, false} {
		count := make(map[string]int)
		r := rng.New(4, "keys", 0)
		for range experiments {
			e := generate.Experiment(&r, small)
			for i := range Keys {
				if Keys[i].Value(&e) != Keys[i].Default {
					count[Keys[i].Name]++
				}
			}
			for _, s := range e.Policies {
				count[s.Name]++
				for i, p := range policy.Lookup(s.Name).Parameters {
					if s.Values[i] != p.Default {
						count[s.Name+":"+p.Key]++
					}
				}
			}
		}
		var want []string
		for i := range Keys {
			want = append(want, Keys[i].Name)
		}
		for _, name := range policy.Names() {
			want = append(want, name)
			for _, p := range policy.Lookup(name).Parameters {
				want = append(want, name+":"+p.Key)
			}
		}
		for _, name := range want {
			if count[name] < least {
				t.Errorf("small=%v: %s in %d of %d experiments", small, name, count[name], experiments)
			}
		}
	}
}
