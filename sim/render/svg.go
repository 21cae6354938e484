package render

import (
	"bytes"
	"fmt"
	"html"

	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
	"gonum.org/v1/plot/vg/vgsvg"

	"loadlab/sim/figure"
)

// SVG draws a figure as a scalable picture with its font inside, so that it
// looks the same everywhere; the size's scale means nothing to it. The figure's
// title and alternative text are its title and description, and the notes
// stand in its metadata.
func SVG(f *figure.Figure, s Size, dark bool, notes []Note) (out []byte, err error) {
	defer recoverAs(&err)
	if s, err = s.check(); err != nil {
		return nil, err
	}
	canvas := vgsvg.NewWith(vgsvg.UseWH(vg.Length(s.Width), vg.Length(s.Height)), vgsvg.EmbedFonts(true))
	c, t := draw.New(canvas), themeOf(dark)
	c.SetColor(t.ground)
	c.Fill(c.Rectangle.Path())
	if _, err = compose(c, f, t, float64(s.Width)); err != nil {
		return nil, err
	}
	var b bytes.Buffer
	if _, err = canvas.WriteTo(&b); err != nil {
		return nil, fmt.Errorf("render: %w", err)
	}
	return describe(b.Bytes(), f, s, notes)
}

// describe completes the root element: sizes in CSS pixels, which vgsvg calls
// points, and what the picture is.
func describe(svg []byte, f *figure.Figure, s Size, notes []Note) ([]byte, error) {
	root := bytes.Index(svg, []byte("<svg"))
	if root < 0 {
		return nil, fmt.Errorf("render: svg: %d bytes without a root element", len(svg))
	}
	end := root + bytes.IndexByte(svg[root:], '>') + 1
	var b bytes.Buffer
	fmt.Fprintf(&b, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
	fmt.Fprintf(&b, "<svg width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\" role=\"img\" xml:lang=\"%s\" xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\">\n", s.Width, s.Height, s.Width, s.Height, f.Lang)
	fmt.Fprintf(&b, "<title>%s</title>\n<desc>%s</desc>\n<metadata>\n", html.EscapeString(f.Title), html.EscapeString(f.Alt))
	for _, n := range notes {
		if n.Text != "" {
			fmt.Fprintf(&b, "<note xmlns=\"urn:loadlab\" key=\"%s\">%s</note>\n", html.EscapeString(n.Key), html.EscapeString(n.Text))
		}
	}
	b.WriteString("</metadata>")
	b.Write(svg[end:])
	return b.Bytes(), nil
}
