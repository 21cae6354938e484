package lesson

import (
	"math"
	"strconv"
	"strings"

	"loadlab/ui/text"
)

// Number writes a value for a text. unit is the name of a unit of the package
// catalogue: seconds, share, count or times. Three digits say enough. Spaces
// do not break: a number stays with its unit.
func Number(l text.Lang, v float64, unit string) string {
	s := ""
	switch unit {
	case "seconds":
		s = duration(l, v)
	case "share":
		s = share(l, v)
	case "times":
		s = times(l, v)
	default:
		s = digits(l, v, 0)
	}
	return strings.ReplaceAll(s, " ", "\u00a0")
}

// units of time, from how many seconds on they are used, and how many they have.
var units = []struct {
	least, seconds float64
	name           text.Phrase
}{
	{7200, 3600, text.Phrase{" h", " ч", " 小时"}},
	{600, 60, text.Phrase{" min", " мин", " 分钟"}},
	{1, 1, seconds},
	{1e-3, 1e-3, text.Phrase{" ms", " мс", " 毫秒"}},
	{0, 1e-6, text.Phrase{" µs", " мкс", " 微秒"}},
}

var seconds = text.Phrase{" s", " с", " 秒"}

// duration writes a time in a unit that fits.
func duration(l text.Lang, s float64) string {
	if s == 0 {
		return "0" + seconds.In(l)
	}
	for _, u := range units {
		// 0.9996 s is 1 s, not 1000 ms.
		if s*1.0005 >= u.least {
			return digits(l, s/u.seconds, precision(s/u.seconds)) + u.name.In(l)
		}
	}
	return ""
}

// share writes a part in per cent, precise enough to tell 99.5 from 99.9.
func share(l text.Lang, v float64) string {
	decimals := 1
	if part := math.Min(v, 1-v); part > 0 && part < 0.01 {
		decimals = 2
	}
	if v == 0 || v == 1 {
		decimals = 0
	}
	return digits(l, v*100, decimals) + text.Phrase{"%", " %", "%"}.In(l)
}

// times writes a ratio with its word.
func times(l text.Lang, v float64) string {
	s := digits(l, v, precision(v))
	switch l {
	case text.RU:
		return s + " " + russianTimes(s)
	case text.ZH:
		return s + " 倍"
	}
	return s + " times"
}

// russianTimes is раза after 2 to 4 and after a fraction, else раз.
func russianTimes(s string) string {
	n := len(s)
	if strings.Contains(s, ",") {
		return "раза"
	}
	teens := n > 1 && s[n-2] == '1'
	if last := s[n-1]; last >= '2' && last <= '4' && !teens {
		return "раза"
	}
	return "раз"
}

// precision is how many decimals make three digits.
func precision(v float64) int {
	switch {
	case v >= 99.95:
		return 0
	case v >= 9.995:
		return 1
	}
	return 2
}

// digits writes a number with at most so many decimals, without zeros at the
// end, with the language's decimal mark and groups of thousands.
func digits(l text.Lang, v float64, decimals int) string {
	s := strconv.FormatFloat(v, 'f', decimals, 64)
	whole, fraction, _ := strings.Cut(s, ".")
	fraction = strings.TrimRight(fraction, "0")
	whole = grouped(whole, text.Phrase{",", " ", ","}.In(l))
	if fraction == "" {
		return whole
	}
	return whole + text.Phrase{".", ",", "."}.In(l) + fraction
}

// grouped puts a mark between thousands; a number of four digits needs none in
// Russian.
func grouped(whole, mark string) string {
	if mark == " " && len(whole) < 5 {
		return whole
	}
	for at := len(whole) - 3; at > 0; at -= 3 {
		whole = whole[:at] + mark + whole[at:]
	}
	return whole
}
