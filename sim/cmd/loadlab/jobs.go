package main

import (
	"fmt"
	"io"
	"os"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"loadlab/sim/engine"
	"loadlab/sim/experiment"
	"loadlab/sim/measure"
)

// simulate runs all jobs of an experiment on the machine's cores. The results
// are in the order of the jobs, whatever finishes first.
func simulate(e *experiment.Experiment, status io.Writer) ([]*measure.Result, time.Duration, error) {
	started := time.Now()
	jobs := e.Jobs()
	order := experiment.LongestFirst(jobs)
	results, failures := make([]*measure.Result, len(jobs)), make([]error, len(jobs))
	done := make([]atomic.Int64, len(jobs))
	stop := progress(status, done, e.TotalRequests(), started)
	var next atomic.Int64
	var workers sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), len(jobs)) {
		workers.Go(func() {
			for {
				n := int(next.Add(1)) - 1
				if n >= len(order) {
					return
				}
				i := order[n]
				results[i], failures[i] = engine.Run(e, jobs[i].Policy, jobs[i].Seed, func(requests, _ int64) { done[i].Store(requests) })
			}
		})
	}
	workers.Wait()
	stop()
	for _, err := range failures {
		if err != nil {
			return nil, 0, err
		}
	}
	return results, time.Since(started), nil
}

// progress shows how far the jobs are, when status is a terminal, until the
// returned function is called.
func progress(status io.Writer, done []atomic.Int64, expected float64, started time.Time) (stop func()) {
	if !terminal(status) {
		return func() {}
	}
	quit, gone := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(gone)
		ticker := time.NewTicker(200 * time.Millisecond)
		defer ticker.Stop()
		for {
			select {
			case <-quit:
				fmt.Fprint(status, "\r\x1b[K")
				return
			case <-ticker.C:
				sum := 0.0
				for i := range done {
					sum += float64(done[i].Load())
				}
				fmt.Fprint(status, "\r\x1b[K"+progressLine(sum/expected, time.Since(started)))
			}
		}
	}()
	return func() { close(quit); <-gone }
}

// progressLine says how far a run is, and about how long it will take.
func progressLine(share float64, elapsed time.Duration) string {
	share = min(share, 1)
	line := fmt.Sprintf("%3.0f %%  %s", 100*share, elapsed.Round(time.Second))
	if share > 0.01 {
		left := time.Duration(float64(elapsed) * (1 - share) / share)
		line += fmt.Sprintf(", about %s to go", left.Round(time.Second))
	}
	return line
}

// terminal tells whether somebody watches.
func terminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	if !ok {
		return false
	}
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
