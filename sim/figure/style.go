package figure

import "loadlab/sim/policy"

// Style is how a series looks. Hue, dash and marker each tell policies apart
// on their own as far as they reach, so that a figure survives grey print and
// colour blindness.
type Style struct {
	Light  string    // #rrggbb on a light ground
	Dark   string    // #rrggbb on a dark ground
	Dash   []float64 // lengths of strokes and gaps in CSS pixels; nil: solid
	Marker Marker
	Thin   bool // of a pinned run
}

// Marker is the sign that a series' dots are drawn with.
type Marker int

// The markers.
const (
	Circle Marker = iota
	Square
	Triangle
	Cross
	Ring
	Plus
	Box
	Pyramid
)

// markers is how many markers there are.
const markers = 8

// hues are eight colours that stay apart for every colour vision. They began
// as those of Okabe and Ito, "Color universal design", 2008, without the
// yellow, and were moved until the least difference of two of them, as any eye
// sees them, was as large as it gets and each stood out from its ground.
var hues = [8]struct{ light, dark string }{
	{"#0072b2", "#5290e6"}, // blue
	{"#ba4d13", "#f07340"}, // vermilion
	{"#00a34a", "#30df8d"}, // green
	{"#bc598d", "#db80a2"}, // purple
	{"#c49200", "#efcd3b"}, // orange
	{"#579eff", "#acd2fe"}, // sky
	{"#333333", "#e8e8e8"}, // ink
	{"#84226b", "#a05c9f"}, // plum
}

// dashes are the line patterns, from the plainest on.
var dashes = [6][]float64{nil, {7, 3}, {2, 2.5}, {9, 3, 2, 3}, {14, 4}, {5, 2, 1.5, 2, 1.5, 2}}

// referenceDash is the pattern of closed forms, whatever their colour.
var referenceDash = []float64{1.5, 3}

// looks gives every policy its hue and dash, numbers in hues and dashes. It
// stands here by name, so that a new policy changes nobody's colour; one that
// is missing gets its look from its place in the registry. Policies that are
// often compared have different hues.
var looks = []struct {
	name      string
	hue, dash int
}{
	{"hash", 6, 0}, {"random", 1, 1}, {"roundrobin", 0, 0}, {"leastloaded", 2, 0},
	{"powerofk", 3, 0}, {"powerofkfresh", 4, 1},
	{"wrandom", 5, 1}, {"swrr", 7, 0}, {"vnswrr", 2, 3}, {"iwrr", 4, 0},
	{"ringhash", 5, 3}, {"maglev", 7, 2},
	{"leastconn", 1, 0}, {"p2cconn", 5, 2}, {"leastoutstanding", 7, 1}, {"jiq", 5, 4},
	{"leastwork", 2, 1}, {"twochoices", 3, 2}, {"peakewma", 2, 4}, {"nginxewma", 4, 3},
	{"dynweight", 3, 1}, {"leasttime", 6, 2},
}

// look returns the hue and dash of a policy's default instance.
func look(name string) (hue, dash int) {
	for _, l := range looks {
		if l.name == name {
			return l.hue, l.dash
		}
	}
	for i := range policy.Registry {
		if policy.Registry[i].Name == name {
			return i % len(hues), i / len(hues) % len(dashes)
		}
	}
	return len(hues) - 1, len(dashes) - 1
}

// style makes the style of a hue and a dash.
func style(hue, dash int) Style {
	return Style{Light: hues[hue].light, Dark: hues[hue].dark, Dash: dashes[dash], Marker: Marker((hue + dash) % markers)}
}

// Styles returns the style of every policy of an experiment. The first
// instance of a policy looks the same everywhere; each further one gets a look
// that no other in the experiment has, a free hue first.
func Styles(specs []policy.Spec) []Style {
	styles := make([]Style, len(specs))
	named := map[string]bool{}
	var t taken
	for i, s := range specs {
		if !named[s.Name] {
			named[s.Name] = true
			styles[i] = t.take(look(s.Name))
		}
	}
	for i, s := range specs {
		if styles[i].Light == "" {
			styles[i] = t.take(t.free(look(s.Name)))
		}
	}
	return styles
}

// taken counts how often each hue has been given to a policy with each dash.
type taken [len(hues)][len(dashes)]int

// take notes a look as given.
func (t *taken) take(hue, dash int) Style {
	t[hue][dash]++
	return style(hue, dash)
}

// free finds a look for a further instance of a policy, onwards from its own:
// a hue that nobody has, with the next dash; or else any look that nobody has.
func (t *taken) free(hue, dash int) (int, int) {
	for step := 1; step < len(hues); step++ {
		if h := (hue + step) % len(hues); t[h] == [len(dashes)]int{} {
			return h, (dash + step) % len(dashes)
		}
	}
	for step := 1; step < len(hues)*len(dashes); step++ {
		h, d := (hue+step)%len(hues), (dash+1+step/len(hues))%len(dashes)
		if t[h][d] == 0 {
			return h, d
		}
	}
	return hue, dash // more instances than looks
}
