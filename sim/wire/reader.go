package wire

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
)

// Reader reads what a Writer wrote. After the first error every value is zero
// and Close reports that error, so a caller checks once, at the end.
type Reader struct {
	rest []byte
	err  error
}

// NewReader returns a reader of the bytes, which it never changes.
func NewReader(bytes []byte) *Reader { return &Reader{rest: bytes} }

var errShort = errors.New("wire: the bytes end inside a value")

// fail keeps the first error.
func (r *Reader) fail(err error) {
	if r.err == nil {
		r.err = err
	}
	r.rest = nil
}

// Uint reads an unsigned whole number.
func (r *Reader) Uint() uint64 {
	v, n := binary.Uvarint(r.rest)
	if n <= 0 {
		r.fail(errShort)
		return 0
	}
	r.rest = r.rest[n:]
	return v
}

// Int reads a signed whole number.
func (r *Reader) Int() int64 {
	v, n := binary.Varint(r.rest)
	if n <= 0 {
		r.fail(errShort)
		return 0
	}
	r.rest = r.rest[n:]
	return v
}

// Bool reads a truth value.
func (r *Reader) Bool() bool {
	v := r.Uint()
	if v > 1 {
		r.fail(fmt.Errorf("wire: a truth value of %d: must be 0 or 1", v))
	}
	return v == 1
}

// Float reads a floating-point number, bit for bit.
func (r *Reader) Float() float64 {
	if len(r.rest) < 8 {
		r.fail(errShort)
		return 0
	}
	v := math.Float64frombits(binary.LittleEndian.Uint64(r.rest))
	r.rest = r.rest[8:]
	return v
}

// Floats reads a list of floating-point numbers; an empty one is nil.
func (r *Reader) Floats() []float64 {
	n := r.Count(8)
	if n == 0 {
		return nil
	}
	list := make([]float64, n)
	for i := range list {
		b := r.rest[8*i:][:8]
		low := uint64(b[0]) | uint64(b[1])<<8 | uint64(b[2])<<16 | uint64(b[3])<<24
		high := uint64(b[4]) | uint64(b[5])<<8 | uint64(b[6])<<16 | uint64(b[7])<<24
		list[i] = math.Float64frombits(low | high<<32)
	}
	r.rest = r.rest[8*n:]
	return list
}

// Text reads a text.
func (r *Reader) Text() string { return string(r.Blob()) }

// Blob reads a run of bytes; it shares memory with what is read.
func (r *Reader) Blob() []byte {
	n := r.Count(1)
	v := r.rest[:n:n]
	r.rest = r.rest[n:]
	return v
}

// Count reads how many elements follow. Each takes at least size bytes; a
// number that cannot fit into the rest is an error, so that a few bad bytes
// never ask for gigabytes.
func (r *Reader) Count(size int) int {
	n := r.Uint()
	if n > uint64(len(r.rest)/size) {
		r.fail(fmt.Errorf("wire: %d elements announced, %d bytes left", n, len(r.rest)))
		return 0
	}
	return int(n)
}

// Fail makes the reader fail with the error, unless it has failed before: for
// values that are well formed but out of their range.
func (r *Reader) Fail(err error) { r.fail(err) }

// Close returns the first error, also when bytes are left over.
func (r *Reader) Close() error {
	if r.err == nil && len(r.rest) > 0 {
		return fmt.Errorf("wire: %d bytes left over", len(r.rest))
	}
	return r.err
}
