package protocol

import (
	"bytes"
	"math"
	"reflect"
	"testing"
)

// examples holds every message once, with values at the ends of their ranges.
var examples = []Message{
	Ready{},
	Run{ID: 1, Link: "v=1&sync=5s", Policy: 3, Seed: math.MaxInt64},
	Progress{ID: math.MaxUint64, Done: 0, Expected: math.MaxInt64},
	Result{ID: 2, Bytes: []byte{0, 1, 255}},
	Failure{ID: 3, Text: "не хватило памяти"},
	Draw{ID: 4, Link: "v=1", Figure: "windows", Results: [][]byte{{1}, {}, {2, 3}}, Pinned: Pinned{"v=1", [][]byte{{}, {4}}}, Lang: "zh", Hidden: []string{"hash"},
		XMin: -1, XMax: 1e300, Wait: true, Costs: []byte{1, 2}, Width: 960, Height: 400, Scale: 2.625, Dark: true},
	Picture{ID: 5, PNG: []byte("\x89PNG"), Alt: "p99 by window", Width: 360, Height: 280, Frames: []Frame{{1, 2, 3, 4}, {0.5, 0, 1e3, 7}},
		Legend: []Entry{{Key: "hash", Label: "Hash", Light: "#333333", Dark: "#e8e8e8", Dash: []float64{7, 3}, Marker: 6, Sample: SamplePanel, Hidden: true, Reference: true, Thin: true}, {}}},
	Look{ID: 6, Picture: 5, X: -0.25, Y: 1e9, Panel: -1, Move: Down, Ranged: true, Anchor: 12.5},
	Sight{ID: 7, Picture: 5, Found: true, Panel: 2, X: 1, Y: 2, Level: true, Head: "12 мин",
		Values: []Value{{Key: "hash", Label: "Hash", Text: "1.2 s", X: 3, Y: 4}, {}}, From: 0, To: 60, Range: "0 – 1 min"},
	Save{Draw: Draw{ID: 8, Link: "v=1", Figure: "cdf", Costs: []byte{}, Width: 1, Height: 2, Scale: 3}, Format: "png", Address: "https://x/#v=1", Fingerprint: "0123456789abcdef"},
	File{ID: 9, Bytes: []byte("<svg")},
	Measure{ID: 10, Link: "v=1&policies=swrr"},
	Replay{ID: 11, Link: "v=1", Policy: 15, Seed: math.MaxUint64, From: 720e9, Until: math.MaxInt64, Sync: 5e9, First: 1},
	Stretch{ID: 12, Bytes: []byte{1, 0, 255}},
}

func TestEveryMessageIsReadAsItWasWritten(t *testing.T) {
	for _, m := range examples {
		got, err := Decode(Encode(m))
		if err != nil || !reflect.DeepEqual(got, m) {
			t.Errorf("%#v came back as %#v, %v", m, got, err)
		}
	}
}

func TestEveryShortenedMessageIsAnError(t *testing.T) {
	for _, m := range examples {
		whole := Encode(m)
		for n := range whole {
			if got, err := Decode(whole[:n]); err == nil {
				t.Errorf("%d of %d bytes of %T were read as %#v", n, len(whole), m, got)
			}
		}
		if _, err := Decode(append(bytes.Clone(whole), 0)); err == nil {
			t.Errorf("%T with a byte too many was read", m)
		}
	}
}

func TestUnknownKindsAreErrors(t *testing.T) {
	for _, b := range [][]byte{{}, {0}, {15}, {255, 255, 3}} {
		if m, err := Decode(b); err == nil {
			t.Errorf("% x was read as %#v", b, m)
		}
	}
}

func FuzzDecode(f *testing.F) {
	for _, m := range examples {
		f.Add(Encode(m))
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		m, err := Decode(b)
		if err != nil {
			return
		}
		again, err := Decode(Encode(m))
		if err != nil || !bytes.Equal(Encode(again), Encode(m)) {
			t.Errorf("%#v is not what it is read as: %#v, %v", m, again, err)
		}
	})
}
