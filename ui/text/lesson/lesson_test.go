package lesson_test

import (
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"loadlab/sim/catalogue"
	"loadlab/sim/engine"
	"loadlab/sim/experiment"
	"loadlab/sim/link"
	"loadlab/sim/measure"
	"loadlab/sim/policy"
	"loadlab/ui/text"
	"loadlab/ui/text/lesson"
)

// words are all texts of a lesson with their places.
func words(l *lesson.Lesson) map[string]text.Phrase {
	all := map[string]text.Phrase{"Title": l.Title, "Ask": l.Ask, "Watch": l.Watch, "Conclusion": l.Conclusion, "Try": l.Try.Label}
	for i, q := range l.Think {
		all["Think "+strconv.Itoa(i+1)] = q
	}
	for i, p := range l.Predictions {
		n := strconv.Itoa(i + 1)
		all["Question "+n], all["Right "+n], all["Wrong "+n] = p.Question, p.Right, p.Wrong
		if len(p.Options) == 0 {
			all["Unit "+n], all["Almost "+n] = p.Unit, p.Almost
		}
		for j, o := range p.Options {
			all["Option "+n+"."+strconv.Itoa(j+1)] = o
		}
	}
	return all
}

// TestLessonsAreTheCatalogue: course by course and in its order, none missing.
func TestLessonsAreTheCatalogue(t *testing.T) {
	var ids, courses []string
	for _, c := range lesson.Courses() {
		courses = append(courses, c.ID)
		for _, l := range c.Lessons {
			ids = append(ids, l.ID)
			entry, _ := catalogue.Lookup(l.ID)
			if entry.Course != c.ID || entry.Title != l.Title.In(text.EN) {
				t.Errorf("%s: %q in course %s, the catalogue has %q in %s", l.ID, l.Title.In(text.EN), c.ID, entry.Title, entry.Course)
			}
			if found, ok := lesson.Lookup(l.ID); !ok || found.ID != l.ID {
				t.Errorf("%s is not found", l.ID)
			}
		}
	}
	if !slices.Equal(ids, catalogue.IDs()) {
		t.Errorf("the lessons are %v, the catalogue %v", ids, catalogue.IDs())
	}
	if !slices.Equal(courses, catalogue.Courses()) {
		t.Errorf("the courses are %v", courses)
	}
}

func TestEveryLessonIsWholeInEveryLanguage(t *testing.T) {
	for _, c := range lesson.Courses() {
		for i, p := range append([]text.Phrase{c.Title}, c.Introduction...) {
			whole(t, c.ID, "Introduction "+strconv.Itoa(i), p)
		}
		if len(c.Introduction) < 2 {
			t.Errorf("%s has no introduction", c.ID)
		}
		for i := range c.Lessons {
			l := &c.Lessons[i]
			for place, p := range words(l) {
				whole(t, l.ID, place, p)
			}
			if len(l.Think) < 2 || len(l.Think) > 3 || len(l.Glossary) == 0 {
				t.Errorf("%s: %d questions, %d terms", l.ID, len(l.Think), len(l.Glossary))
			}
		}
	}
}

// whole checks that a phrase has every language, in its own script.
func whole(t *testing.T, id, place string, p text.Phrase) {
	t.Helper()
	for _, l := range text.Langs {
		if strings.TrimSpace(p.In(l)) == "" {
			t.Errorf("%s: %s has no %s", id, place, l.Code())
		}
		if strings.ContainsAny(p.In(l), `"'`) || strings.Contains(p.In(l), "  ") {
			t.Errorf("%s: %s has a typewriter's quotes or two spaces in %s", id, place, l.Code())
		}
	}
	if len(p.In(text.EN)) > 20 && !strings.ContainsAny(p.In(text.RU), "аеиоу") {
		t.Errorf("%s: %s is not Russian: %s", id, place, p.In(text.RU))
	}
	if len(p.In(text.EN)) > 20 && !regexp.MustCompile(`\p{Han}`).MatchString(p.In(text.ZH)) {
		t.Errorf("%s: %s is not Chinese: %s", id, place, p.In(text.ZH))
	}
}

// TestTokensAreAnswered: every language says the same numbers, and each is one
// that the lesson's own run gives.
func TestTokensAreAnswered(t *testing.T) {
	for _, c := range lesson.Courses() {
		for i := range c.Lessons {
			l := &c.Lessons[i]
			var compared []string
			e := parse(t, l.ID)
			for _, p := range e.Policies {
				compared = append(compared, p.String())
			}
			for place, p := range words(l) {
				var first []string
				for _, lang := range text.Langs {
					tokens, err := lesson.Tokens(p.In(lang))
					if err != nil {
						t.Errorf("%s: %s in %s: %v", l.ID, place, lang.Code(), err)
					}
					var names []string
					for _, token := range tokens {
						names = append(names, token.String())
						known(t, l.ID, token, compared)
					}
					slices.Sort(names)
					if lang == text.EN {
						first = names
					} else if !slices.Equal(names, first) {
						t.Errorf("%s: %s says %v in %s, %v in English", l.ID, place, names, lang.Code(), first)
					}
				}
			}
			for _, p := range l.Predictions {
				known(t, l.ID, p.Truth, compared)
				if n := len(p.Options); n > 0 && n != len(p.Truth.Policies) {
					t.Errorf("%s: %d options for %s", l.ID, n, p.Truth)
				}
			}
		}
	}
}

// known checks a token's metric and policies.
func known(t *testing.T, id string, token lesson.Token, compared []string) {
	t.Helper()
	metric := token.Metric
	for _, rule := range []string{"ratio ", "lowest ", "highest "} {
		metric = strings.TrimPrefix(metric, rule)
	}
	if !slices.Contains(catalogue.Metrics(), metric) {
		t.Errorf("%s: %s: no such metric", id, token)
	}
	for _, p := range token.Policies {
		if !slices.Contains(compared, p) {
			t.Errorf("%s: %s: the experiment compares %v", id, token, compared)
		}
	}
}

// parse reads a catalogue entry's link.
func parse(t *testing.T, id string) experiment.Experiment {
	t.Helper()
	entry, ok := catalogue.Lookup(id)
	if !ok {
		t.Fatalf("%s is not in the catalogue", id)
	}
	e, err := link.Parse(entry.Link)
	if err != nil {
		t.Fatalf("%s: %v", id, err)
	}
	return e
}

// TestEveryTryIsAnotherExperiment: the link of the invitation is valid, differs
// from the lesson's, and runs while its reader waits.
func TestEveryTryIsAnotherExperiment(t *testing.T) {
	for _, c := range lesson.Courses() {
		for _, l := range c.Lessons {
			entry, _ := catalogue.Lookup(l.ID)
			varied, err := catalogue.Vary(entry.Link, l.Try.Change...)
			if err != nil {
				t.Errorf("%s: %v", l.ID, err)
				continue
			}
			e, _ := link.Parse(varied)
			if varied == entry.Link || e.TotalRequests() > 5e6 || e.From != l.ID {
				t.Errorf("%s: %v makes %s of %g requests", l.ID, l.Try.Change, varied, e.TotalRequests())
			}
		}
	}
}

var (
	token  = regexp.MustCompile(`\{[^}]*\}`)
	named  = regexp.MustCompile(`p\d+([.,]\d+)?`) // p99 is a name
	number = regexp.MustCompile(`\d+([.,]\d+)?`)
)

// TestNumbersAreSettings: a bare number in a text is a setting of the
// experiment in some unit, one of the invitation's, or a small ordinal.
func TestNumbersAreSettings(t *testing.T) {
	for _, c := range lesson.Courses() {
		for i := range c.Lessons {
			l := &c.Lessons[i]
			allowed := settings(t, l)
			for place, p := range words(l) {
				for _, lang := range text.Langs {
					bare := named.ReplaceAllString(token.ReplaceAllString(p.In(lang), ""), "")
					for _, n := range number.FindAllString(bare, -1) {
						v, err := strconv.ParseFloat(strings.Replace(n, ",", ".", 1), 64)
						if err != nil || !slices.ContainsFunc(allowed, func(a float64) bool { return math.Abs(a-v) <= 1e-9*a }) {
							t.Errorf("%s: %s in %s names %s, which is no setting", l.ID, place, lang.Code(), n)
						}
					}
				}
			}
		}
	}
}

// settings are the numbers that a lesson's texts may name.
func settings(t *testing.T, l *lesson.Lesson) []float64 {
	t.Helper()
	e := parse(t, l.ID)
	allowed := []float64{0, 1, 2, 3, float64(e.Servers), float64(e.Senders), float64(e.Balancers), float64(e.Sync) / 1e6, float64(e.Sync) / 1e9,
		e.Utilisation(), e.Utilisation() * 100}
	for _, s := range e.Slowdown {
		allowed = append(allowed, 100*float64(s.Count)/float64(e.Servers))
	}
	text := link.Format(&e) + "&" + strings.Join(l.Try.Change, "&")
	// Round numbers of the table of latencies: 164.086ms is 164.
	for _, n := range regexp.MustCompile(`\d+(\.\d+)?`).FindAllString(text, -1) {
		v, _ := strconv.ParseFloat(n, 64)
		allowed = append(allowed, v, v/1000, v*1000, v*100)
		if v > 100 {
			allowed = append(allowed, math.Round(v))
		}
	}
	return allowed
}

// TestConclusionsAreFilledIn runs a course and reads its conclusions as its
// readers do.
func TestConclusionsAreFilledIn(t *testing.T) {
	for _, c := range lesson.Courses() {
		if c.ID != "choices" {
			continue
		}
		for i := range c.Lessons {
			l := &c.Lessons[i]
			e := parse(t, l.ID)
			results := make([]*measure.Result, len(e.Policies))
			for p := range results {
				var err error
				if results[p], err = engine.Run(&e, p, e.Seed, nil); err != nil {
					t.Fatal(err)
				}
			}
			for _, lang := range text.Langs {
				got, err := lesson.Expand(l.Conclusion.In(lang), func(token lesson.Token) (string, error) {
					v, unit, err := catalogue.Value(&e, results, token.Metric, token.Policies)
					return lesson.Number(lang, v, unit.String()), err
				})
				if err != nil || strings.ContainsAny(got, "{}") || !strings.ContainsAny(got, "0123456789") {
					t.Errorf("%s in %s: %q, %v", l.ID, lang.Code(), got, err)
				}
			}
			for _, p := range l.Predictions {
				truth, _, err := catalogue.Value(&e, results, p.Truth.Metric, p.Truth.Policies)
				if err != nil || p.Judge(truth, truth) != lesson.Right || p.Judge(truth+100, truth) != lesson.Wrong {
					t.Errorf("%s: %s is %g, %v", l.ID, p.Truth, truth, err)
				}
			}
		}
	}
}

func TestExpand(t *testing.T) {
	got, err := lesson.Expand("a {p99 hash}, {ratio p99 powerofk:k=2/hash}.", func(token lesson.Token) (string, error) {
		return token.Metric + "|" + strings.Join(token.Policies, "+"), nil
	})
	if want := "a p99|hash, ratio p99|powerofk:k=2+hash."; got != want || err != nil {
		t.Errorf("%q, %v; not %q", got, err, want)
	}
	for _, bad := range []string{"{p99}", "{p99 hash", "{}", "{ }", "{p99 }"} {
		if _, err := lesson.Tokens(bad); err == nil {
			t.Errorf("%q passes", bad)
		}
	}
}

func TestNumber(t *testing.T) {
	for _, c := range []struct {
		v          float64
		unit       string
		en, ru, zh string
	}{
		{0.769293, "seconds", "769 ms", "769 мс", "769 毫秒"},
		{3.93941, "seconds", "3.94 s", "3,94 с", "3.94 秒"},
		{0.99999, "seconds", "1 s", "1 с", "1 秒"},
		{0, "seconds", "0 s", "0 с", "0 秒"},
		{12e-6, "seconds", "12 µs", "12 мкс", "12 微秒"},
		{62952.3, "seconds", "17.5 h", "17,5 ч", "17.5 小时"},
		{1049, "seconds", "17.5 min", "17,5 мин", "17.5 分钟"},
		{0.95452, "share", "95.5%", "95,5 %", "95.5%"},
		{0.999167, "share", "99.92%", "99,92 %", "99.92%"},
		{0.000833, "share", "0.08%", "0,08 %", "0.08%"},
		{1, "share", "100%", "100 %", "100%"},
		{4.6512, "times", "4.65 times", "4,65 раза", "4.65 倍"},
		{22, "times", "22 times", "22 раза", "22 倍"},
		{12, "times", "12 times", "12 раз", "12 倍"},
		{287.4, "times", "287 times", "287 раз", "287 倍"},
		{186453, "count", "186,453", "186 453", "186,453"},
		{16, "count", "16", "16", "16"},
	} {
		for i, want := range []string{c.en, c.ru, c.zh} {
			want = strings.ReplaceAll(want, " ", "\u00a0")
			if got := lesson.Number(text.Langs[i], c.v, c.unit); got != want {
				t.Errorf("%g %s: %q, not %q", c.v, c.unit, got, want)
			}
		}
	}
}

func TestJudge(t *testing.T) {
	number := &lesson.Prediction{Near: 0.35, Right: text.Phrase{"r"}, Almost: text.Phrase{"a"}, Wrong: text.Phrase{"w"}}
	for _, c := range []struct {
		answer, truth float64
		want          lesson.Verdict
	}{{16, 16, lesson.Right}, {4.4, 4.6, lesson.Right}, {0.4, 0, lesson.Right}, {6, 4.6, lesson.Near}, {10, 4.6, lesson.Wrong}} {
		if got := number.Judge(c.answer, c.truth); got != c.want {
			t.Errorf("%g for %g: %d", c.answer, c.truth, got)
		}
	}
	choice := &lesson.Prediction{Options: make([]text.Phrase, 3)}
	if choice.Judge(1, 2) != lesson.Wrong || choice.Judge(2, 2) != lesson.Right {
		t.Error("a choice is misjudged")
	}
	if number.Says(lesson.Near).In(text.EN) != "a" {
		t.Error("the wrong words")
	}
}

// TestDisplayNamesInTextsExist: a policy renamed in the registry is renamed here.
func TestDisplayNamesInTextsExist(t *testing.T) {
	camel := regexp.MustCompile(`\b(?:[A-Z][a-z]+){2,}(?:EWMA|WRR)?\b`)
	var names []string
	for _, i := range policy.Registry {
		names = append(names, strings.Fields(i.Display)...)
	}
	for _, c := range lesson.Courses() {
		for i := range c.Lessons {
			for place, p := range words(&c.Lessons[i]) {
				for _, n := range camel.FindAllString(p.In(text.EN), -1) {
					if !slices.Contains(names, n) {
						t.Errorf("%s: %s names %s, which is no policy", c.Lessons[i].ID, place, n)
					}
				}
			}
		}
	}
}
