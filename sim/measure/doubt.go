package measure

// DoubtKind says why a figure of a result should not be trusted blindly.
type DoubtKind int

// The kinds of doubts.
const (
	// Growing: queues of some servers still grow at the end, so that figures
	// depend on how long the run lasts. Number is how many servers.
	Growing DoubtKind = iota
	// FewForP999: p99.9 rests on fewer than ten slower requests. Number is how
	// many requests were counted; ten thousand would do.
	FewForP999
	// FewForP99: the same for p99. A thousand would do.
	FewForP99
	// Approximate: quantiles come from a histogram. Number is the bound of
	// their relative error.
	Approximate
)

// Doubt is a reason for caution, with a number to act on.
type Doubt struct {
	Kind   DoubtKind
	Number float64
}

// enough is how many requests should be slower than a quantile for it to
// mean much: with ten, its standard error is about a third of its distance to
// the next decade.
const enough = 10

// Doubts lists what should be said beside a result.
func Doubts(r *Result) []Doubt {
	var list []Doubt
	if n := growing(r); n > 0 {
		list = append(list, Doubt{Growing, float64(n)})
	}
	switch n := r.Response.Count; {
	case n < 100*enough:
		list = append(list, Doubt{FewForP99, float64(n)})
	case n < 1000*enough:
		list = append(list, Doubt{FewForP999, float64(n)})
	}
	if r.RelativeError > 0 {
		list = append(list, Doubt{Approximate, r.RelativeError})
	}
	return list
}

// growing counts the servers whose queues grow to the end: busy all the time
// in the last half of the windows, and with a mean of unfinished requests that
// rises from the second quarter to the third and to the last by more than a
// handful. A run of fewer than eight windows says too little, and a rise that
// chance makes at high utilisation is rarely as steady.
func growing(r *Result) int {
	n := len(r.Windows)
	s := &r.Series
	if n < 8 || s.Rows == 0 {
		return 0
	}
	count := 0
	for row := range s.Rows {
		unfinished, busy := s.Unfinished[row*n:(row+1)*n], s.Busy[row*n:(row+1)*n]
		second, third, last := average(unfinished[n/4:n/2]), average(unfinished[n/2:3*n/4]), average(unfinished[3*n/4:])
		if average(busy[n/2:]) > 0.999 && third > 1.15*second && last > 1.15*third && last-second > 5 {
			count += min(s.Band, len(r.Servers)-row*s.Band)
		}
	}
	return count
}

// average is the mean of values.
func average(values []float64) float64 {
	sum := 0.0
	for _, v := range values {
		sum += v
	}
	return sum / float64(len(values))
}
