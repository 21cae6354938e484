package policy

import (
	"reflect"
	"testing"
)

// FuzzParse feeds any text: what is accepted reads back from its canonical
// text, and either says why it cannot run on a few servers or picks one.
func FuzzParse(f *testing.F) {
	for _, info := range Registry {
		f.Add(info.Name)
		for _, p := range info.Parameters {
			f.Add(info.Name + ":" + p.Key + "=" + p.Format(p.Min))
			f.Add(info.Name + ":" + p.Key + "=" + p.Format(p.Max))
		}
	}
	f.Add("powerofk:k=2:k=3")
	f.Add("ringhash:bound=NaN:vnodes=1e3")
	f.Fuzz(func(t *testing.T, text string) {
		s, err := Parse(text)
		if err != nil {
			if len(err.Error()) > 2000 {
				t.Fatalf("%.100q: a message of %d bytes", text, len(err.Error()))
			}
			return
		}
		again, err := Parse(s.String())
		if err != nil || !reflect.DeepEqual(again, s) || s.Display() == "" {
			t.Fatalf("%q is %s, which reads back as %v, %v", text, s, again, err)
		}
		w := world(2, 3, 1, 2)
		if s.Check(Limits{Servers: 3, Balancers: 2, Weights: w.Weights}) != nil {
			return
		}
		if s.Name == "maglev" && s.Values[0] > 1e5 {
			return // it takes its time
		}
		set := s.Build(w)
		if set.Tick != nil {
			set.Tick()
		}
		for i := range int32(10) {
			if got := set.Pickers[i%2].Pick(i); got < 0 || got > 2 {
				t.Fatalf("%s picked server %d of 3", s, got)
			}
		}
	})
}
