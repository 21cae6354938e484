package figure

import (
	"loadlab/sim/dist"
	"loadlab/sim/experiment"
	"loadlab/sim/theory"
	"loadlab/sim/workload"
)

// model is a closed form that holds exactly, in the long run, for a policy of
// an experiment. Times are in seconds.
type model struct {
	key      string
	name     phrase
	service  float64                 // mean service time
	mean     float64                 // mean response time
	quantile func(p float64) float64 // of the response time, or nil where no closed form is known
}

// alike returns what all servers have in common: the slowdown and the slots.
// It says no where they differ, or where an incident, a limit or retries of
// any kind spoil the assumptions of every model.
func alike(e *experiment.Experiment) (slowdown float64, slots int, ok bool) {
	if len(e.Slowdown) != 1 || len(e.Slots) != 1 || len(e.Incidents) > 0 || e.Queue != experiment.Unlimited || e.Service == nil {
		return 0, 0, false
	}
	return e.Slowdown[0].Value, e.Slots[0].Value, true
}

// modelOf returns the closed form for a policy, if there is one whose
// assumptions the experiment meets exactly.
func modelOf(e *experiment.Experiment, name string) (model, bool) {
	slowdown, slots, ok := alike(e)
	if !ok {
		return model{}, false
	}
	service := e.Service.Mean() * slowdown / 1e9
	if slots == experiment.Unlimited {
		return model{key: "delay", name: words.delayModel, service: service, mean: service,
			quantile: func(p float64) float64 { return e.Service.Quantile(p) * slowdown / 1e9 }}, true
	}
	rho := e.Utilisation()
	if slots != 1 || e.Arrivals.Process != workload.Poisson || rho <= 0 || rho >= 1 {
		return model{}, false
	}
	if e.Discipline == experiment.PS {
		return sharingModel(e, name, rho, service)
	}
	return lineModel(e, name, rho, service)
}

// sharingModel is the closed form under processor sharing.
func sharingModel(e *experiment.Experiment, name string, rho, service float64) (model, bool) {
	if name != "random" || e.Correlated && e.Balancers > 1 {
		return model{}, false
	}
	return model{key: "ps", name: words.sharingModel, service: service, mean: service * theory.ProcessorSharing(rho)}, true
}

// lineModel is the closed form for one slot, first come first served.
func lineModel(e *experiment.Experiment, name string, rho, service float64) (model, bool) {
	_, exponential := e.Service.(dist.Exponential)
	independent := e.Balancers == 1 || !e.Correlated
	n := e.Servers
	switch {
	case name == "random" && independent && exponential:
		return model{"mm1", words.mm1Model, service, service * theory.ProcessorSharing(rho),
			func(p float64) float64 { return service * theory.MM1Quantile(rho, p) }}, true
	case name == "random" && independent:
		return model{key: "mg1", name: words.mg1Model, service: service,
			mean: service * (1 + theory.PollaczekKhinchine(rho, e.Service.SCV()))}, true
	case name == "roundrobin" && e.Balancers == 1 && exponential:
		return model{"em1", words.em1Model, service, service * theory.RoundRobin(n, rho),
			func(p float64) float64 { return service * theory.RoundRobinQuantile(n, rho, p) }}, true
	case name == "leastwork" && exponential:
		return model{"mmc", words.mmcModel, service, service * theory.MMc(n, rho),
			func(p float64) float64 { return service * theory.MMcQuantile(n, rho, p) }}, true
	}
	return model{}, false
}

// references are the closed forms of the drawn policies' response times as
// series over the grid up to the last probability, each model once.
func (s *source) references(grid []float64, last float64) []Series {
	var lines []Series
	seen := map[string]bool{}
	for _, r := range s.policies {
		m, ok := modelOf(r.e, r.spec.Name)
		if !ok || m.quantile == nil || seen[m.key] || r.hidden || r.pinned {
			continue
		}
		seen[m.key] = true
		line := Series{Key: "theory:" + m.key, Label: s.lang.say(m.name), Style: r.style, Reference: true, Hidden: s.hides("theory:" + m.key)}
		line.Style.Dash = referenceDash
		if m.key == "delay" { // it belongs to no policy more than to another
			line.Style = style(6, 0)
			line.Style.Dash = referenceDash
		}
		for _, p := range grid {
			if p <= last {
				line.X, line.Y = append(line.X, p), append(line.Y, m.quantile(p))
			}
		}
		lines = append(lines, line)
	}
	return lines
}
