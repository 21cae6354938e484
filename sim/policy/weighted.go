package policy

import "loadlab/sim/rng"

var weightedRandomInfo = Info{
	Name: "wrandom", Display: "WeightedRandom", Needs: Weights,
	Sentence: "Each server with a probability in proportion to its weight.",
	Sources:  []string{"A. J. Walker, \"An efficient method for generating discrete random variables with general distributions\", 1977"},
	build: func(_ []float64, w *World) Set {
		table := newAlias(w.Weights)
		return w.each(func(b int) Picker { return &weightedRandom{table, w.stream(b)} })
	},
}

// weightedRandom draws a place of the table and then whether to take it or
// its alias: two draws a pick, whatever the number of servers.
type weightedRandom struct {
	table  *alias
	stream rng.Stream
}

func (w *weightedRandom) Pick(int32) int32 {
	i := w.stream.Intn(len(w.table.keep))
	if float64(w.stream.Float64()*w.table.total) < w.table.keep[i] {
		return int32(i)
	}
	return w.table.other[i]
}

// alias is Walker's table, filled by the two lists of Vose ("A linear algorithm
// for generating random numbers with a given distribution", 1991) in whole
// numbers, so that no rounding shifts a weight.
type alias struct {
	keep  []float64 // by place: of total, how much goes to the place itself
	other []int32   // by place: the server that gets the rest
	total float64   // the sum of weights
}

func newAlias(weights []int64) *alias {
	n := int64(len(weights))
	sum := total(weights)
	a := &alias{keep: make([]float64, n), other: identity(int(n)), total: float64(sum)}
	share := make([]int64, n) // weight x n, so that the mean is the sum
	var small, large []int32
	for i := len(weights) - 1; i >= 0; i-- {
		share[i] = weights[i] * n
		if share[i] < sum {
			small = append(small, int32(i))
		} else {
			large = append(large, int32(i))
		}
	}
	for len(small) > 0 && len(large) > 0 {
		s, l := small[len(small)-1], large[len(large)-1]
		small = small[:len(small)-1]
		a.keep[s], a.other[s] = float64(share[s]), l
		if share[l] -= sum - share[s]; share[l] < sum {
			large = large[:len(large)-1]
			small = append(small, l)
		}
	}
	for _, i := range append(small, large...) {
		a.keep[i] = a.total
	}
	return a
}

// total returns the sum of weights.
func total(weights []int64) int64 {
	sum := int64(0)
	for _, w := range weights {
		sum += w
	}
	return sum
}

// divisor returns the greatest common divisor of the weights (Euclid).
func divisor(weights []int64) int64 {
	g := int64(0)
	for _, w := range weights {
		for w != 0 {
			g, w = w, g%w
		}
	}
	return g
}
