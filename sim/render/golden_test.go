package render

import (
	"bytes"
	"flag"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"loadlab/sim/figure"
	"loadlab/sim/figure/figuretest"
)

var update = flag.Bool("update", false, "write the golden files anew")

// sample makes the figure that pictures are tested with.
func sample(t testing.TB, name, lang string, seeds int) *figure.Figure {
	t.Helper()
	e := figuretest.Experiment(seeds, figuretest.Policies...)
	switch name {
	case "strip":
		e.Servers = 3
	case "busy":
		e.Servers = 6
	case "share":
		e.Servers = 16
	}
	o := figure.Options{Lang: lang}
	for _, c := range figuretest.Costs() {
		o.Costs = append(o.Costs, figure.Cost(c))
	}
	f, err := figure.Build(name, e, figuretest.Results(e), o)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// TestGoldenImages compares a picture of every figure, and of one in each
// language and on each ground, with testdata. Processors round differently, so
// a pixel may differ a little and a few may differ much.
func TestGoldenImages(t *testing.T) {
	type picture struct {
		name, lang string
		seeds      int
		dark       bool
	}
	var pictures []picture
	for i, name := range figure.Names() {
		pictures = append(pictures, picture{name, "en", 1 + i%2*3, i%2 == 1})
	}
	pictures = append(pictures, picture{"windows", "ru", 4, true}, picture{"windows", "zh", 4, false})
	for _, p := range pictures {
		f := sample(t, p.name, p.lang, p.seeds)
		drawn, err := PNG(f, Size{560, min(Height(f, 560), 480), 1}, p.dark)
		if err != nil {
			t.Fatal(err)
		}
		file := filepath.Join("testdata", p.name+"-"+p.lang+".png")
		if *update {
			if err := os.WriteFile(file, drawn.PNG, 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		want, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if problem := differ(t, drawn.PNG, want); problem != "" {
			t.Errorf("%s: %s; run go test -update and look at the picture", file, problem)
		}
	}
}

// differ says how two pictures differ beyond rounding, or nothing.
func differ(t *testing.T, got, want []byte) string {
	t.Helper()
	a, b := decode(t, got), decode(t, want)
	if a.Bounds() != b.Bounds() {
		return fmt.Sprintf("the size is %v, was %v", a.Bounds(), b.Bounds())
	}
	const visible = 24 // of 255
	far := 0
	for y := range a.Bounds().Dy() {
		for x := range a.Bounds().Dx() {
			ar, ag, ab, _ := a.At(x, y).RGBA()
			br, bg, bb, _ := b.At(x, y).RGBA()
			if apart(ar, br) > visible || apart(ag, bg) > visible || apart(ab, bb) > visible {
				far++
			}
		}
	}
	if most := a.Bounds().Dx() * a.Bounds().Dy() / 2000; far > most {
		return fmt.Sprintf("%d pixels differ, at most %d may", far, most)
	}
	return ""
}

// apart is the difference of two colour components, of 255.
func apart(a, b uint32) int {
	return max(int(a>>8)-int(b>>8), int(b>>8)-int(a>>8))
}

// decode reads a PNG.
func decode(t testing.TB, data []byte) image.Image {
	t.Helper()
	img, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return img
}

// TestNothingIsClipped draws every figure in every language at the widths of a
// phone, a page and a slide: the outermost pixels must all be ground, so no
// label runs out of the picture, and something must be near each edge, so that
// no margin is empty.
func TestNothingIsClipped(t *testing.T) {
	for _, name := range figure.Names() {
		for i, view := range []struct {
			lang  string
			width int
		}{{"en", 340}, {"ru", 340}, {"zh", 720}, {"ru", 720}, {"en", 1200}} {
			f := sample(t, name, view.lang, 1+i%2*2)
			w, h := view.width, Height(f, view.width)
			drawn, err := PNG(f, Size{w, h, 1}, i%2 == 1)
			if err != nil {
				t.Fatal(err)
			}
			r := inked(decode(t, drawn.PNG))
			what := fmt.Sprintf("%s in %s", name, view.lang)
			if r.Min.X < 3 || r.Min.Y < 3 || r.Max.X > w-3 || r.Max.Y > h-3 {
				t.Errorf("%s: drawn over %v of %d x %d: something is clipped", what, r, w, h)
			}
			if r.Min.X > 30 || r.Min.Y > 30 || r.Max.X < w-w/8 || r.Max.Y < h-h/4 {
				t.Errorf("%s: drawn over %v of %d x %d: a margin is empty", what, r, w, h)
			}
		}
	}
}

// inked is the smallest rectangle that holds all that differs from the corner.
func inked(img image.Image) image.Rectangle {
	ground := img.At(0, 0)
	var r image.Rectangle
	for y := range img.Bounds().Dy() {
		for x := range img.Bounds().Dx() {
			if img.At(x, y) != ground {
				r = r.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return r
}
