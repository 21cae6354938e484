package figure

import (
	"math"
	"slices"

	"loadlab/sim/measure"
)

// Table is a figure made of text.
type Table struct {
	Columns []Column
	Rows    []Row
}

// Column is a column's head and what is best in it.
type Column struct {
	Key   string // stable identity: mean, p50, ...
	Label string
	Small bool // the lowest value is best and is marked
}

// Row is a policy's row: a text and a value for each column, NaN where there
// is none.
type Row struct {
	Key    string
	Label  string
	Style  Style
	Cells  []string
	Values []float64 // seconds, shares or numbers
}

// quantity is a column of the table before it is filled.
type quantity struct {
	Column
	of    func(*measure.Result) float64
	write func(float64) string
	ci    bool // with several seeds the mean has a confidence interval
}

// table lists the policies' summary: waits or responses, what a pick read,
// and how each row's p99 compares with the first row's.
func table(s *source) (*Figure, error) {
	columns := s.quantities()
	t := &Table{}
	for _, q := range columns {
		t.Columns = append(t.Columns, q.Column)
	}
	first := math.NaN()
	for _, r := range s.policies {
		if r.hidden {
			continue
		}
		row := Row{Key: r.key, Label: r.label, Style: r.style}
		for _, q := range columns {
			text, v := s.cell(r, q)
			if q.Key == "p99" && len(t.Rows) == 0 {
				first = v
			}
			row.Cells, row.Values = append(row.Cells, text), append(row.Values, v)
		}
		t.Rows = append(t.Rows, row)
		t.compare(len(t.Rows)-1, first, s.lang)
		t.expect(s, len(t.Rows)-1, r)
	}
	t.change(s)
	title := words.tableTitle
	if s.options.Wait {
		title = words.waitTableTitle
	}
	f := s.figure(title)
	f.Legend = s.policyLegend()
	f.Table, f.Notes = t, s.tableNotes(t)
	f.Alt += t.finding(s)
	return f, nil
}

// quantities are the table's columns: those that every run has, and those that
// this experiment gives a meaning.
func (s *source) quantities() []quantity {
	all := s.times()
	if s.e.Timeout > 0 {
		all = append(all, quantity{Column{"success", s.lang.say(words.success), false}, func(r *measure.Result) float64 { return 1 - failedShare(r) }, s.lang.percent, false})
	}
	if s.e.Queue >= 0 {
		all = append(all, quantity{Column{"dropped", s.lang.say(words.dropped), true}, droppedShare, s.lang.percent, false})
	}
	none := func(*measure.Result) float64 { return nan } // filled in from other rows, or theory
	all = append(all, quantity{Column{"inspected", s.lang.say(words.inspected), false}, func(r *measure.Result) float64 { return r.Inspected }, s.lang.rounded3, false},
		quantity{Column{"ratio", s.lang.say(words.ratio), false}, none, s.lang.rounded3, false})
	if s.options.Pinned != nil {
		all = append(all, quantity{Column{"change", s.lang.say(words.change), true}, none, s.lang.rounded3, false})
	}
	if slices.ContainsFunc(s.policies, func(r policyRuns) bool { _, ok := modelOf(r.e, r.spec.Name); return ok }) {
		all = append(all, quantity{Column{"theory", s.lang.say(words.theoryMean), false}, none, s.lang.exactDuration, false})
	}
	return all
}

// times are the columns of the distribution of waits or responses.
func (s *source) times() []quantity {
	time := func(key, label string, get func(*measure.Summary) float64) quantity {
		of := func(r *measure.Result) float64 {
			summary := &r.Response
			if s.options.Wait {
				summary = &r.Wait
			}
			if summary.Count == 0 {
				return nan
			}
			return get(summary) / 1e9
		}
		return quantity{Column{key, label, true}, of, s.lang.exactDuration, key == "mean"}
	}
	return []quantity{
		time("mean", s.lang.say(words.mean), func(m *measure.Summary) float64 { return m.Mean }),
		time("p50", "p50", func(m *measure.Summary) float64 { return float64(m.P50) }),
		time("p90", "p90", func(m *measure.Summary) float64 { return float64(m.P90) }),
		time("p99", "p99", func(m *measure.Summary) float64 { return float64(m.P99) }),
		time("p999", s.lang.localize("p99.9"), func(m *measure.Summary) float64 { return float64(m.P999) }),
		time("max", s.lang.say(words.max), func(m *measure.Summary) float64 { return float64(m.Max) }),
	}
}

// droppedShare is the share of a run's counted requests that found the queue
// full.
func droppedShare(r *measure.Result) float64 {
	if n := r.Completed + r.Dropped; n > 0 {
		return float64(r.Dropped) / float64(n)
	}
	return math.NaN()
}

// cell is a policy's value of a quantity: of several runs the mean, with the
// half width of its confidence interval where the column has one.
func (s *source) cell(r policyRuns, q quantity) (string, float64) {
	var values []float64
	for _, run := range r.runs {
		if v := q.of(run); !math.IsNaN(v) {
			values = append(values, v)
		}
	}
	if len(values) == 0 {
		return "–", nan
	}
	e := measure.Estimated(values)
	if q.ci && e.Values > 1 && e.Mean > 0 {
		return q.write(e.Mean) + " ±" + s.lang.percent(e.Half/e.Mean), e.Mean
	}
	return q.write(e.Mean), e.Mean
}

// column returns the index of the column with the key, or -1.
func (t *Table) column(key string) int {
	return slices.IndexFunc(t.Columns, func(c Column) bool { return c.Key == key })
}

// set fills a cell.
func (t *Table) set(row int, key, text string, v float64) {
	if i := t.column(key); i >= 0 && !math.IsNaN(v) && !math.IsInf(v, 0) {
		t.Rows[row].Cells[i], t.Rows[row].Values[i] = text, v
	}
}

// compare fills in how many times the first row's p99 a row's is.
func (t *Table) compare(row int, first float64, l language) {
	own := t.Rows[row].Values[t.column("p99")]
	if own > 0 {
		t.set(row, "ratio", l.rounded3(first/own), first/own)
	}
}

// expect fills in the mean of the closed form.
func (t *Table) expect(s *source, row int, r policyRuns) {
	m, ok := modelOf(r.e, r.spec.Name)
	if !ok {
		return
	}
	mean := m.mean
	if s.options.Wait {
		mean -= m.service
	}
	t.set(row, "theory", s.lang.exactDuration(mean), mean)
}

// tableNotes explain the columns that need it.
func (s *source) tableNotes(t *Table) []string {
	var notes []string
	if s.e.Seeds > 1 {
		notes = append(notes, s.lang.say(words.meanOverSeeds, s.e.Seeds))
	}
	notes = append(notes, s.lang.say(words.ratioNote))
	if t.column("theory") >= 0 {
		notes = append(notes, s.lang.say(words.theoryNote))
	}
	return notes
}

// finding states whose mean and whose p99 is lowest and highest.
func (t *Table) finding(s *source) string {
	text := ""
	for _, key := range []string{"mean", "p99"} {
		i := t.column(key)
		p := Panel{Y: Axis{Unit: Duration, lang: s.lang}}
		for _, row := range t.Rows {
			p.Series = append(p.Series, Series{Key: row.Key, Label: row.Label, X: []float64{0}, Y: []float64{row.Values[i]}})
		}
		text += s.lang.say(words.space) + t.Columns[i].Label + s.lang.say(words.colon) + s.finding(p, func(_ Panel, line Series) float64 { return line.Y[0] })
	}
	return text
}
