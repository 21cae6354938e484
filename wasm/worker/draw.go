package worker

// Draw returns the handler of the drawing worker.
func Draw(post Post) func([]byte) {
	return Engine(post)
}
