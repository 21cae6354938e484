package scene

import "strconv"

// Colour is an opaque colour as its four bytes stand in a picture: red in the
// lowest.
type Colour uint32

// Hex reads #rrggbb.
func Hex(text string) Colour {
	v, err := strconv.ParseUint(text[1:], 16, 32)
	if err != nil {
		panic("scene: colour " + text)
	}
	return Colour(0xff<<24 | v&0xff<<16 | v&0xff00 | v>>16)
}

// Mix is the colour at a share, 0 to 1, of the way to another one.
func (c Colour) Mix(to Colour, share float64) Colour {
	mixed := Colour(0xff << 24)
	for shift := 0; shift < 24; shift += 8 {
		a, b := float64(c>>shift&0xff), float64(to>>shift&0xff)
		mixed |= Colour(a+(b-a)*share+0.5) << shift
	}
	return mixed
}

// Colours are those of a scene.
type Colours struct {
	Ground  Colour
	Line    Colour // the scale's lines
	Quiet   Colour // balancers and the floor that the queues stand on
	Ink     Colour // requests on their way, and what balancers believe
	Waiting Colour // the policy's own
	Serving Colour
	Slow    Colour // marks servers that are always slow
	Trouble Colour // marks servers in an incident, and dropped requests
}
