package workload

import (
	"strings"
	"testing"
	"time"
)

func TestArrivalsReadBack(t *testing.T) {
	second := int64(time.Second)
	for _, c := range []struct {
		text, canonical string
		want            Arrivals
	}{
		{"poisson", "poisson", Arrivals{}},
		{"constant", "constant", Arrivals{Process: Constant}},
		{"bursty:peak=4:on=1s:off=3s", "bursty:peak=4:on=1s:off=3s", Arrivals{Bursty, 4, second, 3 * second}},
		{"bursty:off=9000ms:peak=1.50:on=1s", "bursty:peak=1.5:on=1s:off=9s", Arrivals{Bursty, 1.5, second, 9 * second}},
	} {
		a, err := ParseArrivals(c.text)
		if err != nil || a != c.want || a.String() != c.canonical || a.Check() != nil {
			t.Errorf("%s: %+v, %s, %v", c.text, a, a, err)
		}
		if again, err := ParseArrivals(a.String()); err != nil || again != a {
			t.Errorf("%s reads back as %+v, %v", a, again, err)
		}
	}
}

func TestArrivalErrorsNameWhatIsWrong(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"", "known are poisson, constant, bursty:peak=P:on=D:off=D"},
		{"poison", "did you mean poisson?"},
		{"poisson:1", "poisson has no parameters"},
		{"bursty", `"": no such parameter; write it bursty:peak=P:on=D:off=D`},
		{"bursty:peak=2", "on is missing"},
		{"bursty:peak=2:on=1s:on=1s", "on: given twice"},
		{"bursty:peek=2", "did you mean peak?"},
		{"bursty:peak=0.5:on=1s:off=1s", "peak: 0.5: must be 1 to 1000000"},
		{"bursty:peak=2:on=1us:off=1s", "on: 1us: must be 1ms to"},
		{"bursty:peak=2:on=1s:off=forever", "off: forever: not a duration"},
		{"bursty:peak=5:on=1s:off=3s", "is 1.25, must be at most 1, as the on-phases alone would exceed the mean rate; make peak at most 4"},
		{"bursty:" + strings.Repeat("on=1s:", 1<<18), "given twice"},
	} {
		_, err := ParseArrivals(c.text)
		if err == nil || !strings.Contains(err.Error(), c.want) || len(err.Error()) > 250 {
			t.Errorf("%.60s: %v, want %q in it", c.text, err, c.want)
		}
	}
}

func TestCheckRefusesWhatTextCannotSay(t *testing.T) {
	second := int64(time.Second)
	for _, a := range []Arrivals{{Process: 7}, {Process: Poisson, Peak: 2}, {Bursty, 0, second, second}, {Bursty, 2, 0, second}, {Bursty, 3, second, second}} {
		if a.Check() == nil {
			t.Errorf("%+v was accepted", a)
		}
	}
}
