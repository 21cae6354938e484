package figure

import (
	"fmt"
	"math"
	"strconv"
	"testing"

	"loadlab/sim/catalogue"
	"loadlab/sim/link"
	"loadlab/sim/policy"
)

// sight is a kind of colour vision: what it makes of linear red, green and
// blue. G. Machado, M. Oliveira and L. Fernandes, "A physiologically-based
// model for simulation of color vision deficiency", 2009, severity 1.
var sights = []struct {
	name string
	m    [3][3]float64
}{
	{"ordinary", [3][3]float64{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
	{"no red cones", [3][3]float64{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
	{"no green cones", [3][3]float64{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
	{"no blue cones", [3][3]float64{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
}

// linear reads #rrggbb as linear light.
func linear(t *testing.T, text string) [3]float64 {
	t.Helper()
	n, err := strconv.ParseUint(text[1:], 16, 24)
	if err != nil {
		t.Fatal(err)
	}
	var rgb [3]float64
	for i := range rgb {
		v := float64(n>>(16-8*i)&255) / 255
		rgb[i] = v / 12.92
		if v > 0.04045 {
			rgb[i] = math.Pow((v+0.055)/1.055, 2.4)
		}
	}
	return rgb
}

// lab is the colour in CIE L*a*b*, as seen by a kind of sight.
func lab(rgb [3]float64, m [3][3]float64) [3]float64 {
	var seen [3]float64
	for i := range seen {
		for j := range rgb {
			seen[i] += m[i][j] * rgb[j]
		}
		seen[i] = math.Max(0, math.Min(1, seen[i]))
	}
	f := func(v float64) float64 {
		if v > 0.008856 {
			return math.Cbrt(v)
		}
		return 7.787*v + 16.0/116
	}
	x := f((0.4124*seen[0] + 0.3576*seen[1] + 0.1805*seen[2]) / 0.9505)
	y := f(0.2126*seen[0] + 0.7152*seen[1] + 0.0722*seen[2])
	z := f((0.0193*seen[0] + 0.1192*seen[1] + 0.9505*seen[2]) / 1.089)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

// TestHuesStayApart asks that any two hues differ by at least 15 in L*a*b*,
// for each kind of sight: a difference of 2 is just seen side by side.
func TestHuesStayApart(t *testing.T) {
	for _, s := range sights {
		for ground, hue := range map[string]func(int) string{
			"light": func(i int) string { return hues[i].light },
			"dark":  func(i int) string { return hues[i].dark },
		} {
			for i := range hues {
				for j := range i {
					a, b := lab(linear(t, hue(i)), s.m), lab(linear(t, hue(j)), s.m)
					if d := math.Hypot(math.Hypot(a[0]-b[0], a[1]-b[1]), a[2]-b[2]); d < 15 {
						t.Errorf("%s ground, %s: %s and %s differ by %.1f", ground, s.name, hue(i), hue(j), d)
					}
				}
			}
		}
	}
}

// TestHuesStandOutFromTheGround asks for a contrast of 2.7 to 1 at least; 3 is
// what is asked of graphics, but sky blue and orange would lose their names.
func TestHuesStandOutFromTheGround(t *testing.T) {
	luminance := func(text string) float64 {
		rgb := linear(t, text)
		return 0.2126*rgb[0] + 0.7152*rgb[1] + 0.0722*rgb[2]
	}
	for _, h := range hues {
		if c := 1.05 / (luminance(h.light) + 0.05); c < 2.7 {
			t.Errorf("%s on white has a contrast of %.2f", h.light, c)
		}
		if c := (luminance(h.dark) + 0.05) / (luminance("#15181d") + 0.05); c < 3 {
			t.Errorf("%s on the dark ground has a contrast of %.2f", h.dark, c)
		}
	}
}

// TestEveryPolicyHasALookOfItsOwn goes through the registry.
func TestEveryPolicyHasALookOfItsOwn(t *testing.T) {
	owner := map[[2]int]string{}
	for _, p := range policy.Registry {
		hue, dash := look(p.Name)
		if other := owner[[2]int{hue, dash}]; other != "" {
			t.Errorf("%s and %s look the same", other, p.Name)
		}
		owner[[2]int{hue, dash}] = p.Name
	}
}

// TestInstancesOfOnePolicyAreKeptApart compares sixteen of them, and a policy
// alone with the same among others.
func TestInstancesOfOnePolicyAreKeptApart(t *testing.T) {
	var specs []policy.Spec
	for k := 2; k < 18; k++ {
		specs = append(specs, parsed(t, fmt.Sprintf("powerofk:k=%d", k)))
	}
	seen := map[string]bool{}
	for i, s := range Styles(specs) {
		look := fmt.Sprint(s.Light, s.Dash)
		if seen[look] {
			t.Errorf("%s looks like one before", specs[i])
		}
		seen[look] = true
	}
	alone, among := Styles(specs[:1])[0], Styles(append([]policy.Spec{parsed(t, "random"), parsed(t, "hash")}, specs...))[2]
	if alone.Light != among.Light || fmt.Sprint(alone.Dash) != fmt.Sprint(among.Dash) {
		t.Errorf("%s looks like %v alone and like %v among others", specs[0], alone, among)
	}
}

// parsed reads a policy.
func parsed(t *testing.T, text string) policy.Spec {
	t.Helper()
	s, err := policy.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestNoLessonRepeatsAHue: in every lesson of at most as many policies as
// there are hues, colour alone tells the lines apart.
func TestNoLessonRepeatsAHue(t *testing.T) {
	for _, lesson := range catalogue.Entries() {
		e, err := link.Parse(lesson.Link)
		if err != nil {
			t.Fatal(err)
		}
		user := map[string]policy.Spec{}
		for i, s := range Styles(e.Policies) {
			if other, ok := user[s.Light]; ok && len(e.Policies) <= len(hues) {
				t.Errorf("%s: %s and %s are both %s", lesson.ID, other, e.Policies[i], s.Light)
			}
			user[s.Light] = e.Policies[i]
		}
	}
}
