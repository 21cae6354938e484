package measure

import (
	"fmt"
	"math"

	"loadlab/sim/wire"
)

// Cost is what one pick of a policy takes among so many servers, measured on
// the machine that it runs on: no simulation, and never the same twice.
type Cost struct {
	Policy  string // canonical text
	Servers int
	NS      float64 // median over the repetitions, nanoseconds a pick
	Low     float64 // the quickest repetition
	High    float64 // the slowest
}

// Tenfold is how many times as long a policy's pick takes with ten times the
// servers: 10 to the exponent b of the least squares fit of y = a x^b. It is
// NaN with fewer than two numbers of servers.
func Tenfold(costs []Cost, policy string) float64 {
	var n, sx, sy, sxx, sxy float64
	for _, c := range costs {
		if c.Policy == policy && c.Servers > 0 && c.NS > 0 {
			x, y := math.Log(float64(c.Servers)), math.Log(c.NS)
			n, sx, sy, sxx, sxy = n+1, sx+x, sy+y, sxx+x*x, sxy+x*y
		}
	}
	return math.Pow(10, (n*sxy-sx*sy)/(n*sxx-sx*sx))
}

// EncodeCosts writes costs as bytes, the form in which a worker hands them on.
func EncodeCosts(costs []Cost) []byte {
	var w wire.Writer
	writeAll(&w, costs, func(c Cost, w *wire.Writer) {
		w.Text(c.Policy)
		w.Count(c.Servers)
		w.Float(c.NS)
		w.Float(c.Low)
		w.Float(c.High)
	})
	return w.Bytes()
}

// DecodeCosts reads what EncodeCosts wrote; anything else is an error. No
// bytes at all are no costs.
func DecodeCosts(b []byte) ([]Cost, error) {
	if len(b) == 0 {
		return nil, nil
	}
	in := wire.NewReader(b)
	costs := readAll(in, 5, func(in *wire.Reader) Cost {
		return Cost{Policy: in.Text(), Servers: int(in.Uint() & math.MaxInt32), NS: in.Float(), Low: in.Float(), High: in.Float()}
	})
	if err := in.Close(); err != nil {
		return nil, fmt.Errorf("measure: not costs: %w", err)
	}
	return costs, nil
}
