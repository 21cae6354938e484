package pages

import (
	"fmt"
	"html/template"
	"strings"

	"loadlab/sim/catalogue"
	"loadlab/sim/link"
	"loadlab/sim/policy"
	"loadlab/ui/text"
	"loadlab/ui/text/lesson"
	"loadlab/ui/text/policytext"
	"loadlab/ui/text/reference"
)

// policyPart is the text about one policy.
type policyPart struct {
	anchor
	Sentence        string
	InLinks, Link   string
	Facts           []fact
	ParametersTitle string
	Parameters      []parameterPart
	SourcesTitle    string
	Sources         []string
	Show            template.URL // the experiment that shows it failing
	ShowName        string
}

// fact is a heading with a paragraph.
type fact struct{ Name, Says string }

// parameterPart is a parameter's help and what it may be.
type parameterPart struct{ Key, Help, Range string }

// policies is the page of all policies, in the registry's order.
func policies(l text.Lang) (any, []anchor, error) {
	var parts []policyPart
	var index []anchor
	for i := range policy.Registry {
		p, err := policyOf(&policy.Registry[i], l)
		if err != nil {
			return nil, nil, err
		}
		parts = append(parts, p)
		index = append(index, p.anchor)
	}
	return parts, index, nil
}

// policyOf puts together what registry, text and catalogue know of a policy.
func policyOf(info *policy.Info, l text.Lang) (policyPart, error) {
	page, ok := policytext.Lookup(info.Name)
	weakness, shown := catalogue.WeaknessOf(info.Name)
	spec, err := policy.Parse(info.Name)
	if !ok || !shown || err != nil {
		return policyPart{}, fmt.Errorf("%s: text %v, experiment %v, %v", info.Name, ok, shown, err)
	}
	p := policyPart{
		anchor: anchor{info.Name, info.Display}, Sentence: page.Sentence.In(l),
		InLinks: reference.InLinks.In(l), Link: spec.String(),
		ParametersTitle: reference.Parameters.In(l),
		SourcesTitle:    reference.Sources.In(l), Sources: info.Sources,
	}
	for _, f := range []struct{ name, says text.Phrase }{
		{policytext.Picks, page.Picks}, {policytext.Knows, page.Knows}, {policytext.Cost, page.Cost},
		{policytext.Used, page.Used}, {policytext.Fails, page.Fails},
	} {
		p.Facts = append(p.Facts, fact{f.name.In(l), f.says.In(l)})
	}
	for _, parameter := range info.Parameters {
		help, ok := page.Help(parameter.Key)
		if !ok {
			return p, fmt.Errorf("%s: no help for %s", info.Name, parameter.Key)
		}
		p.Parameters = append(p.Parameters, parameterPart{parameter.Key, help.In(l), allowed(parameter, l)})
	}
	p.Show, p.ShowName, err = show(weakness.Link, l)
	return p, err
}

// allowed says what a parameter may be, written as in links.
func allowed(p policy.Parameter, l text.Lang) string {
	switch {
	case p.Kind == policy.Choice:
		return reference.OneOf.In(l, p.Format(p.Default), strings.Join(p.Choices, ", "))
	case p.Default == policy.Absent:
		return reference.Optional.In(l, p.Format(p.Min), p.Format(p.Max))
	}
	return reference.Range.In(l, p.Format(p.Default), p.Format(p.Min), p.Format(p.Max))
}

// show is the address at which the laboratory runs an experiment, and what the
// link to it says: the lesson's title where it is one of a lesson. The address
// is known to be a good one, since the link was parsed.
func show(experiment string, l text.Lang) (template.URL, string, error) {
	e, err := link.Parse(experiment)
	if err != nil {
		return "", "", err
	}
	name := policytext.Show.In(l)
	if words, ok := lesson.Lookup(e.From); ok {
		name += [...]string{": ", ": ", "："}[l] + words.Title.In(l)
	}
	return template.URL("index.html?lang=" + l.Code() + "#" + link.Format(&e)), name, nil
}
