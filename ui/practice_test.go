package ui

import (
	"strings"
	"testing"

	"github.com/vugu/vugu"

	"loadlab/sim/catalogue"
	"loadlab/ui/text"
	"loadlab/ui/text/lesson"
)

// TestTheTruthStandsBesideThePrediction answers the practice about demands
// wrongly and then rightly: TwoChoices, the third option, wins.
func TestTheTruthStandsBesideThePrediction(t *testing.T) {
	e, _ := catalogue.Lookup("choices.practice-2")
	words, _ := lesson.Lookup(e.ID)
	for _, l := range text.Langs {
		for _, c := range []struct {
			option, class string
			said          text.Phrase
		}{{"0", "wrong", words.Predictions[0].Wrong}, {"2", "right", words.Predictions[0].Right}} {
			v := open(t, "lang="+l.Code(), e.Link)
			v.fire(v.id("predict-0"), "change", c.option)
			v.fire(v.id("predict-1"), "input", "1000000")
			v.fire(v.find("form", func(n *vugu.VGNode) bool { return n.Data == "form" }), "submit", "")
			v.work(t)
			v.build()
			q := v.find("judged question", func(n *vugu.VGNode) bool { return strings.HasPrefix(attribute(n, "class"), "question") })
			got := v.words(q)
			if attribute(q, "class") != "question "+c.class || !strings.Contains(got, c.said.In(l)) ||
				!strings.Contains(got, text.Truth.In(l, "TwoChoices")) {
				t.Errorf("%s, option %s: %s: %q", l.Code(), c.option, attribute(q, "class"), got)
			}
			v.find("number judged wrong", func(n *vugu.VGNode) bool {
				return attribute(n, "class") == "feedback" && v.words(n) == words.Predictions[1].Wrong.In(l)
			})
		}
	}
}
