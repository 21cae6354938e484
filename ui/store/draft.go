package store

import (
	"net/url"
	"slices"
	"strings"
	"unicode"

	"loadlab/sim/experiment"
	"loadlab/sim/link"
	"loadlab/sim/quantity"
	"loadlab/ui/text"
)

// Draft is the experiment as it stands in the editor: texts as they were
// typed, whether understood or not, and what they mean.
type Draft struct {
	texts map[string]string // by key, only those given; not understood ones too
	meant map[string]string // by key, what a text with a decimal comma means
	order []string          // keys that the format does not know, as they came
	link  string            // what Fragment returns
	plain string            // the canonical link without the sender's fingerprint

	Experiment experiment.Experiment // every key that was understood
	Problems   experiment.Problems   // the rest
}

// NewDraft reads a link. What is understood is kept in canonical form, what is
// not as it was written. A link that is too long to be read is kept whole until
// something is edited.
func NewDraft(fragment string) Draft {
	d := Draft{texts: make(map[string]string)}
	fragment = strings.TrimPrefix(fragment, "#")
	if d.judge(fragment); len(fragment) > link.MaxLength {
		d.link = fragment
		return d
	}
	for part := range strings.SplitSeq(fragment, "&") {
		key, value, _ := strings.Cut(part, "=")
		key, value = decoded(key), decoded(value)
		if key == "" {
			continue
		}
		if _, again := d.texts[key]; !again && lookup(key) == nil && (key != "v" || value != link.Version) {
			d.order = append(d.order, key)
		}
		d.texts[key] = value
	}
	wrong := d.wrongKeys()
	if !wrong["v"] && len(d.Problems) < link.MaxProblems { // everything was read
		for i := range link.Keys {
			k := &link.Keys[i]
			if _, given := d.texts[k.Name]; given && !wrong[k.Name] {
				d.texts[k.Name] = k.Value(&d.Experiment)
			}
		}
	}
	if len(d.Problems) > 0 {
		d.link = d.assemble()
	}
	return d
}

// judge parses a fragment into Experiment and Problems, and keeps the links
// that follow from it: a link may be a megabyte, and what the page shows asks
// for it again and again.
func (d *Draft) judge(fragment string) {
	e, err := link.Parse(fragment)
	d.Experiment, d.Problems, d.link = e, nil, fragment
	if problems, ok := err.(experiment.Problems); ok {
		d.Problems = problems
	} else if err != nil {
		d.Problems = experiment.Problems{{Key: "v", Message: err.Error()}}
	}
	e.Sum = ""
	d.plain = link.Format(&e)
	if err == nil {
		d.link = withSum(d.plain, d.Experiment.Sum)
	}
}

// withSum adds a fingerprint to a canonical link, where there is one: it is
// the last key.
func withSum(plain, sum string) string {
	if sum == "" {
		return plain
	}
	return plain + "&sum=" + sum
}

// MaxShown is the longest text in bytes that a field shows. Longer ones, which
// only a made-up link holds, are kept but cannot be edited in the page. Six
// times as much, as JSON may write it, must fit into the 16 KiB through which
// Vugu hands a value to the browser.
const MaxShown = 2000

// Long says whether the text of a key is too long for a field.
func (d *Draft) Long(key string) bool { return len(d.texts[key]) > MaxShown }

// Text is what the editor shows for a key: what was typed, or the default.
func (d *Draft) Text(key string) string {
	if s, given := d.texts[key]; given {
		if len(s) > MaxShown {
			return strings.ToValidUTF8(s[:MaxShown], "") + "…"
		}
		return s
	}
	if k := lookup(key); k != nil {
		return k.Default
	}
	return ""
}

// Given says whether the draft holds its own value for the key.
func (d *Draft) Given(key string) bool {
	s, given := d.texts[key]
	return given && strings.TrimSpace(s) != ""
}

// Set changes the text of a key. The sender's fingerprint goes with the first
// change: it belongs to the experiment as it was sent.
func (d *Draft) Set(key, value string) {
	delete(d.texts, "sum")
	delete(d.meant, key)
	d.texts[key] = value
	d.Problems = slices.DeleteFunc(slices.Clone(d.Problems), func(p experiment.Problem) bool { return p.Key == key })
	d.judge(d.assemble())
}

// Type takes what was typed in a language for a key: shown as it is, and read
// with its decimal commas. Lists keep theirs, which part the entries.
func (d *Draft) Type(l text.Lang, key, typed string) {
	meant := l.Typed(typed)
	switch key {
	case "slowdown", "weights", "slots":
		meant = typed
	case "service":
		if strings.HasPrefix(typed, "table") { // whoever parts its entries by commas is told
			meant = typed
		}
	}
	d.Set(key, meant)
	if meant != typed {
		if d.meant == nil {
			d.meant = make(map[string]string)
		}
		d.texts[key], d.meant[key] = typed, meant
	}
}

// Swap removes one key and sets another: of keys that exclude each other.
func (d *Draft) Swap(from, to, value string) {
	delete(d.texts, from)
	delete(d.meant, from)
	d.Set(to, value)
}

// Discard drops a key, known or not.
func (d *Draft) Discard(key string) {
	delete(d.texts, key)
	delete(d.meant, key)
	for i, k := range d.order {
		if k == key {
			d.order = append(d.order[:i:i], d.order[i+1:]...)
			break
		}
	}
	d.judge(d.assemble())
}

// Fragment is the canonical link, or, while something is not understood, a
// link that keeps everything as it was typed.
func (d *Draft) Fragment() string { return d.link }

// Plain is the canonical link of what was understood, without the sender's
// fingerprint.
func (d *Draft) Plain() string { return d.plain }

// Problem is the message about a key, or "".
func (d *Draft) Problem(key string) string {
	var lines []string
	for _, p := range d.Problems {
		if p.Key == key {
			lines = append(lines, p.Message)
		}
	}
	return strings.Join(lines, "\n")
}

// Stray is a part of a link that no field of the editor shows.
type Stray struct {
	Key     string // as it stands in the link
	Message string
}

// Strays lists what is wrong outside the editor's fields.
func (d *Draft) Strays() []Stray {
	var strays []Stray
	for _, p := range d.Problems {
		if lookup(p.Key) != nil && p.Key != "from" && p.Key != "sum" {
			continue
		}
		s := Stray{Key: p.Key, Message: p.String()}
		for _, key := range d.order[:min(len(d.order), link.MaxProblems)] { // later ones were not looked at
			if quantity.Quote(key) == p.Key {
				s.Key = key
				break
			}
		}
		strays = append(strays, s)
	}
	return strays
}

// wrongKeys is the set of keys with a problem.
func (d *Draft) wrongKeys() map[string]bool {
	wrong := make(map[string]bool)
	for _, p := range d.Problems {
		wrong[p.Key] = true
	}
	return wrong
}

// assemble writes the texts as a link, known keys in the format's order.
func (d *Draft) assemble() string {
	var b strings.Builder
	b.WriteString("v=")
	if v, given := d.texts["v"]; given {
		b.WriteString(encoded(v))
	} else {
		b.WriteString(link.Version)
	}
	wrong := d.wrongKeys()
	add := func(key string) {
		// What is empty counts as left out, unless that is what is wrong with it.
		value, given := d.texts[key]
		if m, other := d.meant[key]; other {
			value = m
		}
		if value = squeezed(value); value != "" || given && wrong[key] {
			for _, text := range [...]string{"&", encoded(key), "=", encoded(value)} {
				b.WriteString(text)
			}
		}
	}
	for i := range link.Keys {
		if link.Keys[i].Name != "sum" {
			add(link.Keys[i].Name)
		}
	}
	for _, key := range d.order {
		if key != "v" {
			add(key)
		}
	}
	add("sum")
	return b.String()
}

// squeezed drops white space: people type "0.5 s" and "a, b".
func squeezed(s string) string {
	if plain(s) {
		return s
	}
	return strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) {
			return -1
		}
		return r
	}, s)
}

// encoded makes a typed text safe inside a fragment and leaves what the format
// itself uses readable.
func encoded(s string) string {
	if plain(s) {
		return s
	}
	b := make([]byte, 0, 3*len(s))
	for i := range len(s) {
		if c := s[i]; safe[c] {
			b = append(b, c)
		} else {
			b = append(b, '%', "0123456789ABCDEF"[c>>4], "0123456789ABCDEF"[c&15])
		}
	}
	return string(b)
}

// safe are the bytes that stand in a fragment as they are.
var safe = func() (is [256]bool) {
	for _, c := range []byte("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:/=-_+~") {
		is[c] = true
	}
	return is
}()

// plain says whether a text may stand in a fragment as it is.
func plain(s string) bool {
	for i := range len(s) {
		if !safe[s[i]] {
			return false
		}
	}
	return true
}

// decoded undoes percent encoding where it is well formed.
func decoded(s string) string {
	if plain(s) {
		return s
	}
	if u, err := url.PathUnescape(s); err == nil {
		return strings.ToValidUTF8(u, "\uFFFD")
	}
	return strings.ToValidUTF8(s, "\uFFFD")
}

// lookup returns a key of the format, or nil.
func lookup(name string) *link.Key {
	for i := range link.Keys {
		if link.Keys[i].Name == name {
			return &link.Keys[i]
		}
	}
	return nil
}
