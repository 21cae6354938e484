package ui

import (
	"strings"
	"testing"

	"github.com/vugu/vugu"

	"loadlab/ui/text"
)

// said says whether some element's own text holds words.
func (v *view) said(words string) bool {
	found := false
	v.each(func(n *vugu.VGNode) {
		found = found || n.Type == vugu.TextNode && strings.Contains(n.Data, words)
	})
	return found
}

// TestHowToReadTheTables: what was counted, what not, and how sure it is.
func TestHowToReadTheTables(t *testing.T) {
	for _, c := range []struct {
		link string
		says []string
	}{
		{small, []string{"from 0s to 10m of simulated time: 10 windows of 1m.", "No warm-up is left out", "Requests behind each row: 1", "One seed is one throw"}},
		{small + "&warmup=2m30s&seeds=3", []string{"before 2m30s are warm-up", "over 3 seeds", "seed by seed"}},
		{"v=1&policies=random&servers=10&requests=700", []string{"ends after 700 requests", "Requests behind each row: 700."}},
	} {
		v := open(t, "", c.link)
		v.work(t)
		v.build()
		for _, words := range c.says {
			if v.said(words) {
				t.Errorf("%s: %q is said before it is asked for", c.link, words)
			}
		}
		v.fire(v.id("read"), "click", "")
		for _, words := range c.says {
			if !v.said(words) {
				t.Errorf("%s: %q is not said", c.link, words)
			}
		}
		v.page.Store.SetLang(text.ZH)
		v.build()
		if v.said("simulated time") || v.said("interval") {
			t.Errorf("%s: English in Chinese", c.link)
		}
	}
}

// TestDoubtfulNumbersAreMarked where they stand, and below.
func TestDoubtfulNumbersAreMarked(t *testing.T) {
	row := func(v *view, policy string) []string {
		var cells []string
		n := v.find("row of "+policy, func(n *vugu.VGNode) bool { return n.Data == "tr" && attribute(n, "data-policy") == policy })
		for c := n.FirstChild; c != nil; c = c.NextSibling {
			if c.Data == "td" || c.Data == "th" {
				cells = append(cells, v.words(c))
			}
		}
		return cells
	}
	v := open(t, "", "v=1&policies=random,leastloaded&servers=10&util=1.5&time=20m")
	v.work(t)
	v.build()
	if r := row(v, "random"); r[0] != "Random*" || strings.Contains(strings.Join(r[1:], ""), "*") {
		t.Errorf("an overloaded rule is shown as %v", r)
	}
	if !v.said("* Random, LeastLoaded: queues of 10 servers still grow") {
		t.Error("nothing is said of queues that grow")
	}
	few := open(t, "", "v=1&policies=random&servers=10&requests=700")
	few.work(t)
	few.build()
	if r := row(few, "random"); r[0] != "Random" || !strings.HasSuffix(r[4], "*") || !strings.HasSuffix(r[5], "*") || strings.HasSuffix(r[3], "*") || strings.HasSuffix(r[6], "*") {
		t.Errorf("few requests are shown as %v", r)
	}
	if !few.said("* Random: p99 and p99.9 rest on fewer than ten of 700") {
		t.Error("nothing is said of few requests")
	}
	seeds := open(t, "", "v=1&policies=random&servers=10&requests=2000&seeds=2")
	seeds.work(t)
	seeds.build()
	if r := row(seeds, "random"); strings.HasSuffix(r[5], "*") || !strings.HasSuffix(r[6], "*") { // the means, with p95
		t.Errorf("the means of few requests are shown as %v", r)
	}
}

// TestTheLengthIsSaidInPlainWords beside its field.
func TestTheLengthIsSaidInPlainWords(t *testing.T) {
	v := open(t, "", "v=1&time=1h")
	if got := v.words(v.id("span")); got != "requests from 0s to 1h1m · windows: 61, the last from 1h" {
		t.Error(got)
	}
	v = open(t, "lang=ru", "v=1&requests=1000&rate=400")
	if got := v.words(v.id("span")); got != "запросов: 1\u202f000, придут примерно за 2,5\u00a0с" {
		t.Error(got)
	}
}
