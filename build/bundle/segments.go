package bundle

import (
	"encoding/binary"
	"errors"
	"fmt"
)

// widest is the longest stretch of zeros, in bytes, that is written out between
// two pieces of data rather than ending one and beginning the next.
const widest = 64

// dataSection is the number of the section that holds a WebAssembly program's
// data, and active says of a piece of it that it is copied to a place in memory
// when the program starts.
const (
	functionSection = 3
	dataSection     = 11
	active          = 0x00
	constant        = 0x41 // the instruction in front of the place
	end             = 0x0b // the one behind it
)

var errSegments = errors.New("the program's data are not what Go's linker writes")

// segment is a piece of data.
type segment struct {
	at   int64
	data []byte
}

// joined is a WebAssembly program with its data in few pieces. Go's linker begins
// a new piece at every few zeros, a hundred thousand in all: their places
// compress badly, and zeros well, so that a twentieth less travels to the reader.
// Where nobody reads the table of functions, it is left out.
func joined(program []byte, tableless bool) ([]byte, error) {
	const header = 8
	if len(program) < header {
		return nil, errSegments
	}
	made, functions := append([]byte(nil), program[:header]...), uint64(0)
	for rest := program[header:]; len(rest) > 0; {
		size, n := binary.Uvarint(rest[1:])
		if n <= 0 || uint64(len(rest)-1-n) < size {
			return nil, errSegments
		}
		whole := 1 + n + int(size)
		if rest[0] == functionSection {
			functions, _ = binary.Uvarint(rest[1+n:])
		}
		if rest[0] != dataSection {
			made, rest = append(made, rest[:whole]...), rest[whole:]
			continue
		}
		segments, err := segmentsOf(rest[1+n : whole])
		if err != nil {
			return nil, err
		}
		if segments = join(segments); tableless {
			if segments, err = withoutTable(segments, int(functions)); err != nil {
				return nil, err
			}
		}
		content := written(segments)
		made = append(binary.AppendUvarint(append(made, dataSection), uint64(len(content))), content...)
		rest = rest[whole:]
	}
	return made, nil
}

// segmentsOf reads the data section.
func segmentsOf(b []byte) ([]segment, error) {
	count, n := binary.Uvarint(b)
	if n <= 0 {
		return nil, errSegments
	}
	b = b[n:]
	var all []segment
	for range count {
		if len(b) < 2 || b[0] != active || b[1] != constant {
			return nil, errSegments
		}
		at, n := signed(b[2:])
		b = b[2+n:]
		if len(b) == 0 || b[0] != end {
			return nil, errSegments
		}
		size, n := binary.Uvarint(b[1:])
		if n <= 0 || uint64(len(b)-1-n) < size {
			return nil, errSegments
		}
		all = append(all, segment{at, b[1+n : 1+n+int(size)]})
		b = b[1+n+int(size):]
	}
	if len(b) > 0 {
		return nil, fmt.Errorf("%w: %d bytes left over", errSegments, len(b))
	}
	return all, nil
}

// join makes one of segments that lie close together.
func join(segments []segment) []segment {
	var few []segment
	for _, s := range segments {
		if len(few) > 0 {
			last := &few[len(few)-1]
			if gap := s.at - last.at - int64(len(last.data)); gap >= 0 && gap <= widest {
				last.data = append(append(last.data, make([]byte, gap)...), s.data...)
				continue
			}
		}
		few = append(few, segment{s.at, append([]byte(nil), s.data...)})
	}
	return few
}

// written is the content of a data section.
func written(segments []segment) []byte {
	b := binary.AppendUvarint(nil, uint64(len(segments)))
	for _, s := range segments {
		b = appendSigned(append(b, active, constant), s.at)
		b = binary.AppendUvarint(append(b, end), uint64(len(s.data)))
		b = append(b, s.data...)
	}
	return b
}

// signed reads a signed number of variable length (LEB128) and how many bytes
// it takes.
func signed(b []byte) (v int64, n int) {
	for shift := uint(0); n < len(b) && shift < 64; {
		c := b[n]
		n++
		v |= int64(c&0x7f) << shift
		shift += 7
		if c&0x80 == 0 {
			if c&0x40 != 0 && shift < 64 {
				v |= -1 << shift
			}
			break
		}
	}
	return v, n
}

// appendSigned writes what signed reads.
func appendSigned(b []byte, v int64) []byte {
	for {
		c := byte(v & 0x7f)
		v >>= 7
		if v == 0 && c&0x40 == 0 || v == -1 && c&0x40 != 0 {
			return append(b, c)
		}
		b = append(b, c|0x80)
	}
}
