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
	bits := math.Float64bits(x)
	k := 0
	if bits < 1<<52 { // subnormal
		x *= 0x1p54
		bits = math.Float64bits(x)
		k = -54
	}
	k += int(bits>>52) - 1023
	// The fraction in [1, 2); halve it when above sqrt(2).
	f := math.Float64frombits(bits&(1<<52-1) | 1023<<52)
	if f > math.Sqrt2 {
		f *= 0.5
		k++
	}
	f -= 1
	s := f / (2 + f)
	s2 := float64(s * s)
	s4 := float64(s2 * s2)
	t1 := float64(s2 * (6.666666666666735130e-01 + float64(s4*(2.857142874366239149e-01+float64(s4*(1.818357216161805012e-01+float64(s4*1.479819860511658591e-01)))))))
	t2 := float64(s4 * (3.999999999940941908e-01 + float64(s4*(2.222219843214978396e-01+float64(s4*1.531383769920937332e-01)))))
	half := float64(float64(0.5*f) * f)
	kf := float64(k)
	return float64(kf*ln2High) - ((half - (float64(s*(half+t1+t2)) + float64(kf*ln2Low))) - f)
}

// Exp returns e^x: 0 below about -745, +Inf above about 709.78.
//
// x = k ln 2 + r with |r| <= ln(2)/2, then FDLIBM's rational approximation of
// e^r on that interval.
func Exp(x float64) float64 {
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
	if x > 0.34657359027997264 || x < -0.34657359027997264 {
		shift := 0.5
		if x < 0 {
			shift = -0.5
		}
		k = int(float64(x*math.Log2E) + shift)
		high = x - float64(float64(k)*ln2High)
		low = float64(float64(k) * ln2Low)
	}
	r := high - low
	t := float64(r * r)
	c := r - float64(t*(1.66666666666666657415e-01+float64(t*(-2.77777777770155933842e-03+float64(t*(6.61375632143793436117e-05+float64(t*(-1.65339022054652515390e-06+float64(t*4.13813679705723846039e-08)))))))))
	y := 1 - ((low - float64(r*c)/(2-c)) - high)
	return scale(y, k)
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
