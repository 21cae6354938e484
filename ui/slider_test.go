package ui

import (
	"strings"
	"testing"

	"github.com/vugu/vugu"

	"loadlab/sim/dist"
	"loadlab/sim/link"
)

// TestEveryStepOfASliderIsAValue: that the link takes, that grows with the
// step, and at which the slider stands afterwards.
func TestEveryStepOfASliderIsAValue(t *testing.T) {
	for key, s := range slides {
		before := 0.0
		for at := range s.steps + 1 {
			value := s.text(at)
			if _, err := link.Parse("v=1&" + key + "=" + value); err != nil {
				t.Errorf("%s at %d: %v", key, at, err)
			}
			x := s.read(value)
			if x < before || x == before && !s.whole {
				t.Errorf("%s at %d: %s is not above the step before", key, at, value)
			}
			if back := s.position(x); s.text(back) != value && !(s.whole && x < 20) {
				t.Errorf("%s: %s puts the slider at %d, not %d", key, value, back, at)
			}
			before = x
		}
		if s.read(s.text(0)) != s.low || s.read(s.text(s.steps)) != s.high {
			t.Errorf("%s: from %s to %s", key, s.text(0), s.text(s.steps))
		}
	}
}

func TestASliderChangesItsField(t *testing.T) {
	v := open(t, "", small)
	slider := v.find("the slider of sync", func(n *vugu.VGNode) bool {
		return n.Data == "input" && attribute(n, "type") == "range" && attribute(n, "data-key") == "sync"
	})
	v.fire(slider, "input", "60")
	if got := v.page.Store.Draft.Text("sync"); got != "1m" && got != "60s" {
		t.Errorf("the field holds %s", got)
	}
}

// TestOutlines: a constant is one column, an even spread is level, an
// exponential falls.
func TestOutlines(t *testing.T) {
	heights := func(text string) []string {
		d, err := dist.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		return strings.Split(strings.TrimSuffix(outline(d), "Z"), "V")[1:]
	}
	full, empty := 0, 0
	for _, h := range heights("const:19ms") {
		if strings.HasPrefix(h, "1H") {
			full++
		}
		if strings.HasPrefix(h, "24H") {
			empty++
		}
	}
	if full != 1 || empty != columns-1 {
		t.Errorf("a constant has %d full and %d empty columns", full, empty)
	}
	exponential := heights("exp:100ms")
	if !strings.HasPrefix(exponential[0], "1H") || strings.HasPrefix(exponential[columns/2], "1H") {
		t.Errorf("an exponential's density does not fall: %v", exponential)
	}
}
