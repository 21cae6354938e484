package link

import (
	"strconv"
	"strings"

	"loadlab/sim/dist"
	"loadlab/sim/experiment"
	"loadlab/sim/quantity"
	"loadlab/sim/workload"
)

// Key is one key of the link format.
type Key struct {
	Name    string
	Default string // the value that is not written; "" where the key is then absent
	Meaning string // one sentence, in English

	parse func(e *experiment.Experiment, text string) error
	value func(e *experiment.Experiment) string
}

// Value is the canonical text of the key's value in an experiment: Default
// when it is not to be written.
func (k *Key) Value(e *experiment.Experiment) string { return k.value(e) }

// Keys lists the keys of format 1 in canonical order. Adding one is a line
// here; its default may never change afterwards.
var Keys = []Key{
	{"from", "", "The catalogue id whose text stands beside the result; changes nothing in the run.", parseFrom, formatFrom},
	{"policies", "random,roundrobin,leastloaded,powerofk:k=2", "What is compared, in order.", parsePolicies, formatPolicies},
	whole("servers", "100", "The number of servers.", 1, experiment.MaxServers,
		func(e *experiment.Experiment) *int { return &e.Servers }),
	{"slowdown", "1", "The slowdown of each server: a demand takes demand x slowdown.", parseSlowdown, formatSlowdown},
	{"slots", "1", "The requests that each server serves at once, or inf.", parseSlots, formatSlots},
	choice("discipline", "The servers' queue discipline, first come first served or processor sharing.", []string{"fifo", "ps"},
		func(e *experiment.Experiment) *experiment.Discipline { return &e.Discipline }),
	{"queue", "inf", "The most requests waiting at a server; one more is dropped.", parseQueue, formatQueue},
	{"weights", "1", "The weight of each server for the weighted policies.", parseWeights, formatWeights},
	whole("senders", "200", "The number of senders.", 1, experiment.MaxSenders,
		func(e *experiment.Experiment) *int { return &e.Senders }),
	number("skew", "1", "How many times as often as each other sender sender 0 sends.", experiment.MinSkew, experiment.MaxSkew,
		func(e *experiment.Experiment) *float64 { return &e.Skew }),
	load("persender", "1", "The requests per second of an ordinary sender.", experiment.PerSender, experiment.MinRate, experiment.MaxRate),
	load("rate", "", "The requests per second of all senders together.", experiment.Rate, experiment.MinRate, experiment.MaxRate),
	load("util", "", "The total rate as a share of the fleet's capacity.", experiment.Util, experiment.MinUtil, experiment.MaxUtil),
	{"arrivals", "poisson", "The arrival process.", parseArrivals, formatArrivals},
	{"service", "uniform:125ms:625ms", "The distribution of the demands.", parseService, formatService},
	whole("balancers", "1", "The number of balancers; each request goes to a random one.", 1, experiment.MaxBalancers,
		func(e *experiment.Experiment) *int { return &e.Balancers }),
	duration("sync", "10ms", "The period of the snapshot.", experiment.MinSync, experiment.MaxTime,
		func(e *experiment.Experiment) *int64 { return &e.Sync }),
	flag("phase", "Whether all balancers take their snapshots at once or spread over the period.", "aligned", "staggered",
		func(e *experiment.Experiment) *bool { return &e.Staggered }),
	flag("correlated", "Whether every balancer's policy gets the same random stream.", "0", "1",
		func(e *experiment.Experiment) *bool { return &e.Correlated }),
	{"time", "1h", "The start of the last window.", parseTime, formatTime},
	{"requests", "", "The exact number of requests, in place of time.", parseRequests, formatRequests},
	duration("window", "1m", "The length of a window.", experiment.MinWindow, experiment.MaxTime,
		func(e *experiment.Experiment) *int64 { return &e.Window }),
	{"incidents", "", "What happens to servers.", parseIncidents, formatIncidents},
	{"timeout", "", "The client's patience: a slower response counts as failed.", parseTimeout, formatTimeout},
	duration("warmup", "0s", "What arrives before it is not counted in the summary.", 0, experiment.MaxTime,
		func(e *experiment.Experiment) *int64 { return &e.Warmup }),
	{"seed", "123", "The seed of the first run.", parseSeed, formatSeed},
	whole("seeds", "1", "The number of runs, each with the next seed.", 1, experiment.MaxSeeds,
		func(e *experiment.Experiment) *int { return &e.Seeds }),
	{"sum", "", "The fingerprint that the sender saw.", parseSum, formatSum},
}

// lookup returns the key of the name, or nil.
func lookup(name string) *Key {
	for i := range Keys {
		if Keys[i].Name == name {
			return &Keys[i]
		}
	}
	return nil
}

// names lists all keys, v first.
func names() []string {
	list := []string{"v"}
	for i := range Keys {
		list = append(list, Keys[i].Name)
	}
	return list
}

func parseFrom(e *experiment.Experiment, text string) error {
	if wrong := experiment.CheckID(text); wrong != "" {
		return message(wrong)
	}
	e.From = text
	return nil
}

func formatFrom(e *experiment.Experiment) string { return e.From }

func parseArrivals(e *experiment.Experiment, text string) error {
	a, err := workload.ParseArrivals(text)
	if err == nil {
		e.Arrivals = a
	}
	return err
}

func formatArrivals(e *experiment.Experiment) string { return e.Arrivals.String() }

func parseService(e *experiment.Experiment, text string) error {
	d, err := dist.Parse(text)
	if err == nil {
		e.Service = d
	}
	return err
}

func formatService(e *experiment.Experiment) string { return e.Service.String() }

func parseTime(e *experiment.Experiment, text string) (err error) {
	ns, err := quantity.ParseDurationIn(text, 0, experiment.MaxTime)
	if err == nil {
		e.Time = ns
	}
	return err
}

func formatTime(e *experiment.Experiment) string {
	if e.Requests > 0 {
		return "1h" // not written beside requests
	}
	return quantity.FormatDuration(e.Time)
}

func parseRequests(e *experiment.Experiment, text string) error {
	n, err := quantity.ParseCount(text, 1, experiment.MaxRequests)
	if err == nil {
		e.Requests = n
	}
	return err
}

func formatRequests(e *experiment.Experiment) string {
	if e.Requests == 0 {
		return ""
	}
	return strconv.FormatInt(e.Requests, 10)
}

func parseTimeout(e *experiment.Experiment, text string) error {
	ns, err := quantity.ParseDurationIn(text, 1, experiment.MaxTime)
	if err == nil {
		e.Timeout = ns
	}
	return err
}

func formatTimeout(e *experiment.Experiment) string {
	if e.Timeout == 0 {
		return ""
	}
	return quantity.FormatDuration(e.Timeout)
}

func parseSeed(e *experiment.Experiment, text string) error {
	n, err := quantity.ParseCount(text, 0, experiment.MaxSeed)
	if err == nil {
		e.Seed = uint64(n)
	}
	return err
}

func formatSeed(e *experiment.Experiment) string { return strconv.FormatUint(e.Seed, 10) }

func parseSum(e *experiment.Experiment, text string) error {
	sum := strings.ToLower(text)
	if wrong := experiment.CheckFingerprint(sum); wrong != "" {
		return message(wrong)
	}
	e.Sum = sum
	return nil
}

func formatSum(e *experiment.Experiment) string { return e.Sum }
