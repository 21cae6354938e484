package ui

import (
	"testing"

	"loadlab/sim/measure"
	"loadlab/ui/store"
)

// TestCostsStandInATable: a row a policy, and what ten times the servers do.
func TestCostsStandInATable(t *testing.T) {
	v := open(t, "", "v=1&from=wrr.cost&policies=swrr,iwrr&servers=10&requests=100")
	v.work(t)
	v.page.Store.Measured(v.page.Store.Run.Cost.ID, []measure.Cost{
		{Policy: "swrr", Servers: 10, NS: 20, Low: 18.5, High: 25}, {Policy: "swrr", Servers: 1000, NS: 2000, Low: 1999, High: 21234},
		{Policy: "iwrr", Servers: 10, NS: 15, Low: 15, High: 15}, {Policy: "iwrr", Servers: 1000, NS: 15, Low: 15, High: 15},
	})
	c := &Result{Store: v.page.Store}
	rows := c.CostTable().Rows
	if len(rows) != 2 || rows[0].Name != "SmoothWRR" {
		t.Fatalf("%+v", rows)
	}
	for i, want := range []string{"× 10.0", "20.0 (18.5 – 25.0)", "2\u202f000 (2\u202f000 – 21\u202f200)"} {
		if got := rows[0].Cells[i].Text; got != want {
			t.Errorf("cell %d: %q, not %q", i, got, want)
		}
	}
	if got := rows[1].Cells[0].Text; got != "× 1.00" {
		t.Errorf("a flat line: %q", got)
	}
	v.build()
	v.id("costs")
	if v.page.Store.Figure() != "cost" || (&store.Store{}).Costs() != nil {
		t.Error("the wrong figure, or costs without a run")
	}
}
