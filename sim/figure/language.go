package figure

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// language is one of the three languages that figures speak.
type language int

const (
	english language = iota
	russian
	chinese
)

// languageNames are the texts of links and settings, in order.
var languageNames = [...]string{"en", "ru", "zh"}

// String is en, ru or zh.
func (l language) String() string { return languageNames[l] }

// languageOf reads en, ru or zh; nothing is English.
func languageOf(text string) (language, error) {
	for i, name := range languageNames {
		if text == name {
			return language(i), nil
		}
	}
	if text == "" {
		return english, nil
	}
	return english, fmt.Errorf("lang: %q: must be one of %s", text, strings.Join(languageNames[:], ", "))
}

// phrase is a text in every language, in the order of the constants.
type phrase [len(languageNames)]string

// say fills a phrase.
func (l language) say(p phrase, args ...any) string {
	if len(args) == 0 {
		return p[l]
	}
	return fmt.Sprintf(p[l], args...)
}

// counted is a noun with its plural forms: English one and many; Russian one,
// few and many; Chinese one form for all. Each holds %s for the number.
type counted struct {
	one, few, many phrase
}

// count says a number of things with the form that the number asks for.
func (l language) count(n int, c counted) string {
	form := c.many
	tens, ones := n%100/10, n%10
	switch {
	case l == english && n == 1, l == russian && ones == 1 && tens != 1:
		form = c.one
	case l == russian && ones >= 2 && ones <= 4 && tens != 1:
		form = c.few
	}
	return l.say(form, l.number(float64(n)))
}

// digits rounds to three significant digits, as people read a figure, and
// writes no exponent.
func digits(x float64) string {
	if x == 0 || math.IsNaN(x) || math.IsInf(x, 0) {
		return strconv.FormatFloat(x, 'f', -1, 64)
	}
	decimals := 2 - int(math.Floor(math.Log10(math.Abs(x))))
	if rounded, _ := strconv.ParseFloat(strconv.FormatFloat(x, 'e', 2, 64), 64); decimals > 0 && math.Abs(rounded) >= math.Pow(10, float64(3-decimals)) {
		decimals-- // 9.996 is 10.0, not 10.00
	}
	return strconv.FormatFloat(x, 'f', max(decimals, 0), 64)
}

// plain writes a number with the fewest digits that tell it from neighbours a
// thousandth of it away: for ticks, which are round.
func plain(x float64) string {
	rounded, _ := strconv.ParseFloat(strconv.FormatFloat(x, 'g', 6, 64), 64)
	return strconv.FormatFloat(rounded, 'f', -1, 64)
}

// localize gives a decimal text the language's marks: a comma for the Russian
// decimal point, and thin groups of three from ten thousand on.
func (l language) localize(text string) string {
	whole, fraction, point := strings.Cut(text, ".")
	sign := ""
	if strings.HasPrefix(whole, "-") {
		sign, whole = "−", whole[1:]
	}
	if len(whole) > 4 {
		mark := ","
		if l == russian {
			mark = "\u00a0"
		}
		for i := len(whole) - 3; i > 0; i -= 3 {
			whole = whole[:i] + mark + whole[i:]
		}
	}
	if !point {
		return sign + whole
	}
	if l == russian {
		return sign + whole + "," + fraction
	}
	return sign + whole + "." + fraction
}

// number writes a number as people read it, with the fewest digits.
func (l language) number(x float64) string { return l.localize(plain(x)) }

// rounded writes a number to three significant digits.
func (l language) rounded(x float64) string { return l.localize(digits(x)) }

// timeUnit returns the unit in which a duration of so many seconds is read,
// and its length in seconds.
func timeUnit(s float64) (phrase, float64) {
	switch s = math.Abs(s); {
	case s == 0:
		return words.second, 1
	case s < 0.9995e-6:
		return words.nanosecond, 1e-9
	case s < 0.9995e-3:
		return words.microsecond, 1e-6
	case s < 0.9995:
		return words.millisecond, 1e-3
	case s < 9999.5:
		return words.second, 1
	}
	return words.hour, 3600
}

// exactDuration writes seconds to three significant digits, all of them: in a
// column 2.00 s stands below 1.88 s.
func (l language) exactDuration(s float64) string {
	unit, size := timeUnit(s)
	return l.rounded(s/size) + "\u00a0" + l.say(unit)
}

// duration writes seconds to three significant digits in the unit that fits.
func (l language) duration(s float64) string {
	unit, size := timeUnit(s)
	return l.rounded3(s/size) + "\u00a0" + l.say(unit)
}

// rounded3 is rounded without digits that say nothing: 10 ms, not 10.0 ms.
func (l language) rounded3(x float64) string {
	text := digits(x)
	if strings.Contains(text, ".") {
		text = strings.TrimRight(strings.TrimRight(text, "0"), ".")
	}
	return l.localize(text)
}

// roundDuration writes a tick's duration: all its digits, the unit that fits,
// but never hours, in which a round number of seconds is not round.
func (l language) roundDuration(s float64) string {
	unit, size := timeUnit(math.Min(s, 1))
	return l.number(s/size) + "\u00a0" + l.say(unit)
}

// percent writes a share as a percentage.
func (l language) percent(share float64) string {
	if l == russian {
		return l.rounded3(100*share) + "\u00a0%"
	}
	return l.rounded3(100*share) + "%"
}

// list joins names.
func (l language) list(names []string) string {
	return strings.Join(names, l.say(words.comma))
}
