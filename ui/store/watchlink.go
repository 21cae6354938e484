package store

import (
	"strconv"
	"strings"

	"loadlab/sim/quantity"
)

// The live view stands in the query, as other settings of the view do:
// watch=FROM~LENGTH~AT~POLICY~POLICY, times as in links, policies by number,
// without ~POLICY where one is shown alone; ~bBALANCER where its beliefs are
// shown and not those of balancer 0.

// save writes the view into the address.
func (w *Watch) save() {
	s := w.store
	before := s.query.Get("watch")
	if !w.Open {
		s.query.Del("watch")
	} else if s.Run != nil {
		s.query.Set("watch", w.format())
	}
	if s.query.Get("watch") != before {
		s.address()
	}
}

func (w *Watch) format() string {
	parts := []string{quantity.FormatDuration(w.From), quantity.FormatDuration(w.Length), quantity.FormatDuration(w.At)}
	for _, side := range w.Sides {
		parts = append(parts, strconv.Itoa(side.Policy))
	}
	if w.Balancer > 0 && w.Differ() {
		parts = append(parts, "b"+strconv.Itoa(w.Balancer))
	}
	return strings.Join(parts, "~")
}

// restore opens the view as an address has it. What it does not hold, or what
// is not understood, is as if the view were opened by its button.
func (w *Watch) restore(words string) {
	if words == "" {
		return
	}
	w.Open = true
	var times [3]int64
	parts := strings.Split(words, "~")
	for i, p := range parts[:min(3, len(parts))] {
		times[i], _ = quantity.ParseDuration(p)
	}
	w.From, w.At = times[0], max(times[0], times[2])
	if times[1] > 0 {
		w.setLength(times[1])
	}
	var policies []int
	w.Balancer = 0
	for _, p := range parts[min(3, len(parts)):] {
		if n, err := strconv.Atoi(strings.TrimPrefix(p, "b")); err == nil && n >= 0 && p[0] == 'b' {
			w.Balancer = n
			continue
		}
		if n, err := strconv.Atoi(p); err == nil && n >= 0 && len(policies) < 2 {
			policies = append(policies, n)
		}
	}
	w.choose(policies)
	w.alone = len(policies) == 1
}
