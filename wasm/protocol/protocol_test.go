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
	Draw{ID: 4, Link: "v=1", Figure: "windows", Results: [][]byte{{1}, {}, {2, 3}}, Lang: "zh", Hidden: []string{"hash"},
		XMin: -1, XMax: 1e300, Wait: true, Width: 960, Height: 400, Scale: 2.625, Dark: true},
	Picture{ID: 5, PNG: []byte("\x89PNG"), Alt: "p99 by window"},
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
	for _, b := range [][]byte{{}, {0}, {8}, {255, 255, 3}} {
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
