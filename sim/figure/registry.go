package figure

import (
	"math"

	"loadlab/sim/experiment"
)

// nan stands for what was not measured.
var nan = math.NaN()

// kinds is the registry of figures.
func kinds() []kind {
	return []kind{
		{name: "windows", build: windows},
		{name: "percentiles", build: percentiles},
		{name: "cdf", build: cdf},
		{name: "queues", build: queues, fits: hasSeries},
		{name: "share", build: share},
		{name: "busy", build: busy, fits: hasSeries},
		{name: "strip", build: strip},
		{name: "cost", build: cost, fits: func(*experiment.Experiment) bool { return false }}, // its data are no run's
		{name: "table", build: table},
	}
}

// hasSeries tells whether servers have queues of which there is something to
// see over time.
func hasSeries(e *experiment.Experiment) bool {
	return e.Requests == 0 || e.Horizon() > e.Window
}
