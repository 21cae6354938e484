// Package dist holds the distributions of demands and gaps, one a file.
package dist

import "loadlab/sim/rng"

// Distribution is a distribution of non-negative durations in nanoseconds.
// Implementations are small values, comparable with ==, or pointers to
// values that are never changed.
type Distribution interface {
	// Fill draws len(out) values in nanoseconds, in order, one after the other
	// from r: two calls of Fill draw what one call of their joint length does.
	Fill(r *rng.Stream, out []int64)
	// Mean is the exact mean in nanoseconds, before rounding to whole ones.
	Mean() float64
	// SCV is the squared coefficient of variation, variance / mean^2; +Inf
	// where the variance is infinite.
	SCV() float64
	// Quantile is the smallest value in nanoseconds that a draw does not
	// exceed with probability p, 0 < p < 1.
	Quantile(p float64) float64
	// String is the canonical link text, such as uniform:125ms:625ms.
	String() string
}
