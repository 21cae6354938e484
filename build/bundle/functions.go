package bundle

import (
	"bytes"
	"encoding/binary"
	"fmt"
)

// Go's runtime finds the function of a program counter by a table of its 4096-byte
// steps. Under WebAssembly each function has 65536 of them to itself, and the table
// tells what is known without: 16 places that hold the function's number, 20 bytes
// each; a fifth of the program for every browser to unpack, check and copy. The
// table is not read any more, and left out.
const (
	placeBytes = 20
	places     = 16
)

// readTable is how the runtime reads the table, and readNumber what does it
// without: a function that has no entry in the list of functions puts those behind
// it one place further to the front, never to the back.
var (
	readTable = []byte(`
	ffb := (*findfuncbucket)(add(unsafe.Pointer(datap.findfunctab), b*unsafe.Sizeof(findfuncbucket{})))
	idx := ffb.idx + uint32(ffb.subbuckets[i])
`)
	readNumber = []byte(`
	_, _ = b, i
	idx := min(pcOff, uint32(len(datap.ftab)-2))
	for datap.ftab[idx].entryoff > pcOff {
		idx--
	}
`)
)

// tableUnread is the source of the runtime with the one in place of the other, if
// it is there. Another version of Go may read the table in another way: it is left
// as it is then.
func tableUnread(source []byte) ([]byte, bool) {
	if bytes.Count(source, readTable) != 1 || bytes.Count(source, []byte(".findfunctab")) != 1 {
		return source, false
	}
	return bytes.Replace(source, readTable, readNumber, 1), true
}

// withoutTable takes the table of so many functions out of a program's data, all but
// its first and last entries, which look like other data.
func withoutTable(segments []segment, functions int) ([]segment, error) {
	table := make([]byte, max(functions-2, 0)*places*placeBytes)
	for i := 0; i < len(table); i += placeBytes {
		binary.LittleEndian.PutUint32(table[i:], uint32(1+i/placeBytes/places))
	}
	for i, s := range segments {
		at := bytes.Index(s.data, table)
		if at < 0 || len(table) == 0 {
			continue
		}
		behind := at + len(table)
		parts := []segment{{s.at, s.data[:at]}, {s.at + int64(behind), s.data[behind:]}}
		return append(append(segments[:i:i], parts...), segments[i+1:]...), nil
	}
	return nil, fmt.Errorf("%w: no table of %d functions among them", errSegments, functions)
}
