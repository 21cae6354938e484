package ui

import (
	"strings"
	"testing"

	"github.com/vugu/vugu"

	"loadlab/sim/report"
	"loadlab/ui/text"
)

// TestSeedsSpeakTogether shows the report's means over the seeds, a row a
// policy, and none where there is one seed.
func TestSeedsSpeakTogether(t *testing.T) {
	v := open(t, "", small+"&seeds=3")
	v.work(t)
	v.build()
	results := v.page.Store.Run.Results()
	var got []string
	v.each(func(n *vugu.VGNode) {
		if n.Data != "tr" || attribute(n, "data-policy") == "" || attribute(n, "data-seed") != "" {
			return
		}
		for c := n.FirstChild; c != nil; c = c.NextSibling {
			if c.Data == "td" {
				got = append(got, v.words(c))
			}
		}
	})
	want := append(report.MeanCells(results[:3], results[:3], "response"), report.MeanCells(results[3:], results[:3], "response")...)
	if strings.Join(got, " ") != strings.Join(want, " ") || !strings.Contains(strings.Join(want, ""), "±") {
		t.Errorf("%v, want %v", got, want)
	}
	if caption := v.page.Say(text.MeansTitle, 3); strings.Contains(caption, "%!") || !strings.Contains(caption, "95 %") {
		t.Errorf("the caption is %q", caption)
	}
	one := open(t, "", small)
	one.work(t)
	one.build()
	one.each(func(n *vugu.VGNode) {
		if attribute(n, "id") == "means" {
			t.Error("one seed has means")
		}
	})
}
