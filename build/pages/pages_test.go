package pages

import (
	"html"
	"net/url"
	"os"
	"regexp"
	"strings"
	"testing"

	"loadlab/sim/link"
	"loadlab/sim/policy"
	"loadlab/ui/text"
	"loadlab/ui/text/glossary"
	"loadlab/ui/text/model"
	"loadlab/ui/text/policytext"
	"loadlab/ui/text/reference"
)

// made are all pages by name.
func made(t *testing.T) map[string]string {
	t.Helper()
	all, err := Make()
	if err != nil {
		t.Fatal(err)
	}
	by := make(map[string]string)
	for _, p := range all {
		by[p.Name] = string(p.HTML)
	}
	if want := len(kinds) * len(text.Langs); len(by) != want {
		t.Fatalf("%d pages, not %d", len(by), want)
	}
	return by
}

// holds checks that a page has a place of a name and the texts on it.
func holds(t *testing.T, page, id string, texts ...string) {
	t.Helper()
	if strings.Count(page, ` id="`+id+`"`) != 1 {
		t.Errorf("%s is not there once", id)
	}
	_, part, _ := strings.Cut(page, ` id="`+id+`"`)
	if i := strings.Index(part, ` id="`); i >= 0 {
		part = part[:i]
	}
	part = html.UnescapeString(part)
	for _, s := range texts {
		if s == "" || !strings.Contains(part, s) {
			t.Errorf("%s does not say %q", id, s)
		}
	}
}

func TestEveryPolicyIsOnThePageWithAllThatIsKnownOfIt(t *testing.T) {
	by := made(t)
	for _, l := range text.Langs {
		page := by[Name("policies", l)]
		for _, info := range policy.Registry {
			words, _ := policytext.Lookup(info.Name)
			texts := append([]string{info.Display, policytext.Show.In(l)}, info.Sources...)
			for _, p := range []text.Phrase{words.Sentence, words.Picks, words.Knows, words.Cost, words.Used, words.Fails} {
				texts = append(texts, p.In(l))
			}
			for _, p := range info.Parameters {
				help, _ := words.Help(p.Key)
				texts = append(texts, "<code>"+p.Key+"</code>", help.In(l))
				if p.Kind != policy.Choice {
					texts = append(texts, p.Format(p.Min), p.Format(p.Max))
				}
				if p.Default != policy.Absent {
					texts = append(texts, p.Format(p.Default))
				}
				texts = append(texts, p.Choices...)
			}
			holds(t, page, info.Name, texts...)
		}
	}
}

func TestEveryTermAndSectionIsOnItsPage(t *testing.T) {
	by := made(t)
	for _, l := range text.Langs {
		for _, term := range glossary.Terms {
			holds(t, by[Name("glossary", l)], term.Key, term.Name.In(l), term.Says.In(l))
		}
		for _, s := range model.Sections() {
			texts := []string{s.Title.In(l)}
			for _, p := range s.Paragraphs {
				texts = append(texts, p.In(l))
			}
			holds(t, by[Name("model", l)], s.Key, texts...)
		}
	}
}

var hrefs = regexp.MustCompile(`href="([^"]*)"`)

// TestEveryLinkLeadsSomewhere: to a page and a place on it that are there, to
// a file of assets, or to the laboratory with an experiment that it can read.
func TestEveryLinkLeadsSomewhere(t *testing.T) {
	by := made(t)
	for name, page := range by {
		experiments := 0
		for _, m := range hrefs.FindAllStringSubmatch(page, -1) {
			u, err := url.Parse(html.UnescapeString(m[1]))
			if err != nil || u.IsAbs() || u.Host != "" || strings.HasPrefix(u.Path, "/") {
				t.Errorf("%s: %s: must be relative (%v)", name, m[1], err)
				continue
			}
			target, known := by[u.Path]
			switch {
			case u.Path == "":
				target, known = page, true
			case u.Path == "index.html":
				if l, ok := text.ParseLang(u.Query().Get("lang")); !ok || !strings.Contains(name, "."+l.Code()+".") {
					t.Errorf("%s: %s: another language", name, m[1])
				}
				if u.Fragment != "" {
					experiments++
					if _, err := link.Parse(u.EscapedFragment()); err != nil {
						t.Errorf("%s: %s: %v", name, m[1], err)
					}
				}
				continue
			case strings.HasPrefix(u.Path, "assets/"):
				if _, err := os.Stat("../../" + u.Path); err != nil {
					t.Errorf("%s: %v", name, err)
				}
				continue
			}
			if !known || u.Fragment != "" && strings.Count(target, ` id="`+u.Fragment+`"`) != 1 {
				t.Errorf("%s: %s: leads nowhere", name, m[1])
			}
		}
		if strings.HasPrefix(name, "policies") != (experiments > 0) || experiments > 0 && experiments != len(policy.Registry) {
			t.Errorf("%s: %d experiments", name, experiments)
		}
	}
}

func TestPagesNeedNoScript(t *testing.T) {
	for name, page := range made(t) {
		for _, bad := range []string{"<script", " style=", "javascript:", "ZgotmplZ", "%!", " onclick", "http:", "https:"} {
			if strings.Contains(page, bad) {
				t.Errorf("%s holds %q", name, bad)
			}
		}
		if strings.Count(page, "default-src 'none'; style-src 'self'; img-src 'self';") != 1 {
			t.Errorf("%s lets in more than it needs", name)
		}
		if code := strings.Split(name, ".")[1]; !strings.Contains(page, `<html lang="`+code+`">`) {
			t.Errorf("%s does not say its language", name)
		}
	}
}

// TestTheLaboratoryLinksToThePages: index.html has the links in every
// language, under the pages' titles.
func TestTheLaboratoryLinksToThePages(t *testing.T) {
	index, err := os.ReadFile("../../index.html")
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range text.Langs {
		var links []string
		for _, p := range []struct {
			page  string
			title text.Phrase
		}{{"policies", reference.Policies}, {"glossary", reference.Glossary}, {"model", model.Title}} {
			links = append(links, `<a href="`+Name(p.page, l)+`" target="_blank" rel="noopener">`+p.title.In(l)+`</a>`)
		}
		if want := `<p lang="` + l.Code() + `">` + strings.Join(links, " ") + `</p>`; !strings.Contains(string(index), want) {
			t.Errorf("index.html lacks %s", want)
		}
	}
}
