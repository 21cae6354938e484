// Package pages makes the pages that can be read without running anything, as
// plain HTML without scripts, one a language: the policies, the glossary, and
// the model with its limits. They stand beside the laboratory, so that their
// words need not travel inside its program, under addresses that never change.
package pages

import (
	"bytes"
	"embed"
	"fmt"
	"html/template"

	"loadlab/sim/version"
	"loadlab/ui/text"
	"loadlab/ui/text/model"
	"loadlab/ui/text/reference"
)

// Page is one page. Its addresses are relative to the site's folder; those of
// style sheets and pictures are the names under assets.
type Page struct {
	Name string // policies.ru.html
	HTML []byte
}

//go:embed *.html
var sources embed.FS

// kind is a page in all its languages.
type kind struct {
	name  string // of its file and its template
	title text.Phrase
	lead  text.Phrase
	parts func(text.Lang) (any, []anchor, error)
}

// kinds lists the pages in the order in which they are offered.
var kinds = []kind{
	{"policies", reference.Policies, reference.PoliciesLead, policies},
	{"glossary", reference.Glossary, reference.GlossaryLead, terms},
	{"model", model.Title, reference.ModelLead, sections},
}

// anchor is a place of a page that can be linked to.
type anchor struct {
	Key  string
	Name string
}

// door is a link to another page.
type door struct {
	To   string
	Name string
	Lang string
	Here bool // whether it leads to the page that it stands on
}

// view is what the templates show.
type view struct {
	text.Lang
	Title, Lead, Version string
	Laboratory           string // address
	Pages, Languages     []door
	Index                []anchor
	Parts                any
}

// Say is a phrase in the page's language; the templates name it by its place
// among the words.
func (v view) Say(key string) string { return words[key].In(v.Lang) }

// words are the phrases that the templates ask for.
var words = map[string]text.Phrase{
	"skip":       reference.Skip,
	"pages":      reference.Pages,
	"here":       reference.OnThisPage,
	"laboratory": reference.Laboratory,
	"language":   text.Language,
}

// Name is the name of a page's file.
func Name(page string, l text.Lang) string { return page + "." + l.Code() + ".html" }

// Make makes every page in every language.
func Make() ([]Page, error) {
	var all []Page
	for _, k := range kinds {
		t, err := template.New("frame.html").Option("missingkey=error").ParseFS(sources, "frame.html", k.name+".html")
		if err != nil {
			return nil, err
		}
		for _, l := range text.Langs {
			v, err := k.view(l)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", Name(k.name, l), err)
			}
			var b bytes.Buffer
			if err := t.Execute(&b, v); err != nil {
				return nil, err
			}
			all = append(all, Page{Name(k.name, l), b.Bytes()})
		}
	}
	return all, nil
}

// view collects what the page shows in a language.
func (k kind) view(l text.Lang) (view, error) {
	parts, index, err := k.parts(l)
	v := view{Lang: l, Title: k.title.In(l), Lead: k.lead.In(l), Version: text.Version.In(l, version.Number),
		Laboratory: "index.html?lang=" + l.Code(), Index: index, Parts: parts}
	for _, other := range kinds {
		v.Pages = append(v.Pages, door{Name(other.name, l), other.title.In(l), l.Code(), other.name == k.name})
	}
	for _, other := range text.Langs {
		v.Languages = append(v.Languages, door{Name(k.name, other), other.Name(), other.Code(), other == l})
	}
	return v, err
}
