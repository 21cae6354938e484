package protocol

import (
	"fmt"
	"math"

	"loadlab/sim/wire"
)

// Draw asks the drawing worker for a figure.
type Draw struct {
	ID      uint64
	Link    string   // the whole experiment
	Figure  string   // name of the figure
	Results [][]byte // policy by policy, seeds inside; empty where not finished
	Pinned  Pinned   // shown beside it

	Lang       string   // en, ru or zh
	Hidden     []string // policies left out, as in links
	XMin, XMax float64  // the part shown, in the axis's units; both 0: all
	Wait       bool     // waiting times instead of response times
	Costs      []byte   // for the figure cost only, as measure.EncodeCosts writes them

	Width, Height int     // CSS pixels; height 0: what suits the figure
	Scale         float64 // device pixels per CSS pixel
	Dark          bool
}

// Pinned is an earlier run that a figure shows too; without a link there is
// none.
type Pinned struct {
	Link    string
	Results [][]byte
}

// Picture is a drawn figure.
type Picture struct {
	ID  uint64
	PNG []byte
	Alt string // what the figure shows, for those who do not see it

	Width, Height int // CSS pixels
	Frames        []Frame
	Legend        []Entry
}

func (Draw) kind() kind    { return kindDraw }
func (Picture) kind() kind { return kindPicture }

func (m Draw) write(w *wire.Writer) {
	w.Uint(m.ID)
	w.Text(m.Link)
	w.Text(m.Figure)
	writeBlobs(w, m.Results)
	w.Text(m.Pinned.Link)
	writeBlobs(w, m.Pinned.Results)
	w.Text(m.Lang)
	w.Count(len(m.Hidden))
	for _, h := range m.Hidden {
		w.Text(h)
	}
	w.Float(m.XMin)
	w.Float(m.XMax)
	w.Bool(m.Wait)
	w.Blob(m.Costs)
	w.Count(m.Width)
	w.Count(m.Height)
	w.Float(m.Scale)
	w.Bool(m.Dark)
}

func readDraw(r *wire.Reader) Draw {
	m := Draw{ID: r.Uint(), Link: r.Text(), Figure: r.Text()}
	m.Results = readBlobs(r)
	m.Pinned = Pinned{r.Text(), readBlobs(r)}
	m.Lang = r.Text()
	for range r.Count(1) {
		m.Hidden = append(m.Hidden, r.Text())
	}
	m.XMin, m.XMax = r.Float(), r.Float()
	m.Wait = r.Bool()
	m.Costs = r.Blob()
	m.Width, m.Height = index(r), index(r)
	m.Scale = r.Float()
	m.Dark = r.Bool()
	return m
}

func (m Picture) write(w *wire.Writer) {
	w.Uint(m.ID)
	w.Blob(m.PNG)
	w.Text(m.Alt)
	w.Count(m.Width)
	w.Count(m.Height)
	writeFrames(w, m.Frames)
	writeLegend(w, m.Legend)
}

func readPicture(r *wire.Reader) Picture {
	return Picture{ID: r.Uint(), PNG: r.Blob(), Alt: r.Text(), Width: index(r), Height: index(r),
		Frames: readFrames(r), Legend: readLegend(r)}
}

func writeBlobs(w *wire.Writer, list [][]byte) {
	w.Count(len(list))
	for _, b := range list {
		w.Blob(b)
	}
}

func readBlobs(r *wire.Reader) [][]byte {
	var list [][]byte
	for range r.Count(1) {
		list = append(list, r.Blob())
	}
	return list
}

// index reads a number that is used as an int.
func index(r *wire.Reader) int {
	v := r.Uint()
	if v > math.MaxInt32 {
		r.Fail(fmt.Errorf("%d: must be 0 to %d", v, math.MaxInt32))
		return 0
	}
	return int(v)
}
