package lesson

import (
	"fmt"
	"strings"
)

// Token names a number of the run: {METRIC POLICY} or {METRIC POLICY/POLICY},
// where the metric may be two words.
type Token struct {
	Metric   string
	Policies []string // canonical policy texts
}

// String is the token as it stands in a text.
func (t Token) String() string { return "{" + t.Metric + " " + strings.Join(t.Policies, "/") + "}" }

// Tokens lists the tokens of a text in order.
func Tokens(text string) ([]Token, error) {
	var found []Token
	_, err := Expand(text, func(t Token) (string, error) {
		found = append(found, t)
		return "", nil
	})
	return found, err
}

// Expand replaces every token of a text by what value says of it.
func Expand(text string, value func(token Token) (string, error)) (string, error) {
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(text, "{")
		b.WriteString(before)
		if !found {
			return b.String(), nil
		}
		inside, after, closed := strings.Cut(rest, "}")
		at := strings.LastIndexByte(inside, ' ')
		if !closed || at <= 0 || at == len(inside)-1 {
			return "", fmt.Errorf("{%s: must be {METRIC POLICY}", inside)
		}
		s, err := value(Token{inside[:at], strings.Split(inside[at+1:], "/")})
		if err != nil {
			return "", err
		}
		b.WriteString(s)
		text = after
	}
}
