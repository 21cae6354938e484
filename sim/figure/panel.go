package figure

import (
	"math"
	"strconv"

	"loadlab/sim/experiment"
)

// figure starts a figure of one or more panels: title, subtitle, legend and
// notes, and alternative text that begins with the title.
func (s *source) figure(title phrase, panels ...Panel) *Figure {
	f := &Figure{Title: s.lang.say(title), Subtitle: s.subtitle(), Panels: panels, Legend: legend(panels)}
	f.Notes = append(s.seedNote(), s.pinnedNote()...)
	f.Alt = f.Title + s.lang.say(words.stop)
	if pending := s.pending(); pending != "" {
		f.Alt += pending
	}
	return f
}

// pending names the policies without any result.
func (s *source) pending() string {
	var names []string
	for _, r := range s.policies {
		if len(r.runs) == 0 {
			names = append(names, r.label)
		}
	}
	if len(names) == 0 {
		return ""
	}
	return s.lang.say(words.space) + s.lang.say(words.pending, s.lang.list(names))
}

// timeAxis is the axis of simulated time over all windows; the label's
// argument is the unit.
func (s *source) timeAxis(label phrase) Axis {
	most := 0.0
	for _, r := range s.policies {
		for _, run := range r.runs {
			if n := len(run.Windows); n > 0 {
				most = math.Max(most, seconds(run.Windows[n-1].Start))
			}
		}
	}
	if most == 0 && s.e.Requests == 0 {
		most = seconds(s.e.Time)
	}
	if most == 0 { // one window
		most = seconds(s.e.Window)
	}
	if most == 0 {
		most = 1
	}
	a := Axis{Unit: Time, Min: 0, Max: most, lang: s.lang, label: label}
	a.nameUnit()
	return a
}

// incidents marks when which server of an experiment was slowed.
func (s *source) incidents(e *experiment.Experiment) []Span {
	var spans []Span
	for _, i := range e.Incidents {
		spans = append(spans, Span{seconds(i.From), seconds(i.From + i.For), s.lang.say(words.incident, strconv.Itoa(i.Server))})
	}
	return spans
}

// zoom narrows the x axis to the range asked for, where that meets the data.
func (p *Panel) zoom(o Options) {
	if !(o.XMax > o.XMin) {
		return
	}
	low, high := math.Max(o.XMin, p.X.Min), math.Min(o.XMax, p.X.Max)
	if high > low {
		p.X.Min, p.X.Max = low, high
		p.X.nameUnit()
	}
}

// visible calls f with the values of the series that are drawn, inside the
// visible range of x: band ends too.
func (p *Panel) visible(f func(v float64)) {
	for _, s := range p.Series {
		if s.Hidden {
			continue
		}
		for i, x := range s.X {
			if x < p.X.Min || x > p.X.Max {
				continue
			}
			f(s.Y[i])
			if s.Low != nil {
				f(s.Low[i])
				f(s.High[i])
			}
		}
	}
}

// fitY sets the visible range of y from what is drawn.
func (p *Panel) fitY() {
	var values []float64
	p.visible(func(v float64) { values = append(values, v) })
	p.Y.fit(values...)
	if p.Y.Scale == Linear {
		p.Y.fromZero()
	}
}

// headroom leaves a tenth of the height free above the data where spans have
// their names.
func (p *Panel) headroom() {
	if len(p.Spans) > 0 {
		p.Y.Max = p.Y.At(1.1)
	}
}

// addTimeout draws the client's patience across the panel where that is at
// most so many times beyond what is drawn: farther out it would squeeze the
// measurements. It widens the range as needed.
func (p *Panel) addTimeout(s *source, within float64) {
	t := seconds(s.e.Timeout)
	if t <= 0 || t > p.Y.Max*within || t*within < p.Y.Min {
		return
	}
	if t > p.Y.Max {
		p.Y.Max = t * 1.1
	}
	if t < p.Y.Min {
		p.Y.Min = t / 1.1
	}
	p.Lines = append(p.Lines, Line{Value: t, Label: s.lang.say(words.timeout, s.lang.duration(t))})
}
