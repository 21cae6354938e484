package policy

// Effort estimates how long a request takes under the policy with so many
// servers, as a multiple of what it takes under random: measured on the lab
// workload with 100 and with 2,000 servers. It decides which jobs begin first,
// never a result.
func (s Spec) Effort(servers int) float64 {
	if effort := Lookup(s.Name).effort; effort != nil {
		return effort(s.Values, float64(servers))
	}
	return 1
}

// steady is the effort of a policy that takes so many times as long as random
// however many servers there are.
func steady(times float64) func([]float64, float64) float64 {
	return func([]float64, float64) float64 { return times }
}

// comparing is the effort of a policy whose first parameter says how many servers
// a pick compares.
func comparing(p []float64, _ float64) float64 { return 1 + 0.12*p[0] }
