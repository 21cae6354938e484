package fleet

import (
	"slices"
	"testing"

	"loadlab/sim/rng"
)

// TestFewestAgreesWithScanning lets numbers rise and fall at random and asks
// every question of the plain numbers too: with numbers that stay together, that
// drift upwards, and that leave some far behind, so that all tiers are given up
// and made anew.
func TestFewestAgreesWithScanning(t *testing.T) {
	r := rng.New(1, "fewest", 0)
	for _, n := range []int{1, 2, 63, 64, 65, 600, 1500} {
		for drift := range 3 {
			numbers := make([]int32, n)
			f := NewFewest(numbers)
			for range 4000 {
				place := int32(r.Intn(n))
				switch {
				case drift == 2 && r.Intn(3) > 0:
					place = f.From(place) // join the shortest: all climb together
					fallthrough
				case numbers[place] == 0 || r.Intn(4) < 2+min(drift, 1):
					numbers[place]++
					f.Rose(place)
				default:
					numbers[place]--
					f.Fell(place)
				}
				agree(t, f, numbers, int32(r.Intn(n)))
			}
		}
	}
}

// TestFewestForgetsATierThatIsGivenUp: numbers stand in the last tier when one
// falls below the first.
func TestFewestForgetsATierThatIsGivenUp(t *testing.T) {
	numbers := make([]int32, 1500)
	f := NewFewest(numbers)
	rise := func(place, to int32) {
		for numbers[place] < to {
			numbers[place]++
			f.Rose(place)
		}
	}
	for place := range int32(len(numbers)) {
		rise(place, tiers) // the last of them makes all tiers anew
	}
	for place := range int32(700) {
		rise(place, 2*tiers-1)
	}
	for place := int32(700); place < int32(len(numbers)); place++ {
		numbers[place]--
		f.Fell(place)
		if place%50 == 0 {
			agree(t, f, numbers, place)
		}
	}
}

// agree asks the index and the plain numbers.
func agree(t *testing.T, f *Fewest, numbers []int32, from int32) {
	t.Helper()
	least := slices.Min(numbers)
	var tied []int32
	for i, x := range numbers {
		if x == least {
			tied = append(tied, int32(i))
		}
	}
	if f.Ties() != len(tied) {
		t.Fatalf("%v: %d ties, want %d", numbers, f.Ties(), len(tied))
	}
	for k := 0; k < len(tied); k += 1 + len(tied)/7 {
		if got := f.Nth(k); got != tied[k] {
			t.Fatalf("%v: number %d is %d, want %d", numbers, k, got, tied[k])
		}
	}
	want := tied[0]
	if i, _ := slices.BinarySearch(tied, from); i < len(tied) {
		want = tied[i]
	}
	if got := f.From(from); got != want {
		t.Fatalf("%v: from %d it is %d, want %d", numbers, from, got, want)
	}
}
