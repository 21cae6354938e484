package store

import (
	"slices"
	"strings"

	"loadlab/sim/catalogue"
)

// table is the summary as a picture. Whether it holds waiting or response
// times is the reader's choice for all tables.
const table = "table"

// Figures lists the figures that the run can fill, those of its lesson first.
// A lesson's tables come behind its other figures, as the summary stands below
// whatever figure is shown.
func (s *Store) Figures() []string {
	if s.Run == nil {
		return nil
	}
	possible := s.engine.Figures(&s.Run.Experiment)
	if s.costly() {
		possible = append(slices.Clone(possible), cost)
	}
	var names []string
	add := func(list []string) {
		for _, name := range list {
			if slices.Contains(possible, name) && !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	lesson := s.lessonFigures()
	add(slices.DeleteFunc(slices.Clone(lesson), func(name string) bool { return name == table }))
	add(lesson)
	add(possible)
	return names
}

// lessonFigures are the figures that the run's lesson shows, main one first.
func (s *Store) lessonFigures() []string {
	e, _ := catalogue.Lookup(s.Run.Experiment.From)
	var names []string
	for _, name := range e.Figures {
		name, _, _ := strings.Cut(name, ":") // present takes care of :wait
		names = append(names, name)
	}
	return names
}

// Figure is the name of the figure that is shown: the reader's choice where
// the run can fill it, or else the first of Figures.
func (s *Store) Figure() string {
	names := s.Figures()
	if chosen := s.query.Get("figure"); slices.Contains(names, chosen) {
		return chosen
	}
	if len(names) == 0 {
		return ""
	}
	return names[0]
}

// SetFigure shows another figure of the run. The choice is a setting of the
// view: it goes into the query, never into the experiment.
func (s *Store) SetFigure(name string) {
	s.query.Set("figure", name)
	if names := s.Figures(); len(names) > 0 && names[0] == name {
		s.query.Del("figure")
	}
	s.address()
	s.unpoint()
	s.Redraw()
	s.touch()
}

// ToggleSeries hides or shows a series of the figure, by its key in the
// legend.
func (s *Store) ToggleSeries(key string) {
	if i := slices.Index(s.hidden, key); i >= 0 {
		s.hidden = slices.Delete(slices.Clone(s.hidden), i, i+1)
	} else {
		s.hidden = append(slices.Clone(s.hidden), key)
	}
	s.Redraw()
	s.touch()
}

// IsHidden says whether a series is hidden.
func (s *Store) IsHidden(key string) bool { return slices.Contains(s.hidden, key) }

// zoom is the part of a figure's x axis that is shown. It belongs to one
// figure of one run: another one has another axis.
type zoom struct {
	link, figure string
	min, max     float64 // in the axis's units
}

// zoomed returns the range that is shown, 0 and 0 when it is all.
func (s *Store) zoomed() (low, high float64) {
	if z := s.zoom; s.Run != nil && z.link == s.Run.Link && z.figure == s.Figure() {
		return z.min, z.max
	}
	return 0, 0
}

// Zoomed says whether only a part of the axis is shown.
func (s *Store) Zoomed() bool {
	low, high := s.zoomed()
	return high > low
}

// zoomTo shows a part of the axis.
func (s *Store) zoomTo(low, high float64) {
	if s.Run == nil || !(high > low) {
		return
	}
	s.zoom = zoom{s.Run.Link, s.Figure(), low, high}
	s.unpoint()
	s.Redraw()
	s.touch()
}

// ResetZoom shows all of the axis again.
func (s *Store) ResetZoom() {
	if s.Zoomed() {
		s.zoom = zoom{}
		s.unpoint()
		s.Redraw()
		s.touch()
	}
}

// forgetView drops what was hidden and chosen for another experiment.
func (s *Store) forgetView() {
	s.hidden = nil
	s.zoom = zoom{}
	s.query.Del("figure")
	s.query.Del("watch")
	s.Watch.Open, s.Watch.Playing, s.Watch.Sides, s.Watch.Length = false, false, nil, 0
}
