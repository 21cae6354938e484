package wire

import (
	"math"
	"testing"
)

func TestWhatIsWrittenIsReadBack(t *testing.T) {
	var w Writer
	w.Uint(math.MaxUint64)
	w.Int(math.MinInt64)
	w.Bool(true)
	w.Bool(false)
	w.Float(math.Copysign(0, -1))
	w.Float(math.Inf(1))
	w.Text("запрос 请求")
	w.Blob([]byte{0, 255})
	w.Floats([]float64{1, math.Copysign(0, -1), math.Pi, math.Inf(-1)})
	w.Floats(nil)
	w.Count(3)
	w.bytes = append(w.bytes, 1, 2, 3)

	r := NewReader(w.Bytes())
	if v := r.Uint(); v != math.MaxUint64 {
		t.Errorf("Uint: %d", v)
	}
	if v := r.Int(); v != math.MinInt64 {
		t.Errorf("Int: %d", v)
	}
	if !r.Bool() || r.Bool() {
		t.Error("Bool: not true, false")
	}
	if v := r.Float(); v != 0 || !math.Signbit(v) {
		t.Errorf("Float: %v: not negative zero", v)
	}
	if v := r.Float(); !math.IsInf(v, 1) {
		t.Errorf("Float: %v: not +Inf", v)
	}
	if v := r.Text(); v != "запрос 请求" {
		t.Errorf("Text: %q", v)
	}
	if v := r.Blob(); len(v) != 2 || v[1] != 255 {
		t.Errorf("Blob: %v", v)
	}
	if v := r.Floats(); len(v) != 4 || v[0] != 1 || v[1] != 0 || !math.Signbit(v[1]) || v[2] != math.Pi || !math.IsInf(v[3], -1) {
		t.Errorf("Floats: %v", v)
	}
	if v := r.Floats(); v != nil {
		t.Errorf("Floats: %v: not none", v)
	}
	if n := r.Count(1); n != 3 {
		t.Errorf("Count: %d", n)
	}
	for range 3 {
		r.Uint()
	}
	if err := r.Close(); err != nil {
		t.Error(err)
	}
}

func TestBadBytesAreErrors(t *testing.T) {
	cases := map[string]struct {
		bytes []byte
		read  func(*Reader)
	}{
		"nothing to read":      {nil, func(r *Reader) { r.Uint() }},
		"endless number":       {[]byte{255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255}, func(r *Reader) { r.Int() }},
		"short float":          {[]byte{1, 2, 3}, func(r *Reader) { r.Float() }},
		"text beyond the end":  {[]byte{9, 'a'}, func(r *Reader) { r.Text() }},
		"gigabytes announced":  {[]byte{255, 255, 255, 255, 15}, func(r *Reader) { r.Count(8) }},
		"neither true nor not": {[]byte{2}, func(r *Reader) { r.Bool() }},
		"bytes left over":      {[]byte{1, 1}, func(r *Reader) { r.Uint() }},
	}
	for name, c := range cases {
		r := NewReader(c.bytes)
		c.read(r)
		if r.Close() == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

func TestAfterAnErrorEverythingIsZero(t *testing.T) {
	r := NewReader([]byte{200})
	r.Uint()
	if r.Uint() != 0 || r.Text() != "" || r.Float() != 0 || r.Count(1) != 0 || r.Close() == nil {
		t.Error("a reader that failed still returns values")
	}
}
