package experiment

import (
	"strconv"

	"loadlab/sim/policy"
	"loadlab/sim/quantity"
	"loadlab/sim/workload"
)

// loadKeys are what the arrival rate depends on.
var loadKeys = []string{"persender", "rate", "util", "senders", "skew", "servers", "slowdown", "slots", "service"}

// horizonKeys are what the length of a run depends on.
var horizonKeys = append([]string{"time", "window", "requests"}, loadKeys...)

// classRules hold lists of servers against the number of servers.
var classRules = []rule{
	reads(func(e *Experiment, p *Problems) { checkCount(e, p, "slowdown", count(e.Slowdown, e.Servers)) }, "slowdown", "servers"),
	reads(func(e *Experiment, p *Problems) { checkCount(e, p, "slots", count(e.Slots, e.Servers)) }, "slots", "servers"),
	reads(func(e *Experiment, p *Problems) { checkCount(e, p, "weights", count(e.Weights, e.Servers)) }, "weights", "servers"),
	reads(checkTotalSlots, "slots", "servers"),
	reads(checkCapacity, "util", "slots"),
}

// jointRules hold several keys against each other.
var jointRules = []rule{
	reads(checkRate, loadKeys...),
	reads(checkWindows, horizonKeys...),
	reads(checkWarmup, "warmup", "time", "window", "requests"),
	reads(checkIncidents, "incidents", "servers"),
	reads(checkLastSeed, "seed", "seeds"),
	reads(checkPolicyLimits, "policies", "balancers", "servers", "weights"),
	reads(checkBursts, append([]string{"arrivals"}, horizonKeys...)...),
	reads(checkTotal, append([]string{"policies", "seeds"}, horizonKeys...)...),
	reads(checkRows, append([]string{"policies", "seeds"}, horizonKeys...)...),
	reads(checkWork, append([]string{"incidents"}, horizonKeys...)...),
}

func checkCount(e *Experiment, p *Problems, key string, n int) {
	if n != e.Servers {
		p.add(key, "", "the counts add up to %d; must be %d, the number of servers", n, e.Servers)
	}
}

func checkTotalSlots(e *Experiment, p *Problems) {
	sum := 0
	for _, s := range Expand(e.Slots, e.Servers) {
		if s != Unlimited {
			sum += s
		}
	}
	if sum > MaxTotalSlots {
		p.add("slots", "", "%s slots in all: must be at most %s; inf has no limit", Grouped(float64(sum)), Grouped(MaxTotalSlots))
	}
}

func checkCapacity(e *Experiment, p *Problems) {
	if e.Load != Util {
		return
	}
	for _, c := range e.Slots {
		if c.Value == Unlimited {
			p.add("util", quantity.FormatNumber(e.LoadValue), "%s: not with slots=inf, whose capacity has no limit; give persender or rate", quantity.FormatNumber(e.LoadValue))
			return
		}
	}
}

func checkRate(e *Experiment, p *Problems) {
	if r := e.TotalRate(); !(r >= MinRate && r <= MaxRate) {
		p.add(e.Load.Key(), quantity.FormatNumber(e.LoadValue), "%s: makes %.4g requests per second in total; must be %s to %s",
			quantity.FormatNumber(e.LoadValue), r, quantity.FormatNumber(MinRate), Grouped(MaxRate))
	}
}

// windows is the expected number of windows of a run.
func (e *Experiment) windows() int64 { return (e.Horizon() + e.Window - 1) / e.Window }

func checkWindows(e *Experiment, p *Problems) {
	if n := e.windows(); n > MaxWindows {
		p.add("window", quantity.FormatDuration(e.Window), "%s: makes %s windows until %s; must be at most %s", quantity.FormatDuration(e.Window),
			Grouped(float64(n)), quantity.FormatDuration(e.Horizon()), Grouped(MaxWindows))
	}
}

func checkWarmup(e *Experiment, p *Problems) {
	if e.Requests == 0 && e.Warmup >= e.Time+e.Window {
		p.add("warmup", quantity.FormatDuration(e.Warmup), "%s: leaves nothing to count; arrivals stop at %s", quantity.FormatDuration(e.Warmup),
			quantity.FormatDuration(e.Time+e.Window))
	}
}

func checkLastSeed(e *Experiment, p *Problems) {
	if e.Seed+uint64(e.Seeds-1) > MaxSeed {
		p.add("seeds", strconv.Itoa(e.Seeds), "%d: the last seed would be above %d", e.Seeds, uint64(MaxSeed))
	}
}

// checkPolicyLimits asks each policy whether it can run in the experiment.
func checkPolicyLimits(e *Experiment, p *Problems) {
	limits := policy.Limits{Servers: e.Servers, Balancers: e.Balancers, Weights: Expand(e.Weights, e.Servers)}
	for _, spec := range e.Policies {
		if err := spec.Check(limits); err != nil {
			p.add("policies", spec.String(), "%v", err)
		}
	}
}

func checkBursts(e *Experiment, p *Problems) {
	if e.Arrivals.Process != workload.Bursty {
		return
	}
	if n := e.Horizon() / (e.Arrivals.On + e.Arrivals.Off); n > MaxCycles {
		p.add("arrivals", e.Arrivals.String(), "%s on-phases until %s; must be at most %s", Grouped(float64(n)), quantity.FormatDuration(e.Horizon()), Grouped(MaxCycles))
	}
}

func checkTotal(e *Experiment, p *Problems) {
	total := e.TotalRequests()
	if total <= MaxRequests {
		return
	}
	key, value := "time", quantity.FormatDuration(e.Time)
	if e.Requests > 0 {
		key, value = "requests", strconv.FormatInt(e.Requests, 10)
	}
	p.add(key, value, "%s: needs about %s requests (%s in a run x %d policies x %d seeds); must be at most %s", value, Grouped(total),
		Grouped(e.ExpectedRequests()), len(e.Policies), e.Seeds, Grouped(MaxRequests))
}

func checkRows(e *Experiment, p *Problems) {
	jobs := int64(len(e.Policies) * e.Seeds)
	if rows := jobs * (e.windows() + int64(e.Servers)); rows > MaxRows {
		p.add("seeds", strconv.Itoa(e.Seeds), "%d: results of %d runs, each of %d windows and %d servers, are %s lines; must be at most %s", e.Seeds,
			jobs, e.windows(), e.Servers, Grouped(float64(rows)), Grouped(MaxRows))
	}
}

// checkWork bounds the clock: were all work sent to one server, it would have
// to end inside int64.
func checkWork(e *Experiment, p *Problems) {
	slowest, factor, latency := 0.0, 1.0, 0.0
	for _, c := range e.Slowdown {
		slowest = max(slowest, c.Value)
	}
	for _, i := range e.Incidents {
		factor, latency = max(factor, i.Factor), max(latency, float64(i.Latency))
	}
	longest := max(e.Service.Mean()*slowest*factor, latency)
	if work := e.ExpectedRequests() * longest; !(work <= MaxWork) {
		p.add("service", quantity.Quote(e.Service.String()), "%s: %s requests of it on the slowest server would be %.3g years of work; must be at most %.3g",
			quantity.Quote(e.Service.String()), Grouped(e.ExpectedRequests()), work/year, MaxWork/year)
	}
}

const year = 365 * 24 * 3600 * second // nanoseconds
