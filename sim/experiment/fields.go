package experiment

import (
	"strconv"
	"strings"

	"loadlab/sim/dist"
	"loadlab/sim/policy"
	"loadlab/sim/quantity"
)

// MaxFrom is the longest catalogue id.
const MaxFrom = 64

// fieldRules hold for one key alone.
var fieldRules = []rule{
	reads(checkFrom, "from"),
	reads(checkPolicies, "policies"),
	whole("servers", 1, MaxServers, func(e *Experiment) int64 { return int64(e.Servers) }),
	reads(func(e *Experiment, p *Problems) { checkClasses(p, "slowdown", e.Slowdown, slowdownFits) }, "slowdown"),
	reads(func(e *Experiment, p *Problems) { checkClasses(p, "slots", e.Slots, slotsFit) }, "slots"),
	whole("discipline", int64(FIFO), int64(PS), func(e *Experiment) int64 { return int64(e.Discipline) }),
	whole("queue", Unlimited, MaxQueue, func(e *Experiment) int64 { return int64(e.Queue) }),
	reads(func(e *Experiment, p *Problems) { checkClasses(p, "weights", e.Weights, weightFits) }, "weights"),
	whole("senders", 1, MaxSenders, func(e *Experiment) int64 { return int64(e.Senders) }),
	number("skew", MinSkew, MaxSkew, func(e *Experiment) float64 { return e.Skew }),
	reads(checkLoad, "persender", "rate", "util"),
	reads(checkArrivals, "arrivals"),
	reads(checkService, "service"),
	whole("balancers", 1, MaxBalancers, func(e *Experiment) int64 { return int64(e.Balancers) }),
	span("sync", MinSync, MaxTime, func(e *Experiment) int64 { return e.Sync }),
	span("time", 0, MaxTime, func(e *Experiment) int64 { return e.Time }),
	whole("requests", 0, MaxRequests, func(e *Experiment) int64 { return e.Requests }),
	span("window", MinWindow, MaxTime, func(e *Experiment) int64 { return e.Window }),
	span("timeout", 0, MaxTime, func(e *Experiment) int64 { return e.Timeout }),
	span("warmup", 0, MaxTime, func(e *Experiment) int64 { return e.Warmup }),
	reads(checkSeed, "seed"),
	whole("seeds", 1, MaxSeeds, func(e *Experiment) int64 { return int64(e.Seeds) }),
	reads(checkSum, "sum"),
}

// whole is the rule of an integer's range.
func whole(key string, low, high int64, get func(*Experiment) int64) rule {
	return reads(func(e *Experiment, p *Problems) {
		if v := get(e); v < low || v > high {
			p.add(key, strconv.FormatInt(v, 10), "%d: must be %d to %d", v, low, high)
		}
	}, key)
}

// number is the rule of a decimal number's range.
func number(key string, low, high float64, get func(*Experiment) float64) rule {
	return reads(func(e *Experiment, p *Problems) {
		if v := get(e); !(v >= low && v <= high) {
			p.add(key, quantity.FormatNumber(v), "%s: must be %s to %s", quantity.FormatNumber(v), quantity.FormatNumber(low), quantity.FormatNumber(high))
		}
	}, key)
}

// span is the rule of a duration's range.
func span(key string, low, high int64, get func(*Experiment) int64) rule {
	return reads(func(e *Experiment, p *Problems) {
		if v := get(e); v < low || v > high {
			text := quantity.FormatDuration(v)
			p.add(key, text, "%s: must be %s to %s", text, quantity.FormatDuration(low), quantity.FormatDuration(high))
		}
	}, key)
}

// CheckID says what is wrong with the form of a catalogue id, or "".
func CheckID(id string) string {
	if len(id) > MaxFrom || id == "" {
		return quantity.Quote(id) + ": must have 1 to " + strconv.Itoa(MaxFrom) + " characters"
	}
	for _, c := range id {
		if !strings.ContainsRune("abcdefghijklmnopqrstuvwxyz0123456789.-", c) {
			return quantity.Quote(id) + ": must be a catalogue id of small letters, digits, dots and dashes, such as lab.balanced"
		}
	}
	return ""
}

func checkFrom(e *Experiment, p *Problems) {
	if e.From == "" {
		return
	}
	if wrong := CheckID(e.From); wrong != "" {
		p.add("from", quantity.Quote(e.From), "%s", wrong)
	}
}

// CheckFingerprint says what is wrong with the form of a fingerprint, or "".
func CheckFingerprint(text string) string {
	if len(text) != 16 || strings.Trim(text, "0123456789abcdef") != "" {
		return quantity.Quote(text) + ": must be a fingerprint, 16 hexadecimal digits"
	}
	return ""
}

func checkSum(e *Experiment, p *Problems) {
	if e.Sum == "" {
		return
	}
	if wrong := CheckFingerprint(e.Sum); wrong != "" {
		p.add("sum", quantity.Quote(e.Sum), "%s", wrong)
	}
}

func checkPolicies(e *Experiment, p *Problems) {
	if n := len(e.Policies); n < 1 || n > MaxPolicies {
		p.add("policies", strconv.Itoa(n), "%d policies: must be 1 to %d", n, MaxPolicies)
	}
	for _, spec := range e.Policies {
		info := policy.Lookup(spec.Name)
		if info == nil || len(spec.Values) != len(info.Parameters) {
			p.add("policies", quantity.Quote(spec.Name), "%s: no such policy", quantity.Quote(spec.Name))
		} else if _, err := policy.Parse(spec.String()); err != nil {
			p.add("policies", spec.String(), "%s", err)
		}
	}
}

func checkArrivals(e *Experiment, p *Problems) {
	if err := e.Arrivals.Check(); err != nil {
		p.add("arrivals", "", "%s", err)
	}
}

func checkService(e *Experiment, p *Problems) {
	if e.Service == nil {
		p.add("service", "", "missing")
	} else if _, err := dist.Parse(e.Service.String()); err != nil {
		p.add("service", quantity.Quote(e.Service.String()), "%s", err)
	}
}

func checkSeed(e *Experiment, p *Problems) {
	if e.Seed > MaxSeed {
		p.add("seed", strconv.FormatUint(e.Seed, 10), "%d: must be 0 to %d", e.Seed, uint64(MaxSeed))
	}
}

// loads are the keys and ranges of the ways to give the rate, by Load.
var loads = [...]struct {
	key       string
	low, high float64
}{
	{"persender", MinRate, MaxRate},
	{"rate", MinRate, MaxRate},
	{"util", MinUtil, MaxUtil},
}

// Key is the link's key of this way to give the rate.
func (l Load) Key() string { return loads[l].key }

func checkLoad(e *Experiment, p *Problems) {
	if e.Load < PerSender || e.Load > Util {
		p.add("rate", strconv.Itoa(int(e.Load)), "way %d to give the rate: no such way", e.Load)
		return
	}
	l := loads[e.Load]
	number(l.key, l.low, l.high, func(e *Experiment) float64 { return e.LoadValue }).check(e, p)
}

// checkClasses looks at a list's values and form; fits says what is wrong
// with a value, or "".
func checkClasses[T comparable](p *Problems, key string, classes []Class[T], fits func(T) string) {
	if len(classes) == 0 || len(classes) > MaxClasses {
		p.add(key, "", "%d classes: must be 1 to %d", len(classes), MaxClasses)
		return
	}
	first := 0 // the number of the entry's first server
	for _, c := range classes {
		if c.Count < 0 || c.Count == 0 && len(classes) > 1 {
			p.add(key, "", "a class of %d servers in a list: must be 1 or more", c.Count)
			return
		}
		if wrong := fits(c.Value); wrong != "" {
			p.add(key, "", "server %d: %s", first, wrong)
			return
		}
		first += c.Count
	}
}

func slowdownFits(v float64) string {
	if v >= MinSlowdown && v <= MaxSlowdown {
		return ""
	}
	return quantity.FormatNumber(v) + ": must be " + quantity.FormatNumber(MinSlowdown) + " to " + quantity.FormatNumber(MaxSlowdown)
}

func slotsFit(v int) string {
	if v == Unlimited || v >= 1 && v <= MaxSlots {
		return ""
	}
	return strconv.Itoa(v) + ": must be 1 to " + strconv.Itoa(MaxSlots) + ", or inf"
}

func weightFits(v int64) string {
	if v >= 1 && v <= MaxWeight {
		return ""
	}
	return strconv.FormatInt(v, 10) + ": must be 1 to " + strconv.Itoa(MaxWeight)
}
