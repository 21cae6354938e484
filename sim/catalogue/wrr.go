package catalogue

// wrrEntries is weighted picking: the same shares in different orders.
func wrrEntries() []Entry {
	const pickers = "policies=swrr,vnswrr,iwrr,wrandom"
	return []Entry{
		// At a load of 0.4 the heavy server, which gets 5 of 7, is busy 6 sevenths
		// of the time; the default rate would be 25 times too much for three.
		entry(WRR, "order", "Same shares, different order", pickers+"&servers=3&weights=5,2x1&util=0.4&requests=700", "strip", "share"),
		entry(WRR, "bursts", "What smoothness is worth",
			pickers+"&servers=20&slowdown=10x1,10x9&weights=10x9,10x1&util=0.85&service=const:100ms", "windows", "percentiles"),
		// 9 s and one window of 1 s: 40 picks of each of 50 balancers.
		entry(WRR, "cold-start", "Fifty balancers start at once", pickers+"&weights=10x10,90x1&balancers=50&time=9s&window=1s", "strip", "share"),
		// The cost figure measures its own fleets; the run shows that the shares
		// agree.
		entry(WRR, "cost", "What one pick costs",
			pickers+"&weights=10x1,10x2,10x3,10x4,10x5,10x6,10x7,10x8,10x9,10x10&requests=20000&window=10s", "cost", "table"),
	}
}
