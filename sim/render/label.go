package render

import (
	"math"
	"sort"

	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"

	"loadlab/sim/figure"
)

// label is a line's name beside its end.
type label struct {
	entry figure.Entry
	end   vg.Point  // where the line ends
	y     vg.Length // where the name stands
}

// labels writes each line's name to the right of where it ends, moved apart
// where they would overlap, with a thin lead from the line to the name.
func (s *sheet) labels(data draw.Canvas, p *figure.Panel) {
	var labels []label
	at := painter{s, p}
	for _, line := range p.Series {
		if end, ok := lastPoint(at, data, line); ok && !line.Hidden {
			entry := figure.Entry{Key: line.Key, Label: line.Label, Style: line.Style, Reference: line.Reference}
			labels = append(labels, label{entry, end, end.Y})
		}
	}
	sort.SliceStable(labels, func(i, j int) bool { return labels[i].end.Y < labels[j].end.Y })
	spreadOut(labels, s.base*1.3, data.Min.Y, data.Max.Y)
	x := data.Max.X + s.base*1.1
	for _, l := range labels {
		lead := draw.LineStyle{Color: faded(s.theme.colour(l.entry.Style), 0.6), Width: s.base * 0.06}
		data.StrokeLines(lead, []vg.Point{l.end, {X: data.Max.X + s.base*0.2, Y: l.end.Y}, {X: x, Y: l.y}})
		s.sample(vg.Point{X: x, Y: l.y}, l.entry, false)
	}
}

// lastPoint is the last visible point of a line, held inside the frame.
func lastPoint(p painter, data draw.Canvas, line figure.Series) (vg.Point, bool) {
	i := lastVisible(p.panel, line)
	if i < 0 {
		return vg.Point{}, false
	}
	at := p.point(data, line.X[i], line.Y[i])
	at.Y = max(data.Min.Y, min(data.Max.Y, at.Y))
	return at, true
}

// lastVisible is the index of a line's last point inside the visible range of
// x, or -1.
func lastVisible(p *figure.Panel, line figure.Series) int {
	for i := len(line.X) - 1; i >= 0; i-- {
		if !math.IsNaN(line.Y[i]) && line.X[i] <= p.X.Max && line.X[i] >= p.X.Min {
			return i
		}
	}
	return -1
}

// spreadOut moves labels, ordered from the lowest, so that neighbours are a
// step apart and all lie between low and high where there is room.
func spreadOut(labels []label, step, low, high vg.Length) {
	for i := range labels {
		least := low
		if i > 0 {
			least = labels[i-1].y + step
		}
		labels[i].y = max(labels[i].y, least)
	}
	for i := len(labels) - 1; i >= 0; i-- {
		most := high
		if i < len(labels)-1 {
			most = labels[i+1].y - step
		}
		labels[i].y = min(labels[i].y, most)
	}
}
