package worker

import (
	"loadlab/sim/engine"
	"loadlab/sim/figure"
	"loadlab/sim/link"
	"loadlab/sim/measure"
	"loadlab/sim/render"
)

// Warm draws a figure that nobody sees. The first drawing takes several times as
// long as the next, as fonts are read and the browser compiles what it has not
// run yet: a drawing worker does that while the engines are at work.
func Warm() {
	_ = warm() // only its time is wanted
}

func warm() error {
	e, err := link.Parse("v=1&policies=random,roundrobin&servers=2&senders=2&requests=200&window=10s")
	if err != nil {
		return err
	}
	results := make([]*measure.Result, len(e.Policies))
	for i := range results {
		if results[i], err = engine.Run(&e, i, 1, nil); err != nil {
			return err
		}
	}
	f, err := figure.Build(figure.ForExperiment(&e)[0], &e, results, figure.Options{Lang: "en"})
	if err != nil {
		return err
	}
	_, err = render.Passing(f, render.Size{Width: 400, Height: 200, Scale: 1}, false)
	return err
}
