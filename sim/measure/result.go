// Package measure turns a run's requests into what people read: exact
// quantiles, windows, per-server series, and the fingerprint.
package measure

// Result is what one job (one policy, one seed) measured. It is small: it
// holds no record per request. Times are in nanoseconds.
type Result struct {
	Policy      string // canonical link text
	Seed        uint64
	Fingerprint uint64

	Arrivals  int64   // every request of the run, warm-up included
	End       int64   // when the last request finished
	Completed int64   // counted requests that were served; counted means: arrived at or after the warm-up
	Dropped   int64   // counted requests that found the queue full
	Failed    int64   // counted requests dropped, or served slower than the timeout
	Inspected float64 // mean number of servers whose state a pick read

	Response Summary
	Wait     Summary

	Windows []Window
	Servers []Server
	Series  Series

	// Quantiles of the response time of the counted requests at Grid().
	Quantiles []int64
	// Picks are the first servers picked, at most MaxPicks.
	Picks []int32
	// RelativeError bounds the relative error of Response and Wait quantiles:
	// 0 when they are exact.
	RelativeError float64
}

// MaxPicks is how many first picks a result keeps.
const MaxPicks = 400

// Summary describes a sample. The mean is exact up to rounding, quantiles are
// nearest rank: element ceil(q n), counting from 1, of the sorted values.
type Summary struct {
	Count                    int64
	Mean                     float64 // ns
	P50, P90, P95, P99, P999 int64
	Max                      int64
}

// Window describes the requests that arrived in [Start, Start + length).
type Window struct {
	Start    int64
	Arrivals int64 // dropped ones included
	Count    int64 // served ones: those that Mean, P50, P99 and Max are over
	Mean     float64
	P50      int64
	P99      int64
	Max      int64
}

// Server describes one server over the whole run.
type Server struct {
	Served   int64 // counted requests
	Busy     int64 // time with at least one request in service
	MaxQueue int64 // most unfinished requests at once
}

// Series holds per-server figures over time for heat maps and lines. Row b
// stands for the servers [b*Band, (b+1)*Band); it is flat, row after row, each
// with len(Windows) values, or empty where it would be too large.
type Series struct {
	Band       int       // servers in a row
	Rows       int       // rows
	Unfinished []float64 // mean unfinished requests of a server in the window
	Busy       []float64 // share of the window in which a server was busy
}

// Grid returns the probabilities at which Result.Quantiles are taken: even
// steps below 0.9, then even steps of log10(1-p) to 0.999999.
func Grid() []float64 {
	var grid []float64
	for i := 1; i < 180; i++ {
		grid = append(grid, float64(i)/200)
	}
	for decade, scale := 0, 0.1; decade < 5; decade, scale = decade+1, scale/10 {
		for _, step := range gridSteps {
			grid = append(grid, 1-float64(scale*step))
		}
	}
	return append(grid, 0.999999)
}

// gridSteps are 20 even logarithmic steps through a decade, written out so
// that no platform's power function is asked.
var gridSteps = [20]float64{1, 0.8913, 0.7943, 0.7079, 0.6310, 0.5623, 0.5012, 0.4467, 0.3981, 0.3548, 0.3162, 0.2818, 0.2512, 0.2239, 0.1995, 0.1778, 0.1585, 0.1413, 0.1259, 0.1122}
