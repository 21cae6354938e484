package catalogue

// Weakness is an experiment that shows a policy at its worst.
type Weakness struct {
	Policy string // name in the registry
	Link   string // canonical link; that of a lesson where one shows it
	Claims []Claim
}

// The fleet of the course on two random choices.
const sixteen = "&servers=16&util=0.85&service=twopoint:10ms:100ms:p=0.1"

// failFast is a fleet in which one server answers at once, as a broken one does.
const failFast = "&servers=11&slots=inf&rate=1000&service=const:170ms&time=59s&window=1s&incidents=slow:server=4:from=15s:for=30s:latency=1ms"

// Weaknesses returns one for every policy of the registry, in its order.
func Weaknesses() []Weakness {
	lesson := func(policy, id string, claims ...Claim) Weakness {
		e, _ := Lookup(id)
		return Weakness{policy, e.Link, claims}
	}
	free := func(policy, keys string, claims ...Claim) Weakness {
		return Weakness{policy, "v=1&policies=" + keys, claims}
	}
	return []Weakness{
		lesson("hash", "lab.skewed", Claim{"p99 hash", ">", "p99 random", 100}),
		lesson("random", "choices.four-rules", Claim{"p99wait random", ">", "p99wait twochoices", 4}),
		lesson("roundrobin", "lab.slow-servers", Claim{"p99 roundrobin", ">", "p99 leastloaded", 100}),
		lesson("leastloaded", "lab.five-balancers", Claim{"p99 leastloaded", ">", "p99 random", 50}),
		lesson("powerofk", "lab.k-choices", Claim{"p99 powerofk:k=10", ">", "p99 powerofk:k=2", 3}),
		free("powerofkfresh", "powerofkfresh:k=2,leastoutstanding&slowdown=5x5,95x1&time=10m",
			Claim{"p99 powerofkfresh:k=2", ">", "p99 leastoutstanding", 2}),
		lesson("wrandom", "wrr.bursts", Claim{"p99wait wrandom", ">", "p99wait swrr", 20}),
		lesson("swrr", "wrr.cold-start", Claim{"p99first swrr", ">", "p99first iwrr", 5}, Claim{"distinct swrr", "<", "", 25}),
		free("vnswrr", "vnswrr,leastconn&slowdown=5x5,95x1&time=10m", Claim{"p99 vnswrr", ">", "p99 leastconn", 100}),
		free("iwrr", "iwrr,swrr&servers=20&slowdown=1,19x50&weights=50,19x1&util=0.85&service=const:10ms&requests=60000&window=10s",
			Claim{"meanwait iwrr", ">", "meanwait swrr", 1.8}),
		free("ringhash", "ringhash,ringhash:bound=1.25,hash", Claim{"p99 ringhash", ">", "p99 ringhash:bound=1.25", 100}),
		free("maglev", "maglev,hash,random&skew=50", Claim{"p99 maglev", ">", "p99 random", 100}),
		free("leastconn", "leastconn,leastoutstanding,p2cconn"+sixteen+"&balancers=16&requests=60000&window=5s",
			Claim{"p99wait leastconn", ">", "p99wait leastoutstanding", 2}),
		lesson("p2cconn", "choices.connections", Claim{"p99wait p2cconn", ">", "p99wait leastconn", 1.5}),
		lesson("leastoutstanding", "choices.connections", Claim{"p99wait leastoutstanding", ">", "p99wait leastwork", 1.5}),
		free("jiq", "jiq,leastoutstanding"+sixteen+"&balancers=16&requests=60000&window=5s",
			Claim{"p99wait jiq", ">", "p99wait leastoutstanding", 3}),
		free("leastwork", "leastwork,leasttime&servers=16&slowdown=4x10,12x1&util=0.5&service=const:20ms&requests=60000&window=10s",
			Claim{"p99 leastwork", ">", "p99 leasttime", 4}),
		lesson("twochoices", "choices.uniform", Claim{"p99wait twochoices", ">", "p99wait roundrobin", 2}),
		lesson("peakewma", "ewma.tokens", Claim{"p99wait peakewma", ">", "p99wait leastconn", 2}),
		lesson("nginxewma", "ewma.ingress", Claim{"share nginxewma", "<", "share leastconn", 1}, Claim{"failed nginxewma", ">", "failed leastconn", 2}),
		lesson("dynweight", "ewma.self-weights", Claim{"p99wait dynweight:every=30s", ">", "p99wait dynweight:every=1s", 3}),
		free("leasttime", "leasttime,roundrobin"+failFast, Claim{"servedmax leasttime", ">", "servedmax roundrobin", 4}),
	}
}

// WeaknessOf returns the experiment that shows a policy at its worst.
func WeaknessOf(policy string) (Weakness, bool) {
	for _, w := range Weaknesses() {
		if w.Policy == policy {
			return w, true
		}
	}
	return Weakness{}, false
}
