package render

import (
	"bytes"
	"image/png"
	"math"
	"testing"

	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
	"gonum.org/v1/plot/vg/vgimg"

	"loadlab/sim/figure"
	"loadlab/sim/figure/figuretest"
	"loadlab/sim/measure"
)

// built makes a figure or fails.
func built(t testing.TB, name string, seeds int, o figure.Options) *figure.Figure {
	t.Helper()
	e := figuretest.Experiment(seeds, figuretest.Policies...)
	f, err := figure.Build(name, e, figuretest.Results(e), o)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func TestPictureHasTheSizeAskedFor(t *testing.T) {
	f := built(t, "windows", 1, figure.Options{})
	for _, s := range []Size{{340, 300, 2}, {720, 400, 0}, {721, 399, 1.25}, {500, 300, 1.1}} {
		p, err := PNG(f, s, false)
		if err != nil {
			t.Fatal(err)
		}
		c, err := png.DecodeConfig(bytes.NewReader(p.PNG))
		if err != nil {
			t.Fatal(err)
		}
		scale := max(s.Scale, 0)
		if scale == 0 {
			scale = 1
		}
		if w, h := int(math.Round(float64(s.Width)*scale)), int(math.Round(float64(s.Height)*scale)); c.Width != w || c.Height != h {
			t.Errorf("%+v: %d x %d pixels, want %d x %d", s, c.Width, c.Height, w, h)
		}
	}
}

func TestTransformGoesThereAndBack(t *testing.T) {
	p, err := PNG(built(t, "windows", 1, figure.Options{}), Size{720, 400, 1.5}, true)
	if err != nil {
		t.Fatal(err)
	}
	f := p.Transform.Frames[0]
	if f.Left < 10 || f.Top < 10 || f.Left+f.Width > 720 || f.Top+f.Height > 400 {
		t.Fatalf("the frame %+v is not inside the picture", f)
	}
	px, py := f.Pixel(1234, 17)
	if x, y := f.Data(px, py); math.Abs(x-1234) > 1e-6 || math.Abs(y-17) > 1e-6 {
		t.Errorf("(1234, 17) lies at (%v, %v), which is (%v, %v)", px, py, x, y)
	}
	if p.Transform.At(px, py) != 0 || p.Transform.At(1, 1) != -1 {
		t.Error("the transform does not know which panel a place is in")
	}
}

// TestTransformAgreesWithThePicture looks for a lone dot of data where the
// transform says that it lies.
func TestTransformAgreesWithThePicture(t *testing.T) {
	e := figuretest.Experiment(1, "leastloaded")
	r := &measure.Result{Windows: make([]measure.Window, 61)}
	for i := range r.Windows {
		r.Windows[i].Start = int64(i) * 60 * figuretest.Second
	}
	r.Windows[25] = measure.Window{Start: 1500 * figuretest.Second, Count: 1, P99: figuretest.Second}
	f, err := figure.Build("windows", e, []*measure.Result{r}, figure.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, scale := range []float64{1, 1.3, 2} {
		p, err := PNG(f, Size{600, 400, scale}, false)
		if err != nil {
			t.Fatal(err)
		}
		img, err := png.Decode(bytes.NewReader(p.PNG))
		if err != nil {
			t.Fatal(err)
		}
		px, py := p.Transform.Frames[0].Pixel(1500, 1)
		r, g, b, _ := img.At(int(px*scale), int(py*scale)).RGBA()
		if !(g > r+0x4000 && g > b) { // the policy is green
			t.Errorf("scale %v: at (%.1f, %.1f) is %x %x %x, not the dot", scale, px, py, r, g, b)
		}
	}
}

func TestWrongSizesAreErrors(t *testing.T) {
	f := built(t, "windows", 1, figure.Options{})
	for _, s := range []Size{{}, {-1, 300, 1}, {300, 10, 1}, {300, 300, math.NaN()}, {300, 300, 100}, {1 << 30, 1 << 30, 1}} {
		if _, err := PNG(f, s, false); err == nil {
			t.Errorf("%+v was drawn", s)
		}
	}
	if _, err := PNG(nil, Size{300, 300, 1}, false); err == nil {
		t.Error("no figure was drawn")
	}
}

// TestJaggedLineIsStrokedInTime draws 100,000 points up and down. Whole, or
// unthinned, this takes hours; the test's own time limit is the assertion.
func TestJaggedLineIsStrokedInTime(t *testing.T) {
	points := make([]vg.Point, 100_000)
	for i := range points {
		points[i] = vg.Point{X: vg.Length(i) * 700 / 100_000, Y: vg.Length(i%2) * 380}
	}
	c := draw.New(vgimg.NewWith(vgimg.UseWH(700, 380), vgimg.UseDPI(72)))
	stroke(c, draw.LineStyle{Color: themeOf(false).ink, Width: 1.5, Dashes: []vg.Length{7, 3}}, points, 1)
}

// TestManyWindowsAreDrawnInTime has 20,000 windows of several seeds, which is
// more than a picture has columns: lines and bands are thinned to it.
func TestManyWindowsAreDrawnInTime(t *testing.T) {
	e := figuretest.Experiment(2, "random")
	var results []*measure.Result
	for seed := range int64(2) {
		r := &measure.Result{Windows: make([]measure.Window, 20_000)}
		for i := range r.Windows {
			r.Windows[i] = measure.Window{Start: int64(i) * figuretest.Second, Count: 1, P99: (1 + (int64(i)*7919+seed)%1000) * figuretest.Millisecond}
		}
		results = append(results, r)
	}
	f, err := figure.Build("windows", e, results, figure.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := PNG(f, Size{720, 400, 1}, false); err != nil {
		t.Fatal(err)
	}
}

func TestThinningKeepsTheEnvelope(t *testing.T) {
	points := make([]vg.Point, 10_000)
	for i := range points {
		points[i] = vg.Point{X: vg.Length(i) / 100, Y: vg.Length(i * 7919 % 1000)}
	}
	kept := thin(points, 1)
	if len(kept) > 4*101 {
		t.Errorf("%d points kept of 100 columns", len(kept))
	}
	for column := range 100 {
		low, high := rangeIn(points, column)
		gotLow, gotHigh := rangeIn(kept, column)
		if low != gotLow || high != gotHigh {
			t.Fatalf("column %d: %v to %v became %v to %v", column, low, high, gotLow, gotHigh)
		}
	}
	if kept[0] != points[0] || kept[len(kept)-1] != points[len(points)-1] {
		t.Error("an end was lost")
	}
}

// rangeIn is the range of y in a column one wide.
func rangeIn(points []vg.Point, column int) (low, high vg.Length) {
	low, high = vg.Length(math.Inf(1)), vg.Length(math.Inf(-1))
	for _, p := range points {
		if int(p.X) == column {
			low, high = min(low, p.Y), max(high, p.Y)
		}
	}
	return low, high
}

func BenchmarkDraw(b *testing.B) {
	for _, name := range figure.Names() {
		f := built(b, name, 1, figure.Options{})
		b.Run("figure="+name, func(b *testing.B) {
			for b.Loop() {
				if _, err := Passing(f, Size{900, 400, 1}, false); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
