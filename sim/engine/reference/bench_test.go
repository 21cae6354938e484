package reference

import (
	"testing"

	"loadlab/sim/link"
)

// BenchmarkReference runs the plain simulator on the lab workload: what the
// engine's way of doing the same saves.
func BenchmarkReference(b *testing.B) {
	for _, policy := range []string{"random", "leastloaded", "powerofk", "leastconn", "leastwork"} {
		b.Run("policy="+policy+"/servers=100", func(b *testing.B) {
			e, err := link.Parse("v=1&policies=" + policy + "&servers=100&senders=200&requests=5000&window=60s")
			if err != nil {
				b.Fatal(err)
			}
			for range b.N {
				Run(&e, 0, 1)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(e.Requests)/float64(b.N), "ns/request")
		})
	}
}
