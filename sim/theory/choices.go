package theory

import "math"

// ChoicesByCount is the mean response time among very many servers when each
// request goes to the one with the fewest unfinished requests, at this
// instant, among d servers drawn at random; demands are exponential. For one
// choice it is M/M/1. N. Vvedenskaya, R. Dobrushin and F. Karpelevich,
// "Queueing system with selection of the shortest of two queues: an asymptotic
// approach", 1996; M. Mitzenmacher, "The power of two choices in randomized
// load balancing", 2001.
//
//	T = sum over i >= 1 of rho^((d^i - d) / (d - 1))
func ChoicesByCount(d int, rho float64) float64 {
	if d < 1 {
		return math.NaN()
	}
	if v, bad := unstable(rho); bad {
		return v
	}
	if d == 1 {
		return 1 / (1 - rho)
	}
	sum, power, exponent := 0.0, 1.0, 0.0 // exponent: (d^i - d) / (d - 1)
	for power > 1e-18 {
		sum += power
		exponent = float64(d)*exponent + float64(d)
		power = math.Pow(rho, exponent)
	}
	return sum
}

// ChoicesByWork is the mean response time among very many servers when each
// request goes to the one that becomes free first among d servers drawn at
// random; demands are exponential. T. Hellemans and B. Van Houdt, "On the
// power-of-d-choices with least loaded server selection", 2018.
//
//	T = sum over k >= 0 of rho^(d k) / (1 + k (d - 1))
func ChoicesByWork(d int, rho float64) float64 {
	if d < 1 {
		return math.NaN()
	}
	if v, bad := unstable(rho); bad {
		return v
	}
	sum, ratio := 0.0, math.Pow(rho, float64(d))
	power := 1.0
	for k := 0; power > 1e-18*sum*(1-ratio) && k < 100_000_000; k++ {
		sum += power / (1 + float64(k)*float64(d-1))
		power *= ratio
	}
	return sum
}
