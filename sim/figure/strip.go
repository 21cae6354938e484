package figure

import (
	"fmt"
	"strconv"
	"strings"
)

// The first so many picks are shown before the reader zooms: a few cycles of
// few servers, or enough to see a crowd among many.
const (
	fewPicks  = 42
	manyPicks = 160
)

// strip shows which server each of the first picks went to, a row a policy.
func strip(s *source) (*Figure, error) {
	var rows []policyRuns
	columns := 0
	for _, r := range s.policies {
		if !r.hidden {
			rows = append(rows, r)
			if len(r.runs) > 0 {
				columns = max(columns, len(r.runs[0].Picks))
			}
		}
	}
	p := Panel{
		X: Axis{Label: s.lang.say(words.pickAxis), Unit: Index, Min: 0.5, Max: float64(max(columns, 1)) + 0.5, lang: s.lang},
		Y: Axis{Unit: Named, Min: -0.5, Max: float64(max(len(rows), 1)) - 0.5, lang: s.lang},
	}
	s.firstPicks(&p)
	p.Cells = pickCells(rows, columns)
	for i := len(rows) - 1; i >= 0; i-- { // rows run upwards, policies downwards
		p.Y.Names = append(p.Y.Names, rows[i].label)
	}
	f := s.figure(words.stripTitle, p)
	f.Legend = s.policyLegend()
	f.Notes = s.oneSeedNote()
	f.Bar = s.serverBar()
	f.Alt += s.stripFinding(rows)
	return f, nil
}

// firstPicks narrows the axis to the first few picks, unless the reader zooms.
func (s *source) firstPicks(p *Panel) {
	if s.options.XMax > s.options.XMin {
		p.zoom(s.options)
		return
	}
	shown := fewPicks
	if s.servers() > len(hues) {
		shown = manyPicks
	}
	p.X.Max = min(p.X.Max, float64(shown)+0.5)
}

// pickCells has the server of each pick, as value and as text.
func pickCells(rows []policyRuns, columns int) *Cells {
	c := &Cells{Rows: len(rows), Columns: columns, X0: 0.5, DX: 1, Y0: -0.5, DY: 1}
	for i := len(rows) - 1; i >= 0; i-- {
		for k := range columns {
			if len(rows[i].runs) == 0 || k >= len(rows[i].runs[0].Picks) {
				c.Values, c.Texts = append(c.Values, nan), append(c.Texts, "")
				continue
			}
			server := rows[i].runs[0].Picks[k]
			c.Values, c.Texts = append(c.Values, float64(server)), append(c.Texts, strconv.Itoa(int(server)))
		}
	}
	return c
}

// serverBar is the colours of servers: a hue each for few, a ramp for many.
func (s *source) serverBar() *Bar {
	b := &Bar{Axis: Axis{Label: s.lang.say(words.serverAxis), Unit: Index, Max: float64(max(s.servers()-1, 1)), lang: s.lang}}
	if n := s.servers(); n <= len(hues) {
		for i := range n {
			b.Named = append(b.Named, Swatch{s.lang.say(words.serverNumber, strconv.Itoa(i)), style(serverHues[i], 0)})
		}
	}
	return b
}

// serverHues gives the first servers the hues that differ most.
var serverHues = [len(hues)]int{0, 4, 1, 2, 3, 6, 5, 7}

// stripFinding tells the first picks.
func (s *source) stripFinding(rows []policyRuns) string {
	const first = 14
	var b strings.Builder
	for _, r := range rows {
		if len(r.runs) == 0 || len(r.runs[0].Picks) == 0 {
			continue
		}
		picks := r.runs[0].Picks
		text := strings.Trim(fmt.Sprint(picks[:min(first, len(picks))]), "[]")
		b.WriteString(s.lang.say(words.space) + s.lang.say(words.only, r.label, text))
	}
	return b.String()
}
