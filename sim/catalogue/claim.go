package catalogue

// Claim is something that a lesson says of its run, in a form that a test
// evaluates on the run. Left and Right are a metric of Value, a space and the
// policies with slashes between them, as in "p99 hash" or "ratio p99
// hash/random"; "@ID" at the end takes it from another experiment's run. The
// claim holds when Left Op Factor x Right; an empty Right is 1, in the unit of
// Left (seconds, share, count). Op is <, > or =.
type Claim struct {
	Left   string
	Op     string
	Right  string
	Factor float64
}

// Claims returns what the lesson of an experiment claims of it.
func Claims(id string) []Claim {
	for _, course := range []map[string][]Claim{labClaims(), wrrClaims(), choicesClaims(), ewmaClaims()} {
		if c, ok := course[id]; ok {
			return c
		}
	}
	return nil
}
