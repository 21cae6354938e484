package ui

import (
	"github.com/vugu/vugu"

	"loadlab/ui/store"
	"loadlab/ui/text"
	"loadlab/ui/text/lesson"
	"loadlab/ui/text/term"
)

// Lesson is the text above the result: what the catalogue's experiment asks and
// what to watch, or what the laboratory is for. It is built by hand, as a
// template cannot mix text with links.
type Lesson struct {
	Store *store.Store
}

// Say is a phrase in the page's language.
func (c *Lesson) Say(p text.Phrase) string { return p.In(c.Store.Lang) }

// Build implements vugu.Builder.
func (c *Lesson) Build(*vugu.BuildIn) *vugu.BuildOut {
	title, ask := text.Headline, text.Lead
	words, known := lesson.Lookup(c.Store.Draft.Experiment.From)
	if known {
		title, ask = words.Title, words.Ask
	}
	all := element("div", "", "class", "lesson")
	all.AppendChild(element("h1", c.Say(title)))
	all.AppendChild(c.prose(c.Say(ask)))
	if known {
		watch := element("p", "", "class", "watch")
		watch.AppendChild(element("strong", c.Say(text.Watch)))
		setWords(watch, " "+c.Say(words.Watch))
		all.AppendChild(watch)
		if c.HasTerms() {
			all.AppendChild(c.terms(words.Glossary))
		}
	}
	return &vugu.BuildOut{Out: []*vugu.VGNode{all}}
}

// HasTerms says whether there is a glossary to lead to.
func (c *Lesson) HasTerms() bool { return c.Store.TermPage("") != "" }

// terms is a line of links to the glossary.
func (c *Lesson) terms(keys []string) *vugu.VGNode {
	p := element("p", "", "class", "watch terms")
	p.AppendChild(element("strong", c.Say(text.Terms)))
	for _, key := range keys {
		p.AppendChild(reference(c.Store.TermPage(key), c.Say(term.Name(key))))
	}
	return p
}

// prose is a paragraph in which the first mention of each policy leads to the
// page about it.
func (c *Lesson) prose(words string) *vugu.VGNode {
	p := element("p", "", "class", "lead")
	told := make(map[string]bool)
	for words != "" {
		at, info := mention(words, told)
		if info == nil || c.Store.PolicyPage(info.Name) == "" {
			break
		}
		told[info.Name] = true
		setWords(p, words[:at])
		p.AppendChild(reference(c.Store.PolicyPage(info.Name), info.Display))
		words = words[at+len(info.Display):]
	}
	setWords(p, words)
	return p
}
