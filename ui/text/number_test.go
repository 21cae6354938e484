package text

import "testing"

func TestNumbersHaveTheLanguagesMark(t *testing.T) {
	for _, c := range []struct{ written, russian string }{
		{"0.6812", "0,6812"}, {"+12.3 %", "+12,3 %"}, {"1.5±0.25 (~)", "1,5±0,25 (~)"}, {"p99.9", "p99,9"}, {"450", "450"}, {"-", "-"},
		{"1.", "1."}, {"a.b", "a.b"}, {"", ""}, {"2\u202f000.5", "2\u202f000,5"},
	} {
		if got := RU.Number(c.written); got != c.russian {
			t.Errorf("%q: %q, want %q", c.written, got, c.russian)
		}
		if got := RU.Typed(c.russian); got != c.written {
			t.Errorf("typed %q: %q, want %q", c.russian, got, c.written)
		}
		for _, l := range []Lang{EN, ZH} {
			if l.Number(c.written) != c.written || l.Typed(c.russian) != c.russian {
				t.Errorf("%q is changed in %s", c.written, l.Code())
			}
		}
	}
}

func TestThousandsAreGrouped(t *testing.T) {
	for n, want := range map[int64]string{0: "0", 999: "999", 1000: "1\u202f000", 12345678: "12\u202f345\u202f678"} {
		if got := Grouped(n); got != want {
			t.Errorf("%d: %q, want %q", n, got, want)
		}
	}
}
