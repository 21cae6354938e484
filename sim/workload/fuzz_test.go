package workload

import "testing"

// FuzzParseArrivals feeds any text: what is accepted passes its check and
// reads back from its canonical text.
func FuzzParseArrivals(f *testing.F) {
	for _, text := range []string{"", "poisson", "constant", "constant:1", "bursty:peak=3:on=500ms:off=2s", "bursty:off=2s:on=1s:peak=1", "bursty:peak=NaN:on=1s:off=1s", "bursty:::"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		a, err := ParseArrivals(text)
		if err != nil {
			if len(err.Error()) > 2000 {
				t.Fatalf("%.100q: a message of %d bytes", text, len(err.Error()))
			}
			return
		}
		if err := a.Check(); err != nil {
			t.Fatalf("%q is accepted, and then %v", text, err)
		}
		if again, err := ParseArrivals(a.String()); err != nil || again != a {
			t.Fatalf("%q is %s, which reads back as %v, %v", text, a, again, err)
		}
	})
}
