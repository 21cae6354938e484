package catalogue

// labClaims are the claims of the course lab.
func labClaims() map[string][]Claim {
	return map[string][]Claim{
		"lab.balanced": {
			{"p99 hash", ">", "p99 roundrobin", 4},
			{"p99 random", ">", "p99 roundrobin", 4},
			{"p99 leastloaded", ">", "p99 roundrobin", 2},
			{"p99 leastloaded", "<", "p99 random", 0.7},
			{"busymin leastloaded", "<", "", 0.01},
			{"busymax leastloaded", ">", "", 0.95},
			{"busymin hash", ">", "", 0.68},
			{"busymax hash", "<", "", 0.82},
		},
		"lab.ten-senders": {
			{"idle hash", "=", "", 90},
			{"busymax hash", ">", "busymax random", 5},
			{"p99 hash", ">", "p99 roundrobin", 2},
			{"p99 random", "<", "p99 roundrobin", 1.3},
			{"maxwait roundrobin", "=", "", 0},
		},
		"lab.skewed": {
			{"p99last hash", ">", "p99first hash", 20},
			{"servedmax hash", ">", "servedmin hash", 20},
			{"busymax hash", ">", "", 0.99},
			{"busymax roundrobin", "<", "", 0.97},
			{"p99 hash", ">", "p99 random", 1000},
			{"p99 random", ">", "p99 roundrobin", 3},
			{"p99last roundrobin", "<", "p99first roundrobin", 3},
		},
		"lab.slow-servers": {
			{"p99last hash", ">", "p99first hash", 30},
			{"p99last random", ">", "p99first random", 30},
			{"p99last roundrobin", ">", "p99first roundrobin", 30},
			{"p99 leastloaded", "<", "p99 roundrobin", 0.001},
			{"p50 roundrobin", "<", "p50 leastloaded", 0.8},
			{"maxqueue roundrobin", ">", "", 4000},
			{"maxqueue leastloaded", "<", "", 40},
		},
		"lab.one-stale": {
			{"p99 leastloaded", ">", "p99 leastloaded@lab.balanced", 100},
			{"p99 leastloaded", ">", "p99 random", 50},
			{"p99 random", "=", "p99 random@lab.balanced", 1},
			{"p99 hash", "=", "p99 hash@lab.balanced", 1},
			{"p99 roundrobin", "=", "p99 roundrobin@lab.balanced", 1},
			{"maxqueue leastloaded", ">", "", 900},
		},
		"lab.five-balancers": {
			{"p99 leastloaded", "=", "p99 leastloaded@lab.one-stale", 1},
			{"mean leastloaded", "=", "mean leastloaded@lab.one-stale", 1},
			{"p99 hash", "=", "p99 hash@lab.one-stale", 1},
			{"p99 roundrobin", ">", "p99 roundrobin@lab.one-stale", 1.6},
			{"p99 roundrobin", "<", "p99 random", 0.5},
		},
		"lab.two-choices": {
			{"p99 leastloaded", ">", "p99 powerofk:k=2", 50},
			{"p99 powerofk:k=2", ">", "p99 random", 1.02},
			{"p99 powerofk:k=2", "<", "p99 random", 1.35},
			{"p99 powerofk:k=2", ">", "p99 roundrobin", 2.5},
		},
		"lab.k-choices": {
			{"p99 powerofk:k=3", ">", "p99 powerofk:k=2", 1.15},
			{"p99 powerofk:k=5", ">", "p99 powerofk:k=3", 1.3},
			{"p99 powerofk:k=10", ">", "p99 powerofk:k=5", 1.6},
			{"maxqueue powerofk:k=10", ">", "maxqueue powerofk:k=2", 3},
		},
		"lab.fresh-updates": {
			{"p99 powerofk:k=2", ">", "p99 powerofkfresh:k=2", 3},
			{"p99 powerofkfresh:k=2", "<", "p99 roundrobin@lab.five-balancers", 1},
			{"inspected powerofkfresh:k=2", "=", "", 2},
			{"inspected powerofk:k=2", "=", "", 2},
		},
		"lab.two-choices-slow": {
			{"p99 powerofk:k=2", "<", "p99 leastloaded", 0.1},
			{"p99 powerofk:k=2", "<", "p99 roundrobin", 0.01},
			{"p99last powerofk:k=2", "<", "p99first powerofk:k=2", 2},
			{"p99last roundrobin", ">", "p99first roundrobin", 30},
			{"p99 powerofk:k=2", ">", "p99 powerofk:k=2@lab.two-choices", 2},
			{"servedmin powerofk:k=2", "<", "servedmax powerofk:k=2", 0.4},
		},
		"lab.correlated": {
			{"p99 random", ">", "p99 random@lab.five-balancers", 2.5},
			{"p99 hash", "=", "p99 hash@lab.five-balancers", 1},
			{"p99 leastloaded", "=", "p99 leastloaded@lab.five-balancers", 1},
			{"p99first roundrobin", ">", "p99first roundrobin@lab.five-balancers", 1.1},
			{"p99 roundrobin", "<", "p99 roundrobin@lab.five-balancers", 1.1},
		},
		"lab.overload": {
			{"p99last roundrobin", ">", "p99first roundrobin", 30},
			{"p99last leastloaded", ">", "p99first leastloaded", 30},
			{"mean hash", "<", "mean roundrobin", 1.02},
			{"mean leastloaded", ">", "mean roundrobin", 0.98},
			{"maxqueue roundrobin", ">", "", 4800}, // 2 arrivals a second less two thirds of one served, for an hour and a minute
			{"maxqueue roundrobin", "<", "", 5000},
		},
	}
}
