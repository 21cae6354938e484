package bundle

import (
	"bytes"
	"encoding/binary"
	"os"
	"path/filepath"
	"testing"
)

// TestTheRuntimeReadsNoTable: this version of Go is one that can do without.
func TestTheRuntimeReadsNoTable(t *testing.T) {
	root, err := goroot()
	if err != nil {
		t.Fatal(err)
	}
	source, err := os.ReadFile(filepath.Join(root, "src", "runtime", "symtab.go"))
	if err != nil {
		t.Fatal(err)
	}
	changed, ok := tableUnread(source)
	if !ok || bytes.Contains(changed, []byte(".findfunctab")) {
		t.Errorf("the runtime still reads findfunctab: look at its findfunc")
	}
	if again, ok := tableUnread(changed); ok || !bytes.Equal(again, changed) {
		t.Error("the change was made twice")
	}
}

// TestTheTableIsLeftOut and nothing else of the data.
func TestTheTableIsLeftOut(t *testing.T) {
	const functions = 5
	var table []byte
	for f := range functions {
		for range places {
			table = append(binary.LittleEndian.AppendUint32(table, uint32(f)), make([]byte, placeBytes-4)...)
		}
	}
	data := append(append([]byte("before"), table...), "behind"...)
	left, err := withoutTable([]segment{{3, []byte("x")}, {100, data}, {5000, []byte("y")}}, functions)
	if err != nil {
		t.Fatal(err)
	}
	first, last := 6+places*placeBytes, 6+(functions-1)*places*placeBytes
	want := []segment{{3, []byte("x")}, {100, data[:first]}, {100 + int64(last), data[last:]}, {5000, []byte("y")}}
	if len(left) != len(want) {
		t.Fatalf("%d segments, want %d", len(left), len(want))
	}
	for i := range want {
		if left[i].at != want[i].at || !bytes.Equal(left[i].data, want[i].data) {
			t.Errorf("segment %d is %d bytes at %d, want %d at %d", i, len(left[i].data), left[i].at, len(want[i].data), want[i].at)
		}
	}
	for _, n := range []int{0, 2, functions + 2} {
		if _, err := withoutTable([]segment{{100, data}}, n); err == nil {
			t.Errorf("a table of %d functions was found", n)
		}
	}
}
