package figure

import "math"

// student is the 97.5 % quantile of Student's t distribution for 1, 2, ...
// degrees of freedom; beyond the table it is within 0.0005 of expanded.
var student = [...]float64{
	12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281,
	2.2010, 2.1788, 2.1604, 2.1448, 2.1314, 2.1199, 2.1098, 2.1009, 2.0930, 2.0860,
}

// expanded is Fisher's expansion of the same quantile for many degrees of
// freedom, from that of the normal distribution.
func expanded(degrees float64) float64 {
	const z = 1.959964
	return z + (z*z*z+z)/(4*degrees) + (5*z*z*z*z*z+16*z*z*z+3*z)/(96*degrees*degrees)
}

// interval is the mean of independent values and the half width of its 95 %
// confidence interval, 0 where there is one value only.
func interval(values []float64) (mean, half float64) {
	n := float64(len(values))
	for _, v := range values {
		mean += v / n
	}
	if n < 1 {
		return math.NaN(), 0
	}
	if n < 2 {
		return mean, 0
	}
	squares := 0.0
	for _, v := range values {
		squares += (v - mean) * (v - mean)
	}
	degrees := len(values) - 1
	t := expanded(float64(degrees))
	if degrees <= len(student) {
		t = student[degrees-1]
	}
	return mean, t * math.Sqrt(squares/float64(degrees)/n)
}
