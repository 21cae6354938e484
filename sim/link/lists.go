package link

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"loadlab/sim/experiment"
	"loadlab/sim/fleet"
	"loadlab/sim/policy"
	"loadlab/sim/quantity"
)

const inf = "inf"

func parsePolicies(e *experiment.Experiment, text string) error {
	if n := strings.Count(text, ",") + 1; n > experiment.MaxPolicies {
		return fmt.Errorf("%d policies: must be 1 to %d", n, experiment.MaxPolicies)
	}
	var specs []policy.Spec
	var wrong []error
	for _, part := range strings.Split(text, ",") {
		spec, err := policy.Parse(part)
		if err != nil {
			wrong = append(wrong, err)
		}
		specs = append(specs, spec)
	}
	if len(wrong) == 0 {
		e.Policies = specs
	}
	return errors.Join(wrong...)
}

func formatPolicies(e *experiment.Experiment) string {
	texts := make([]string, len(e.Policies))
	for i, spec := range e.Policies {
		texts[i] = spec.String()
	}
	return strings.Join(texts, ",")
}

func parseSlowdown(e *experiment.Experiment, text string) error {
	classes, err := experiment.ParseClasses(text, func(s string) (float64, error) {
		return quantity.ParseNumber(s, experiment.MinSlowdown, experiment.MaxSlowdown)
	})
	if err == nil {
		e.Slowdown = classes
	}
	return err
}

func formatSlowdown(e *experiment.Experiment) string {
	return experiment.FormatClasses(experiment.Join(e.Slowdown, e.Servers), quantity.FormatNumber)
}

func parseSlots(e *experiment.Experiment, text string) error {
	classes, err := experiment.ParseClasses(text, func(s string) (int, error) { return parseLimit(s, 1, experiment.MaxSlots) })
	if err == nil {
		e.Slots = classes
	}
	return err
}

func formatSlots(e *experiment.Experiment) string {
	return experiment.FormatClasses(experiment.Join(e.Slots, e.Servers), formatLimit)
}

func parseWeights(e *experiment.Experiment, text string) error {
	classes, err := experiment.ParseClasses(text, func(s string) (int64, error) { return quantity.ParseCount(s, 1, experiment.MaxWeight) })
	if err == nil {
		e.Weights = classes
	}
	return err
}

func formatWeights(e *experiment.Experiment) string {
	return experiment.FormatClasses(experiment.Join(e.Weights, e.Servers), func(w int64) string { return strconv.FormatInt(w, 10) })
}

func parseQueue(e *experiment.Experiment, text string) error {
	n, err := parseLimit(text, 0, experiment.MaxQueue)
	if err == nil {
		e.Queue = n
	}
	return err
}

func formatQueue(e *experiment.Experiment) string { return formatLimit(e.Queue) }

// parseLimit reads a count or inf.
func parseLimit(text string, low, high int64) (int, error) {
	if text == inf {
		return experiment.Unlimited, nil
	}
	n, err := quantity.ParseCount(text, low, high)
	if err != nil {
		return 0, fmt.Errorf("%w, or inf", err)
	}
	return int(n), nil
}

func formatLimit(n int) string {
	if n == experiment.Unlimited {
		return inf
	}
	return strconv.Itoa(n)
}

func parseIncidents(e *experiment.Experiment, text string) error {
	if n := strings.Count(text, ",") + 1; n > experiment.MaxIncidents {
		return fmt.Errorf("%d incidents: must be at most %d", n, experiment.MaxIncidents)
	}
	var list []fleet.Incident
	for i, part := range strings.Split(text, ",") {
		incident, err := parseIncident(part)
		if err != nil {
			return fmt.Errorf("incident %d: %w", i+1, err)
		}
		list = append(list, incident)
	}
	e.Incidents = list
	return nil
}

const incidentForm = "slow:server=I:from=T:for=D:latency=L or slow:server=I:from=T:for=D:factor=F"

// parseIncident reads one incident, its keys in any order.
func parseIncident(text string) (fleet.Incident, error) {
	var incident fleet.Incident
	name, rest, _ := strings.Cut(text, ":")
	if name != "slow" {
		return incident, fmt.Errorf("%s: must be slow%s; write it %s", quantity.Quote(name), quantity.DidYouMean(name, []string{"slow"}), incidentForm)
	}
	keys := []string{"server", "from", "for", "latency", "factor"}
	given := make(map[string]bool)
	for _, part := range strings.SplitN(rest, ":", len(keys)+2) {
		key, value, _ := strings.Cut(part, "=")
		if given[key] {
			return incident, fmt.Errorf("%s: given twice", key)
		}
		known, err := setIncident(&incident, key, value)
		if !known {
			return incident, fmt.Errorf("%s: no such parameter; write it %s%s", quantity.Quote(part), incidentForm, quantity.DidYouMean(key, keys))
		}
		if err != nil {
			return incident, fmt.Errorf("%s: %w", key, err)
		}
		given[key] = true
	}
	for _, key := range keys[:3] {
		if !given[key] {
			return incident, fmt.Errorf("%s is missing; write it %s", key, incidentForm)
		}
	}
	if given["latency"] == given["factor"] {
		return incident, fmt.Errorf("must have either latency or factor; write it %s", incidentForm)
	}
	return incident, nil
}

// setIncident reads one parameter of an incident; known tells whether it
// exists.
func setIncident(i *fleet.Incident, key, value string) (known bool, err error) {
	var server int64
	switch key {
	case "server":
		server, err = quantity.ParseCount(value, 0, experiment.MaxServers-1)
		i.Server = int(server)
	case "from":
		i.From, err = quantity.ParseDurationIn(value, 0, experiment.MaxTime)
	case "for":
		i.For, err = quantity.ParseDurationIn(value, 1, experiment.MaxTime)
	case "latency":
		i.Latency, err = quantity.ParseDurationIn(value, 1, experiment.MaxLatency)
	case "factor":
		i.Factor, err = quantity.ParseNumber(value, experiment.MinFactor, experiment.MaxFactor)
	default:
		return false, nil
	}
	return true, err
}

func formatIncidents(e *experiment.Experiment) string {
	texts := make([]string, len(e.Incidents))
	for i, incident := range e.Incidents {
		texts[i] = experiment.FormatIncident(incident)
	}
	return strings.Join(texts, ",")
}
