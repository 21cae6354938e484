package pages

import (
	"loadlab/ui/text"
	"loadlab/ui/text/glossary"
	"loadlab/ui/text/model"
)

// term is an entry of the glossary.
type term struct {
	anchor
	Says string
}

// terms is the glossary, in its own order.
func terms(l text.Lang) (any, []anchor, error) {
	var parts []term
	var index []anchor
	for _, t := range glossary.Terms {
		parts = append(parts, term{anchor{t.Key, t.Name.In(l)}, t.Says.In(l)})
		index = append(index, parts[len(parts)-1].anchor)
	}
	return parts, index, nil
}

// section is a part of the page about the model.
type section struct {
	anchor
	Paragraphs []string
}

// sections is the page about the model, in its own order.
func sections(l text.Lang) (any, []anchor, error) {
	var parts []section
	var index []anchor
	for _, s := range model.Sections() {
		part := section{anchor: anchor{s.Key, s.Title.In(l)}}
		for _, p := range s.Paragraphs {
			part.Paragraphs = append(part.Paragraphs, p.In(l))
		}
		parts = append(parts, part)
		index = append(index, part.anchor)
	}
	return parts, index, nil
}
