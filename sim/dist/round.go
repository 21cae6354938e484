package dist

import "time"

// Cap is the longest draw in nanoseconds, 11.6 days: a draw beyond it counts
// as this long. Without it one draw from a heavy tail could carry a run past
// the 292 years that an int64 holds; with it thousands of the longest draws
// still fit. Mean, SCV and Quantile describe the distribution without the cap.
const Cap = 1_000_000_000_000_000

// MaxParameter is the longest duration that a parameter may have, in
// nanoseconds. Longer demands are not requests but batch jobs, and their sums
// would come near the end of the clock.
const MaxParameter = int64(time.Hour)

// whole rounds a draw x >= 0 to the nearest nanosecond, at most Cap. Callers
// round products by float64(...) before, so that nothing is fused.
func whole(x float64) int64 {
	if x < Cap {
		return int64(x + 0.5)
	}
	return Cap
}
