package ui

import (
	"regexp"
	"strings"
	"testing"

	"github.com/vugu/vugu"

	"loadlab/sim/catalogue"
	"loadlab/sim/link"
	"loadlab/sim/measure"
	"loadlab/sim/replay"
	"loadlab/sim/report"
	"loadlab/ui/store"
	"loadlab/ui/text"
	"loadlab/ui/text/lesson"
)

const small = "v=1&policies=random,leastloaded&servers=10&senders=20&time=9m"

func TestEveryLessonIsShownInEveryLanguage(t *testing.T) {
	unfilled := regexp.MustCompile(`\{[a-z0-9 ]+|%[a-z!]`)
	for _, l := range text.Langs {
		for _, e := range catalogue.Entries() {
			v := open(t, "lang="+l.Code(), e.Link)
			words, ok := lesson.Lookup(e.ID)
			if !ok {
				t.Errorf("%s has no text", e.ID)
				continue
			}
			if got := v.words(v.find("h1", func(n *vugu.VGNode) bool { return n.Data == "h1" })); got != words.Title.In(l) {
				t.Errorf("%s, %s: the title is %q", e.ID, l.Code(), got)
			}
			v.each(func(n *vugu.VGNode) {
				if s := v.words(n); len(s) < 2000 && unfilled.MatchString(s) {
					t.Errorf("%s, %s: %q is not filled in", e.ID, l.Code(), s)
				}
			})
		}
	}
}

func TestTheTableShowsTheReportsDigits(t *testing.T) {
	v := open(t, "", small)
	v.work(t)
	v.build()
	x, _ := link.Parse(small)
	results := v.page.Store.Run.Results()
	row := 0
	v.each(func(n *vugu.VGNode) {
		if n.Data != "tr" || attribute(n, "data-policy") == "" {
			return
		}
		var got []string
		for c := n.FirstChild; c != nil; c = c.NextSibling {
			if c.Data == "td" || c.Data == "th" {
				got = append(got, v.words(c))
			}
		}
		cells := report.TimeCells(results[row].Response, results[0].Response)
		want := append([]string{x.Policies[row].Display()}, append(cells[:3:3], cells[4:]...)...)
		want = append(want, report.Inspected(results[row]))
		if strings.Join(got, " ") != strings.Join(want, " ") {
			t.Errorf("row %d: %v, not %v", row, got, want)
		}
		row++
	})
	if row != 2 {
		t.Errorf("%d rows, not 2", row)
	}
	if got, want := v.words(v.id("fingerprint")), measure.FormatFingerprint(measure.Combine(results)); got != want {
		t.Errorf("fingerprint %s, not %s", got, want)
	}
}

func TestTheTableSpeaksOfWaitingWhenAsked(t *testing.T) {
	v := open(t, "", small)
	v.work(t)
	v.page.Store.SetWait(true)
	v.build()
	mean := v.find("cell", func(n *vugu.VGNode) bool { return n.Data == "td" })
	if got, want := v.words(mean), report.TimeCells(v.page.Store.Run.Results()[0].Wait, measure.Summary{})[0]; got != want {
		t.Errorf("mean wait %s, not %s", got, want)
	}
}

func TestEveryFieldCanBeTyped(t *testing.T) {
	v := open(t, "", small)
	for _, g := range groups {
		v.page.Store.Unfold(g.Name)
	}
	v.build()
	for _, g := range groups {
		for _, key := range append(g.Keys, g.More...) {
			input := v.id("set-" + key)
			kind := "input"
			if input.Data == "select" {
				kind = "change"
			}
			v.fire(input, kind, "nonsense!")
			field := v.find("field "+key, func(n *vugu.VGNode) bool {
				return strings.Contains(attribute(n, "class"), "field") && strings.Contains(attribute(n, "class"), "wrong") && n.Data == "div"
			})
			if !strings.Contains(v.words(field), "nonsense!") {
				t.Errorf("%s: no message about what was typed: %s", key, v.words(field))
			}
			v = open(t, "", small)
			for _, g := range groups {
				v.page.Store.Unfold(g.Name)
			}
			v.build()
		}
	}
}

func TestTheWayTheRateIsGivenChangesAndTheRateStays(t *testing.T) {
	v := open(t, "", "v=1&persender=2")
	way := v.find("choice of the rate", func(n *vugu.VGNode) bool { return n.Data == "select" && attribute(n, "class") == "way" })
	v.fire(way, "change", "rate")
	if got := v.page.Store.Draft.Fragment(); got != "v=1&rate=400" {
		t.Errorf("%s: not 400 requests per second", got)
	}
	v.fire(way, "change", "util")
	if got := v.page.Store.Draft.Fragment(); got != "v=1&util=1.5" {
		t.Errorf("%s: not utilisation 1.5", got)
	}
}

func TestAClickForAnotherTabIsLeftToTheBrowser(t *testing.T) {
	v := open(t, "", small)
	a := v.find("lesson", func(n *vugu.VGNode) bool { return strings.Contains(attribute(n, "href"), "lab.skewed") })
	for _, h := range a.DOMEventHandlerSpecList {
		e := &event{control: true}
		h.Func(e)
		if e.prevented || v.page.Store.Draft.Experiment.From != "" {
			t.Error("the click was taken")
		}
	}
	if e := v.fire(a, "click", ""); !e.prevented || v.page.Store.Draft.Experiment.From != "lab.skewed" {
		t.Error("a plain click does not open the lesson")
	}
}

func TestWhatStandsInALinkIsShownAsText(t *testing.T) {
	v := open(t, "", `v=1&policies=<img%20src=x%20onerror=alert(1)>&<script>=1`)
	v.each(func(n *vugu.VGNode) {
		if n.InnerHTML != nil && (strings.Contains(*n.InnerHTML, "<img") || strings.Contains(*n.InnerHTML, "<script")) {
			t.Errorf("markup from the link: %s", *n.InnerHTML)
		}
	})
}

func TestTheConclusionHasTheReadersNumbers(t *testing.T) {
	e, _ := catalogue.Lookup("choices.four-rules")
	v := open(t, "", e.Link)
	v.work(t)
	v.page.Store.FoldConclusion()
	v.build()
	conclusion := v.find("conclusion", func(n *vugu.VGNode) bool {
		return n.Data == "p" && strings.Contains(v.words(n), "p99 of the wait:")
	})
	p99 := v.page.Store.Run.Parts[0].Result.Wait.P99
	if want := lesson.Number(text.EN, float64(p99)/1e9, "seconds"); !strings.Contains(v.words(conclusion), want) {
		t.Errorf("%s does not name %s", v.words(conclusion), want)
	}
	v.page.Store.Edit(func(d *store.Draft) { d.Set("servers", "20") })
	v.page.Store.Start()
	v.work(t)
	v.build()
	v.each(func(n *vugu.VGNode) {
		if n.Data == "p" && strings.Contains(v.words(n), "p99 of the wait:") {
			t.Error("the conclusion is told of another experiment")
		}
	})
}

func TestTheLiveViewIsThereWhenItIsOpened(t *testing.T) {
	v := open(t, "", "v=1&policies=leastloaded,powerofk:k=2&servers=10&senders=20&time=2m&seeds=2")
	v.work(t)
	v.build()
	v.fire(v.id("watch-open"), "click", "")
	for _, r := range v.replays {
		s := &replay.Stretch{From: r.From, Until: r.Until, Waiting: make([]int32, 10), Snapshot: 0, Believed: make([]int32, 10),
			Requests: []replay.Request{{Arrival: r.From, Finish: replay.Never, Server: 1}}}
		v.page.Store.Watched(r.ID, s)
	}
	v.build()
	if got := v.words(v.id("watch-play")); got != "Play" { // the reader wants less motion
		t.Errorf("the button says %q", got)
	}
	if got := attribute(v.id("watch-at"), "aria-valuetext"); got != "0:00.00" {
		t.Errorf("the slider says %q", got)
	}
	v.find("seed", func(n *vugu.VGNode) bool {
		return attribute(n, "class") == "live-help" && strings.Contains(v.words(n), "Seed 123.")
	})
	v.fire(v.id("watch-view-1-policy"), "change", "0")
	if len(v.replays) != 2 || v.replays[1].Policy != 0 {
		t.Errorf("asked for %+v", v.replays)
	}
	v.fire(v.id("watch-speed"), "change", "2")
	v.fire(v.id("watch-from"), "input", "soon")
	v.fire(v.find("form", func(n *vugu.VGNode) bool { return n.Data == "form" && attribute(n, "class") == "live-line" }), "submit", "")
	v.find("error", func(n *vugu.VGNode) bool {
		return attribute(n, "class") == "error" && strings.Contains(v.words(n), "not a duration")
	})
}
