package replay

import "loadlab/sim/experiment"

// Cut returns the experiment with arrivals ending at an instant, as far as
// that can be: what happens before it stays the same, bit for bit, and what
// comes after it need not be simulated. A run whose number of requests is given
// is left whole.
func Cut(e experiment.Experiment, until int64) experiment.Experiment {
	if e.Requests > 0 || until >= e.Horizon() {
		return e
	}
	until = max(until, 1)
	e.Window = min(e.Window, until)
	e.Time = until - e.Window
	return e
}
