package ui

import (
	"math"
	"strconv"

	"github.com/vugu/vugu"

	"loadlab/sim/link"
	"loadlab/sim/quantity"
	"loadlab/ui/store"
)

// slide is what a slider covers: where a setting has a natural range. What is
// typed may lie outside.
type slide struct {
	low, high float64 // nanoseconds for a duration
	steps     int
	even      bool // steps are equal differences, not equal ratios
	duration  bool
	whole     bool
}

// slides are the settings with a slider, by key.
var slides = map[string]slide{
	"servers":   {low: 1, high: 1000, steps: 60, whole: true},
	"senders":   {low: 1, high: 1000, steps: 60, whole: true},
	"skew":      {low: 1, high: 100, steps: 40},
	"persender": {low: 0.1, high: 10, steps: 40},
	"rate":      {low: 1, high: 10000, steps: 80},
	"util":      {low: 0.05, high: 1.5, steps: 29, even: true},
	"balancers": {low: 1, high: 100, steps: 40, whole: true},
	"sync":      {low: 1e6, high: 60e9, steps: 60, duration: true},
}

// Slides says whether the field has a slider.
func (c *Field) Slides() bool {
	_, has := slides[c.Real()]
	return has && !c.Long()
}

// Steps is the slider's highest position.
func (c *Field) Steps() string { return strconv.Itoa(slides[c.Real()].steps) }

// Position is where the slider stands: at the value that was last understood.
func (c *Field) Position() string {
	x := 0.0
	for i := range link.Keys {
		if k := &link.Keys[i]; k.Name == c.Real() {
			x = slides[k.Name].read(k.Value(&c.Store.Draft.Experiment))
		}
	}
	return strconv.Itoa(slides[c.Real()].position(x))
}

// Slid takes the slider's new position.
func (c *Field) Slid(event vugu.DOMEvent) {
	at, err := strconv.Atoi(event.PropString("target", "value"))
	if err != nil {
		return
	}
	key := c.Real()
	value := slides[key].text(at)
	c.Store.Edit(func(d *store.Draft) { d.Set(key, value) })
}

// read is a value as a number; what is none counts as the lowest.
func (s slide) read(text string) float64 {
	if s.duration {
		if ns, err := quantity.ParseDuration(text); err == nil {
			return float64(ns)
		}
		return s.low
	}
	if x, err := strconv.ParseFloat(text, 64); err == nil {
		return x
	}
	return s.low
}

// position is the step nearest to a value.
func (s slide) position(x float64) int {
	x = min(max(x, s.low), s.high)
	share := (x - s.low) / (s.high - s.low)
	if !s.even {
		share = math.Log(x/s.low) / math.Log(s.high/s.low)
	}
	return int(math.Round(share * float64(s.steps)))
}

// text is the value of a step as one would type it: with two digits, and so
// that each step has a value of its own where the unit allows.
func (s slide) text(at int) string {
	share := min(max(float64(at)/float64(s.steps), 0), 1)
	x := s.low * math.Pow(s.high/s.low, share)
	scale := math.Pow(10, math.Floor(math.Log10(x)+1e-9)-1)
	if s.even {
		x, scale = s.low+(s.high-s.low)*share, 0.01
	}
	if s.whole {
		scale = max(scale, 1)
	}
	x = math.Round(x/scale) * scale
	if s.duration {
		return quantity.FormatDuration(int64(math.Round(x)))
	}
	return strconv.FormatFloat(x, 'g', 4, 64)
}
