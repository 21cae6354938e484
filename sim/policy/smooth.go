package policy

import (
	"fmt"
	"math"
)

var smoothInfo = Info{
	Name: "swrr", Display: "SmoothWRR", Needs: Weights,
	Sentence: "Weighted round robin that spreads a heavy server's turns evenly: every pick looks at all servers.",
	Sources:  []string{"nginx commit 27e9498"},
	effort:   func(_ []float64, servers float64) float64 { return 1.4 + servers/200 },
	build: func(_ []float64, w *World) Set {
		return w.each(func(int) Picker { return newSmooth(w.Weights) })
	},
}

// smooth is nginx's smooth weighted round robin: every current weight grows by
// its weight, the largest wins, the lowest of equals, and is lowered by the
// sum. It draws nothing, so all balancers start alike.
type smooth struct {
	weights []int64 // may change between picks
	current []int64
}

func newSmooth(weights []int64) *smooth {
	return &smooth{weights, make([]int64, len(weights))}
}

func (s *smooth) Pick(int32) int32 {
	current := s.current[:len(s.weights)]
	best, most, sum := 0, int64(math.MinInt64), int64(0)
	for i, w := range s.weights {
		c := current[i] + w
		current[i] = c
		sum += w
		if c > most {
			best, most = i, c
		}
	}
	current[best] -= sum
	return int32(best)
}

var rotatedSmoothInfo = Info{
	Name: "vnswrr", Display: "VNSWRR", Needs: Weights,
	Sentence: "The smooth sequence laid out once and walked from a random start, in constant time a pick and memory that grows with the weights.",
	Sources:  []string{"Tengine VNSWRR"},
	check: func(_ []float64, l Limits) error {
		if cycle := total(l.Weights) / divisor(l.Weights); cycle > maxCycle {
			return fmt.Errorf("vnswrr: stores a whole cycle of picks, sum of weights / their common divisor = %d; the limit is %d; iwrr is the rule without that cost", cycle, maxCycle)
		}
		return nil
	},
	build: func(_ []float64, w *World) Set {
		g := divisor(w.Weights)
		reduced := make([]int64, len(w.Weights))
		for i, v := range w.Weights {
			reduced[i] = v / g
		}
		cycle := &smoothCycle{source: newSmooth(reduced), length: total(reduced)}
		cycle.picks = make([]int32, 0, cycle.length)
		return w.each(func(b int) Picker {
			stream := w.stream(b)
			return &rotatedSmooth{cycle, int64(stream.Intn(w.servers()))}
		})
	},
}

// maxCycle bounds the stored cycle: 40 MB at 4 bytes a pick.
const maxCycle = 10_000_000

// smoothCycle is one cycle of the smooth sequence, made up to where a cursor
// has reached, as many picks at a time as there are servers. Balancers share
// it: the sequence is the same for all.
type smoothCycle struct {
	source *smooth
	length int64
	picks  []int32
}

// at returns the pick at a place of the cycle.
func (c *smoothCycle) at(place int64) int32 {
	for place >= int64(len(c.picks)) {
		c.extend()
	}
	return c.picks[place]
}

func (c *smoothCycle) extend() {
	for i := 0; i < len(c.source.weights) && int64(len(c.picks)) < c.length; i++ {
		c.picks = append(c.picks, c.source.Pick(0))
	}
}

// rotatedSmooth walks the cycle. Its start is random among as many places as
// there are servers, the first stretch that is made, as in Tengine: a start
// anywhere would have to make everything before it.
type rotatedSmooth struct {
	cycle *smoothCycle
	next  int64
}

func (r *rotatedSmooth) Pick(int32) int32 {
	s := r.cycle.at(r.next)
	if r.next++; r.next == r.cycle.length {
		r.next = 0
	}
	return s
}

var dynamicWeightInfo = Info{
	Name: "dynweight", Display: "DynamicWeight", Needs: Reports,
	Parameters: []Parameter{{Key: "every", Kind: Duration, Default: 5e9, Min: 1e6, Max: 3600e9 * 24, Help: "How often the servers report their weights."}},
	Sentence:   "Smooth weighted round robin whose weights the servers set themselves, every period, by their free slots.",
	Sources:    []string{"dynamic upstream modules of nginx"},
	effort:     func(_ []float64, servers float64) float64 { return 1.1 + servers/110 },
	build: func(p []float64, w *World) Set {
		weights := make([]int64, w.servers())
		set := w.each(func(int) Picker { return newSmooth(weights) })
		set.Period = int64(p[0])
		set.Tick = func() {
			for i := range weights {
				weights[i] = reportedWeight(w.Fleet.Slots(int32(i)), w.Views[0].Fresh(int32(i)))
			}
		}
		return set
	},
}

// reportedWeight is max(1, round(100 x free slots / slots)), 100 for a server
// that never queues.
func reportedWeight(slots int, unfinished int32) int64 {
	if slots < 0 {
		return 100
	}
	n := int64(slots)
	free := max(n-int64(unfinished), 0)
	return max((200*free+n)/(2*n), 1)
}
