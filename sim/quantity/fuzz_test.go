package quantity

import (
	"strings"
	"testing"
)

// FuzzQuantities feeds any text to every reader: what is accepted is in its
// range and reads back from its canonical text, and an error is short and
// plain.
func FuzzQuantities(f *testing.F) {
	for _, text := range []string{"", "0", "-0", "1", "1e3", "1e999", "0x1p-2", "NaN", "inf", "1_000", "+5", "9223372036854775808", "10ms", "1h30m", "-1s", ".s", "1µs", "\xff", "\u202e1"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		const low, high = 3, 7_000_000_000
		plain := func(err error) {
			if len(err.Error()) > 1000 {
				t.Fatalf("%.100q: a message of %d bytes", text, len(err.Error()))
			}
			for _, c := range err.Error() {
				if c < ' ' || c > '~' {
					t.Fatalf("%.100q: %q in the message", text, c)
				}
			}
		}
		if n, err := ParseDurationIn(text, low, high); err != nil {
			plain(err)
		} else if again, err := ParseDurationIn(FormatDuration(n), low, high); err != nil || again != n || n < low || n > high {
			t.Fatalf("%q is %d ns, which reads back as %d, %v", text, n, again, err)
		}
		if x, err := ParseNumber(text, low, high); err != nil {
			plain(err)
		} else if again, err := ParseNumber(FormatNumber(x), low, high); err != nil || again != x || x < low || x > high {
			t.Fatalf("%q is %g, which reads back as %g, %v", text, x, again, err)
		}
		if n, err := ParseCount(text, low, high); err != nil {
			plain(err)
		} else if n < low || n > high {
			t.Fatalf("%q is %d", text, n)
		}
		if w := Nearest(text, []string{"servers", "senders", ""}); w != "" && !strings.HasPrefix(w, "se") {
			t.Fatalf("%q is near %q", text, w)
		}
	})
}
