package ui

import (
	"math"
	"slices"

	"loadlab/sim/measure"
	"loadlab/sim/policy"
	"loadlab/sim/quantity"
	"loadlab/ui/text"
)

// CostTable is the table of what picks cost: what ten times the servers do,
// and a cell for each number of servers.
func (c *Result) CostTable() Table {
	costs := c.Store.Costs()
	t := Table{ID: "costs", Class: "means", Caption: c.Say(text.CostTitle), Heads: heads(c.Say(text.Policy))}
	var sizes []int
	for _, m := range costs {
		if !slices.Contains(sizes, m.Servers) {
			sizes = append(sizes, m.Servers)
		}
	}
	slices.Sort(sizes)
	t.Heads = append(t.Heads, Head{Text: c.Say(text.Tenfold)})
	for _, n := range sizes {
		t.Heads = append(t.Heads, Head{Text: grouped(float64(n))})
	}
	for _, m := range costs {
		n := len(t.Rows) - 1
		if n < 0 || t.Rows[n].Policy != m.Policy {
			row := Row{Policy: m.Policy, Name: m.Policy, Cells: blanks(len(sizes) + 1)}
			if spec, err := policy.Parse(m.Policy); err == nil {
				row.Name = spec.Display()
			}
			if x := measure.Tenfold(costs, m.Policy); !math.IsNaN(x) {
				row.Cells[0].Text = "× " + digits3(x)
			}
			t.Rows, n = append(t.Rows, row), n+1
		}
		t.Rows[n].Cells[1+slices.Index(sizes, m.Servers)].Text = digits3(m.NS) + " (" + digits3(m.Low) + " – " + digits3(m.High) + ")"
	}
	return t
}

// digits3 writes a number with three digits.
func digits3(x float64) string {
	if x >= 99.95 {
		scale := math.Pow(10, max(0, math.Floor(math.Log10(x))-2))
		return grouped(math.Round(x/scale) * scale)
	}
	return quantity.FormatRatio(x)
}
