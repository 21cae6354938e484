package quantity

import (
	"math"
	"strconv"
)

// FormatSeconds writes a duration of ns nanoseconds as seconds with four
// significant digits, so that the rows of a table compare at a glance: 0.6812,
// 2.731, 11.83, 4812. Where a digit would be finer than a nanosecond it is left
// out. The page and the command line both print with it.
func FormatSeconds(ns float64) string {
	s := ns / 1e9
	switch {
	case math.IsNaN(s) || math.IsInf(s, 0):
		return "-"
	case s == 0:
		return "0"
	}
	// The exponent of the rounded value: 0.99996 has the digits of 1.000.
	text := strconv.FormatFloat(s, 'e', 3, 64)
	_, exponent := cut(text)
	return strconv.FormatFloat(s, 'f', min(max(3-exponent, 0), 9), 64)
}

// FormatRatio writes a ratio with three significant digits, without an
// exponent: 0.0123, 1.00, 13.6, 450.
func FormatRatio(x float64) string {
	switch {
	case math.IsNaN(x) || math.IsInf(x, 0):
		return "-"
	case x == 0:
		return "0"
	}
	_, exponent := cut(strconv.FormatFloat(x, 'e', 2, 64))
	return strconv.FormatFloat(x, 'f', max(2-exponent, 0), 64)
}

// cut takes a number in exponent form apart.
func cut(text string) (mantissa string, exponent int) {
	for i := range text {
		if text[i] == 'e' {
			exponent, _ = strconv.Atoi(text[i+1:])
			return text[:i], exponent
		}
	}
	return text, 0
}
