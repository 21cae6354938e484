package worker

import (
	"math"
	"testing"

	"loadlab/sim/figure"
	"loadlab/sim/link"
	"loadlab/sim/measure"
	"loadlab/wasm/protocol"
)

// bench is a drawing worker that has drawn one figure of the small experiment.
type bench struct {
	t       *testing.T
	handle  func([]byte)
	answers []protocol.Message
	picture protocol.Picture
	figure  *figure.Figure
}

func newBench(t *testing.T, name string) *bench {
	t.Helper()
	b := &bench{t: t}
	b.handle = Draw(func(m protocol.Message) { b.answers = append(b.answers, m) })
	d := protocol.Draw{ID: 1, Link: small, Figure: name, Results: [][]byte{result(t, 0), result(t, 1)}, Width: 700, Scale: 1}
	b.picture = b.ask(d).(protocol.Picture)
	e, err := link.Parse(small)
	if err != nil {
		t.Fatal(err)
	}
	var results []*measure.Result
	for _, bytes := range d.Results {
		r := new(measure.Result)
		if err := r.UnmarshalBinary(bytes); err != nil {
			t.Fatal(err)
		}
		results = append(results, r)
	}
	if b.figure, err = figure.Build(name, &e, results, figure.Options{}); err != nil {
		t.Fatal(err)
	}
	return b
}

func (b *bench) ask(m protocol.Message) protocol.Message {
	b.handle(protocol.Encode(m))
	return b.answers[len(b.answers)-1]
}

func (b *bench) look(l protocol.Look) protocol.Sight {
	b.t.Helper()
	l.ID, l.Picture = 2, 1
	s, ok := b.ask(l).(protocol.Sight)
	if !ok {
		b.t.Fatalf("a look was answered with %#v", b.answers[len(b.answers)-1])
	}
	return s
}

func TestALookReadsWhatTheFigureHolds(t *testing.T) {
	b := newBench(t, "windows")
	f := b.picture.Frames[0]
	for i, x := range b.figure.Panels[0].Series[0].X {
		at := f.Left + f.Width*(x/540) // the axis runs from 0 to the last window, at 9 min
		s := b.look(protocol.Look{X: at + 2, Y: f.Top + 5, Panel: 0})
		want := b.figure.At(x)
		if !s.Found || math.Abs(s.X-at) > 1e-6 || len(s.Values) != len(want) {
			t.Fatalf("window %d: %+v, not at %v with %d values", i, s, at, len(want))
		}
		for k, r := range want {
			if s.Values[k].Text != r.YText || s.Values[k].Key != r.Key {
				t.Errorf("window %d: %v, not %s", i, s.Values[k], r.YText)
			}
		}
	}
	if b.look(protocol.Look{X: 1, Y: 1, Panel: -1}).Found {
		t.Error("something is found outside the frame")
	}
	l := protocol.Look{ID: 3, Picture: 99, X: f.Left, Y: f.Top, Panel: 0}
	if b.ask(l).(protocol.Sight).Found {
		t.Error("something is found in a picture that is not there")
	}
}

func TestMovesGoFromStopToStop(t *testing.T) {
	b := newBench(t, "windows")
	f := b.picture.Frames[0]
	step := f.Width / 9
	x := f.Left + f.Width/2
	for _, m := range []struct {
		move protocol.Move
		want float64
	}{
		{protocol.First, 0}, {protocol.Next, 1}, {protocol.Next, 2}, {protocol.Previous, 1}, {protocol.Backward, 0},
		{protocol.Previous, 0}, {protocol.Last, 9}, {protocol.Next, 9}, {protocol.Backward, 0}, {protocol.Forward, 9},
	} {
		s := b.look(protocol.Look{X: x, Y: f.Top, Panel: 0, Move: m.move})
		if x = s.X; math.Abs(x-(f.Left+m.want*step)) > 1e-6 {
			t.Fatalf("move %d leads to %v, not to window %v", m.move, x, m.want)
		}
	}
}

func TestARangeEndsAtWhatIsNearby(t *testing.T) {
	b := newBench(t, "windows")
	f := b.picture.Frames[0]
	s := b.look(protocol.Look{X: f.Left + f.Width + 50, Y: f.Top, Panel: 0, Ranged: true, Anchor: f.Left + f.Width/3 + 0.5})
	if s.From != 180 || s.To != 540 || s.Range != "3\u00a0min – 9\u00a0min" {
		t.Errorf("%v to %v, %s: not 180 to 540", s.From, s.To, s.Range)
	}
}

func TestCellsAreReadWhole(t *testing.T) {
	b := newBench(t, "queues")
	f := b.picture.Frames[1] // ten windows, ten servers
	s := b.look(protocol.Look{X: f.Left + f.Width*0.31, Y: f.Top + f.Height*0.05, Panel: -1})
	cells := b.figure.Panels[1].Cells
	want := b.figure.Bar.Axis.Text(cells.Values[9*cells.Columns+3])
	if s.Panel != 1 || !s.Level || s.Head != "LeastLoaded · 3\u00a0min" || s.Values[0].Text != "9" || s.Values[1].Text != want {
		t.Errorf("%+v, not server 9 at 3 min with %s", s, want)
	}
	down := b.look(protocol.Look{X: s.X, Y: s.Y, Panel: 1, Move: protocol.Down})
	if down.Values[0].Text != "8" {
		t.Errorf("below server 9 lies %s", down.Values[0].Text)
	}
	up := b.look(protocol.Look{X: s.X, Y: s.Y, Panel: 1, Move: protocol.Up})
	if up.Panel != 0 || up.Values[0].Text != "0" {
		t.Errorf("above the panel lies panel %d, server %s", up.Panel, up.Values[0].Text)
	}
	one := b.look(protocol.Look{X: s.X, Y: s.Y, Panel: 1, Move: protocol.Stay, Ranged: true, Anchor: s.X})
	if one.From != 180 || one.To != 240 {
		t.Errorf("one cell runs from %v to %v", one.From, one.To)
	}
}

func TestEveryFigureCanBeLookedInto(t *testing.T) {
	for _, name := range figure.Names() {
		if name == "cost" || name == "table" {
			continue
		}
		b := newBench(t, name)
		if len(b.picture.Legend) < 2 {
			t.Errorf("%s: %d entries in the legend", name, len(b.picture.Legend))
		}
		for _, move := range []protocol.Move{protocol.First, protocol.Next, protocol.Last, protocol.Up, protocol.Down} {
			f := b.picture.Frames[0]
			s := b.look(protocol.Look{X: f.Left + f.Width/2, Y: f.Top + f.Height/2, Panel: 0, Move: move})
			if !s.Found || s.Head == "" || len(s.Values) == 0 {
				t.Errorf("%s, move %d: %+v", name, move, s)
			}
		}
	}
}

func TestFilesAreMade(t *testing.T) {
	b := newBench(t, "windows")
	d := protocol.Draw{ID: 4, Link: small, Figure: "windows", Results: [][]byte{result(t, 0)}, Width: 700, Scale: 1}
	for format, start := range map[string]string{"png": "\x89PNG", "svg": "<?xml", "csv": "# p99"} {
		file, ok := b.ask(protocol.Save{Draw: d, Format: format, Address: "https://x/#" + small}).(protocol.File)
		if !ok || file.ID != 4 || string(file.Bytes[:len(start)]) != start {
			t.Errorf("%s: %.60q", format, file.Bytes)
		}
	}
	if _, ok := b.ask(protocol.Save{Draw: d, Format: "pie"}).(protocol.Failure); !ok {
		t.Error("an unknown format was made")
	}
}
