package vjson

import (
	"fmt"
	"strconv"
	"unicode/utf8"
)

// Marshal writes a property's value as JSON: a string, a truth value or a
// whole number. Another kind is refused.
func Marshal(v any) ([]byte, error) {
	switch v := v.(type) {
	case string:
		return quote(v), nil
	case bool:
		return strconv.AppendBool(nil, v), nil
	case int:
		return strconv.AppendInt(nil, int64(v), 10), nil
	}
	return nil, fmt.Errorf("vjson: cannot write a %T, only string, bool and int", v)
}

// quote writes a string with everything escaped that could end it or the
// script it may be put into, as encoding/json does.
func quote(s string) []byte {
	b := []byte{'"'}
	for i := 0; i < len(s); {
		char, n := utf8.DecodeRuneInString(s[i:])
		i += n
		switch char {
		case '"', '\\':
			b = append(b, '\\', byte(char))
		case '\u2028', '\u2029', '<', '>', '&':
			b = fmt.Appendf(b, `\u%04x`, char)
		default:
			if char < ' ' || char == 0x7f {
				b = fmt.Appendf(b, `\u%04x`, char)
			} else {
				b = utf8.AppendRune(b, char)
			}
		}
	}
	return append(b, '"')
}
