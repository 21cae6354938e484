package figure

import (
	"regexp"
	"slices"
	"testing"
)

// verb finds the arguments of a phrase.
var verb = regexp.MustCompile(`%[a-z]`)

func TestEveryPhraseIsThereInEveryLanguage(t *testing.T) {
	all := phrases()
	if len(all) < 20 {
		t.Fatalf("%d phrases: the table is not read", len(all))
	}
	for _, p := range all {
		want := verb.FindAllString(p[0], -1)
		for l, text := range p {
			if text == "" && p != words.space {
				t.Errorf("%q has no text in %s", p[0], languageNames[l])
			}
			if got := verb.FindAllString(text, -1); !slices.Equal(got, want) {
				t.Errorf("%q takes %v, but in %s %v", p[0], want, languageNames[l], got)
			}
		}
	}
}

func TestNumbersAsPeopleReadThem(t *testing.T) {
	for _, c := range []struct {
		seconds float64
		en, ru  string
	}{
		{0, "0\u00a0s", "0\u00a0с"},
		{0.01, "10\u00a0ms", "10\u00a0мс"},
		{0.1645, "164\u00a0ms", "164\u00a0мс"},
		{0.9996, "1\u00a0s", "1\u00a0с"},
		{2.4999, "2.5\u00a0s", "2,5\u00a0с"},
		{9.996, "10\u00a0s", "10\u00a0с"},
		{448.4, "448\u00a0s", "448\u00a0с"},
		{36000, "10\u00a0h", "10\u00a0ч"},
		{1.5e-7, "150\u00a0ns", "150\u00a0нс"},
	} {
		if got := english.duration(c.seconds); got != c.en {
			t.Errorf("%v s in English: %q, want %q", c.seconds, got, c.en)
		}
		if got := russian.duration(c.seconds); got != c.ru {
			t.Errorf("%v s in Russian: %q, want %q", c.seconds, got, c.ru)
		}
	}
}

func TestRussianPlurals(t *testing.T) {
	for n, want := range map[int]string{1: "1 сервер", 2: "2 сервера", 5: "5 серверов", 11: "11 серверов", 12: "12 серверов", 21: "21 сервер", 104: "104 сервера", 100000: "100\u00a0000 серверов"} {
		if got := russian.count(n, words.servers); got != want {
			t.Errorf("%d: %q, want %q", n, got, want)
		}
	}
}
