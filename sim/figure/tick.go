package figure

import (
	"math"
)

// Tick is a mark of an axis; one without a label is a minor one.
type Tick struct {
	Value float64
	Label string
}

// Ticks marks the axis with about n labels, 2 at least, from lower to higher
// values, all inside the visible range.
func (a Axis) Ticks(n int) []Tick {
	n = max(n, 2)
	if !(a.Max > a.Min) || math.IsInf(a.Max-a.Min, 0) {
		return nil
	}
	switch {
	case a.Scale == Log:
		return a.logTicks(n)
	case a.Scale == Percentile:
		return a.percentileTicks()
	case a.Unit == Named:
		return a.nameTicks()
	}
	return a.linearTicks(n)
}

// nameTicks writes each name at its value.
func (a Axis) nameTicks() []Tick {
	var ticks []Tick
	for i, name := range a.Names {
		if v := float64(i); v >= a.Min && v <= a.Max {
			ticks = append(ticks, Tick{v, name})
		}
	}
	return ticks
}

// steps are the round numbers of a decade, and of seconds, minutes and hours.
var (
	decimalSteps = []float64{1, 2, 5}
	sixtySteps   = []float64{1, 2, 5, 10, 15, 20, 30, 60, 120, 180, 240, 360, 720, 1440}
)

// linearTicks marks round multiples of the smallest step that gives at most
// n+1 labels.
func (a Axis) linearTicks(n int) []Tick {
	scale := 1.0 // data units in one written unit
	switch a.Unit {
	case Time:
		_, scale = axisTimeUnit(a.Max)
	case Share, Chance:
		scale = 0.01
	}
	low, high := a.Min/scale, a.Max/scale
	step := roundStep((high-low)/float64(n), a.Unit == Time && scale >= 60)
	if a.Unit == Index {
		step = math.Max(step, 1)
	}
	slack := step * 1e-9
	var ticks []Tick
	for i := math.Ceil((low - slack) / step); i*step <= high+slack && len(ticks) < 1000; i++ {
		ticks = append(ticks, Tick{i * step * scale, a.tickText(i*step, scale)})
	}
	return ticks
}

// tickText writes a tick of a linear axis, x in written units.
func (a Axis) tickText(x, scale float64) string {
	if math.Abs(x) < 1e-12 {
		x = 0
	}
	switch a.Unit {
	case Duration:
		return a.lang.roundDuration(x * scale)
	case Share:
		return a.lang.percent(x / 100)
	}
	return a.lang.number(x)
}

// roundStep is the smallest round step that is at least x.
func roundStep(x float64, sixty bool) float64 {
	if sixty && x >= 1 {
		for _, s := range sixtySteps {
			if s >= x*(1-1e-9) {
				return s
			}
		}
	}
	decade := math.Pow(10, math.Floor(math.Log10(x)))
	for _, s := range decimalSteps {
		if s*decade >= x*(1-1e-9) {
			return s * decade
		}
	}
	return 10 * decade
}

// axisTimeUnit is the unit in which an axis of times up to so many seconds is
// written.
func axisTimeUnit(most float64) (phrase, float64) {
	switch {
	case most <= 1:
		return words.millisecond, 1e-3
	case most <= 180:
		return words.second, 1
	case most <= 4*3600:
		return words.minute, 60
	}
	return words.hour, 3600
}

// logTicks labels decades where at least two are visible, with 2 and 5 in
// between where there is room; a narrower range is marked in even steps.
func (a Axis) logTicks(n int) []Tick {
	low, high := math.Log10(a.Min), math.Log10(a.Max)
	decades := math.Floor(high+1e-9) - math.Ceil(low-1e-9) + 1
	if decades < 2 && high-low < 1 {
		return a.evenTicks(n)
	}
	every := max(1, int(math.Ceil(decades/float64(n))))
	fine := (high-low)*3 <= float64(n)+1
	var ticks []Tick
	for d := math.Floor(low); d <= high; d++ {
		for _, m := range []float64{1, 2, 3, 4, 5, 6, 7, 8, 9} {
			v := m * math.Pow(10, d)
			if v < a.Min*(1-1e-9) || v > a.Max*(1+1e-9) || every > 1 && m > 1 {
				continue
			}
			t := Tick{Value: v}
			if m == 1 && int(d)%every == 0 || fine && (m == 2 || m == 5) {
				t.Label = a.logText(v)
			}
			ticks = append(ticks, t)
		}
	}
	return a.zeroTick(ticks)
}

// evenTicks marks a logarithmic axis of less than a decade in even steps.
func (a Axis) evenTicks(n int) []Tick {
	step := roundStep((a.Max-a.Min)/float64(n), false)
	var ticks []Tick
	for i := math.Ceil(a.Min / step); i*step <= a.Max && len(ticks) < 1000; i++ {
		ticks = append(ticks, Tick{i * step, a.logText(i * step)})
	}
	return a.zeroTick(ticks)
}

// logText writes a tick of a logarithmic axis.
func (a Axis) logText(v float64) string {
	switch a.Unit {
	case Duration, Time:
		return a.lang.roundDuration(v)
	case Share:
		return a.lang.percent(v)
	}
	return a.lang.number(v)
}

// zeroTick writes 0 at the lower end of a logarithmic axis that shows zeros,
// and drops what would stand beside it.
func (a Axis) zeroTick(ticks []Tick) []Tick {
	if !a.ZeroAtMin {
		return ticks
	}
	kept := []Tick{{a.Min, a.lang.number(0)}}
	for _, t := range ticks {
		if t.Value > a.Min*9.99 {
			kept = append(kept, t)
		}
	}
	return kept
}

// percentileTicks marks 50 90 95 99 99.9 and so on.
func (a Axis) percentileTicks() []Tick {
	var ticks []Tick
	for _, p := range []float64{0, 0.5, 0.9, 0.95, 0.99, 0.999, 0.9999, 0.99999, 0.999999} {
		if p >= a.Min-1e-12 && p <= a.Max+(1-a.Max)*1e-6 {
			ticks = append(ticks, Tick{p, a.lang.number(100 * p)})
		}
	}
	return ticks
}
