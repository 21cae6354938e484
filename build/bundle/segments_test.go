package bundle

import (
	"bytes"
	"math"
	"testing"
)

// memory is what a program's memory holds once its data are in place.
func memory(t *testing.T, program []byte, size int) []byte {
	t.Helper()
	m := make([]byte, size)
	i := bytes.IndexByte(program[8:], dataSection)
	segments, err := segmentsOf(program[8+i+2:])
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range segments {
		copy(m[s.at:], s.data)
	}
	return m
}

func TestDataAreJoinedWhereTheyLieClose(t *testing.T) {
	content := written([]segment{{5, []byte("ab")}, {12, []byte("c")}, {13, []byte("d")}, {14 + widest + 1, []byte("e")}})
	program := append([]byte("\x00asm\x01\x00\x00\x00"), dataSection, byte(len(content)))
	program = append(program, content...)
	got, err := joined(program, false)
	if err != nil {
		t.Fatal(err)
	}
	if a, b := memory(t, program, 200), memory(t, got, 200); !bytes.Equal(a, b) {
		t.Errorf("the memory holds\n%q, not\n%q", b, a)
	}
	if n := got[10]; n != 2 {
		t.Errorf("%d segments, not two", n)
	}
	for _, bad := range [][]byte{program[:5], program[:len(program)-1], append(program[:12:12], program[13:]...)} {
		if _, err := joined(bad, false); err == nil {
			t.Errorf("%q was taken for a program", bad)
		}
	}
}

func TestSignedNumbersAreReadBack(t *testing.T) {
	for _, v := range []int64{0, 1, -1, 63, 64, -64, -65, 109731, 1 << 31, math.MaxInt64, math.MinInt64} {
		b := appendSigned(nil, v)
		if got, n := signed(append(b, 0x7f)); got != v || n != len(b) {
			t.Errorf("%d: read back %d of %d bytes, written %d", v, got, n, len(b))
		}
	}
}
