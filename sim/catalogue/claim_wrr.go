package catalogue

// wrrClaims are the claims of the course on weighted picking.
func wrrClaims() map[string][]Claim {
	return map[string][]Claim{
		"wrr.order": {
			{"servedmax swrr", "=", "", 500},
			{"servedmax vnswrr", "=", "", 500},
			{"servedmax iwrr", "=", "", 500},
			{"servedmin swrr", "=", "", 100},
			{"servedmin vnswrr", "=", "", 100},
			{"servedmin iwrr", "=", "", 100},
			{"servedmin wrandom", "<", "", 140},
			{"servedmin wrandom", ">", "", 60},
		},
		"wrr.bursts": {
			{"p99wait wrandom", ">", "p99wait swrr", 20},
			{"p99wait iwrr", ">", "p99wait swrr", 1.05},
			{"p99wait iwrr", "<", "p99wait swrr", 1.4},
			{"p99wait vnswrr", "<", "p99wait swrr", 1.05},
			{"p99wait vnswrr", ">", "p99wait swrr", 0.95},
			{"servedmax wrandom", "<", "servedmax swrr", 1.05},
		},
		"wrr.cold-start": {
			{"distinct swrr", "<", "", 25},
			{"distinct vnswrr", ">", "", 55},
			{"distinct iwrr", ">", "", 80},
			{"p99first swrr", ">", "p99first vnswrr", 3},
			{"idle swrr", ">", "", 0},
			{"servedmax iwrr", "<", "servedmax swrr", 0.4},
		},
		"wrr.cost": {
			{"servedmax vnswrr", "<", "servedmax swrr", 1.02},
			{"servedmax iwrr", "<", "servedmax swrr", 1.02},
			{"servedmin iwrr", ">", "servedmin swrr", 0.95},
			{"inspected swrr", "=", "", 0},
		},
	}
}
