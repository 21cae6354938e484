//go:build js && wasm

package port

import "sync"

// queue carries what the browser reports to one goroutine that acts on it, in
// order. A callback from JavaScript must not wait for a lock: while it waits
// the browser stands still. So callbacks only leave their news here.
type queue struct {
	mu    sync.Mutex
	news  []func()
	ready chan struct{}
}

var events = newQueue()

func newQueue() *queue {
	q := &queue{ready: make(chan struct{}, 1)}
	return q
}

// put leaves news.
func (q *queue) put(f func()) {
	q.mu.Lock()
	q.news = append(q.news, f)
	q.mu.Unlock()
	select {
	case q.ready <- struct{}{}:
	default:
	}
}

// take removes and returns all news.
func (q *queue) take() []func() {
	q.mu.Lock()
	defer q.mu.Unlock()
	news := q.news
	q.news = nil
	return news
}

// Serve calls around with everything that the browser has reported since the
// last call, for ever. Around decides what is locked and drawn before and
// after; everything in this package that takes a callback calls it from here.
func Serve(around func(act func())) {
	for range events.ready {
		if news := events.take(); len(news) > 0 {
			around(func() {
				for _, f := range news {
					f()
				}
			})
		}
	}
}
