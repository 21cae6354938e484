package link

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"loadlab/sim/quantity"
)

// decode undoes percent encoding, which some programs apply to a fragment. A
// plus stays a plus.
func decode(text string) (string, error) {
	if strings.IndexByte(text, '%') >= 0 {
		var b strings.Builder
		for i := 0; i < len(text); i++ {
			if text[i] != '%' {
				b.WriteByte(text[i])
				continue
			}
			if i+2 >= len(text) || hex(text[i+1]) < 0 || hex(text[i+2]) < 0 {
				return text, fmt.Errorf("%s: two hexadecimal digits must follow a %%", quantity.Quote(text))
			}
			b.WriteByte(byte(hex(text[i+1])<<4 | hex(text[i+2])))
			i += 2
		}
		text = b.String()
	}
	if !utf8.ValidString(text) {
		return text, fmt.Errorf("%s: not valid UTF-8 text", quantity.Quote(text))
	}
	return text, nil
}

// hex is the value of a hexadecimal digit, or -1.
func hex(c byte) int {
	switch {
	case c >= '0' && c <= '9':
		return int(c - '0')
	case c >= 'a' && c <= 'f':
		return int(c-'a') + 10
	case c >= 'A' && c <= 'F':
		return int(c-'A') + 10
	}
	return -1
}
