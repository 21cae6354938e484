package figure

import (
	"slices"

	"loadlab/sim/experiment"
	"loadlab/sim/measure"
)

// Pinned is an earlier run that is shown together with the present one.
type Pinned struct {
	Experiment *experiment.Experiment
	Results    []*measure.Result // as for Build
}

// pinnedKey goes before the keys of the pinned run's series.
const pinnedKey = "pinned/"

// addPinned puts the policies of the pinned run after the present ones, in the
// same colours and dashes, but thin.
func (s *source) addPinned(p *Pinned) error {
	if p == nil {
		return nil
	}
	from := len(s.policies)
	if err := s.add(p.Experiment, p.Results); err != nil {
		return err
	}
	for i := range s.policies[from:] {
		r := &s.policies[from+i]
		r.pinned = true
		r.key = pinnedKey + r.key
		r.label = s.lang.say(words.pinned, r.label)
		r.style.Thin = true
		r.hidden = s.hides(r.key)
	}
	return nil
}

// pinnedNote says what thin lines are, or nothing where there are none.
func (s *source) pinnedNote() []string {
	if !slices.ContainsFunc(s.policies, func(r policyRuns) bool { return r.pinned && !r.hidden }) {
		return nil
	}
	return []string{s.lang.say(words.pinnedNote)}
}

// before returns the row of the pinned run of the row's policy, or -1.
func (t *Table) before(row int) int {
	for i, r := range t.Rows {
		if r.Key == pinnedKey+t.Rows[row].Key {
			return i
		}
	}
	return -1
}

// change fills in how each row's p99 compares with that of its pinned run.
func (t *Table) change(s *source) {
	if s.options.Pinned == nil {
		return
	}
	p99 := t.column("p99")
	for row := range t.Rows {
		if i := t.before(row); i >= 0 && t.Rows[i].Values[p99] > 0 {
			ratio := t.Rows[row].Values[p99] / t.Rows[i].Values[p99]
			t.set(row, "change", s.lang.rounded3(ratio), ratio)
		}
	}
}
