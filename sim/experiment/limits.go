package experiment

import (
	"math"
	"time"

	"loadlab/sim/quantity"
)

// The ranges of an experiment's values. Durations are in nanoseconds, rates
// per second. Where the link format names a range it is that; the others keep
// a run finite, its clock inside int64 and its memory inside a browser tab.
const (
	MaxPolicies  = 16
	MaxServers   = 100_000
	MinSlowdown  = 0.001
	MaxSlowdown  = 1000
	MaxSlots     = 1_000_000 // of one server; more is as good as inf
	MaxQueue     = 1_000_000_000
	MaxWeight    = 1_000_000
	MaxSenders   = 1_000_000
	MinSkew      = 0.001
	MaxSkew      = 1e6
	MinRate      = 1e-6 // per second, of a sender or in total
	MaxRate      = 1e9  // per second: one request a nanosecond
	MinUtil      = 0.01
	MaxUtil      = 10
	MaxBalancers = 1000
	MinSync      = int64(time.Microsecond)
	MaxTime      = quantity.MaxDuration
	MaxRequests  = 500_000_000 // of all policies and seeds together
	MinWindow    = int64(time.Millisecond)
	MaxIncidents = 1000
	MaxLatency   = int64(time.Hour) // of an incident
	MinFactor    = 0.001            // of an incident
	MaxFactor    = 1000
	MaxSeed      = math.MaxInt64
	MaxSeeds     = 1000
)

// Limits on what values amount to together.
const (
	// MaxClasses is the most classes in a list of slowdowns, slots or weights.
	MaxClasses = 5000
	// MaxTotalSlots is the most slots of all servers: each remembers when it
	// becomes free, 8 bytes.
	MaxTotalSlots = 10_000_000
	// MaxWindows is the most windows of a run.
	MaxWindows = 100_000
	// MaxRows is the most windows and servers in the results of all runs, some
	// 50 bytes each.
	MaxRows = 3_000_000
	// MaxCycles is the most on-phases of bursty arrivals in a run.
	MaxCycles = 50_000_000
	// MaxWork is the most work of a run in nanoseconds, 73 years: if all of it
	// went to one server its clock would stand at a quarter of int64's range,
	// so that chance cannot push it over the end.
	MaxWork = 1 << 61
)
