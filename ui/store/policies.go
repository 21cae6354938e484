package store

import (
	"strings"

	"loadlab/sim/policy"
)

// Row is one policy of the draft's list.
type Row struct {
	Text       string       // as it stands in the list
	Info       *policy.Info // nil when the name is not known
	Parameters []Entry
}

// Entry is one parameter of a row.
type Entry struct {
	policy.Parameter
	Value string // as typed, or the default
}

// Rows takes the draft's list of policies apart.
func (d *Draft) Rows() []Row {
	var rows []Row
	for _, part := range strings.Split(d.Text("policies"), ",") {
		part = strings.TrimSpace(part)
		name, rest, _ := strings.Cut(part, ":")
		row := Row{Text: part, Info: policy.Lookup(name)}
		if row.Info != nil {
			typed := typedValues(rest)
			for _, p := range row.Info.Parameters {
				e := Entry{Parameter: p, Value: ""}
				if p.Default != policy.Absent {
					e.Value = p.Format(p.Default)
				}
				if v, given := typed[p.Key]; given {
					e.Value = v
				}
				row.Parameters = append(row.Parameters, e)
			}
		}
		rows = append(rows, row)
	}
	return rows
}

// typedValues reads key=value:key=value.
func typedValues(rest string) map[string]string {
	typed := make(map[string]string)
	for _, part := range strings.Split(rest, ":") {
		if key, value, ok := strings.Cut(part, "="); ok {
			typed[key] = value
		}
	}
	return typed
}

// setRows writes the list anew.
func (d *Draft) setRows(texts []string) { d.Set("policies", strings.Join(texts, ",")) }

// rowTexts lists the rows as they stand.
func (d *Draft) rowTexts() []string {
	var texts []string
	for _, r := range d.Rows() {
		texts = append(texts, r.Text)
	}
	return texts
}

// SetPolicy replaces the text of row i.
func (d *Draft) SetPolicy(i int, text string) {
	texts := d.rowTexts()
	if i < len(texts) {
		texts[i] = strings.ReplaceAll(text, ",", "")
		d.setRows(texts)
	}
}

// SetParameter changes one parameter of row i.
func (d *Draft) SetParameter(i int, key, value string) {
	rows := d.Rows()
	if i >= len(rows) || rows[i].Info == nil {
		return
	}
	text := rows[i].Info.Name
	for _, e := range rows[i].Parameters {
		if e.Key == key {
			e.Value = strings.NewReplacer(",", ".", ":", "").Replace(value) // a comma would begin the next policy
		} else if !e.Always && e.Default != policy.Absent && e.Value == e.Format(e.Default) || e.Value == "" {
			continue
		}
		text += ":" + e.Key + "=" + e.Value
	}
	d.SetPolicy(i, text)
}

// AddPolicy appends a policy with its default parameters.
func (d *Draft) AddPolicy(name string) {
	spec, err := policy.Parse(name)
	if err != nil {
		return
	}
	texts := d.rowTexts()
	if len(texts) == 1 && texts[0] == "" {
		texts = nil
	}
	d.setRows(append(texts, spec.String()))
}

// RemovePolicy removes row i.
func (d *Draft) RemovePolicy(i int) {
	texts := d.rowTexts()
	if i < len(texts) && len(texts) > 1 {
		d.setRows(append(texts[:i:i], texts[i+1:]...))
	}
}

// RaisePolicy moves row i one up.
func (d *Draft) RaisePolicy(i int) {
	texts := d.rowTexts()
	if i > 0 && i < len(texts) {
		texts[i-1], texts[i] = texts[i], texts[i-1]
		d.setRows(texts)
	}
}
