package catalogue

import "loadlab/sim/measure"

// seconds converts nanoseconds.
func seconds(ns int64) float64 { return float64(ns) / 1e9 }

// failed is the share of the counted requests that were dropped or too slow.
func failed(r *measure.Result) float64 {
	n := r.Completed + r.Dropped
	if n == 0 {
		return 0
	}
	return float64(r.Failed) / float64(n)
}

// distinct counts the servers among the first picks.
func distinct(r *measure.Result) float64 {
	seen := make(map[int32]bool)
	for _, s := range r.Picks {
		seen[s] = true
	}
	return float64(len(seen))
}

// window is the p99 of a window in seconds, 0 where it does not exist.
func window(r *measure.Result, i int) float64 {
	if i < 0 || i >= len(r.Windows) {
		return 0
	}
	return seconds(r.Windows[i].P99)
}

// spread is what sets the servers of one run apart.
type spread struct {
	servedLow, servedHigh float64 // requests served
	busyLow, busyHigh     float64 // share of the time until the last finish
	queue                 float64 // most unfinished requests at once
	idle                  float64 // servers that served nothing
}

// extremes finds the least and most of the servers.
func extremes(r *measure.Result) spread {
	var s spread
	for i, v := range r.Servers {
		served, busy := float64(v.Served), 0.0
		if r.End > 0 {
			busy = float64(v.Busy) / float64(r.End)
		}
		if i == 0 || served < s.servedLow {
			s.servedLow = served
		}
		if i == 0 || busy < s.busyLow {
			s.busyLow = busy
		}
		s.servedHigh = max(s.servedHigh, served)
		s.busyHigh = max(s.busyHigh, busy)
		s.queue = max(s.queue, float64(v.MaxQueue))
		if v.Served == 0 {
			s.idle++
		}
	}
	return s
}
