package workload

import "loadlab/sim/rng"

// gaps gives the instants of arrivals, one after the other. Instants are
// whole nanoseconds; what is cut off is carried on, so that the rate is kept.
type gaps struct {
	process Process
	mean    float64 // nanoseconds
	stream  rng.Stream
	at      int64
	rest    float64 // below one nanosecond
	number  int64
	units   []float64 // exponential draws of mean 1, for poisson

	phases rng.Stream
	on     bool
	left   float64    // nanoseconds of the present phase
	means  [2]float64 // mean lengths of the off- and the on-phase, nanoseconds
	rates  [2]float64 // arrivals per nanosecond in the off- and the on-phase
}

// newGaps starts a process of the given mean rate, requests per second.
func newGaps(a Arrivals, rate float64, seed uint64) gaps {
	g := gaps{process: a.Process, mean: 1e9 / rate, stream: rng.New(seed, "arrival", 0)}
	if a.Process != Bursty {
		return g
	}
	// The long-run share of on-phases; the off-phase rate keeps the mean.
	share := float64(a.On) / (float64(a.On) + float64(a.Off))
	off := (1 - float64(a.Peak*share)) / (1 - share)
	if off < 0 { // peak x share = 1, but for rounding
		off = 0
	}
	g.rates = [2]float64{off / g.mean, a.Peak / g.mean}
	g.means = [2]float64{float64(a.Off), float64(a.On)}
	g.phases = rng.New(seed, "phase", 0)
	g.on = g.phases.Float64() < share // as found at a random instant
	g.phase()
	return g
}

// phase draws the length of the phase that begins.
func (g *gaps) phase() {
	g.left = float64(g.means[g.index()] * g.phases.Exponential())
}

// index of the present phase in means and rates.
func (g *gaps) index() int {
	if g.on {
		return 1
	}
	return 0
}

// next returns the next arrival.
func (g *gaps) next() int64 {
	switch g.process {
	case Poisson:
		return g.step(float64(g.mean * g.stream.Exponential()))
	case Constant:
		g.number++
		return whole(float64(float64(g.number) * g.mean))
	}
	// The time until an arrival uses up a unit exponential at the rate of each
	// phase that it passes through.
	need, gap := g.stream.Exponential(), 0.0
	for {
		rate := g.rates[g.index()]
		if have := float64(rate * g.left); need < have {
			d := need / rate
			g.left -= d
			return g.step(gap + d)
		} else {
			need -= have
		}
		gap += g.left
		g.on = !g.on
		g.phase()
		if gap > never {
			return g.step(gap)
		}
	}
}

// poisson sets out to the arrivals from next on that are before until. It
// returns how many, and the arrival after them. It does what next does, in loops
// with all that changes at hand, as most runs are Poisson and every request has
// a gap.
func (g *gaps) poisson(out []int64, next, until int64) (int, int64) {
	if len(g.units) < len(out) {
		g.units = make([]float64, len(out))
	}
	units := g.units[:len(out)]
	g.stream.ExponentialAll(units)
	mean, rest := g.mean, g.rest
	n := 0
	for i, unit := range units {
		if next >= until { // what was drawn for later ones is not missed
			break
		}
		out[i] = next
		n++
		gap := float64(mean*unit) + rest
		if gap > never {
			gap = never
		}
		d := int64(gap)
		rest = gap - float64(d)
		if next += d; next > never {
			next = never
		}
	}
	g.rest, g.at = rest, next
	return n, next
}

// never is an instant that no run reaches, about 146 years.
const never = 0x1p62

// step moves on by a gap in nanoseconds.
func (g *gaps) step(gap float64) int64 {
	gap += g.rest
	if gap > never {
		gap = never
	}
	d := int64(gap) // the whole nanoseconds, as gaps are not negative
	g.rest = gap - float64(d)
	if g.at += d; g.at > never {
		g.at = never
	}
	return g.at
}

// whole rounds an instant to whole nanoseconds.
func whole(x float64) int64 {
	if x > never {
		return never
	}
	return int64(x + 0.5)
}
