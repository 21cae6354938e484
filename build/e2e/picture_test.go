//go:build e2e

package e2e

import (
	"bytes"
	"encoding/base64"
	"image"
	"image/color"
	"image/png"
	"strconv"
)

// picture decodes the figure that the page shows.
func (b *tab) picture() image.Image {
	b.t.Helper()
	data := evaluate[string](b, `(() => {
		const picture = document.querySelector("#figure img"), canvas = document.createElement("canvas");
		canvas.width = picture.naturalWidth;
		canvas.height = picture.naturalHeight;
		canvas.getContext("2d").drawImage(picture, 0, 0);
		return canvas.toDataURL("image/png").split(",")[1];
	})()`)
	raw, err := base64.StdEncoding.DecodeString(data)
	if err != nil {
		b.t.Fatal(err)
	}
	img, err := png.Decode(bytes.NewReader(raw))
	if err != nil {
		b.t.Fatal(err)
	}
	return img
}

// curves fails the test unless the figure holds so many curves: colours, grey
// tones of text and grid apart, each of which is found in a third of the
// columns at least. One curve may be drawn in ink.
func (b *tab) curves(atLeast int) {
	b.t.Helper()
	img := b.picture()
	size := img.Bounds()
	columns := make(map[color.Color]int)
	for x := size.Min.X; x < size.Max.X; x++ {
		seen := make(map[color.Color]bool)
		for y := size.Min.Y; y < size.Max.Y; y++ {
			seen[img.At(x, y)] = true
		}
		for c := range seen {
			columns[c]++
		}
	}
	found := 0
	for c, n := range columns {
		if n > size.Dx()/3 && vivid(c) {
			found++
		}
	}
	if found < atLeast-1 {
		b.t.Errorf("the figure holds %d coloured curves, not %d", found, atLeast-1)
	}
	if want := evaluate[float64](b, `document.querySelector("#figure").clientWidth * devicePixelRatio`); float64(size.Dx()) != want {
		b.t.Errorf("the figure has %d pixels across for %v of the screen", size.Dx(), want)
	}
}

// vivid says whether a colour is none of ink, paper and what lies between.
func vivid(c color.Color) bool {
	r, g, b, _ := c.RGBA()
	high, low := max(r, g, b), min(r, g, b)
	return high-low > 0x4000
}

// paints says whether a colour, #rrggbb, is in a picture.
func paints(img image.Image, colour string) bool {
	n, err := strconv.ParseUint(colour[1:], 16, 32)
	if err != nil {
		return false
	}
	size := img.Bounds()
	for y := size.Min.Y; y < size.Max.Y; y++ {
		for x := size.Min.X; x < size.Max.X; x++ {
			if r, g, b, _ := img.At(x, y).RGBA(); uint64(r>>8<<16|g>>8<<8|b>>8) == n {
				return true
			}
		}
	}
	return false
}
