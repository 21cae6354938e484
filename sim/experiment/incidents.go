package experiment

import (
	"fmt"
	"strconv"

	"loadlab/sim/fleet"
	"loadlab/sim/quantity"
)

// FormatIncident writes an incident as it stands in links.
func FormatIncident(i fleet.Incident) string {
	text := "slow:server=" + strconv.Itoa(i.Server) + ":from=" + quantity.FormatDuration(i.From) + ":for=" + quantity.FormatDuration(i.For)
	if i.Latency > 0 {
		return text + ":latency=" + quantity.FormatDuration(i.Latency)
	}
	return text + ":factor=" + quantity.FormatNumber(i.Factor)
}

// checkIncidents wants every incident on a server that exists, with one
// effect, and no two at once on one server, as nobody could tell which holds.
func checkIncidents(e *Experiment, p *Problems) {
	if n := len(e.Incidents); n > MaxIncidents {
		p.add("incidents", strconv.Itoa(n), "%d incidents: must be at most %d", n, MaxIncidents)
		return
	}
	for i, x := range e.Incidents {
		if wrong := checkIncident(x, e.Servers); wrong != "" {
			p.add("incidents", FormatIncident(x), "incident %d: %s", i+1, wrong)
			continue
		}
		for j, y := range e.Incidents[:i] {
			if x.Server == y.Server && x.From < y.From+y.For && y.From < x.From+x.For {
				p.add("incidents", FormatIncident(x), "incident %d: overlaps incident %d on server %d", i+1, j+1, x.Server)
				break
			}
		}
	}
}

// checkIncident says what is wrong with one incident, or "".
func checkIncident(i fleet.Incident, servers int) string {
	switch {
	case i.Server < 0 || i.Server >= servers:
		return fmt.Sprintf("server=%d: must be 0 to %d, as there are %d servers", i.Server, servers-1, servers)
	case i.From < 0 || i.From > MaxTime:
		return fmt.Sprintf("from=%s: must be 0s to %s", quantity.FormatDuration(i.From), quantity.FormatDuration(MaxTime))
	case i.For < 1 || i.For > MaxTime:
		return fmt.Sprintf("for=%s: must be 1ns to %s", quantity.FormatDuration(i.For), quantity.FormatDuration(MaxTime))
	case i.Latency != 0 && i.Factor != 0 || i.Latency == 0 && i.Factor == 0:
		return "must have either latency or factor"
	case i.Latency < 0 || i.Latency > MaxLatency:
		return fmt.Sprintf("latency=%s: must be 1ns to %s", quantity.FormatDuration(i.Latency), quantity.FormatDuration(MaxLatency))
	case i.Factor != 0 && !(i.Factor >= MinFactor && i.Factor <= MaxFactor):
		return fmt.Sprintf("factor=%s: must be %s to %s", quantity.FormatNumber(i.Factor), quantity.FormatNumber(MinFactor), quantity.FormatNumber(MaxFactor))
	}
	return ""
}
