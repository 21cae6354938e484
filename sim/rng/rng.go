// Package rng provides the named random streams of a run and the few
// functions of real numbers that give the same bits on every platform.
//
// A stream is identified by the run's seed, a purpose ("arrival", "demand",
// "policy", ...) and an index (the balancer, the server). Streams of different
// names are independent for every practical purpose, so that what one part of
// the model draws never shifts what another part sees: every policy is offered
// the same arrivals, senders, demands and balancer choices.
package rng

import (
	"math"
	"math/bits"
)

// Stream is xoroshiro128++ (Blackman and Vigna, "Scrambled linear
// pseudorandom number generators", 2021): 16 bytes of state, period 2^128 - 1.
// It is a concrete type, small enough that its step is inlined, because a
// call costs more than the step itself under WebAssembly. The zero Stream is
// not usable; call New.
type Stream struct {
	s0, s1 uint64
}

// New returns the stream of a seed, a purpose and an index.
func New(seed uint64, purpose string, index int) Stream {
	// FNV-1a over the purpose keeps the name readable in the code; splitmix64
	// (Steele, Lea and Flood 2014) then spreads all three over the state.
	name := uint64(14695981039346656037)
	for i := 0; i < len(purpose); i++ {
		name = (name ^ uint64(purpose[i])) * 1099511628211
	}
	x := Mix(seed+golden) ^ name
	x = Mix(x+golden) ^ uint64(index)
	x += golden
	s := Stream{s0: Mix(x), s1: Mix(x + golden)}
	if s.s0|s.s1 == 0 {
		s.s0 = golden
	}
	return s
}

// golden is 2^64 divided by the golden ratio, splitmix64's increment.
const golden = 0x9e3779b97f4a7c15

// Mix spreads 64 bits over 64 bits, one to one: the output function of
// splitmix64. It also serves as the hash function of hashing policies.
func Mix(z uint64) uint64 {
	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9
	z = (z ^ (z >> 27)) * 0x94d049bb133111eb
	return z ^ (z >> 31)
}

// Step returns the next 64 random bits and the stream that follows them. In a
// loop a stream that goes by value stays in registers, while one with a method
// called on it goes through memory.
func (r Stream) Step() (uint64, Stream) {
	a, b := r.s0, r.s1
	x := bits.RotateLeft64(a+b, 17) + a
	b ^= a
	return x, Stream{bits.RotateLeft64(a, 49) ^ b ^ b<<21, bits.RotateLeft64(b, 28)}
}

// Uint64 returns the next 64 random bits.
func (r *Stream) Uint64() uint64 {
	x, next := r.Step()
	*r = next
	return x
}

// Unit makes a multiple of 2^-53 in [0, 1) of random bits.
func Unit(bits uint64) float64 { return float64(int64(bits>>11)) * 0x1p-53 }

// Float64 returns a multiple of 2^-53 in [0, 1).
func (r *Stream) Float64() float64 { return Unit(r.Uint64()) }

// Open returns an odd multiple of 2^-53 in (0, 1), for logarithms and
// quantile functions that are infinite at an end.
func (r *Stream) Open() float64 { return open(r.Uint64()) }

// open makes what Open returns of random bits.
func open(bits uint64) float64 { return (float64(int64(bits>>12)) + 0.5) * 0x1p-52 }

// Intn returns a uniform integer in [0, n) for 1 <= n < 2^31, exactly uniform:
// Lemire's multiply-and-shift ("Fast random integer generation in an
// interval", 2019) on 32 bits, as a 64 by 64 to 128 bit product is slow under
// WebAssembly.
func (r *Stream) Intn(n int) int {
	p := (r.Uint64() >> 32) * uint64(n)
	if uint32(p) < uint32(n) {
		p = r.reject(p, uint64(n))
	}
	return int(p >> 32)
}

// IntnTwo returns Intn(n) and then Intn(m), which pairs of servers are drawn by.
func (r *Stream) IntnTwo(n, m int) (int, int) {
	x, s := r.Step()
	y, s := s.Step()
	p, q := (x>>32)*uint64(n), (y>>32)*uint64(m)
	if uint32(p) < uint32(n) || uint32(q) < uint32(m) {
		return r.Intn(n), r.Intn(m)
	}
	*r = s
	return int(p >> 32), int(q >> 32)
}

// IntnTwoAll sets a and b to as many draws of IntnTwo(n, m).
func (r *Stream) IntnTwoAll(n, m int, a, b []int32) { r.twoAll(n, m, 0, a, b) }

// twoAll draws IntnTwoAll, or DistinctAll where distinct is 1 and not 0.
func (r *Stream) twoAll(n, m int, distinct uint64, a, b []int32) {
	s, last := *r, *r
	second := b[:len(a)]
	var x, y uint64
	for i := range a {
		x, s = last.Step()
		y, s = s.Step()
		p, q := (x>>32)*uint64(n), (y>>32)*uint64(m)
		if uint32(p) < uint32(n) || uint32(q) < uint32(m) {
			p, q, s = last.twoSlowly(n, m)
		}
		a[i], second[i], last = int32(p>>32), int32(other(p>>32, q>>32, distinct)), s
	}
	*r = s
}

// other returns the number at a place among all, or, where distinct is 1, among
// all but a, where 0 comes in the place of a.
func other(a, place, distinct uint64) uint64 {
	place += distinct
	if zero := place &^ -distinct; place == a {
		place = zero
	}
	return place
}

// twoSlowly is IntnTwo where one may have to be drawn again; the results are in
// the upper halves.
//
//go:noinline
func (r Stream) twoSlowly(n, m int) (p, q uint64, next Stream) {
	p = uint64(r.Intn(n)) << 32
	q = uint64(r.Intn(m)) << 32
	return p, q, r
}

// Distinct returns two distinct integers in [0, n) for 2 <= n < 2^31, all pairs
// being equally likely: Intn(n), and Intn(n-1) as a place among all others, where
// 0 comes in the place of the first.
func (r *Stream) Distinct(n int) (a, b int) {
	a, b = r.IntnTwo(n, n-1)
	return a, int(other(uint64(a), uint64(b), 1))
}

// DistinctAll sets a and b to as many draws of Distinct(n).
func (r *Stream) DistinctAll(n int, a, b []int32) { r.twoAll(n, n-1, 1, a, b) }

// IntnAll sets out to as many draws of Intn(n).
func (r *Stream) IntnAll(n int, out []int32) {
	s, m := *r, uint64(n)
	var x uint64
	for i := range out {
		x, s = s.Step()
		p := (x >> 32) * m
		if uint32(p) < uint32(m) {
			*r = s
			p = r.reject(p, m)
			s = *r
		}
		out[i] = int32(p >> 32)
	}
	*r = s
}

// reject redraws while the low half falls into the part that would make small
// results more likely; it is rarely entered, and apart to keep Intn small.
//
//go:noinline
func (r *Stream) reject(p, n uint64) uint64 {
	threshold := uint64(uint32(-uint32(n)) % uint32(n))
	for uint64(uint32(p)) < threshold {
		p = (r.Uint64() >> 32) * n
	}
	return p
}

// Exponential returns a draw of mean 1.
func (r *Stream) Exponential() float64 {
	return -Log(r.Open())
}

// ExponentialAll sets out to as many draws of Exponential.
func (r *Stream) ExponentialAll(out []float64) {
	s := *r
	var x uint64
	for i := range out {
		x, s = s.Step()
		f, e := fraction(math.Float64bits(open(x)))
		half := halfSquare(f)
		out[i] = -logSum(f, half, logSeries(f, half), float64(e))
	}
	*r = s
}
