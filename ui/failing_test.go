package ui

import (
	"testing"

	"loadlab/ui/text"
)

// TestLastWordsAreExplained with what workers have said at their end in
// browsers.
func TestLastWordsAreExplained(t *testing.T) {
	for _, c := range []struct{ words, english, russian string }{
		{"runtime: out of memory: cannot allocate 524288-byte block (884736 in use)\nfatal error: out of memory\n\ngoroutine 1 [running]:\n", "out of memory", "не хватило памяти"},
		{"RangeError: WebAssembly.instantiate(): Out of memory: Cannot allocate Wasm memory for new instance", "out of memory", "не хватило памяти"},
		{"InternalError: out of memory", "out of memory", "не хватило памяти"},
		{"panic: runtime error: invalid memory address\n\ngoroutine 1 [running]:\n\tsomewhere", `"panic: runtime error: invalid memory address"`, `"panic: runtime error: invalid memory address"`},
		{text.Speechless[text.EN], text.Speechless[text.EN], text.Speechless[text.RU]},
		{"rate=0", `rate=0`, `rate=0`},
	} {
		if got := why(text.EN, c.words); got != c.english {
			t.Errorf("%.40q is explained as %s, not %s", c.words, got, c.english)
		}
		if got := why(text.RU, c.words); got != c.russian {
			t.Errorf("%.40q is explained in Russian as %s, not %s", c.words, got, c.russian)
		}
	}
}
