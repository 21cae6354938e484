package catalogue

// labEntries is the course lab: 100 servers, first come first served, an hour
// of simulated time, balancers that see the servers through snapshots.
func labEntries() []Entry {
	const (
		four  = "policies=hash,random,roundrobin,leastloaded"
		five  = "policies=hash,random,roundrobin,leastloaded,powerofk:k=2"
		slow  = "&slowdown=5x5,95x1"
		stale = "&balancers=5&sync=5s"
	)
	return []Entry{
		entry(Lab, "balanced", "Four ways to choose a server", four, "windows", "table"),
		entry(Lab, "ten-senders", "Ten senders, a hundred servers", four+"&senders=10", "windows", "share"),
		entry(Lab, "skewed", "One sender is fifty times as busy", four+"&skew=50", "windows", "share"),
		entry(Lab, "slow-servers", "Five slow servers in a hundred", four+slow, "windows", "queues"),
		entry(Lab, "one-stale", "One balancer with old news", four+"&sync=5s", "windows"),
		entry(Lab, "five-balancers", "Five balancers and the herd", four+stale, "windows"),
		entry(Lab, "two-choices", "Two random choices against the herd", five+stale, "windows", "table"),
		entry(Lab, "k-choices", "Is more choice better?",
			"policies=powerofk:k=2,powerofk:k=3,powerofk:k=5,powerofk:k=10"+stale, "windows", "table"),
		entry(Lab, "fresh-updates", "What two fresh answers buy", "policies=powerofk:k=2,powerofkfresh:k=2"+stale, "windows", "table"),
		entry(Lab, "two-choices-slow", "Two choices with slow servers", five+slow+stale, "windows", "queues"),
		entry(Lab, "correlated", "Balancers that think alike", four+stale+"&correlated=1", "windows", "share"),
		entry(Lab, "overload", "Three times too much work", four+"&service=uniform:500ms:2.5s", "windows", "queues"),
	}
}
