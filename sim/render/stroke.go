package render

import (
	"math"

	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
)

// piece is how many points are stroked at once. The rasteriser's time grows
// faster than linearly with the segments of one stroke: a jagged line of 3,000
// points takes over a minute in one piece and a third of a second in pieces of
// 50. Much shorter pieces cost set-up time and show joints.
const piece = 50

// stroke draws a line through the points, each step of it visible: thinned to
// what the canvas can show and in short pieces, with the dashes running on
// from piece to piece.
func stroke(c draw.Canvas, style draw.LineStyle, points []vg.Point, perPoint vg.Length) {
	for _, run := range c.ClipLinesXY(thin(points, perPoint)) {
		offset := style.DashOffs
		for start := 0; start < len(run)-1; start += piece - 1 {
			part := run[start:min(start+piece, len(run))]
			s := style
			s.DashOffs = offset
			c.StrokeLines(s, part)
			for i := 1; i < len(part); i++ {
				offset += length(part[i-1], part[i])
			}
		}
	}
}

// length is the distance of two points.
func length(a, b vg.Point) vg.Length {
	return vg.Length(math.Hypot(float64(b.X-a.X), float64(b.Y-a.Y)))
}

// thin drops points that a canvas with columns of the given width cannot
// show: of all points in a column it keeps the first, the lowest, the highest
// and the last. X must not fall. Short lines are returned as they are.
func thin(points []vg.Point, column vg.Length) []vg.Point {
	if len(points) < 500 || column <= 0 {
		return points
	}
	out := make([]vg.Point, 0, 2000)
	for start := 0; start < len(points); {
		cell := math.Floor(float64(points[start].X / column))
		end, low, high := start, start, start
		for end < len(points) && math.Floor(float64(points[end].X/column)) == cell {
			if points[end].Y < points[low].Y {
				low = end
			}
			if points[end].Y > points[high].Y {
				high = end
			}
			end++
		}
		last := -1
		for _, i := range [4]int{start, min(low, high), max(low, high), end - 1} {
			if i > last {
				out = append(out, points[i])
				last = i
			}
		}
		start = end
	}
	return out
}
