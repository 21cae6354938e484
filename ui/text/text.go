// Package text holds every word that people read on the page, in English,
// Russian and Chinese. A phrase is a Go variable: a misspelt one does not
// compile, and neither does one that lacks a language.
package text

import (
	"fmt"
	"strings"
)

// Lang is a language of the page.
type Lang int

// The languages of the page.
const (
	EN Lang = iota
	RU
	ZH
)

// Langs lists the languages in the order in which they are offered.
var Langs = []Lang{EN, RU, ZH}

var codes = [...]string{"en", "ru", "zh"}

// Code is the language's code, as in ?lang=ru.
func (l Lang) Code() string { return codes[l] }

// Name is the language's own name for itself.
func (l Lang) Name() string { return [...]string{"English", "Русский", "中文"}[l] }

// ParseLang reads a language code or a browser's tag such as zh-Hans-CN.
func ParseLang(tag string) (Lang, bool) {
	tag, _, _ = strings.Cut(strings.ToLower(tag), "-")
	for i, c := range codes {
		if c == tag {
			return Lang(i), true
		}
	}
	return EN, false
}

// Choose returns the first of the tags that names a language of the page, and
// English when none does.
func Choose(tags ...string) Lang {
	for _, t := range tags {
		if l, ok := ParseLang(t); ok {
			return l
		}
	}
	return EN
}

// Phrase is a text in English, Russian and Chinese, in the order of Langs. It
// may hold verbs of package fmt, the same ones in each. It is an array, so that
// the packages below this one can write their texts as literals; tests see that
// no language is left out.
type Phrase [3]string

// In is the phrase in a language, with the arguments put in.
func (p Phrase) In(l Lang, arguments ...any) string {
	s := p[l]
	if len(arguments) == 0 {
		return s
	}
	return fmt.Sprintf(s, arguments...)
}
