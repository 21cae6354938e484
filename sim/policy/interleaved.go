package policy

var interleavedInfo = Info{
	Name: "iwrr", Display: "InterleavedWRR", Needs: Weights,
	Sentence: "Weighted round robin that interleaves rounds in constant time and memory for the servers only, from a random rotation.",
	Sources:  []string{"kitex pull request 1019", "Wikipedia, \"Weighted round robin\""},
	build: func(_ []float64, w *World) Set {
		return w.each(func(b int) Picker {
			stream := w.stream(b)
			return newInterleaved(w.Weights, stream.Intn(w.servers()))
		})
	},
}

// interleaved is interleaved weighted round robin on two queues. The head of
// the current queue is picked and its remainder lowered by the common divisor;
// with something left it goes to the current queue's tail, else, full again,
// to the next queue's. An empty current queue is swapped with the next.
type interleaved struct {
	current, next []int32 // fixed size: n places each, used as rings
	head, length  int     // of current
	waiting       int     // entries of next, from place 0
	left          []int64 // by server
	weights       []int64
	divisor       int64
}

// newInterleaved starts with the servers in order from first, going round.
func newInterleaved(weights []int64, first int) *interleaved {
	n := len(weights)
	q := &interleaved{
		current: make([]int32, n), next: make([]int32, n), length: n,
		left: append([]int64(nil), weights...), weights: weights, divisor: divisor(weights),
	}
	for i := range q.current {
		q.current[i] = int32((first + i) % n)
	}
	return q
}

func (q *interleaved) Pick(int32) int32 {
	if q.length == 0 {
		q.current, q.next = q.next, q.current
		q.head, q.length, q.waiting = 0, q.waiting, 0
	}
	s := q.current[q.head]
	if q.head++; q.head == len(q.current) {
		q.head = 0
	}
	q.length--
	if q.left[s] -= q.divisor; q.left[s] > 0 {
		tail := q.head + q.length
		if tail >= len(q.current) {
			tail -= len(q.current)
		}
		q.current[tail] = s
		q.length++
		return s
	}
	q.left[s] = q.weights[s]
	q.next[q.waiting] = s
	q.waiting++
	return s
}
