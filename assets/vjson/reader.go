package vjson

import (
	"errors"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// deepest is how far values may nest: events are two deep.
const deepest = 1000

var (
	errEnd    = errors.New("the text ends within a value")
	errDeep   = errors.New("values nest too deep")
	errSyntax = errors.New("this is not JSON")
)

// reader walks through a text.
type reader struct {
	text []byte
	at   int
}

func (r *reader) space() {
	for r.at < len(r.text) && strings.IndexByte(" \t\r\n", r.text[r.at]) >= 0 {
		r.at++
	}
}

// next skips space and returns the byte that follows, 0 at the end.
func (r *reader) next() byte {
	r.space()
	if r.at == len(r.text) {
		return 0
	}
	return r.text[r.at]
}

// take skips space and the byte c where it comes next.
func (r *reader) take(c byte) bool {
	if r.next() != c || r.at == len(r.text) {
		return false
	}
	r.at++
	return true
}

// value reads a value of any kind.
func (r *reader) value(depth int) (any, error) {
	if depth > deepest {
		return nil, errDeep
	}
	switch c := r.next(); {
	case r.at == len(r.text):
		return nil, errEnd
	case c == '{':
		return r.object(depth)
	case c == '[':
		return r.array(depth)
	case c == '"':
		return r.str()
	case r.word("true"):
		return true, nil
	case r.word("false"):
		return false, nil
	case r.word("null"):
		return nil, nil
	}
	return r.number()
}

// word skips a literal where it comes next.
func (r *reader) word(w string) bool {
	if !strings.HasPrefix(string(r.text[r.at:min(r.at+len(w), len(r.text))]), w) {
		return false
	}
	r.at += len(w)
	return true
}

// object reads {"key": value, ...}. Of equal keys the last counts.
func (r *reader) object(depth int) (any, error) {
	m := map[string]any{}
	r.at++
	if r.take('}') {
		return m, nil
	}
	for {
		if r.next() != '"' {
			return nil, errSyntax
		}
		key, err := r.str()
		if err != nil {
			return nil, err
		}
		if !r.take(':') {
			return nil, errSyntax
		}
		if m[key], err = r.value(depth + 1); err != nil {
			return nil, err
		}
		if r.take('}') {
			return m, nil
		}
		if !r.take(',') {
			return nil, errSyntax
		}
	}
}

// array reads [value, ...].
func (r *reader) array(depth int) (any, error) {
	list := []any{}
	r.at++
	if r.take(']') {
		return list, nil
	}
	for {
		v, err := r.value(depth + 1)
		if err != nil {
			return nil, err
		}
		list = append(list, v)
		if r.take(']') {
			return list, nil
		}
		if !r.take(',') {
			return nil, errSyntax
		}
	}
}

// number reads the longest run of a number's characters; strconv accepts more
// than JSON does, which JSON.stringify does not write.
func (r *reader) number() (any, error) {
	from := r.at
	for r.at < len(r.text) && strings.IndexByte("+-.0123456789eE", r.text[r.at]) >= 0 {
		r.at++
	}
	x, err := strconv.ParseFloat(string(r.text[from:r.at]), 64)
	if err != nil {
		return nil, errSyntax
	}
	return x, nil
}

// str reads a string. What is not UTF-8 becomes U+FFFD, half of a surrogate
// pair too, as in encoding/json.
func (r *reader) str() (string, error) {
	var b []byte
	for r.at++; r.at < len(r.text); {
		switch c := r.text[r.at]; {
		case c == '"':
			r.at++
			return string(b), nil
		case c < ' ':
			return "", errSyntax
		case c == '\\':
			var err error
			if b, err = r.escape(b); err != nil {
				return "", err
			}
		default:
			char, n := utf8.DecodeRune(r.text[r.at:])
			b = utf8.AppendRune(b, char)
			r.at += n
		}
	}
	return "", errEnd
}

// escape reads a backslash and what it stands for.
func (r *reader) escape(b []byte) ([]byte, error) {
	if r.at+1 == len(r.text) {
		return nil, errEnd
	}
	c := r.text[r.at+1]
	if i := strings.IndexByte(`"\/bfnrt`, c); i >= 0 {
		r.at += 2
		return append(b, "\"\\/\b\f\n\r\t"[i]), nil
	}
	first, ok := r.hex()
	if !ok {
		return nil, errSyntax
	}
	r.at += 6
	if second, ok := r.hex(); ok {
		if pair := utf16.DecodeRune(first, second); pair != utf8.RuneError {
			r.at += 6
			return utf8.AppendRune(b, pair), nil
		}
	}
	return utf8.AppendRune(b, first), nil
}

// hex reads \uXXXX without moving on.
func (r *reader) hex() (rune, bool) {
	if r.at+6 > len(r.text) || r.text[r.at] != '\\' || r.text[r.at+1] != 'u' {
		return 0, false
	}
	x, err := strconv.ParseUint(string(r.text[r.at+2:r.at+6]), 16, 16)
	return rune(x), err == nil
}
