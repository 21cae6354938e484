//go:build js && wasm

package port

import "github.com/hack-pad/safejs"

// surface is a canvas with the image that is copied to it, kept so that a frame
// takes few calls.
type surface struct {
	canvas, context, image, array safejs.Value
	width, height                 int
}

// surfaces are the canvases by the ids of the elements that hold them.
var surfaces = make(map[string]*surface)

// PaintPixels shows pixels, four bytes each, in a canvas in the element with
// the id. The page must leave the element's children alone.
func PaintPixels(id string, pixels []byte, width, height int) error {
	s, err := surfaceIn(id, width, height)
	if err != nil || s == nil {
		return err
	}
	if _, err := safejs.CopyBytesToJS(s.array, pixels); err != nil {
		return err
	}
	_, err = s.context.Call("putImageData", s.image, 0, 0)
	return err
}

// surfaceIn is the surface in an element, made anew where there is none of the
// size; nil where there is no such element.
func surfaceIn(id string, width, height int) (*surface, error) {
	element, err := elementByID(id)
	if err != nil || element.IsNull() {
		return nil, err
	}
	child, err := element.Get("firstElementChild")
	if err != nil {
		return nil, err
	}
	s := surfaces[id]
	if s != nil && s.canvas.Equal(child) && s.width == width && s.height == height {
		return s, nil
	}
	s, err = newSurface(id, width, height)
	if err != nil {
		return nil, err
	}
	surfaces[id] = s
	_, err = element.Call("replaceChildren", s.canvas)
	return s, err
}

// newSurface makes a surface and watches whether it can be seen.
func newSurface(id string, width, height int) (*surface, error) {
	b := &builder{}
	s := &surface{canvas: b.make("canvas", "", ""), width: width, height: height}
	if b.err != nil {
		return nil, b.err
	}
	err := s.canvas.Set("id", id+"-canvas")
	if err == nil {
		err = s.canvas.Set("width", width)
	}
	if err == nil {
		err = s.canvas.Set("height", height)
	}
	if err != nil {
		return nil, err
	}
	if s.context, err = s.canvas.Call("getContext", "2d"); err != nil {
		return nil, err
	}
	if s.image, err = create("ImageData", width, height); err != nil {
		return nil, err
	}
	s.array, err = s.image.Get("data")
	sight.watch(s.canvas)
	return s, err
}

// Still says whether the reader wants less motion.
func Still() bool {
	list, err := matchMedia("(prefers-reduced-motion: reduce)")
	return err == nil && truth(list, "matches")
}

// frames is the callback that is made once and handed to the browser for every
// frame.
var frames struct {
	callback safejs.Func
	made     bool
	next     func(now float64)
}

// Frame calls f before the next frame is painted, with the browser's clock in
// milliseconds. Of several functions given before one frame the last is called.
func Frame(f func(now float64)) {
	frames.next = f
	if !frames.made {
		callback, err := safejs.FuncOf(func(_ safejs.Value, args []safejs.Value) any {
			now, _ := args[0].Float()
			f := frames.next
			events.put(func() { f(now) })
			return nil
		})
		if err != nil {
			return
		}
		frames.callback, frames.made = callback, true
	}
	_, _ = safejs.Global().Call("requestAnimationFrame", frames.callback)
}
