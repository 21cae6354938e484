package render

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"slices"
	"strings"
	"testing"

	"loadlab/sim/figure"
)

func TestAnnotatedPictureIsThePictureAndItsNotes(t *testing.T) {
	p, err := PNG(built(t, "windows", 1, figure.Options{}), Size{340, 240, 1}, false)
	if err != nil {
		t.Fatal(err)
	}
	notes := Notes("各到达窗口 · окна", "v=1&policies=random", "0123456789abcdef")
	data, err := Annotate(p.PNG, notes)
	if err != nil {
		t.Fatal(err)
	}
	if problem := differ(t, data, p.PNG); problem != "" {
		t.Error(problem)
	}
	if got := ReadNotes(data); !slices.Equal(got, notes) {
		t.Errorf("notes came back as %v", got)
	}
}

func TestAnnotateRefusesWhatIsNoPicture(t *testing.T) {
	for _, data := range [][]byte{nil, []byte("GIF89a"), bytes.Repeat([]byte{0}, 100)} {
		if _, err := Annotate(data, nil); err == nil {
			t.Errorf("%q was annotated", data)
		}
		ReadNotes(data)
	}
	p, err := PNG(built(t, "windows", 1, figure.Options{}), Size{340, 240, 1}, false)
	if err != nil {
		t.Fatal(err)
	}
	for _, key := range []string{"", "Ключ", strings.Repeat("k", 80), "a\x00b"} {
		if _, err := Annotate(p.PNG, []Note{{key, "text"}}); err == nil {
			t.Errorf("the key %q was taken", key)
		}
	}
}

// TestSVGIsWellFormedAndSaysWhatItIs reads every figure's SVG as XML.
func TestSVGIsWellFormedAndSaysWhatItIs(t *testing.T) {
	for _, name := range figure.Names() {
		f := sample(t, name, "ru", 2)
		data, err := SVG(f, Size{640, 420, 1}, true, Notes(f.Title, `v=1&service=exp:1s&x="<>"`, "0123456789abcdef"))
		if err != nil {
			t.Fatal(err)
		}
		texts := textsOf(t, data)
		for _, want := range []string{f.Title, f.Alt, `v=1&service=exp:1s&x="<>"`, "0123456789abcdef"} {
			if !slices.Contains(texts, want) {
				t.Errorf("%s: no element holds %q", name, want)
			}
		}
		if !bytes.Contains(data, []byte("@font-face")) {
			t.Errorf("%s: the font is not inside", name)
		}
	}
}

// textsOf lists the text of all elements.
func textsOf(t *testing.T, data []byte) []string {
	t.Helper()
	var texts []string
	for d := xml.NewDecoder(bytes.NewReader(data)); ; {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return texts
		}
		if err != nil {
			t.Fatalf("not well formed: %v", err)
		}
		if text, ok := token.(xml.CharData); ok {
			texts = append(texts, string(text))
		}
	}
}
