package quantity

import (
	"strings"
	"testing"
)

func TestDurationsAreCanonical(t *testing.T) {
	for _, c := range []struct{ in, out string }{
		{"10ms", "10ms"}, {"0.15s", "150ms"}, {"60s", "1m"}, {"3600s", "1h"}, {"90s", "1m30s"},
		{"164.1ms", "164.1ms"}, {"0", "0s"}, {"1h30m", "1h30m"}, {"10m", "10m"}, {"1us", "1us"}, {"3605s", "1h0m5s"},
	} {
		ns, err := ParseDuration(c.in)
		if err != nil || FormatDuration(ns) != c.out {
			t.Errorf("%s: %s, %v; want %s", c.in, FormatDuration(ns), err, c.out)
		}
		if again, err := ParseDuration(FormatDuration(ns)); err != nil || again != ns {
			t.Errorf("%s does not read back: %d, %v", c.in, again, err)
		}
	}
}

func TestErrorsNameValueRangeAndIntention(t *testing.T) {
	for _, c := range []struct {
		err  func() error
		want string
	}{
		{func() error { _, err := ParseDuration("10"); return err }, "did you mean 10s or 10ms?"},
		{func() error { _, err := ParseDuration("-1s"); return err }, "must be 0s to 87600h"},
		{func() error { _, err := ParseDurationIn("-1s", 0, 6e10); return err }, "-1s: must be 0s to 1m"},
		{func() error { _, err := ParseDurationIn("99999h", 1, 6e10); return err }, "must be 1ns to 1m"},
		{func() error { _, err := ParseDuration("soon"); return err }, "soon: not a duration"},
		{func() error { _, err := ParseCount("0", 1, 100000); return err }, "0: must be 1 to 100000"},
		{func() error { _, err := ParseCount("1e3", 1, 100000); return err }, "did you mean 1000?"},
		{func() error { _, err := ParseNumber("NaN", 0, 1); return err }, "NaN: not a number"},
		{func() error { _, err := ParseNumber("2", 0, 1); return err }, "2: must be 0 to 1"},
		{func() error { _, err := ParseNumber(strings.Repeat("9", 1<<20), 0, 1); return err }, "..."},
	} {
		err := c.err()
		if err == nil || !strings.Contains(err.Error(), c.want) || len(err.Error()) > 200 {
			t.Errorf("%v, want %q in it", err, c.want)
		}
	}
}

func TestNearest(t *testing.T) {
	words := []string{"random", "roundrobin", "leastloaded", "powerofk", "k"}
	for _, c := range []struct{ in, want string }{
		{"randm", "random"}, {"RoundRobin", "roundrobin"}, {"leastlaoded", "leastloaded"}, {"power", ""}, {"zzz", ""}, {"", ""},
	} {
		if got := Nearest(c.in, words); got != c.want {
			t.Errorf("%q: %q, want %q", c.in, got, c.want)
		}
	}
}
