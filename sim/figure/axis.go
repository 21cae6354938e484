package figure

import "math"

// Scale is how an axis spreads its values.
type Scale int

// The scales.
const (
	Linear     Scale = iota
	Log              // decades are equally long
	Percentile       // of a probability p: each factor of 1-p is equally long
)

// Unit is what an axis's values are, and so how they are written.
type Unit int

// The units.
const (
	Number   Unit = iota // a plain number
	Duration             // seconds, each value with its own unit
	Time                 // seconds, all in the unit that the axis's label names
	Share                // a share, written in percent
	Chance               // a probability, written as percentile: 99.9
	Index                // whole numbers that count or name things
	Named                // 0, 1, ... stand for the axis's Names
)

// Axis is one axis: its words, its scale and its visible range in data units.
type Axis struct {
	Label string // with the unit
	Scale Scale
	Unit  Unit
	Min   float64
	Max   float64
	// ZeroAtMin: on a logarithmic axis the lower end stands for 0, as zeros
	// were measured.
	ZeroAtMin bool
	Names     []string // of the values 0, 1, ... for Named
	lang      language
	label     phrase // of times: Label without the unit, which depends on the range
}

// nameUnit writes the label of an axis of times with the unit that fits its
// range.
func (a *Axis) nameUnit() {
	if a.Unit == Time {
		unit, _ := axisTimeUnit(a.Max)
		a.Label = a.lang.say(a.label, a.lang.say(unit))
	}
}

// Position maps a value to where it lies on the unbent axis. Values that a
// scale cannot show lie at its end: -Inf or +Inf.
func (a Axis) Position(v float64) float64 {
	switch a.Scale {
	case Log:
		if v <= 0 {
			return math.Inf(-1)
		}
		return math.Log10(v)
	case Percentile:
		if v >= 1 {
			return math.Inf(1)
		}
		return -math.Log10(1 - v)
	}
	return v
}

// Value is the inverse of Position.
func (a Axis) Value(position float64) float64 {
	switch a.Scale {
	case Log:
		return math.Pow(10, position)
	case Percentile:
		return 1 - math.Pow(10, -position)
	}
	return position
}

// Fraction is where a value lies between Min, 0, and Max, 1. Values below a
// logarithmic axis that shows zeros lie at 0; NaN stays NaN.
func (a Axis) Fraction(v float64) float64 {
	low, high := a.Position(a.Min), a.Position(a.Max)
	if a.ZeroAtMin && v < a.Min {
		return 0
	}
	f := (a.Position(v) - low) / (high - low)
	return math.Max(-10, math.Min(11, f)) // NaN passes; far outside stays finite
}

// At is the inverse of Fraction.
func (a Axis) At(fraction float64) float64 {
	low, high := a.Position(a.Min), a.Position(a.Max)
	return a.Value(low + fraction*(high-low))
}

// Text writes a value of the axis as people read it, with its unit.
func (a Axis) Text(v float64) string {
	switch {
	case math.IsNaN(v):
		return "–"
	case a.Unit == Duration:
		return a.lang.duration(v)
	case a.Unit == Time:
		unit, size := axisTimeUnit(a.Max)
		return a.lang.number(v/size) + "\u00a0" + a.lang.say(unit)
	case a.Unit == Share:
		return a.lang.percent(v)
	case a.Unit == Chance:
		return "p" + a.lang.number(100*v)
	case a.Unit == Index:
		return a.lang.number(math.Round(v))
	case a.Unit == Named:
		if i := int(math.Round(v)); i >= 0 && i < len(a.Names) {
			return a.Names[i]
		}
		return ""
	}
	return a.lang.rounded3(v)
}

// fit sets the visible range so that it holds the values, with a little room.
// Without any finite value the range is a decade about 1, or 0 to 1.
func (a *Axis) fit(values ...float64) {
	low, high, zero := math.Inf(1), math.Inf(-1), false
	for _, v := range values {
		if math.IsNaN(v) || math.IsInf(v, 0) {
			continue
		}
		if a.Scale == Log && v <= 0 {
			zero = true
			continue
		}
		low, high = math.Min(low, v), math.Max(high, v)
	}
	switch {
	case a.Scale == Log:
		a.fitLog(low, high, zero)
	case low > high:
		a.Min, a.Max = 0, 1
	case low == high:
		a.Min, a.Max = math.Min(0, low), math.Max(0, high)
		if low == 0 {
			a.Max = 1
		}
	default:
		a.Min, a.Max = low, high
	}
}

// fitLog sets a logarithmic range: a twentieth of its length beyond the
// values at either end, and a third of a decade at least in all.
func (a *Axis) fitLog(low, high float64, zero bool) {
	if low > high {
		low, high = 0.1, 1
	}
	if zero {
		a.ZeroAtMin = true
		a.Min = math.Pow(10, math.Ceil(math.Log10(low))-2)
		a.Max = high * math.Pow(high/a.Min, 0.05)
		return
	}
	room := math.Max(0.05*math.Log10(high/low), (1.0/3-math.Log10(high/low))/2)
	a.Min, a.Max = low/math.Pow(10, room), high*math.Pow(10, room)
}

// fromZero makes a linear range start at 0 and end above the values.
func (a *Axis) fromZero() {
	a.Min = math.Min(a.Min, 0)
	if a.Max <= a.Min {
		a.Max = a.Min + 1
	}
	a.Max += 0.05 * (a.Max - a.Min)
}
