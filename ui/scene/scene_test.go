package scene

import (
	"encoding/binary"
	"testing"

	"loadlab/sim/replay"
)

var palette = Colours{
	Ground: Hex("#ffffff"), Line: Hex("#eeeeee"), Quiet: Hex("#777777"), Ink: Hex("#000000"),
	Waiting: Hex("#00a34a"), Serving: Hex("#006030"), Slow: Hex("#7a4b00"), Trouble: Hex("#b3261e"),
}

// at is the colour of a pixel.
func (s *Scene) at(x, y int) Colour {
	return Colour(binary.LittleEndian.Uint32(s.Pixels[4*(y*s.layout.Width+x):]))
}

// heights are the heights of the columns from the floor to the highest pixel
// in one of the colours.
func (s *Scene) heights(colours ...Colour) []int {
	var list []int
	for i := range s.layout.Servers {
		left, right := s.layout.column(i)
		h := 0
		for y := 0; y < s.layout.floor(); y++ {
			for _, c := range colours {
				if s.at((left+right)/2, y) == c {
					h = max(h, s.layout.floor()-y)
				}
			}
		}
		list = append(list, h)
	}
	return list
}

// layouts are of every kind: few servers and many, more than pixels, coarse
// scales and fine ones.
var layouts = []Layout{
	{Width: 400, Height: 280, Scale: 1, Servers: 3, Balancers: 1, Top: 8},
	{Width: 560, Height: 560, Scale: 2, Servers: 100, Balancers: 5, Top: 20},
	{Width: 560, Height: 560, Scale: 2, Servers: 100, Balancers: 5, Top: 2000},
	{Width: 300, Height: 280, Scale: 1, Servers: 1000, Balancers: 1000, Top: 30},
	{Width: 617, Height: 420, Scale: 1.5, Servers: 1000, Balancers: 7, Top: 400},
}

func TestColumnsAreAsHighAsTheirQueues(t *testing.T) {
	for _, l := range layouts {
		unfinished := make([]int32, l.Servers)
		slots := make([]int, l.Servers)
		for i := range unfinished {
			unfinished[i], slots[i] = int32(i*7)%(l.Top+1), 1
		}
		s := New(l, palette, slots, make([]bool, l.Servers))
		s.Paint(Moment{Unfinished: unfinished, Flight: 1})
		room := float64(l.floor() - l.px(sky))
		for i, h := range s.heights(palette.Waiting, palette.Serving) {
			want := float64(unfinished[i]) / float64(l.Top) * room
			if l.Servers > l.Width { // the highest of those that share a pixel
				continue
			}
			if unfinished[i] > 0 {
				want = max(want, float64(l.px(1)))
			}
			if d := float64(h) - want; d < -1 || d > 1 {
				t.Errorf("%+v: server %d with %d unfinished is %d high, not %.1f", l, i, unfinished[i], h, want)
			}
		}
	}
}

func TestColumnsStandApartInOrderAndInside(t *testing.T) {
	for _, l := range layouts {
		end := 0
		for i := range l.Servers {
			left, right := l.column(i)
			if right <= left || right > l.Width || left < 0 || left < end && l.Servers <= l.Width {
				t.Fatalf("%+v: server %d stands from %d to %d, the one before ends at %d", l, i, left, right, end)
			}
			end = right
		}
	}
}

func TestRequestsInServiceAreToldFromThoseThatWait(t *testing.T) {
	l := layouts[0]
	s := New(l, palette, []int{1, 2, Unlimited}, make([]bool, 3))
	s.Paint(Moment{Unfinished: []int32{5, 5, 5}, Flight: 1})
	block := float64(l.floor()-l.px(sky)) / float64(l.Top)
	for i, slots := range []int{1, 2, 0} {
		left, right := l.column(i)
		for k := range 5 {
			want := palette.Waiting
			if k < slots {
				want = palette.Serving
			}
			if c := s.at((left+right)/2, l.floor()-int((float64(k)+0.5)*block)); c != want {
				t.Errorf("server %d, block %d is %x, not %x", i, k, c, want)
			}
		}
	}
}

func TestBeliefsAreShownWhereTheyAreWrong(t *testing.T) {
	l := layouts[0]
	s := New(l, palette, []int{1, 1, 1}, make([]bool, 3))
	s.Paint(Moment{Unfinished: []int32{0, 5, 3}, Believed: []int32{0, 2, 6}, Flight: 1})
	room := l.floor() - l.px(sky)
	want := []int{0, 2*room/8 + 1, 6*room/8 + 1}
	for i, h := range s.heights(palette.Ink) {
		if h < want[i]-1 || h > want[i]+1 {
			t.Errorf("the belief about server %d is drawn at %d, not %d", i, h, want[i])
		}
	}
}

func TestMarksStandBelowTheirServers(t *testing.T) {
	l := layouts[0]
	s := New(l, palette, []int{1, 1, 1}, []bool{true, false, false})
	s.Paint(Moment{Unfinished: make([]int32, 3), Troubled: []int{2}, Flight: 1})
	for i, want := range []Colour{palette.Slow, palette.Ground, palette.Trouble} {
		left, right := l.column(i)
		if c := s.at((left+right)/2, l.floor()+l.px(6)); c != want {
			t.Errorf("below server %d stands %x, not %x", i, c, want)
		}
	}
	s.Paint(Moment{Unfinished: make([]int32, 3), Flight: 1})
	if left, right := l.column(2); s.at((left+right)/2, l.floor()+l.px(6)) != palette.Ground {
		t.Error("a mark stays")
	}
}

func TestARequestComesDownFromItsBalancerToItsServer(t *testing.T) {
	l := layouts[0]
	s := New(l, palette, []int{1, 1, 1}, make([]bool, 3))
	last := 0
	for at := int64(0); at < 100; at += 10 {
		s.Paint(Moment{Unfinished: make([]int32, 3), Coming: []replay.Request{{Arrival: 100, Finish: replay.Never, Server: 2}}, At: at, Flight: 100})
		y := 0
		for i := 0; i < len(s.Pixels); i += 4 {
			if binary.LittleEndian.Uint32(s.Pixels[i:]) == uint32(palette.Ink) {
				y = i / 4 / l.Width
				break
			}
		}
		if y <= last || y > l.floor() {
			t.Errorf("at %d it is at a height of %d, after %d", at, y, last)
		}
		last = y
	}
	s.Paint(Moment{Unfinished: make([]int32, 3), Coming: []replay.Request{{Arrival: 50, Finish: replay.Dropped, Server: 2}}, Flight: 100})
	if n := s.count(palette.Trouble); n == 0 || s.count(palette.Ink) > 0 {
		t.Errorf("%d pixels of a request that will be dropped", n)
	}
}

// count is the number of pixels of a colour.
func (s *Scene) count(c Colour) int {
	n := 0
	for i := 0; i < len(s.Pixels); i += 4 {
		if binary.LittleEndian.Uint32(s.Pixels[i:]) == uint32(c) {
			n++
		}
	}
	return n
}

func TestTheScaleHoldsWhatItIsFor(t *testing.T) {
	for n := int32(0); n < 1e6; n = n*21/20 + 1 {
		top := Top(n)
		if top < n || top < 4 || top%2 != 0 || n >= 8 && float64(top) > 1.6*float64(n) {
			t.Errorf("%d: %d", n, top)
		}
	}
	if top := Top(1<<31 - 1); top < 1<<30 {
		t.Errorf("the end of the highest scale is %d", top)
	}
	l := layouts[1]
	if high, low := l.Y(l.Top), l.Y(0); high >= low || high < 0 || low > 1 {
		t.Errorf("the scale goes from %v to %v", low, high)
	}
}

func TestColours(t *testing.T) {
	if c := Hex("#123456"); c != 0xff563412 {
		t.Errorf("%x", c)
	}
	if c := Hex("#000000").Mix(Hex("#ff8000"), 0.5); c != Hex("#804000") {
		t.Errorf("%x", c)
	}
}

// TestTheBelieverIsMarked: one of many balancers is told apart from the others.
func TestTheBelieverIsMarked(t *testing.T) {
	for _, l := range layouts {
		l.Believer = (l.Balancers + 1) / 2
		s := New(l, palette, make([]int, l.Servers), make([]bool, l.Servers))
		x, y := l.balancer(int32(l.Believer-1)), l.px(boxTop)+1
		if s.at(x, 0) != palette.Ink || s.at(x, y) != palette.Ink {
			t.Errorf("%+v: it is not marked", l)
		}
		if l.Balancers > 1 && l.Balancers < 100 && s.at(l.balancer(int32(l.Believer)), y) != palette.Quiet {
			t.Errorf("%+v: the next one is marked too", l)
		}
	}
}
