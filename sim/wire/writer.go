// Package wire writes values as bytes and reads them back: whole numbers as
// variable-length integers, floating-point numbers as their eight bytes, texts
// with their length in front. It is what messages between the page and its
// workers, and the results inside them, are made of. Reading never panics and
// never allocates more than the bytes at hand can hold.
package wire

import (
	"encoding/binary"
	"math"
)

// Writer collects values. The zero value is ready for use.
type Writer struct {
	bytes []byte
}

// Bytes returns what was written; it shares memory with the writer.
func (w *Writer) Bytes() []byte { return w.bytes }

// Uint writes an unsigned whole number.
func (w *Writer) Uint(v uint64) { w.bytes = binary.AppendUvarint(w.bytes, v) }

// Int writes a signed whole number.
func (w *Writer) Int(v int64) { w.bytes = binary.AppendVarint(w.bytes, v) }

// Bool writes a truth value.
func (w *Writer) Bool(v bool) {
	if v {
		w.Uint(1)
	} else {
		w.Uint(0)
	}
}

// Float writes a floating-point number, bit for bit.
func (w *Writer) Float(v float64) {
	w.bytes = binary.LittleEndian.AppendUint64(w.bytes, math.Float64bits(v))
}

// Floats writes a list of floating-point numbers with its length in front. Lists
// of them are most of a result: they are written without a call for each.
func (w *Writer) Floats(list []float64) {
	w.Count(len(list))
	start := len(w.bytes)
	w.bytes = append(w.bytes, make([]byte, 8*len(list))...)
	for i, v := range list {
		bits := math.Float64bits(v)
		b := w.bytes[start+8*i:][:8]
		b[0], b[1], b[2], b[3] = byte(bits), byte(bits>>8), byte(bits>>16), byte(bits>>24)
		b[4], b[5], b[6], b[7] = byte(bits>>32), byte(bits>>40), byte(bits>>48), byte(bits>>56)
	}
}

// Text writes a text.
func (w *Writer) Text(v string) {
	w.Uint(uint64(len(v)))
	w.bytes = append(w.bytes, v...)
}

// Blob writes a run of bytes.
func (w *Writer) Blob(v []byte) {
	w.Uint(uint64(len(v)))
	w.bytes = append(w.bytes, v...)
}

// Count writes how many elements follow.
func (w *Writer) Count(n int) { w.Uint(uint64(n)) }
