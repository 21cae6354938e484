package workload

import (
	"reflect"
	"testing"

	"loadlab/sim/dist"
)

// TestRoutesStandForSenders and change nothing else.
func TestRoutesStandForSenders(t *testing.T) {
	demand, err := dist.Parse("exp:10ms")
	if err != nil {
		t.Fatal(err)
	}
	for _, senders := range []int{1, 2, 7} {
		for _, skew := range []float64{1, 5} {
			s := Setup{Seed: 3, Senders: senders, Skew: skew, Rate: 100, Demand: demand, Balancers: 2, Requests: 1000}
			plain, want := NewSource(s), NewBatch(250)
			s.Routes = []int32{9, 8, 7, 9, 2, 1, 6}[:senders]
			routed, got := NewSource(s), NewBatch(250)
			for n := plain.Fill(want); n > 0; n = plain.Fill(want) {
				for i, sender := range want.Sender[:n] {
					want.Sender[i] = s.Routes[sender]
				}
				if m := routed.Fill(got); m != n || !reflect.DeepEqual(got, want) {
					t.Fatalf("%d senders, skew %g: %d requests of %v, want %d of %v", senders, skew, m, got.Sender, n, want.Sender)
				}
				clear(want.Sender)
			}
		}
	}
}
