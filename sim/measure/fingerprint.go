package measure

import "fmt"

// The fingerprint is a 64-bit hash over every request's number, arrival,
// server, start and finish. Each request is mixed on its own (multiply and
// shift rounds in the manner of MurmurHash3's finaliser, Appleby 2011) and the
// results are added, so that it does not matter in which order a simulator
// comes to know the outcomes.

// mixRequest mixes one request. A dropped one has start and finish -1.
func mixRequest(index, arrival, start, finish int64, server int32) uint64 {
	return mixStepped(uint64(index)*indexStep, arrival, start, finish, server)
}

// indexStep is what the requests' numbers are multiplied by, and so what the
// product rises by from one request to the next.
const indexStep = 0x9e3779b97f4a7c15

// mixStepped is mixRequest of a number that has been multiplied by indexStep.
func mixStepped(product uint64, arrival, start, finish int64, server int32) uint64 {
	h := (uint64(arrival) + product) * 0xff51afd7ed558ccd
	h ^= h >> 32
	h = (h ^ (uint64(start) + uint64(server)*0xd6e8feb86659fd93)) * 0xc4ceb9fe1a85ec53
	h ^= h >> 29
	h = (h + uint64(finish)) * 0x94d049bb133111eb
	return h ^ h>>32
}

// finishHash spreads the sum once more.
func finishHash(h uint64) uint64 {
	h = (h ^ h>>30) * 0xbf58476d1ce4e5b9
	h = (h ^ h>>27) * 0x94d049bb133111eb
	return h ^ h>>31
}

// Combine returns the fingerprint of a whole run: over the results in order,
// policy by policy and seed by seed. That of a single result is its own.
func Combine(results []*Result) uint64 {
	if len(results) == 1 {
		return results[0].Fingerprint
	}
	h := uint64(0)
	for _, r := range results {
		h = finishHash(h*0x9e3779b97f4a7c15 + r.Fingerprint)
	}
	return h
}

// FormatFingerprint writes a fingerprint as 16 hexadecimal digits.
func FormatFingerprint(h uint64) string { return fmt.Sprintf("%016x", h) }
