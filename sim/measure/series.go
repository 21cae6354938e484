package measure

// maxCells bounds the cells of a Series, so that a result stays small enough
// to travel between worker and page; maxRows is about what a picture can show.
const (
	maxCells = 60000
	maxRows  = 500
)

// occupancy adds up, for rows and windows, how long requests are unfinished and
// how long servers are busy. An interval of time costs two places however many
// windows it spans: a window holds what starts or ends in it, and a running
// count of the intervals that span it whole is taken at the end.
type occupancy struct {
	rows   int
	count  int64  // of windows that have cells
	length int64  // of a window, nanoseconds
	shift  uint   // cells are in units of 2^shift ns, so that sums of many fit
	cells  []cell // by window, then row
	spans  []cell // by window, then row: change of the number that span

	number int32  // of the newest window
	end    int64  // of the newest window; -1 where it has no cells
	now    []cell // the newest window's cells
	last   span   // that was asked for
}

// cell is what a row has in a window, of each kind.
type cell [kinds]int64

// The kinds of intervals.
const (
	unfinished = iota // of a request, from its arrival to its finish
	busy              // of a server
	kinds
)

// span is a window.
type span struct{ number, from int64 }

// newOccupancy returns cells for a number of windows.
func newOccupancy(rows, windows int, length int64) occupancy {
	shift := uint(0)
	for length>>shift > 1<<32 {
		shift++
	}
	return occupancy{rows: rows, count: int64(windows), length: length, shift: shift, end: -1,
		cells: make([]cell, rows*windows), spans: make([]cell, rows*windows)}
}

// enter makes a window the newest: most intervals lie in it, and the caller
// adds those to now directly.
func (o *occupancy) enter(number int32) {
	o.number, o.end, o.now = number, -1, nil
	if at := int(number) * o.rows; at < len(o.cells) {
		o.now = o.cells[at : at+o.rows]
		o.end = (int64(number) + 1) * o.length
	}
}

// window returns the number of an instant's window, and when it begins. It is
// most often the one that was asked for last, and divisions cost.
func (o *occupancy) window(at int64) (number, from int64) {
	if d := at - o.last.from; d < 0 || d >= o.length {
		o.last.number = at / o.length
		o.last.from = o.last.number * o.length
	}
	return o.last.number, o.last.from
}

// add adds [from, to) to the row; w is the number of from's window. What lies
// beyond the last window is left out.
func (o *occupancy) add(kind int, row int32, w, from, to int64) {
	if w >= o.count {
		return
	}
	at, end := int(w)*o.rows+int(row), (w+1)*o.length
	if to <= end {
		o.cells[at][kind] += (to - from) >> o.shift
		return
	}
	o.cells[at][kind] += (end - from) >> o.shift
	if w+1 < o.count {
		o.spans[at+o.rows][kind]++
	}
	if w, from := o.window(to); w < o.count {
		at := int(w)*o.rows + int(row)
		o.spans[at][kind]--
		o.cells[at][kind] += (to - from) >> o.shift
	}
}

// column returns that of an instant's window.
func (o *occupancy) column(at int64) column {
	if o.count == 0 || at < 0 {
		return column{}
	}
	w, from := o.window(at)
	if w >= o.count {
		return column{}
	}
	i := int(w) * o.rows
	return column{from, from + o.length, o.cells[i : i+o.rows], o.spans[i : i+o.rows]}
}

// column is a window's cells; the zero column holds no instant.
type column struct {
	from, to     int64
	cells, spans []cell
}

// means returns, row after row, the share of each of the first n windows that
// is covered by intervals of a kind, divided by the number of servers in a row.
func (o *occupancy) means(kind, n, band int) []float64 {
	out := make([]float64, o.rows*n)
	whole := float64(o.length >> o.shift)
	for row := range o.rows {
		spanning := int64(0)
		for w := range n {
			at := w*o.rows + row
			spanning += o.spans[at][kind]
			out[row*n+w] = (float64(o.cells[at][kind])/whole + float64(spanning)) / float64(band)
		}
	}
	return out
}

// shape returns how many servers share a row so that n servers over the
// given number of windows stay within the limits, and the number of rows.
func shape(n, windows int) (band, rows int) {
	most := min(maxRows, maxCells/max(windows, 1))
	if most == 0 {
		return 0, 0
	}
	band = (n + most - 1) / most
	return band, (n + band - 1) / band
}
