// Package policytext holds a page for every policy of the simulator's
// registry, in English, Russian and Chinese: how it picks, what it must know,
// what it costs, where it is used and where it fails. The experiment that shows
// it failing is the catalogue's WeaknessOf.
package policytext

import "loadlab/ui/text"

// phrase shortens the tables.
type phrase = text.Phrase

// Page is what people read about one policy.
type Page struct {
	Name       string // in the registry
	Sentence   text.Phrase
	Picks      text.Phrase // how it chooses
	Knows      text.Phrase // what it must know
	Cost       text.Phrase // of a pick, and in memory
	Used       text.Phrase // where it is found
	Fails      text.Phrase // where it does badly
	Parameters []Parameter
}

// Parameter is the help of one parameter.
type Parameter struct {
	Key  string
	Help text.Phrase
}

// Pages lists the policies in the registry's order.
func Pages() []Page { return append(append(append([]Page(nil), blind...), counting...), learning...) }

// Lookup returns the page of a policy.
func Lookup(name string) (Page, bool) {
	for _, pages := range [][]Page{blind, counting, learning} {
		for _, p := range pages {
			if p.Name == name {
				return p, true
			}
		}
	}
	return Page{}, false
}

// Help is the help of a parameter.
func (p *Page) Help(key string) (text.Phrase, bool) {
	for _, q := range p.Parameters {
		if q.Key == key {
			return q.Help, true
		}
	}
	return text.Phrase{}, false
}

// The headings of a page.
var (
	Picks = phrase{"How it picks", "Как выбирает", "怎样选择"}
	Knows = phrase{"What it must know", "Что должна знать", "需要知道什么"}
	Cost  = phrase{"What it costs", "Чего стоит", "代价"}
	Used  = phrase{"Where it is used", "Где применяется", "用在哪里"}
	Fails = phrase{"Where it fails", "Где подводит", "何时失灵"}
	Show  = phrase{"See it fail", "Посмотреть, как подводит", "看它失灵"}
)
