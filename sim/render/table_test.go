package render

import (
	"testing"

	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"

	"loadlab/sim/figure"
	"loadlab/sim/figure/figuretest"
)

// TestATableEndsAboveItsNotes at the height that it is given, however wide it is and
// however many policies it has.
func TestATableEndsAboveItsNotes(t *testing.T) {
	for _, lang := range []string{"en", "ru", "zh"} {
		for _, policies := range [][]string{figuretest.Policies, append(figuretest.Policies, figuretest.Policies...)} {
			e := figuretest.Experiment(1, policies...)
			f, err := figure.Build("table", e, figuretest.Results(e), figure.Options{Lang: lang})
			if err != nil {
				t.Fatal(err)
			}
			for width := 320; width <= 1200; width += 40 {
				height := Height(f, width)
				s := &sheet{figure: f, base: baseSize(float64(width)), theme: themeOf(false)}
				s.inside(draw.New(blank(vg.Length(width), vg.Length(height), 72, s.theme.ground)))
				s.heading()
				s.notes()
				if end := s.arrange().draw(); end < s.free.Min.Y-0.5 {
					t.Errorf("%s, %d policies, %d x %d: rows end %.1f below the notes' top", lang, len(policies), width, height, s.free.Min.Y-end)
				}
			}
		}
	}
}
