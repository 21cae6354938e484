package ui

import (
	"math"
	"strconv"
	"strings"

	"loadlab/sim/dist"
	"loadlab/sim/quantity"
	"loadlab/ui/text"
	"loadlab/ui/text/lesson"
)

// The sketch of a distribution: so many columns of a density, drawn from so
// many of its quantiles, in a box of so many units.
const (
	columns   = 48
	quantiles = 960
	boxHeight = 24
)

// Sketched says whether the field shows the shape of a distribution.
func (c *Field) Sketched() bool {
	return c.Key == "service" && c.Problem() == "" && c.Store.Draft.Experiment.Service != nil
}

// Sketch is the outline of the demand's density as an SVG path.
func (c *Field) Sketch() string { return outline(c.Store.Draft.Experiment.Service) }

// Moments says the demand's mean and variability.
func (c *Field) Moments() string {
	s := c.Store.Draft.Experiment.Service
	scv := "∞"
	if x := s.SCV(); !math.IsInf(x, 0) {
		scv = "0"
		if x > 0 {
			scv = quantity.FormatRatio(x)
		}
	}
	return text.Moments.In(c.Store.Lang, lesson.Number(c.Store.Lang, s.Mean()/1e9, "seconds"), c.Store.Lang.Number(scv))
}

// outline draws a density from 0 to a little above the 99th percentile: how
// many of evenly spaced quantiles fall into each column.
func outline(d dist.Distribution) string {
	end := d.Quantile(0.99) * 1.05
	var heights [columns]int
	most := 1
	for i := range quantiles {
		at := d.Quantile((float64(i)+0.5)/quantiles) / end * columns
		if at >= 0 && at < columns {
			heights[int(at)]++
			most = max(most, heights[int(at)])
		}
	}
	var b strings.Builder
	b.WriteString("M0 " + strconv.Itoa(boxHeight))
	for i, h := range heights {
		y := math.Round(10*(boxHeight-(boxHeight-1)*float64(h)/float64(most))) / 10
		b.WriteString("V" + strconv.FormatFloat(y, 'f', -1, 64) + "H" + strconv.Itoa(2*(i+1)))
	}
	return b.String() + "V" + strconv.Itoa(boxHeight) + "Z"
}
