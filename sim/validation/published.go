package validation

import (
	"fmt"
	"strings"
)

// published are figures that others measured: the tables of the lesson on two
// random choices, one run of an implementation that we do not have; the course
// lab, the lowest to the highest of ten seeds of an independent one; and the
// shares of slow answers around a slow replica.
func published() []Check {
	list := append(lesson(), courseLab()...)
	return append(list, slowReplica()...)
}

const millisecond = 1e6

// lesson is the published table of waiting times in milliseconds: mean, p50,
// p99 and worst. Each is printed to a tenth.
func lesson() []Check {
	const (
		varied = "twopoint:10ms:100ms:p=0.1"
		equal  = "const:19ms"
		source = "published, one run of 60,000 requests"
	)
	columns := [...]string{"wait.mean", "wait.p50", "wait.p99", "wait.max"}
	var list []Check
	for _, row := range []struct {
		policy, demand string
		times          [4]float64 // ms; 0: not published
	}{
		{"roundrobin", varied, [4]float64{110.3, 69.6, 582.4, 1041.2}},
		{"random", varied, [4]float64{161.2, 101.8, 787.7, 1504.8}},
		{"leastwork", varied, [4]float64{4.9, 0, 42.9, 90.6}},
		{"twochoices", varied, [4]float64{24.7, 10.7, 123.6, 287.2}},
		{"roundrobin", equal, [4]float64{2: 16.1}}, {"random", equal, [4]float64{2: 272.7}},
		{"leastwork", equal, [4]float64{2: 16.1}}, {"twochoices", equal, [4]float64{2: 42.3}},
	} {
		for i, q := range columns {
			if row.times[i] == 0 {
				continue
			}
			list = append(list, Check{
				ID: fmt.Sprintf("lesson-%s-%s-%s", row.policy, row.demand, q), Model: fmt.Sprintf("%s over 16 servers, %s, utilisation 0.85", row.policy, row.demand),
				Link:     fmt.Sprintf("v=1&policies=%s&servers=16&util=0.85&service=%s&requests=60000&seeds=16", row.policy, row.demand),
				Quantity: q, Expected: row.times[i] * millisecond, Source: source, Single: true, Rounding: 0.05 * millisecond,
			})
		}
	}
	return list
}

// courseLab is the lab's known result in seconds.
func courseLab() []Check {
	const source = "independent implementation, lowest to highest of 10 seeds"
	var list []Check
	for _, row := range []struct {
		policy, more string
		mean, p99    [2]float64
	}{
		{"hash", "", [2]float64{2.73, 2.84}, [2]float64{11.5, 12.2}},
		{"random", "", [2]float64{2.70, 2.82}, [2]float64{11.3, 12.4}},
		{"roundrobin", "", [2]float64{0.684, 0.695}, [2]float64{1.85, 1.90}},
		{"leastloaded", "", [2]float64{0.902, 0.905}, [2]float64{2.70, 2.72}},
		{"leastloaded", "&balancers=5&sync=5s", [2]float64{222.5, 223.5}, [2]float64{448, 450}},
	} {
		for _, q := range []struct {
			name  string
			bound [2]float64
		}{{"response.mean", row.mean}, {"response.p99", row.p99}} {
			list = append(list, Check{
				ID: "lab-" + row.policy + row.more + "-" + q.name, Model: "the lab with " + row.policy + ", utilisation 0.9" + strings.ReplaceAll(row.more, "&", ", "),
				Link:     "v=1&policies=" + row.policy + "&service=uniform:150ms:750ms" + row.more + "&seeds=10",
				Quantity: q.name, Expected: q.bound[0] * second, Above: q.bound[1]/q.bound[0] - 1, Source: source,
			})
		}
	}
	return list
}

// slowReplica counts the answers slower than a second of about 60,000 around
// one replica of eleven that is slow for half the time.
func slowReplica() []Check {
	const answers = 60000
	var list []Check
	for _, row := range []struct {
		policy    string
		low, high float64 // shares
		source    string
	}{
		{"roundrobin", 1.0 / 22, 1.0 / 22, "1/11 of the answers for 30 of 60 seconds"},
		{"leastconn", 0.0045, 0.0050, "independent runs"},
		{"nginxewma", 0.0115, 0.0125, "independent runs"},
		{"peakewma", 0.00055, 0.00085, "independent runs, 0.06 to 0.08 %, as rounded"},
	} {
		list = append(list, Check{
			ID: "slow-replica-" + row.policy, Model: "slow answers around a slow replica with " + row.policy,
			Link: "v=1&policies=" + row.policy + "&servers=11&slots=inf&rate=1000&service=table:164.1ms/166ms/167.5ms/171ms/200ms" +
				"&time=59s&window=1s&incidents=slow:server=4:from=15s:for=30s:latency=2s&timeout=1s&seeds=16",
			Quantity: "failed", Expected: row.low * answers, Above: row.high/row.low - 1, Source: row.source,
		})
	}
	return list
}
