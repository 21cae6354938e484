package dist

import (
	"math"

	"loadlab/sim/rng"
)

// normalQuantile is the inverse of the standard normal distribution function
// for 0 < p < 1, to about 16 digits: Wichura, "Algorithm AS 241: the
// percentage points of the normal distribution", Applied Statistics 37, 1988;
// the coefficients are facts of its three rational approximations. Every
// product is rounded, as rng.Log is used in place of the library's.
func normalQuantile(p float64) float64 {
	q := p - 0.5
	if q >= -0.425 && q <= 0.425 {
		return q * rational(0.180625-float64(q*q), &centralTop, &centralBottom)
	}
	tail := p
	if q > 0 {
		tail = 1 - p
	}
	r := math.Sqrt(-rng.Log(tail))
	var x float64
	if r <= 5 {
		x = rational(r-1.6, &middleTop, &middleBottom)
	} else {
		x = rational(r-5, &farTop, &farBottom)
	}
	if q < 0 {
		return -x
	}
	return x
}

// rational returns the quotient of two polynomials of degree 7, coefficients
// from the constant up.
func rational(x float64, top, bottom *[8]float64) float64 {
	a, b := top[7], bottom[7]
	for i := 6; i >= 0; i-- {
		a = float64(a*x) + top[i]
		b = float64(b*x) + bottom[i]
	}
	return a / b
}

// Coefficients of AS 241: the centre |p - 1/2| <= 0.425, the tails down to
// e^-25, and beyond.
var (
	centralTop = [8]float64{3.3871328727963666080e0, 1.3314166789178437745e2, 1.9715909503065514427e3, 1.3731693765509461125e4,
		4.5921953931549871457e4, 6.7265770927008700853e4, 3.3430575583588128105e4, 2.5090809287301226727e3}
	centralBottom = [8]float64{1, 4.2313330701600911252e1, 6.8718700749205790830e2, 5.3941960214247511077e3,
		2.1213794301586595867e4, 3.9307895800092710610e4, 2.8729085735721942674e4, 5.2264952788528545610e3}
	middleTop = [8]float64{1.42343711074968357734e0, 4.63033784615654529590e0, 5.76949722146069140550e0, 3.64784832476320460504e0,
		1.27045825245236838258e0, 2.41780725177450611770e-1, 2.27238449892691845833e-2, 7.74545014278341407640e-4}
	middleBottom = [8]float64{1, 2.05319162663775882187e0, 1.67638483018380384940e0, 6.89767334985100004550e-1,
		1.48103976427480074590e-1, 1.51986665636164571966e-2, 5.47593808499534494600e-4, 1.05075007164441684324e-9}
	farTop = [8]float64{6.65790464350110377720e0, 5.46378491116411436990e0, 1.78482653991729133580e0, 2.96560571828504891230e-1,
		2.65321895265761230930e-2, 1.24266094738807843860e-3, 2.71155556874348757815e-5, 2.01033439929228813265e-7}
	farBottom = [8]float64{1, 5.99832206555887937690e-1, 1.36929880922735805310e-1, 1.48753612908506148525e-2,
		7.86869131145613259100e-4, 1.84631831751005468180e-5, 1.42151175831644588870e-7, 2.04426310338993978564e-15}
)

// normalDensity is the standard normal density.
func normalDensity(x float64) float64 {
	const oneOverRootTwoPi = 0.39894228040143267794
	return float64(oneOverRootTwoPi * rng.Exp(-float64(x*x)/2))
}

// normalCDF is the standard normal distribution function for 0 <= x <= 9: one
// half plus the density times x + x^3/3 + x^5/(3*5) + ..., all terms positive
// (Marsaglia, "Evaluating the normal distribution", 2004).
func normalCDF(x float64) float64 {
	sum, term, square := 0.0, x, float64(x*x)
	for i := 3.0; sum+term != sum; i += 2 {
		sum += term
		term = term * square / i
	}
	return 0.5 + float64(sum*normalDensity(x))
}
