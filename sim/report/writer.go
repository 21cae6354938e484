package report

import "strconv"

// writer writes JSON, members in the order of the calls.
type writer struct {
	out      []byte
	inside   bool // something stands before the next member
	measured bool // samples have values; else they are null
}

// open begins an object or a list.
func (w *writer) open(bracket byte) {
	w.out = append(w.out, bracket)
	w.inside = false
}

// close ends it.
func (w *writer) close(bracket byte) {
	w.out = append(w.out, bracket)
	w.inside = true
}

// next separates what follows from what came before.
func (w *writer) next() {
	if w.inside {
		w.out = append(w.out, ',')
	}
	w.inside = true
}

// key begins a member.
func (w *writer) key(name string) {
	w.next()
	w.out = append(w.out, '"')
	w.out = append(w.out, name...)
	w.out = append(w.out, '"', ':')
}

// text writes a string of printing ASCII characters, as links and the names of
// policies are; others are escaped.
func (w *writer) text(name, value string) {
	w.key(name)
	w.out = append(w.out, '"')
	for _, r := range value {
		switch {
		case r == '"' || r == '\\':
			w.out = append(w.out, '\\', byte(r))
		case r < 0x20 || r == 0x7f:
			w.out = append(w.out, '\\', 'u', '0', '0', "0123456789abcdef"[r>>4], "0123456789abcdef"[r&15])
		default:
			w.out = append(w.out, string(r)...)
		}
	}
	w.out = append(w.out, '"')
}

// whole writes a whole number.
func (w *writer) whole(name string, n int64) {
	w.key(name)
	w.out = strconv.AppendInt(w.out, n, 10)
}

// number writes a finite number in the shortest form that reads back.
func (w *writer) number(name string, x float64) {
	w.key(name)
	w.out = strconv.AppendFloat(w.out, x, 'g', -1, 64)
}

// seconds writes nanoseconds as seconds.
func (w *writer) seconds(name string, ns int64) {
	w.key(name)
	w.out = append(w.out, Seconds(ns)...)
}

// sample writes a measured duration, or null where nothing was measured.
func (w *writer) sample(name string, ns int64) {
	if w.measured {
		w.seconds(name, ns)
		return
	}
	w.key(name)
	w.out = append(w.out, "null"...)
}

// list writes a list of n objects, each filled by one call.
func (w *writer) list(name string, n int, object func(i int)) {
	w.key(name)
	w.open('[')
	for i := range n {
		w.next()
		w.open('{')
		object(i)
		w.close('}')
	}
	w.close(']')
}
