package figure

import (
	"math"
	"strconv"
	"strings"
)

// CSV writes the data behind a figure: a line for each value, with the panel
// and the series that it belongs to, under a head and a comment that carries
// title, link and fingerprint. Times are in seconds, shares from 0 to 1,
// percentiles as probabilities; hidden series are left out.
func CSV(f *Figure, link, fingerprint string) []byte {
	var b strings.Builder
	for _, line := range []string{f.Title, f.Subtitle, "link: " + link, "fingerprint: " + fingerprint} {
		b.WriteString("# " + strings.NewReplacer("\n", " ", "\r", " ").Replace(line) + "\n")
	}
	if f.Table != nil {
		f.Table.csv(&b)
		return []byte(b.String())
	}
	for _, p := range f.Panels {
		if p.Cells != nil {
			f.cellsCSV(&b)
			return []byte(b.String())
		}
	}
	f.seriesCSV(&b)
	return []byte(b.String())
}

// record writes a line of fields, quoted where they need it.
func record(b *strings.Builder, fields ...string) {
	for i, field := range fields {
		if i > 0 {
			b.WriteByte(',')
		}
		if strings.ContainsAny(field, "\",\n\r") || strings.HasPrefix(field, "#") {
			field = `"` + strings.ReplaceAll(field, `"`, `""`) + `"`
		}
		b.WriteString(field)
	}
	b.WriteByte('\n')
}

// exact writes a value with all its digits, and nothing for a gap.
func exact(v float64) string {
	if math.IsNaN(v) {
		return ""
	}
	return strconv.FormatFloat(v, 'g', -1, 64)
}

// seriesCSV writes the points of all drawn series.
func (f *Figure) seriesCSV(b *strings.Builder) {
	record(b, "panel", "series", "x", "y", "low", "high")
	for i, p := range f.Panels {
		name := p.Title
		if name == "" {
			name = p.Y.Label
		}
		if name == "" {
			name = strconv.Itoa(i)
		}
		for _, s := range p.Series {
			if s.Hidden {
				continue
			}
			for j := range s.X {
				low, high := "", ""
				if s.Low != nil {
					low, high = exact(s.Low[j]), exact(s.High[j])
				}
				record(b, name, s.Key, exact(s.X[j]), exact(s.Y[j]), low, high)
			}
		}
	}
}

// cellsCSV writes the cells of all panels: where each begins, and its value.
func (f *Figure) cellsCSV(b *strings.Builder) {
	record(b, "panel", "row", "x", "value")
	for _, p := range f.Panels {
		if p.Cells == nil {
			continue
		}
		for i, v := range p.Cells.Values {
			column, row := i%p.Cells.Columns, i/p.Cells.Columns
			y := p.Cells.Y0 + 0.5 + float64(row)*p.Cells.DY // the band's first server
			name := exact(y)
			if p.Y.Unit == Named {
				name = p.Y.Text(y)
			}
			x := p.Cells.X0 + float64(column)*p.Cells.DX
			if p.X.Unit == Index {
				x += 0.5
			}
			record(b, p.Title, name, exact(x), exact(v))
		}
	}
}

// csv writes the table's values, a line a policy.
func (t *Table) csv(b *strings.Builder) {
	head := []string{"policy"}
	for _, c := range t.Columns {
		head = append(head, c.Key)
	}
	record(b, head...)
	for _, row := range t.Rows {
		line := []string{row.Key}
		for _, v := range row.Values {
			line = append(line, exact(v))
		}
		record(b, line...)
	}
}
