package store

// Move is how a look leaves the place that it starts from, by the keyboard.
type Move int

// The moves.
const (
	Stay Move = iota
	Next
	Previous
	Forward
	Backward
	First
	Last
	Up
	Down
)

// Look asks what lies at a place of the picture that is shown.
type Look struct {
	ID      uint64
	Picture uint64  // id of its drawing
	X, Y    float64 // CSS pixels
	Panel   int     // the panel looked at, wherever X and Y lie; -1: the one that they lie in
	Move    Move
	Ranged  bool    // whether a range is asked for
	Anchor  float64 // its other end, CSS pixels
}

// Sight is what a look found.
type Sight struct {
	Picture  uint64
	Found    bool
	Panel    int
	X, Y     float64 // where the cross stands, CSS pixels
	Level    bool    // Y is a measured place too, as in a heat map
	Head     string  // what the place is called
	Values   []Value
	From, To float64 // the range in the axis's units
	Range    string  // the same in words
}

// Value is what one series, or a cell, has at a place.
type Value struct {
	Key   string // of the legend's entry, "" for a cell
	Label string
	Text  string
	X, Y  float64 // where it lies, CSS pixels
}

// Overlay is what is laid over the picture where the reader points: nothing
// of it changes the picture.
type Overlay struct {
	Width, Height float64 // of the picture, CSS pixels
	Frame         Frame   // the panel pointed at; without width: nothing is laid over
	X, Y          float64
	Level         bool // a line across at Y as well
	Selecting     bool
	From, To      float64 // the selected range, CSS pixels
	Head          string
	Rows          []OverlayRow
	Words         string // for screen readers, "" when nothing need be said
}

// OverlayRow is a line of the values shown.
type OverlayRow struct {
	Colour string // of the series, "" for a cell
	Label  string
	Text   string
	X, Y   float64 // of the mark, CSS pixels
}
