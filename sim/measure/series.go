package measure

// maxCells bounds the cells of a Series, so that a result stays small enough
// to travel between worker and page; maxRows is about what a picture can show.
const (
	maxCells = 60000
	maxRows  = 500
)

// intervals adds up, for rows and windows, how much of each window is covered
// by intervals of time. An interval costs two places however many windows it
// spans: a window holds what starts or ends in it, and a running count of the
// intervals that span it whole is taken at the end.
type intervals struct {
	rows   int
	length int64   // of a window, nanoseconds
	shift  uint    // cells are in units of 2^shift ns, so that sums of many fit
	cells  []int64 // by window, then row
	spans  []int64 // by window, then row: change of the number that span

	number int32   // of the newest window
	end    int64   // of the newest window; -1 where it has no cells
	now    []int64 // the newest window's cells
}

// newIntervals returns cells for a number of windows.
func newIntervals(rows, windows int, length int64) intervals {
	shift := uint(0)
	for length>>shift > 1<<32 {
		shift++
	}
	return intervals{rows: rows, length: length, shift: shift, end: -1,
		cells: make([]int64, rows*windows), spans: make([]int64, rows*windows)}
}

// enter makes a window the newest: most intervals lie in it, and the caller
// adds those to now directly.
func (v *intervals) enter(number int32) {
	v.number, v.end, v.now = number, -1, nil
	if at := int(number) * v.rows; at < len(v.cells) {
		v.now = v.cells[at : at+v.rows]
		v.end = (int64(number) + 1) * v.length
	}
}

// windowOf returns the number of the window of an instant, or one beyond any
// last window.
func (v *intervals) windowOf(at int64) int32 {
	return int32(min(at/v.length, 1<<30))
}

// add adds [from, to) to the row; w is the number of from's window. What lies
// beyond the last window is left out.
func (v *intervals) add(row, w int32, from, to int64) {
	if v.rows == 0 {
		return
	}
	end := (int64(w) + 1) * v.length
	at := int(w)*v.rows + int(row)
	if to <= end {
		if at < len(v.cells) {
			v.cells[at] += (to - from) >> v.shift
		}
		return
	}
	v.long(at, from, to, end)
}

// long adds an interval that ends in a later window than it starts in.
func (v *intervals) long(at int, from, to, end int64) {
	if at >= len(v.cells) {
		return
	}
	v.cells[at] += (end - from) >> v.shift
	if at += v.rows; at < len(v.cells) {
		v.spans[at]++
	}
	last := (to - end) / v.length
	if last < int64(len(v.cells)/v.rows) {
		if at += int(last) * v.rows; at < len(v.cells) {
			v.spans[at]--
			v.cells[at] += (to - end - last*v.length) >> v.shift
		}
	}
}

// means returns, row after row, the share of each of the first n windows that
// is covered, divided by the number of servers in a row. It can be called
// once.
func (v *intervals) means(n, band int) []float64 {
	out := make([]float64, v.rows*n)
	whole := float64(v.length >> v.shift)
	for row := range v.rows {
		spanning := int64(0)
		for w := range n {
			at := w*v.rows + row
			spanning += v.spans[at]
			out[row*n+w] = (float64(v.cells[at])/whole + float64(spanning)) / float64(band)
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
