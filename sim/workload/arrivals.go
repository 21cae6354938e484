package workload

import (
	"errors"
	"fmt"
	"strings"
	"time"

	"loadlab/sim/quantity"
)

// Limits of the bursty process.
const (
	MaxPeak  = 1e6
	MinPhase = int64(time.Millisecond)     // shorter phases are no bursts but noise
	MaxPhase = 365 * 24 * int64(time.Hour) // nanoseconds
)

// names are the processes' names in links, by Process.
var names = []string{"poisson", "constant", "bursty"}

// ParseArrivals reads an arrival process as written in links: poisson,
// constant or bursty:peak=P:on=D:off=D.
func ParseArrivals(text string) (Arrivals, error) {
	name, rest, more := strings.Cut(text, ":")
	for p, known := range names {
		if name != known {
			continue
		}
		if Process(p) == Bursty {
			return parseBursty(rest)
		}
		if more {
			return Arrivals{}, fmt.Errorf("%s: %s has no parameters", quantity.Quote(rest), name)
		}
		return Arrivals{Process: Process(p)}, nil
	}
	return Arrivals{}, fmt.Errorf("%s: no such process; known are poisson, constant, bursty:peak=P:on=D:off=D%s",
		quantity.Quote(name), quantity.DidYouMean(name, names))
}

// parseBursty reads peak=P:on=D:off=D, the keys in any order.
func parseBursty(text string) (Arrivals, error) {
	a := Arrivals{Process: Bursty}
	keys := []string{"peak", "on", "off"}
	given := make([]bool, len(keys))
	for _, part := range strings.SplitN(text, ":", len(keys)+2) {
		key, value, _ := strings.Cut(part, "=")
		i := 0
		for i < len(keys) && keys[i] != key {
			i++
		}
		if i == len(keys) {
			return Arrivals{}, fmt.Errorf("%s: no such parameter; write it bursty:peak=P:on=D:off=D%s", quantity.Quote(part), quantity.DidYouMean(key, keys))
		}
		if given[i] {
			return Arrivals{}, fmt.Errorf("%s: given twice", key)
		}
		given[i] = true
		var err error
		switch key {
		case "peak":
			a.Peak, err = quantity.ParseNumber(value, 1, MaxPeak)
		case "on":
			a.On, err = quantity.ParseDurationIn(value, MinPhase, MaxPhase)
		case "off":
			a.Off, err = quantity.ParseDurationIn(value, MinPhase, MaxPhase)
		}
		if err != nil {
			return Arrivals{}, fmt.Errorf("%s: %w", key, err)
		}
	}
	for i, ok := range given {
		if !ok {
			return Arrivals{}, fmt.Errorf("%s is missing; write it bursty:peak=P:on=D:off=D", keys[i])
		}
	}
	if err := a.Check(); err != nil {
		return Arrivals{}, err
	}
	return a, nil
}

// Check tells whether the process can keep its mean rate: what arrives in the
// on-phases alone, Peak x On / (On + Off) of the mean, may be at most all.
func (a Arrivals) Check() error {
	switch a.Process {
	case Poisson, Constant:
		if a != (Arrivals{Process: a.Process}) {
			return errors.New("only bursty has parameters")
		}
		return nil
	case Bursty:
	default:
		return fmt.Errorf("process %d: no such process", a.Process)
	}
	if !(a.Peak >= 1 && a.Peak <= MaxPeak) || a.On < MinPhase || a.On > MaxPhase || a.Off < MinPhase || a.Off > MaxPhase {
		return fmt.Errorf("%s: peak must be 1 to %s, on and off %s to %s", a, quantity.FormatNumber(MaxPeak),
			quantity.FormatDuration(MinPhase), quantity.FormatDuration(MaxPhase))
	}
	if share := a.OnShare(); share > 1 {
		return fmt.Errorf("peak x on / (on + off) is %s, must be at most 1, as the on-phases alone would exceed the mean rate; make peak at most %s",
			quantity.FormatNumber(share), quantity.FormatNumber(float64(a.On+a.Off)/float64(a.On)))
	}
	return nil
}

// OnShare is the share of all arrivals that come in on-phases of a bursty
// process, Peak x On / (On + Off).
func (a Arrivals) OnShare() float64 {
	return a.Peak * float64(a.On) / float64(a.On+a.Off)
}

// String is the canonical link text.
func (a Arrivals) String() string {
	if a.Process != Bursty {
		return names[a.Process]
	}
	return "bursty:peak=" + quantity.FormatNumber(a.Peak) + ":on=" + quantity.FormatDuration(a.On) + ":off=" + quantity.FormatDuration(a.Off)
}
