// Package theory holds the closed forms that the simulator is tested against
// and that figures draw as references. Time is measured in mean demands: a
// response of 5 is five times the mean demand. rho is the utilisation, the
// offered work as a share of what the servers can do. At rho >= 1 a queue
// grows without end and the forms say +Inf; at rho < 0, and for impossible
// parameters, they say NaN.
//
// Nothing here is part of a simulation, so it may use package math.
package theory

import "math"

// unstable returns what every form says outside 0 <= rho < 1, and whether rho
// is there.
func unstable(rho float64) (float64, bool) {
	switch {
	case math.IsNaN(rho) || rho < 0:
		return math.NaN(), true
	case rho >= 1:
		return math.Inf(1), true
	}
	return 0, false
}
