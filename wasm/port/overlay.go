//go:build js && wasm

package port

import (
	"strconv"

	"github.com/hack-pad/safejs"
)

// Overlay is what lies over a picture at the place pointed to. Places are in
// CSS pixels of the picture as it was drawn; they are laid out as shares of it,
// so that they fit whatever size it is shown at.
type Overlay struct {
	Width, Height                      float64 // of the picture
	Left, Top, FrameWidth, FrameHeight float64 // of the panel; without width there is nothing to show
	X, Y                               float64
	Level                              bool
	Selecting                          bool
	From, To                           float64
	Head                               string
	Rows                               []OverlayRow
}

// OverlayRow is a line of values: with a colour, one with a mark at its place.
type OverlayRow struct {
	Colour, Label, Text string
	X, Y                float64
}

// ShowOverlay replaces the content of the element with the id. The page must
// leave its children alone.
func ShowOverlay(id string, o Overlay) error {
	element, err := elementByID(id)
	if err != nil || element.IsNull() {
		return err
	}
	if !(o.FrameWidth > 0) {
		_, err = element.Call("replaceChildren")
		return err
	}
	b := &builder{}
	o.lines(b)
	if o.Head != "" || len(o.Rows) > 0 {
		o.readout(b)
	}
	if b.err != nil {
		return b.err
	}
	_, err = element.Call("replaceChildren", b.parts...)
	return err
}

// SetText makes a text the content of the element with the id, where it is not
// already.
func SetText(id, words string) {
	if element, err := elementByID(id); err == nil && !element.IsNull() && text(element, "textContent") != words {
		_ = element.Set("textContent", words)
	}
}

// lines adds cross, selection and marks.
func (o *Overlay) lines(b *builder) {
	top, tall := o.down(o.Top), o.down(o.FrameHeight)
	if o.Selecting {
		b.add("selection", "left", o.across(o.From), "width", o.across(o.To-o.From), "top", top, "height", tall)
	}
	b.add("cross upright", "left", o.across(o.X), "top", top, "height", tall)
	if o.Level {
		b.add("cross level", "left", o.across(o.Left), "width", o.across(o.FrameWidth), "top", o.down(o.Y))
	}
	for _, r := range o.Rows {
		if r.Colour != "" {
			b.add("spot", "left", o.across(r.X), "top", o.down(r.Y), "background-color", r.Colour)
		}
	}
}

// readout adds the values, on the side of the cross where there is more room.
func (o *Overlay) readout(b *builder) {
	side, at := "left", o.X
	if o.X > o.Left+o.FrameWidth/2 {
		side, at = "right", o.Width-o.X
	}
	box := b.add("readout "+side, side, o.across(at), "top", o.down(o.Top))
	b.child(box, "p", "readout-head", o.Head)
	for _, r := range o.Rows {
		row := b.child(box, "div", "readout-row", "")
		swatch := b.child(row, "span", "swatch", "")
		if r.Colour != "" {
			b.style(swatch, "background-color", r.Colour)
		}
		b.child(row, "span", "readout-label", r.Label)
		b.child(row, "span", "readout-value", r.Text)
	}
}

func (o *Overlay) across(x float64) string { return percent(x / o.Width) }
func (o *Overlay) down(y float64) string   { return percent(y / o.Height) }

// percent writes a share as CSS wants it.
func percent(share float64) string { return strconv.FormatFloat(100*share, 'f', 3, 64) + "%" }

// builder makes elements and keeps the first error.
type builder struct {
	parts []any
	err   error
}

// add makes a div of a class with a style, given as pairs of property and
// value.
func (b *builder) add(class string, style ...string) safejs.Value {
	v := b.make("div", class, "")
	b.style(v, style...)
	b.parts = append(b.parts, v)
	return v
}

// child makes an element inside another one.
func (b *builder) child(parent safejs.Value, tag, class, words string) safejs.Value {
	v := b.make(tag, class, words)
	if b.err == nil {
		_, b.err = parent.Call("appendChild", v)
	}
	return v
}

func (b *builder) make(tag, class, words string) safejs.Value {
	if b.err != nil {
		return safejs.Undefined()
	}
	var document, v safejs.Value
	if document, b.err = safejs.Global().Get("document"); b.err != nil {
		return v
	}
	if v, b.err = document.Call("createElement", tag); b.err != nil {
		return v
	}
	if b.err = v.Set("className", class); b.err == nil && words != "" {
		b.err = v.Set("textContent", words)
	}
	return v
}

// style sets properties; a page whose policy forbids style attributes allows
// this.
func (b *builder) style(v safejs.Value, pairs ...string) {
	if b.err != nil {
		return
	}
	var style safejs.Value
	if style, b.err = v.Get("style"); b.err != nil {
		return
	}
	for i := 0; i+1 < len(pairs) && b.err == nil; i += 2 {
		_, b.err = style.Call("setProperty", pairs[i], pairs[i+1])
	}
}
