package wire

import "testing"

// FuzzReader reads any bytes in any order of kinds: no panic, nothing longer
// than the bytes at hand, and zeros after an error.
func FuzzReader(f *testing.F) {
	f.Add([]byte{1, 2, 3}, "uifFbtcB")
	f.Add([]byte{255, 255, 255, 255, 255, 255, 255, 255, 255, 1}, "tB")
	f.Add([]byte{5, 'a'}, "tu")
	f.Fuzz(func(t *testing.T, bytes []byte, kinds string) {
		r := NewReader(bytes)
		for _, kind := range []byte(kinds) {
			failed := r.err != nil
			length := 0
			zero := true
			switch kind {
			case 'u':
				zero = r.Uint() == 0
			case 'i':
				zero = r.Int() == 0
			case 'f':
				zero = r.Float() == 0
			case 'F':
				length = 8 * len(r.Floats())
			case 'b':
				zero = !r.Bool()
			case 't':
				length = len(r.Text())
			case 'c':
				length = r.Count(1)
			default:
				length = len(r.Blob())
			}
			if length > len(bytes) {
				t.Fatalf("%c: %d elements of %d bytes", kind, length, len(bytes))
			}
			if failed && (!zero || length > 0) {
				t.Fatalf("%c after an error is not zero", kind)
			}
		}
		_ = r.Close()
	})
}
