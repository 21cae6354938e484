package rng

import "math"

// The standard library's Exp, Log and Pow differ in the last bit between
// platforms: some have assembly, and the compiler may fuse x*y+z where the
// processor can. These use the four operations only and round every product
// by float64(...), which forbids fusing, so they agree everywhere. Against
// the true value they are off by at most two units in the last place.

const (
	ln2High = 6.93147180369123816490e-01 // the leading 33 bits of ln 2
	ln2Low  = 1.90821492927058770002e-10 // ln 2 - ln2High
)

// Log returns the natural logarithm of x > 0. Log(0) is -Inf; a negative x or
// NaN gives NaN.
//
// x = 2^k * f with sqrt(1/2) <= f < sqrt(2), then the even polynomial in
// s = (f-1)/(f+1) of Remez kind that FDLIBM's e_log uses (Sun Microsystems,
// 1993; the coefficients are facts of that approximation).
func Log(x float64) float64 {
	switch {
	case x != x || x < 0:
		return math.NaN()
	case x == 0:
		return math.Inf(-1)
	case x > math.MaxFloat64:
		return x
	}
	if x < 0x1p-1022 { // subnormal
		return log(x*0x1p54, -54)
	}
	return log(x, 0)
}

// log returns the natural logarithm of 2^k * x for a normal x.
func log(x float64, k int) float64 {
	f, e := fraction(math.Float64bits(x))
	half := halfSquare(f)
	return logSum(f, half, logSeries(f, half), float64(k+e))
}

// The parts of log are small enough to be inlined: where many logarithms are
// taken they stand in the loop themselves.

// fraction returns f and e with x = 2^e * (1 + f) and sqrt(1/2) < 1 + f <=
// sqrt(2), where x has the given bits. There is no branch, as no processor could
// foretell it.
func fraction(bits uint64) (f float64, e int) {
	const least = 0x3fe6a09e667f3bce // the bits of the number after sqrt(1/2)
	bits -= least
	return math.Float64frombits(bits&(1<<52-1)+least) - 1, int(int64(bits) >> 52)
}

// halfSquare returns f^2 / 2.
func halfSquare(f float64) float64 { return float64(float64(0.5*f) * f) }

// logSum returns k ln 2 + f - half + series, the smallest terms first.
func logSum(f, half, series, k float64) float64 {
	return float64(k*ln2High) - ((half - (series + float64(k*ln2Low))) - f)
}

// logSeries returns s * (half + R(s)) with s = f / (2 + f): what log(1 + f)
// has beside f - half, where half is f^2 / 2.
func logSeries(f, half float64) float64 {
	s := f / (2 + f)
	s2 := float64(s * s)
	s4 := float64(s2 * s2)
	return float64(s * (half + logOdd(s2, s4) + logEven(s4)))
}

// logOdd and logEven are the terms of R in s^2, s^6, ... and in s^4, s^8, ...
func logOdd(s2, s4 float64) float64 {
	return float64(s2 * (6.666666666666735130e-01 + float64(s4*(2.857142874366239149e-01+float64(s4*(1.818357216161805012e-01+float64(s4*1.479819860510658591e-01)))))))
}

func logEven(s4 float64) float64 {
	return float64(s4 * (3.999999999940941908e-01 + float64(s4*(2.222219843214978396e-01+float64(s4*1.531383769920937332e-01)))))
}

// Exp returns e^x: 0 below about -745, +Inf above about 709.78.
//
// x = k ln 2 + r with |r| <= ln(2)/2, then FDLIBM's rational approximation of
// e^r on that interval.
func Exp(x float64) float64 {
	if x <= -0x1p-28 && x >= -halfLn2 { // averages fade little between two looks
		c := expSeries(x)
		return 1 + (x + float64(x*c)/(2-c)) // what follows, without k and low
	}
	switch {
	case x != x:
		return x
	case x > 7.09782712893383973096e+02:
		return math.Inf(1)
	case x < -7.45133219101941108420e+02:
		return 0
	case x > -0x1p-28 && x < 0x1p-28:
		return 1 + x
	}
	k := 0
	high, low := x, 0.0
	if x > halfLn2 || x < -halfLn2 {
		shift := 0.5
		if x < 0 {
			shift = -0.5
		}
		k = int(float64(x*math.Log2E) + shift)
		high = x - float64(float64(k)*ln2High)
		low = float64(float64(k) * ln2Low)
	}
	r := high - low
	c := expSeries(r)
	y := 1 - ((low - float64(r*c)/(2-c)) - high)
	return scale(y, k)
}

// halfLn2 is ln(2) / 2, up to which Exp needs no halving or doubling.
const halfLn2 = 0.34657359027997264

// expSeries returns the c of the approximation e^r = 1 + r + r c / (2 - c), for
// |r| <= halfLn2: r less a polynomial in r^2.
func expSeries(r float64) float64 {
	t := float64(r * r)
	return r - float64(t*(1.66666666666666657415e-01+float64(t*(-2.77777777770155933842e-03+float64(t*(6.61375632143793436117e-05+float64(t*(-1.65339022054652515390e-06+float64(t*4.13813679705723846039e-08)))))))))
}

// scale returns y * 2^k for 0.5 < y < 2.5, rounding once where the result is
// subnormal.
func scale(y float64, k int) float64 {
	if k < -1021 {
		return y * math.Float64frombits(uint64(k+60+1023)<<52) * 0x1p-60
	}
	if k > 1023 {
		return y * 2 * math.Float64frombits(uint64(k-1+1023)<<52)
	}
	return y * math.Float64frombits(uint64(k+1023)<<52)
}

// Pow returns x^y for x > 0 as Exp(y * Log(x)). Its relative error grows with
// |y log x|: about 2e-16 times that, which is far below any sampling error.
func Pow(x, y float64) float64 {
	return Exp(float64(y * Log(x)))
}
