package theory

import "math"

// PollaczekKhinchine is the mean wait in an M/G/1 queue, first come first
// served: Poisson arrivals, one server, demands with the squared coefficient
// of variation scv. F. Pollaczek, "Über eine Aufgabe der
// Wahrscheinlichkeitstheorie", 1930; A. Khinchine, 1932.
//
//	W = rho E[S²] / (2 (1 - rho)), E[S] = 1, E[S²] = 1 + scv
func PollaczekKhinchine(rho, scv float64) float64 {
	if v, bad := unstable(rho); bad {
		return v
	}
	if rho == 0 {
		return 0 // even where scv is infinite: nobody is there to wait for
	}
	return rho * (1 + scv) / (2 * (1 - rho))
}

// ProcessorSharing is the mean response time of an M/G/1 queue under processor
// sharing, whatever the distribution of demands. L. Kleinrock,
// "Time-shared systems: a theoretical treatment", 1967; M. Sakata,
// S. Noguchi and J. Oizumi, "An analysis of the M/G/1 queue under round-robin
// scheduling", 1971.
func ProcessorSharing(rho float64) float64 {
	if v, bad := unstable(rho); bad {
		return v
	}
	return 1 / (1 - rho)
}

// MM1Quantile is the p-quantile of the response time of an M/M/1 queue, first
// come first served, which is exponential with mean 1 / (1 - rho).
func MM1Quantile(rho, p float64) float64 {
	return exponentialQuantile(ProcessorSharing(rho), p)
}

// exponentialQuantile is the p-quantile of an exponential distribution.
func exponentialQuantile(mean, p float64) float64 {
	if p < 0 || p > 1 {
		return math.NaN()
	}
	return -mean * math.Log1p(-p)
}
