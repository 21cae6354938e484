package theory

import "math"

// RoundRobinRoot is sigma of the queue E_n/M/1, the probability that a request
// finds its server busy: one balancer deals Poisson arrivals to n servers in
// turn, so each sees every n-th arrival, and demands are exponential.
// D. G. Kendall, "Stochastic processes occurring in the theory of queues",
// 1953. It is the root in [0, 1) of
//
//	sigma = (n rho / (n rho + 1 - sigma))^n
func RoundRobinRoot(n int, rho float64) float64 {
	if n < 1 {
		return math.NaN()
	}
	if v, bad := unstable(rho); bad {
		if v > 0 {
			return 1
		}
		return v
	}
	next := func(sigma float64) float64 {
		// (1 + (1 - sigma) / (n rho))^-n, kept accurate for large n
		return math.Exp(-float64(n) * math.Log1p((1-sigma)/(float64(n)*rho)))
	}
	// The right side is convex in sigma and crosses the diagonal once below 1,
	// from above to below it.
	low, high := 0.0, 1.0
	for range 200 {
		mid := (low + high) / 2
		if mid == low || mid == high {
			break
		}
		if next(mid) > mid {
			low = mid
		} else {
			high = mid
		}
	}
	return low
}

// RoundRobin is the mean response time of E_n/M/1, 1 / (1 - sigma).
func RoundRobin(n int, rho float64) float64 {
	if v, bad := unstable(rho); bad {
		return v
	}
	return 1 / (1 - RoundRobinRoot(n, rho))
}

// RoundRobinQuantile is the p-quantile of that response time, which is
// exponential.
func RoundRobinQuantile(n int, rho, p float64) float64 {
	return exponentialQuantile(RoundRobin(n, rho), p)
}
