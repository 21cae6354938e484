package catalogue

// choicesClaims are the claims of the course on two random choices.
func choicesClaims() map[string][]Claim {
	four := []Claim{
		{"p99wait roundrobin", ">", "p99wait twochoices", 3},
		{"p99wait random", ">", "p99wait roundrobin", 1.2},
		{"p99wait twochoices", ">", "p99wait leastwork", 2},
		{"meanwait leastwork", "<", "meanwait twochoices", 0.4},
		{"p50wait leastwork", "=", "", 0},
	}
	inspected := []Claim{
		{"inspected roundrobin", "=", "", 0},
		{"inspected random", "=", "", 0},
		{"inspected leastwork", "=", "", 16},
		{"inspected twochoices", "=", "", 2},
	}
	return map[string][]Claim{
		"choices.four-rules": four,
		"choices.knowledge":  append(four[:len(four):len(four)], inspected...),
		"choices.uniform": {
			{"p99wait roundrobin", "=", "p99wait leastwork", 1},
			{"meanwait roundrobin", "=", "meanwait leastwork", 1},
			{"p99wait twochoices", ">", "p99wait roundrobin", 2},
			{"p99wait random", ">", "p99wait twochoices", 4},
			{"p99wait random", ">", "", 0.2},
		},
		"choices.mixed-fleet": {
			{"p99last roundrobin", ">", "p99first roundrobin", 1.3},
			{"p99wait roundrobin", ">", "p99wait twochoices", 100},
			{"servedmin twochoices", "<", "servedmin roundrobin", 0.6},
			{"p99wait twochoices", ">", "p99wait leastwork", 2},
		},
		"choices.stale": {
			{"p99 leastloaded", ">", "p99 roundrobin", 10},
			{"p99 powerofk:k=2", ">", "p99 roundrobin", 1.2},
			{"p99 powerofk:k=2", "<", "p99 leastloaded", 0.15},
			{"busymin leastloaded", "<", "busymin roundrobin", 0.6},
		},
		"choices.connections": {
			{"p99wait leastwork", "<", "p99wait leastoutstanding", 0.65},
			{"p99wait leastconn", "<", "p99wait leastoutstanding", 1.15},
			{"p99wait leastconn", ">", "p99wait leastoutstanding", 0.85},
			{"p99wait twochoices", ">", "p99wait leastoutstanding", 1.08},
			{"p99wait twochoices", "<", "p99wait leastoutstanding", 1.5},
			{"p99wait p2cconn", ">", "p99wait twochoices", 1.2},
			{"p99wait roundrobin", ">", "p99wait p2cconn", 1.8},
		},
		"choices.no-help": {
			{"p99last roundrobin", ">", "p99first roundrobin", 3},
			{"p99last leastwork", ">", "p99first leastwork", 3},
			{"p99last twochoices", ">", "p99first twochoices", 3},
			{"mean roundrobin", "<", "mean leastwork", 1.35},
			{"p99 leastwork", "<", "p99 roundrobin", 0.8},
			{"mean twochoices", "<", "mean leastwork", 1.15},
		},
		"choices.busy-sender": {
			{"p99last hash", ">", "p99first hash", 5},
			{"busymax hash", ">", "", 0.99},
			{"busymin hash", "<", "", 0.35},
			{"p99 hash", ">", "p99 random", 50},
			{"p99 twochoices", "=", "p99 twochoices@choices.four-rules", 1},
			{"p99 random", "=", "p99 random@choices.four-rules", 1},
		},
		"choices.practice-1": inspected,
		"choices.practice-2": {
			{"lowest p99wait roundrobin/random/twochoices", "=", "", 2},
			{"ratio p99wait roundrobin/twochoices", ">", "", 3},
		},
	}
}
