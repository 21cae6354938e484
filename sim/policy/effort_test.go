package policy

import "testing"

// TestLookingAtAllServersIsMoreEffort: what looks at every server at each pick
// takes longer the more there are, and what does not, does not.
func TestLookingAtAllServersIsMoreEffort(t *testing.T) {
	for text, all := range map[string]bool{
		"random": false, "leastloaded": false, "leastoutstanding": false, "powerofk:k=10": false, "peakewma": false,
		"swrr": true, "dynweight": true, "peakewma:choices=all": true,
	} {
		s, err := Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		few, many := s.Effort(100), s.Effort(10_000)
		if few < 1 || (many > 10*few) != all {
			t.Errorf("%s: %v with 100 servers, %v with 10,000", text, few, many)
		}
	}
	least, most := Spec{Name: "powerofk", Values: []float64{2}}, Spec{Name: "powerofk", Values: []float64{10}}
	if least.Effort(100) >= most.Effort(100) {
		t.Error("comparing ten takes no longer than comparing two")
	}
}
