package dist

import (
	"errors"
	"fmt"
	"strings"

	"loadlab/sim/quantity"
	"loadlab/sim/rng"
)

// MaxTable is the most entries of a table.
const MaxTable = 1001

// Table is given by its quantiles at equally spaced probabilities from 0 to 1,
// linear between them: a recorded distribution in short form. It is never
// changed after NewTable.
type Table struct {
	values []int64 // nanoseconds, ascending
}

// NewTable returns the table of 2 to MaxTable ascending durations in
// nanoseconds. It keeps a copy.
func NewTable(values []int64) (*Table, error) {
	if len(values) < 2 || len(values) > MaxTable {
		return nil, fmt.Errorf("%d entries: must be 2 to %d", len(values), MaxTable)
	}
	for i, v := range values {
		if v < 0 || v > MaxParameter {
			return nil, fmt.Errorf("entry %d: %s: must be 0s to %s", i, quantity.FormatDuration(v), quantity.FormatDuration(MaxParameter))
		}
		if i > 0 && v < values[i-1] {
			return nil, fmt.Errorf("entry %d: %s: below the one before, %s; quantiles must ascend", i,
				quantity.FormatDuration(v), quantity.FormatDuration(values[i-1]))
		}
	}
	if values[len(values)-1] == 0 {
		return nil, errors.New("every demand would be 0; the mean must be above 0")
	}
	return &Table{append([]int64(nil), values...)}, nil
}

// Values returns a copy of the quantiles in nanoseconds.
func (d *Table) Values() []int64 { return append([]int64(nil), d.values...) }

// Fill draws len(out) values, one stream value each.
func (d *Table) Fill(r *rng.Stream, out []int64) {
	s := *r
	for i := range out {
		out[i] = whole(d.Quantile(s.Float64()))
	}
	*r = s
}

// Quantile is linear between the entries, in nanoseconds.
func (d *Table) Quantile(p float64) float64 {
	x := float64(p * float64(len(d.values)-1))
	i := int(x)
	if i >= len(d.values)-1 {
		return float64(d.values[len(d.values)-1])
	}
	return float64(d.values[i]) + float64((x-float64(i))*float64(d.values[i+1]-d.values[i]))
}

// Mean is the mean of the segments' middles, in nanoseconds.
func (d *Table) Mean() float64 {
	sum := int64(0) // at most 1001 hours: exact
	for i, v := range d.values {
		sum += 2 * v
		if i == 0 || i == len(d.values)-1 {
			sum -= v
		}
	}
	return float64(sum) / (2 * float64(len(d.values)-1))
}

// SCV adds up the segments, each uniform from a to b: its mean square about
// the mean is (a^2 + ab + b^2) / 3 with a and b measured from the mean.
func (d *Table) SCV() float64 {
	mean, sum := d.Mean(), 0.0
	for i := 1; i < len(d.values); i++ {
		a, b := float64(d.values[i-1])-mean, float64(d.values[i])-mean
		sum += (float64(a*a) + float64(a*b) + float64(b*b)) / 3
	}
	return sum / float64(len(d.values)-1) / (mean * mean)
}

// String is the canonical link text.
func (d *Table) String() string {
	texts := make([]string, len(d.values))
	for i, v := range d.values {
		texts[i] = quantity.FormatDuration(v)
	}
	return "table:" + strings.Join(texts, "/")
}

// parseTable reads the entries of a table, separated by slashes.
func parseTable(text string) (Distribution, error) {
	if strings.Contains(text, ",") {
		return nil, errors.New("separate the entries by /, not by commas")
	}
	if n := strings.Count(text, "/") + 1; n > MaxTable {
		return nil, fmt.Errorf("%d entries: must be 2 to %d", n, MaxTable)
	}
	var values []int64
	for i, entry := range strings.Split(text, "/") {
		ns, err := quantity.ParseDuration(entry)
		if err != nil {
			return nil, fmt.Errorf("entry %d: %w", i, err)
		}
		values = append(values, ns)
	}
	d, err := NewTable(values)
	if err != nil {
		return nil, err // a nil *Table in a Distribution would not be nil
	}
	return d, nil
}

var tableInfo = Info{
	Name:       "table",
	Sentence:   "A recorded distribution, given by equally spaced quantiles from the least to the largest.",
	Example:    "table:10ms/20ms/40ms/200ms",
	Parameters: []Parameter{{Name: "D0/D1/...", Kind: Quantiles, Max: float64(MaxParameter), Help: "Ascending demands separated by slashes."}},
}
