package catalogue

// choicesEntries is two random choices: 16 servers at utilisation 0.85,
// 60,000 requests, waiting times.
func choicesEntries() []Entry {
	const (
		four     = "policies=roundrobin,random,leastwork,twochoices"
		fleet    = "&servers=16"
		load     = "&util=0.85"
		demands  = "&service=twopoint:10ms:100ms:p=0.1"
		requests = "&requests=60000"
		fine     = "&window=5s" // some 17 windows, or the figure is one line long
	)
	return []Entry{
		entry(Choices, "four-rules", "Four rules on sixteen servers", four+fleet+load+demands+requests, "table:wait", "percentiles"),
		entry(Choices, "knowledge", "What each rule has to know", four+fleet+load+demands+requests, "table:wait"),
		entry(Choices, "uniform", "When every demand is the same", four+fleet+load+"&service=const:19ms"+requests, "table:wait", "percentiles"),
		entry(Choices, "mixed-fleet", "Unequal machines", four+fleet+"&slowdown=4x3,12x1"+load+demands+requests, "table:wait", "share"),
		entry(Choices, "stale", "Full knowledge that is old",
			"policies=leastloaded,powerofk:k=2,roundrobin"+fleet+load+demands+"&sync=1s"+requests+fine, "windows"),
		entry(Choices, "connections", "What does least loaded mean?",
			"policies=leastwork,leastoutstanding,leastconn,twochoices,p2cconn,roundrobin"+fleet+load+demands+requests, "table:wait", "percentiles"),
		entry(Choices, "no-help", "More work than servers", four+fleet+"&util=1.05"+demands+requests+fine, "windows", "queues"),
		entry(Choices, "busy-sender", "One busy sender and a hash",
			"policies=hash,roundrobin,random,leastwork,twochoices"+fleet+"&skew=50"+load+demands+requests+fine, "windows", "queues"),
		entry(Choices, "practice-1", "Practice: how many servers does a rule look at?", four+fleet+load+demands+requests, "table:wait"),
		entry(Choices, "practice-2", "Practice: demands that differ twentyfold",
			four+fleet+load+"&service=twopoint:10ms:200ms:p=0.1"+requests, "table:wait", "percentiles"),
	}
}
