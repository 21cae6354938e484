package policy

import (
	"slices"
	"testing"
)

// TestRoutesAreWhatIsPicked of policies that look at the sender alone, and of no
// others.
func TestRoutesAreWhatIsPicked(t *testing.T) {
	const senders = 100
	routed := []string{"hash", "ringhash", "ringhash:vnodes=3", "maglev"}
	for _, text := range append(Names(), "ringhash:vnodes=3", "ringhash:bound=2") {
		plain := build(t, text, world(2, 1, 2, 3))
		set := build(t, text, world(2, 1, 2, 3))
		routes := set.Route(senders)
		if (routes != nil) != slices.Contains(routed, text) {
			t.Errorf("%s: routes %v", text, routes)
		}
		if routes == nil {
			continue
		}
		if len(routes) != senders {
			t.Fatalf("%s: %d routes of %d senders", text, len(routes), senders)
		}
		all := make([]int32, senders)
		set.Pickers[1].(Batcher).PickAll(routes, all)
		for i := range int32(senders) {
			want := plain.Pickers[1].Pick(i)
			if got := set.Pickers[0].Pick(routes[i]); got != want || all[i] != want {
				t.Errorf("%s: sender %d goes to server %d and %d, want %d", text, i, got, all[i], want)
			}
		}
	}
}
