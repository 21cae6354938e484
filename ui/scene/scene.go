// Package scene paints the queues of all servers at a moment: each server a
// column with a block for every unfinished request, the balancers above, and
// the requests on their way down. It fills the pixels of a picture and knows
// neither a browser nor how the moment came about.
package scene

import "encoding/binary"

// Layout says where things are. It is fixed for as long as a stretch is shown
// at one size.
type Layout struct {
	Width, Height int     // of the picture, device pixels
	Scale         float64 // device pixels per CSS pixel
	Servers       int
	Balancers     int
	Top           int32 // of the scale: the most unfinished requests that fit
	Believer      int   // the balancer whose beliefs are painted, counted from 1; 0: all believe the same
}

// Parts of the height, in CSS pixels.
const (
	sky      = 56 // above the highest column: balancers, and requests on their way
	roots    = 12 // below the floor: marks of slow servers
	widest   = 96 // of a column and the gap to the next
	box      = 9  // of a balancer
	boxTop   = 4
	dot      = 4 // of a request on its way; half of it in a crowd
	crowd    = 300
	thinnest = 3 // device pixels that a block needs to be seen apart
)

// Y is where the column of so many unfinished requests ends, as a share of the
// height from above.
func (l Layout) Y(unfinished int32) float64 {
	return float64(l.floor()-l.tall(unfinished)) / float64(l.Height)
}

// px is a length in device pixels, at least one.
func (l Layout) px(css float64) int { return max(1, int(css*l.Scale+0.5)) }

// floor is what the columns stand on.
func (l Layout) floor() int { return l.Height - l.px(roots) }

// tall is the height of so many unfinished requests.
func (l Layout) tall(unfinished int32) int {
	room := l.floor() - l.px(sky)
	h := int(float64(unfinished)*float64(room)/float64(l.Top) + 0.5)
	if unfinished > 0 {
		h = max(h, l.px(1))
	}
	return min(h, room)
}

// column is the left and the right end of a server's column.
func (l Layout) column(server int) (left, right int) {
	pitch := min(l.Width/l.Servers, l.px(widest))
	if pitch < 4 { // no room for gaps
		left = server * l.Width / l.Servers
		return left, max(left+1, (server+1)*l.Width/l.Servers)
	}
	gap := max(1, pitch/6)
	left = (l.Width-pitch*l.Servers)/2 + server*pitch
	return left, left + pitch - gap
}

// balancer is the middle of a balancer.
func (l Layout) balancer(i int32) int {
	return int((float64(i) + 0.5) * float64(l.Width) / float64(l.Balancers))
}

// tops are ends of the scale that are easy to read, as are their halves; more
// of them are ten, a hundred, ... times as many.
var tops = [...]int32{4, 6, 8, 10, 12, 16, 20, 30}

// Top is an end of the scale that so many unfinished requests fit under.
func Top(unfinished int32) int32 {
	for unit := int32(1); unit <= 1e7; unit *= 10 {
		for _, t := range tops {
			if t*unit >= unfinished {
				return t * unit
			}
		}
	}
	return unfinished
}

// Scene is a picture that is painted again and again. A group of four bytes is
// a pixel: red, green, blue, opaque.
type Scene struct {
	Pixels []byte

	layout  Layout
	colours Colours
	still   []byte // what is the same at all moments
	slots   []int
}

// Unlimited is the slots of a server that serves all its requests at once.
const Unlimited = -1

// New returns a scene. Slots says by server how many requests are served at
// once, slow whether the server is slower than others.
func New(l Layout, c Colours, slots []int, slow []bool) *Scene {
	s := &Scene{Pixels: make([]byte, 4*l.Width*l.Height), layout: l, colours: c, slots: slots}
	s.fill(0, l.Width, 0, l.Height, c.Ground)
	for _, v := range []int32{l.Top, l.Top / 2} {
		s.fill(0, l.Width, l.floor()-l.tall(v), l.floor()-l.tall(v)+l.px(1), c.Line)
	}
	s.fill(0, l.Width, l.floor(), l.floor()+l.px(1), c.Quiet)
	for i, yes := range slow {
		if yes {
			s.mark(i, c.Slow)
		}
	}
	for b := range int32(l.Balancers) {
		half := min(l.px(box)/2, l.Width/l.Balancers/3)
		x := l.balancer(b)
		s.fill(x-half, x+max(half, 1), l.px(boxTop), l.px(boxTop+box), c.Quiet)
		if int(b)+1 == l.Believer { // the colour of its beliefs, and a hat: it must be found among a thousand
			s.fill(x-half, x+max(half, 1), l.px(boxTop), l.px(boxTop+box), c.Ink)
			s.fill(x-half-l.px(3), x+half+l.px(3), 0, l.px(2), c.Ink)
		}
	}
	s.still = append(s.still, s.Pixels...)
	return s
}

// mark paints a mark below a server.
func (s *Scene) mark(server int, c Colour) {
	left, right := s.layout.column(server)
	y := s.layout.floor()
	s.fill(left, right, y+s.layout.px(4), y+s.layout.px(9), c)
}

// fill paints a rectangle, as far as it lies inside.
func (s *Scene) fill(left, right, top, bottom int, c Colour) {
	left, right = max(left, 0), min(right, s.layout.Width)
	top, bottom = max(top, 0), min(bottom, s.layout.Height)
	for y := top; y < bottom && left < right; y++ {
		row := s.Pixels[4*(y*s.layout.Width+left) : 4*(y*s.layout.Width+right)]
		for i := 0; i+4 <= len(row); i += 4 {
			binary.LittleEndian.PutUint32(row[i:], uint32(c))
		}
	}
}
