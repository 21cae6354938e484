package catalogue

// recorded stands for the latencies behind the published slow-replica
// experiment: 21 equally spaced quantiles with the published least value,
// median, mean, standard deviation and largest value of the recording
// (164.086, 167.483, 169.560, 5.406 and 199.989 ms), the shape between them
// ours: a power below the median, a cut exponential above.
const recorded = "table:164.086ms/165.082ms/165.527ms/165.875ms/166.171ms/166.434ms/166.674ms/166.895ms/167.102ms/167.298ms/" +
	"167.483ms/168.441ms/169.072ms/169.689ms/170.34ms/171.064ms/171.908ms/172.956ms/174.387ms/176.767ms/199.989ms"

// ewmaEntries is a slow replica, and language-model backends.
func ewmaEntries() []Entry {
	const (
		three   = "policies=roundrobin,leastconn,peakewma"
		replica = "&servers=11&slots=inf&rate=1000&service=" + recorded + "&time=59s&window=1s&incidents=slow:server=4:from=15s:for=30s:"
		latency = "latency=2s&timeout=1s"
		tokens  = "&servers=8&slots=2&util=0.8&service=lognormal:4s:sigma=1.1&time=30m"
	)
	return []Entry{
		entry(EWMA, "slow-replica", "One of eleven replicas is slow", three+replica+latency, "percentiles", "windows", "table"),
		entry(EWMA, "slow-replica-x10", "The same, ten times as slow", three+replica+"factor=10&timeout=1s", "percentiles"),
		entry(EWMA, "success", "Answers within a second", three+replica+latency, "table"),
		entry(EWMA, "ingress", "An average that forgets what is under way", three+",nginxewma"+replica+latency, "percentiles", "share"),
		entry(EWMA, "tokens", "Answers of very different length",
			"policies=roundrobin,nginxewma,leastconn,peakewma,dynweight"+tokens, "busy", "queues", "percentiles"),
		entry(EWMA, "self-weights", "Backends that set their own weight",
			"policies=dynweight:every=1s,dynweight:every=30s"+tokens, "busy", "share"),
	}
}
