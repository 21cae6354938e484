package policy

// Effort estimates how long a request takes under the policy with so many
// servers, as a multiple of what it takes under random. It decides which jobs
// begin first, never a result. Measured on the lab workload with 100 and with
// 2,000 servers; what is not named here took 0.8 to 1.3 times as long as random.
func (s Spec) Effort(servers int) float64 {
	n := float64(servers)
	switch s.Name {
	case "swrr":
		return 1.4 + n/200
	case "dynweight":
		return 1.1 + n/110
	case "powerofk", "powerofkfresh":
		return 1 + 0.12*s.Values[0]
	case "peakewma":
		if s.Values[1] != 0 { // choices=all
			return 1.3 + n/30
		}
		return 1.9
	case "leasttime":
		return 2.4
	case "leastoutstanding", "nginxewma", "leastconn", "ringhash", "jiq":
		return 1.8
	}
	return 1
}
