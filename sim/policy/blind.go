package policy

import "loadlab/sim/rng"

var hashInfo = Info{
	Name: "hash", Display: "Hash", Needs: Nothing, BySender: true,
	Sentence: "Each sender always goes to the same server: its number modulo the number of servers.",
	Sources:  []string{"course lab on load balancing"},
	build: func(_ []float64, w *World) Set {
		return w.each(func(int) Picker { return hash{int32(w.servers())} }).bySender()
	},
}

// hash sends a sender to the server of its number modulo n.
type hash struct{ n int32 }

func (h hash) Pick(sender int32) int32 { return sender % h.n }

var randomInfo = Info{
	Name: "random", Display: "Random", Needs: Nothing,
	Sentence: "Each request goes to a server drawn uniformly.",
	Sources:  []string{"course lab on load balancing"},
	build: func(_ []float64, w *World) Set {
		return w.each(func(b int) Picker { return &random{w.stream(b), w.servers()} })
	},
}

// random draws a server uniformly, with one draw a pick.
type random struct {
	stream rng.Stream
	n      int
}

func (r *random) Pick(int32) int32 { return int32(r.stream.Intn(r.n)) }

// PickAll implements Batcher.
func (r *random) PickAll(_, servers []int32) {
	r.stream.IntnAll(r.n, servers)
}

var roundRobinInfo = Info{
	Name: "roundrobin", Display: "RoundRobin", Needs: Nothing,
	Sentence: "Each balancer sends its requests to the servers in turn, from a random start.",
	Sources:  []string{"course lab on load balancing"},
	build: func(_ []float64, w *World) Set {
		return w.each(func(b int) Picker {
			stream := w.stream(b)
			return &roundRobin{int32(stream.Intn(w.servers())), int32(w.servers())}
		})
	},
}

// roundRobin counts modulo n; its start is the only thing it draws.
type roundRobin struct{ next, n int32 }

func (r *roundRobin) Pick(int32) int32 {
	s := r.next
	if r.next++; r.next == r.n {
		r.next = 0
	}
	return s
}

// PickAll implements Batcher.
func (r *roundRobin) PickAll(_, servers []int32) {
	for i := range servers {
		servers[i] = r.Pick(0)
	}
}
