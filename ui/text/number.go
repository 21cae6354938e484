package text

import "strconv"

// Number gives numbers the language's decimal mark. It takes them as the
// simulator writes them, alone or among other words: 0.68, +12.3 %, p99.9.
func (l Lang) Number(words string) string {
	if l != RU {
		return words
	}
	return marked(words, '.', ',')
}

// Typed is what a reader who wrote a number in the language means, in the
// notation of links. In Russian a comma between two digits is a decimal one; in
// the others it may group thousands, and stays as it is.
func (l Lang) Typed(words string) string {
	if l != RU {
		return words
	}
	return marked(words, ',', '.')
}

// marked replaces a mark wherever it stands between two digits.
func marked(words string, old, mark byte) string {
	b := []byte(words)
	for i := 1; i+1 < len(b); i++ {
		if b[i] == old && digit(b[i-1]) && digit(b[i+1]) {
			b[i] = mark
		}
	}
	return string(b)
}

func digit(c byte) bool { return '0' <= c && c <= '9' }

// Grouped writes a whole number with narrow spaces between its thousands, as
// every language reads it.
func Grouped(n int64) string {
	digits := strconv.FormatInt(n, 10)
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + "\u202f" + digits[i:]
	}
	return digits
}
