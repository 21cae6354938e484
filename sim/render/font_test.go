package render

import (
	"testing"

	"codeberg.org/go-fonts/liberation/liberationsansregular"
	"golang.org/x/image/font/sfnt"

	"loadlab/sim/figure"
)

// TestFontHasEveryCharacter fails where a word of a figure, in any language,
// would come out blank. To mend it: go run ./build/font.
func TestFontHasEveryCharacter(t *testing.T) {
	font, err := sfnt.Parse(liberationsansregular.TTF)
	if err != nil {
		t.Fatal(err)
	}
	var b sfnt.Buffer
	for _, r := range figure.Characters() {
		if i, err := font.GlyphIndex(&b, r); err != nil || i == 0 {
			t.Errorf("the font lacks %q (%U)", r, r)
		}
	}
	if size := len(liberationsansregular.TTF); size > 80_000 {
		t.Errorf("the font takes %d bytes: at most 80,000, or the page loads slowly", size)
	}
}
