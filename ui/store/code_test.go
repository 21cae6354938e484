package store

import (
	"bytes"
	"errors"
	"image"
	"image/png"
	"strings"
	"testing"

	"rsc.io/qr"

	"loadlab/ui/text"
)

// TestTheCodeHoldsTheLink: the picture is the code of the very link that is
// copied, and follows it.
func TestTheCodeHoldsTheLink(t *testing.T) {
	p := open("", small)
	p.finish(7)
	p.ToggleCode()
	compare := func() {
		t.Helper()
		want, err := qr.Encode(p.ShareLink(), qr.L)
		if err != nil {
			t.Fatal(err)
		}
		got, err := png.Decode(bytes.NewReader(p.window.picture))
		if err != nil {
			t.Fatal(err)
		}
		side := got.Bounds().Dx() / (want.Size + 8) // four modules of quiet on each side
		for y := range want.Size {
			for x := range want.Size {
				at := image.Pt((x+4)*side+side/2, (y+4)*side+side/2)
				if r, _, _, _ := got.At(at.X, at.Y).RGBA(); (r == 0) != want.Black(x, y) {
					t.Fatalf("module %d, %d is wrong", x, y)
				}
			}
		}
	}
	compare()
	must(t, "bytes", p.Code.Bytes, len(p.ShareLink()))
	p.Edit(func(d *Draft) { d.Set("servers", "12") })
	p.Changed()
	compare()
	must(t, "the old one is released", len(p.window.released) > 0, true)
	p.ToggleCode()
	must(t, "taken away", p.Code == nil, true)
}

func TestALinkTooLongForACodeIsSaid(t *testing.T) {
	p := open("", "v=1&servers=2000&weights="+strings.TrimSuffix(strings.Repeat("1,2,", 1000), ","))
	p.ToggleCode()
	if p.Code == nil || p.Code.URL != "" || p.Code.Bytes < 3000 {
		t.Errorf("the code of a link of thousands of bytes is %+v", p.Code)
	}
}

func TestTheShareSheetGetsTheLink(t *testing.T) {
	p := open("", small)
	must(t, "without a sheet", p.Sharable(), false)
	p.window.sheet = true
	must(t, "with one", p.Sharable(), true)
	p.ShareSheet()
	must(t, "shared", p.window.copied, text.Title.In(p.Lang)+" "+p.ShareLink())
	must(t, "note", p.Note == nil, true)
	p.window.refusal = errors.New("no")
	p.ShareSheet()
	must(t, "note of a failure", p.Note, &text.NotShared)
}
