package figure

import (
	"math"
	"strings"
	"testing"

	"loadlab/sim/figure/figuretest"
	"loadlab/sim/measure"
)

func TestEmptyWindowsAreGaps(t *testing.T) {
	e := figuretest.Experiment(1, "random")
	r := figuretest.Results(e)
	r[0].Windows[7].Count, r[0].Windows[7].P99 = 0, 0
	f, err := Build("windows", e, r, Options{})
	if err != nil {
		t.Fatal(err)
	}
	if y := f.Panels[0].Series[0].Y; !math.IsNaN(y[7]) || math.IsNaN(y[6]) || math.IsNaN(y[8]) {
		t.Errorf("windows 6 to 8: %v", y[6:9])
	}
	if got := f.At(7 * 60); len(got) != 0 {
		t.Errorf("a reading where nothing was measured: %v", got)
	}
}

func TestSeedsBecomeMedianAndRange(t *testing.T) {
	e := figuretest.Experiment(3, "random")
	r := figuretest.Results(e)
	for i, ms := range []int64{300, 100, 200} {
		r[i].Windows[4].P99 = ms * figuretest.Millisecond
	}
	f, err := Build("windows", e, r, Options{})
	if err != nil {
		t.Fatal(err)
	}
	s := f.Panels[0].Series[0]
	if s.Y[4] != 0.2 || s.Low[4] != 0.1 || s.High[4] != 0.3 {
		t.Errorf("median %v, range %v to %v; want 0.2, 0.1 to 0.3", s.Y[4], s.Low[4], s.High[4])
	}
	if len(f.Notes) == 0 || !strings.Contains(f.Notes[0], "median of 3 seeds") {
		t.Errorf("the notes do not say what the band is: %q", f.Notes)
	}
}

func TestHiddenSeriesKeepsItsPlaceButNotTheAxis(t *testing.T) {
	e := figuretest.Experiment(1, "roundrobin", "leastloaded")
	r := []*measure.Result{window(1), window(1000)}
	all, _ := Build("windows", e, r, Options{})
	f, err := Build("windows", e, r, Options{Hidden: []string{"leastloaded"}})
	if err != nil {
		t.Fatal(err)
	}
	if len(f.Legend) != 2 || !f.Legend[1].Hidden || f.Legend[1].Style.Light != all.Legend[1].Style.Light {
		t.Errorf("legend %+v", f.Legend)
	}
	if top := f.Panels[0].Y.Max; top > 10 {
		t.Errorf("the axis still reaches %v s", top)
	}
	if strings.Contains(f.Alt, "LeastLoaded") {
		t.Errorf("the text speaks of what is not shown: %s", f.Alt)
	}
}

func TestAltStatesTheFinding(t *testing.T) {
	e := figuretest.Experiment(1, "roundrobin", "leastloaded", "random")
	f, err := Build("windows", e, []*measure.Result{window(2), window(90), nil}, Options{})
	if err != nil {
		t.Fatal(err)
	}
	got := strings.ReplaceAll(f.Alt, "\u00a0", " ")
	want := "p99 response time by arrival window. Not finished yet: Random. Lowest: RoundRobin with 2 s; highest: LeastLoaded with 90 s, 45 times as much."
	if got != want {
		t.Errorf("%s\nwant %s", got, want)
	}
}

func TestZoomNarrowsBothAxes(t *testing.T) {
	e := figuretest.Experiment(1, "random")
	f, err := Build("windows", e, figuretest.Results(e), Options{XMin: 600, XMax: 1200})
	if err != nil {
		t.Fatal(err)
	}
	p := f.Panels[0]
	if p.X.Min != 600 || p.X.Max != 1200 || p.Y.Min < 5 {
		t.Errorf("x %v to %v, y from %v: the start of the run is still in", p.X.Min, p.X.Max, p.Y.Min)
	}
	if f, err = Build("windows", e, figuretest.Results(e), Options{XMin: 30, XMax: 130}); err != nil {
		t.Fatal(err)
	}
	if x := f.Panels[0].X; !strings.HasSuffix(x.Label, "(s)") || labels(x.Ticks(3)) != "50 | 100" || x.Text(60) != "60\u00a0s" {
		t.Errorf("zoomed to seconds the axis says %s, %s and %s", x.Label, labels(x.Ticks(3)), x.Text(60))
	}
}

// window is a result of one window with a p99 of so many seconds.
func window(p99 int64) *measure.Result {
	return &measure.Result{Windows: []measure.Window{{Count: 100, P99: p99 * figuretest.Second}}}
}
