package quantity

import (
	"math"
	"testing"
)

func TestFormatSeconds(t *testing.T) {
	for ns, want := range map[float64]string{
		0: "0", 1: "0.000000001", 1234: "0.000001234", 12_341: "0.00001234", 681_234_567: "0.6812", 999_949_999: "0.9999", 999_960_000: "1.000",
		2_731_000_000: "2.731", 11_834_000_000: "11.83", 222_900_000_000: "222.9", 4_812_400_000_000: "4812", 48_124_400_000_000: "48124",
		math.Inf(1): "-",
	} {
		if got := FormatSeconds(ns); got != want {
			t.Errorf("%v ns: %s, not %s", ns, got, want)
		}
	}
}

func TestFormatRatio(t *testing.T) {
	for x, want := range map[float64]string{0: "0", 1: "1.00", 0.996: "0.996", 0.9996: "1.00", 13.64: "13.6", 449.7: "450", 4497: "4497", 0.01234: "0.0123"} {
		if got := FormatRatio(x); got != want {
			t.Errorf("%v: %s, not %s", x, got, want)
		}
	}
	if got := FormatRatio(math.NaN()); got != "-" {
		t.Errorf("NaN: %s", got)
	}
}
