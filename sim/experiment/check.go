package experiment

// rule is one condition on an experiment.
type rule struct {
	// keys are the link's keys that the condition reads; it is judged only
	// where all of them are known and have passed the rules before.
	keys  []string
	check func(e *Experiment, p *Problems)
}

// Check returns nil or Problems: every value out of its range, and every
// combination that cannot run.
func (e *Experiment) Check() error { return e.CheckKnown(nil) }

// CheckKnown is Check for an experiment some of whose keys could not be read:
// what depends on one of the unknown keys is not judged, so that one mistake
// is not reported as several.
func (e *Experiment) CheckKnown(unknown []string) error {
	bad := make(map[string]bool)
	for _, key := range unknown {
		bad[key] = true
	}
	var problems Problems
	for _, rules := range [][]rule{fieldRules, classRules, jointRules} {
		for _, r := range rules {
			if r.blocked(bad) {
				continue
			}
			before := len(problems)
			r.check(e, &problems)
			for _, p := range problems[before:] {
				bad[p.Key] = true
			}
		}
	}
	if len(problems) == 0 {
		return nil
	}
	return problems
}

// blocked tells whether the rule reads a key that is bad.
func (r rule) blocked(bad map[string]bool) bool {
	for _, key := range r.keys {
		if bad[key] {
			return true
		}
	}
	return false
}

// reads makes a rule that reads the keys.
func reads(check func(e *Experiment, p *Problems), keys ...string) rule {
	return rule{keys: keys, check: check}
}
