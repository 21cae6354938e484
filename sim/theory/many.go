package theory

import "math"

// ErlangC is the probability that a request has to wait in an M/M/c queue: c
// servers with one line. A. K. Erlang, "Solution of some problems in the
// theory of probabilities of significance in automatic telephone exchanges",
// 1917. It is reached through Erlang's loss formula, whose recursion has no
// large factorials.
func ErlangC(c int, rho float64) float64 {
	if c < 1 {
		return math.NaN()
	}
	if v, bad := unstable(rho); bad {
		if v > 0 {
			return 1
		}
		return v
	}
	offered, blocked := float64(c)*rho, 1.0
	for i := 1; i <= c; i++ {
		blocked = offered * blocked / (float64(i) + offered*blocked)
	}
	return blocked / (1 - rho*(1-blocked))
}

// MMc is the mean response time of an M/M/c queue at utilisation rho of each
// server. Sending each request to the server that becomes free first is
// exactly this, with exponential demands.
func MMc(c int, rho float64) float64 {
	if v, bad := unstable(rho); bad {
		return v
	}
	return 1 + ErlangC(c, rho)/(float64(c)*(1-rho))
}

// MMcTail is the probability that a response of an M/M/c queue, first come
// first served, takes longer than t mean demands: the demand, and with the
// probability of Erlang C an exponential wait of rate c (1 - rho) before it.
func MMcTail(c int, rho, t float64) float64 {
	if t <= 0 {
		return 1
	}
	wait, rate := ErlangC(c, rho), float64(c)*(1-rho)
	if d := rate - 1; math.Abs(d) > 1e-6 {
		return math.Exp(-t) + wait*(math.Exp(-t)-math.Exp(-rate*t))/d
	}
	return math.Exp(-t) * (1 + wait*t)
}

// MMcQuantile is the p-quantile of the response time of an M/M/c queue, by
// bisection of the tail.
func MMcQuantile(c int, rho, p float64) float64 {
	if v, bad := unstable(rho); bad {
		return v
	}
	if !(p >= 0 && p < 1) {
		return math.NaN()
	}
	low, high := 0.0, 1.0
	for MMcTail(c, rho, high) > 1-p {
		high *= 2
	}
	for range 200 {
		mid := (low + high) / 2
		if mid == low || mid == high {
			break
		}
		if MMcTail(c, rho, mid) > 1-p {
			low = mid
		} else {
			high = mid
		}
	}
	return high
}
