// Package quantity reads and writes the values that stand in links:
// durations, numbers and names. Reading accepts what people type in Go's
// notation; writing is canonical, so that equal values have equal texts.
package quantity

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"
)

// MaxDuration is the longest duration a link may hold, ten years in
// nanoseconds: sums of a few of them stay far inside int64.
const MaxDuration = 10 * 365 * 24 * int64(time.Hour)

// ParseDuration reads a Go duration ("10ms", "0.15s", "1h30m") as
// nanoseconds. Negative and overlong ones are errors.
func ParseDuration(text string) (int64, error) { return ParseDurationIn(text, 0, MaxDuration) }

// ParseDurationIn reads a duration in [low, high] nanoseconds.
func ParseDurationIn(text string, low, high int64) (int64, error) {
	d, err := time.ParseDuration(text)
	if err != nil {
		if _, number := strconv.ParseFloat(text, 64); number == nil {
			return 0, fmt.Errorf("%s: a duration needs a unit; did you mean %ss or %sms?", Quote(text), text, text)
		}
		return 0, fmt.Errorf("%s: not a duration; write it like 10ms, 0.5s, 1m30s or 1h", Quote(text))
	}
	if ns := int64(d); ns >= low && ns <= high {
		return ns, nil
	}
	return 0, fmt.Errorf("%s: must be %s to %s", Quote(text), FormatDuration(low), FormatDuration(high))
}

// FormatDuration writes nanoseconds as the shortest of Go's notations that
// has no zero parts: 1h, 1m30s, 10ms, 164.1ms.
func FormatDuration(ns int64) string {
	s := time.Duration(ns).String()
	if strings.HasSuffix(s, "m0s") {
		s = strings.TrimSuffix(s, "0s")
	}
	if strings.HasSuffix(s, "h0m") {
		s = strings.TrimSuffix(s, "0m")
	}
	return strings.Replace(s, "µs", "us", 1) // plain ASCII travels better in links
}

// ParseNumber reads a finite decimal number in [low, high].
func ParseNumber(text string, low, high float64) (float64, error) {
	x, err := strconv.ParseFloat(text, 64)
	if err != nil || math.IsNaN(x) || math.IsInf(x, 0) || strings.ContainsAny(text, "xXpP_") {
		return 0, fmt.Errorf("%s: not a number; must be %s to %s", Quote(text), FormatNumber(low), FormatNumber(high))
	}
	if x < low || x > high {
		return 0, fmt.Errorf("%s: must be %s to %s", Quote(text), FormatNumber(low), FormatNumber(high))
	}
	if x == 0 {
		x = 0 // no negative zero
	}
	return x, nil
}

// FormatNumber writes a number in the shortest form that reads back to the
// same bits, without an exponent where it is of ordinary size.
func FormatNumber(x float64) string {
	if a := math.Abs(x); a != 0 && (a < 1e-6 || a >= 1e15) {
		return strconv.FormatFloat(x, 'g', -1, 64)
	}
	return strconv.FormatFloat(x, 'f', -1, 64)
}

// ParseCount reads a decimal integer in [low, high].
func ParseCount(text string, low, high int64) (int64, error) {
	n, err := strconv.ParseInt(text, 10, 64)
	if err != nil || strings.HasPrefix(text, "+") {
		hint := ""
		if x, number := strconv.ParseFloat(text, 64); number == nil && x >= float64(low) && x <= float64(high) {
			hint = fmt.Sprintf("; did you mean %d?", int64(math.Round(x)))
		}
		return 0, fmt.Errorf("%s: must be a whole number from %d to %d%s", Quote(text), low, high, hint)
	}
	if n < low || n > high {
		return 0, fmt.Errorf("%d: must be %d to %d", n, low, high)
	}
	return n, nil
}

// Quote shortens and quotes a text from outside for a message, so that a
// megabyte of input does not become a megabyte of error, and marks what does
// not print.
func Quote(text string) string {
	const most = 60
	short := text
	if len(short) > most {
		short = strings.ToValidUTF8(short[:most], "") + "..."
	}
	q := strconv.QuoteToASCII(short)
	if text != "" && q == `"`+short+`"` && !strings.ContainsAny(short, " ,;:") {
		return short
	}
	return q
}

// Nearest returns the word that text most likely meant: the one at the
// smallest edit distance, at most a third of its length and at least 1; or ""
// when none is near. Of equally near ones the first wins.
func Nearest(text string, words []string) string {
	if text == "" || len(text) > 40 {
		return ""
	}
	text = strings.ToLower(text)
	best, bestDistance := "", 1<<30
	for _, w := range words {
		limit := len(w) / 3
		if limit < 1 {
			limit = 1
		}
		if d := distance(text, strings.ToLower(w)); d <= limit && d < bestDistance {
			best, bestDistance = w, d
		}
	}
	return best
}

// DidYouMean returns "; did you mean X?" for a near miss and "" otherwise.
func DidYouMean(text string, words []string) string {
	if w := Nearest(text, words); w != "" {
		return "; did you mean " + w + "?"
	}
	return ""
}

// distance counts the insertions, deletions, replacements and swaps of
// neighbours between a and b (optimal string alignment).
func distance(a, b string) int {
	before, last, now := make([]int, len(b)+1), make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range last {
		last[j] = j
	}
	for i := 1; i <= len(a); i++ {
		now[0] = i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			now[j] = min(last[j]+1, now[j-1]+1, last[j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				now[j] = min(now[j], before[j-2]+1)
			}
		}
		before, last, now = last, now, before
	}
	return last[len(b)]
}
