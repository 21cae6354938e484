package store

import (
	"slices"
	"strconv"
	"testing"

	"loadlab/sim/experiment"
	"loadlab/sim/measure"
)

// fakeEngine remembers what it was asked.
type fakeEngine struct {
	runs     []askedRun
	cancels  int
	measures []uint64 // ids
	draws    []Drawing
	looks    []Look
	saves    []Saving
	replays  []Replay // asked for last
}

type askedRun struct {
	id   uint64
	link string
	jobs []experiment.Job
}

func (f *fakeEngine) Run(id uint64, link string, jobs []experiment.Job) {
	f.runs = append(f.runs, askedRun{id, link, jobs})
}
func (f *fakeEngine) Measure(id uint64, link string) { f.measures = append(f.measures, id) }
func (f *fakeEngine) Cancel()                        { f.cancels++ }
func (f *fakeEngine) Draw(d Drawing)                 { f.draws = append(f.draws, d) }
func (f *fakeEngine) Look(l Look)                    { f.looks = append(f.looks, l) }
func (f *fakeEngine) Save(s Saving)                  { f.saves = append(f.saves, s) }
func (f *fakeEngine) Watch(r ...Replay) {
	f.replays = r
}
func (f *fakeEngine) Hues(e *experiment.Experiment) [][2]string {
	var hues [][2]string
	for range e.Policies {
		hues = append(hues, [2]string{"#00a34a", "#30df8d"})
	}
	return hues
}
func (f *fakeEngine) Figures(*experiment.Experiment) []string {
	return []string{"windows", "percentiles", "share", "table"}
}

// fakeWindow is a browser with a history, a clock that the test moves and
// timers that fire when it does.
type fakeWindow struct {
	history  []string // query?fragment, oldest first
	width    int
	dark     bool
	now      float64
	timers   []timer
	copied   string
	refusal  error
	sheet    bool // there is a share sheet
	memory   map[string]string
	theme    string
	lang     string
	released []string
	focused  string
	overlay  Overlay
	files    map[string]string // by name, those downloaded
	picture  []byte            // on the clipboard
	still    bool
	frames   []func(float64)
	painted  map[string]int // how often, by element
	words    map[string]string
	slider   int
}

type timer struct {
	at float64
	f  func()
}

func newWindow() *fakeWindow {
	return &fakeWindow{history: []string{""}, width: 800, memory: make(map[string]string), files: make(map[string]string),
		painted: make(map[string]int), words: make(map[string]string)}
}

func (w *fakeWindow) Replace(query, fragment string) {
	w.history[len(w.history)-1] = join(query, fragment)
}
func (w *fakeWindow) Push(query, fragment string) {
	w.history = append(w.history, join(query, fragment))
}
func join(query, fragment string) string {
	if query != "" {
		return "?" + query + "#" + fragment
	}
	return fragment
}
func (w *fakeWindow) Address() string { return "https://example.org/lab/" }
func (w *fakeWindow) Copy(words string, done func(error)) {
	if w.refusal == nil {
		w.copied = words
	}
	done(w.refusal)
}
func (w *fakeWindow) Remember(key, word string) { w.memory[key] = word }
func (w *fakeWindow) Dress(theme string)        { w.theme = theme }
func (w *fakeWindow) Speak(lang, title string)  { w.lang = lang }
func (w *fakeWindow) SystemDark() bool          { return w.dark }
func (w *fakeWindow) PixelRatio() float64       { return 2 }
func (w *fakeWindow) Width(id string) int       { return w.width }
func (w *fakeWindow) Release(url string)        { w.released = append(w.released, url) }
func (w *fakeWindow) PictureURL(png []byte) string {
	w.picture = png
	return "blob:" + strconv.Itoa(len(png))
}
func (w *fakeWindow) CanShare() bool { return w.sheet }
func (w *fakeWindow) Share(title, address string, done func(error)) {
	w.copied = title + " " + address
	done(w.refusal)
}
func (w *fakeWindow) Focus(id string) { w.focused = id }
func (w *fakeWindow) Point(o Overlay) { w.overlay = o }
func (w *fakeWindow) Download(name, mediaType string, content []byte) error {
	w.files[name] = string(content)
	return w.refusal
}
func (w *fakeWindow) CopyPicture(done func(error)) func([]byte, error) {
	return func(png []byte, err error) {
		if err == nil {
			err = w.refusal
		}
		w.picture = png
		done(err)
	}
}
func (w *fakeWindow) Still() bool           { return w.still }
func (w *fakeWindow) Frame(f func(float64)) { w.frames = append(w.frames, f) }
func (w *fakeWindow) Paint(id string, pixels []byte, width, height int) {
	if len(pixels) != 4*width*height {
		panic("the picture is not of its size")
	}
	w.painted[id]++
}
func (w *fakeWindow) Write(id, words string)                   { w.words[id] = words }
func (w *fakeWindow) Slide(id string, value int, words string) { w.slider = value }
func (w *fakeWindow) Now() float64                             { return w.now }
func (w *fakeWindow) After(ms int, f func()) {
	w.timers = append(w.timers, timer{w.now + float64(ms), f})
}

// pass moves the clock and fires the timers on the way, in order.
func (w *fakeWindow) pass(ms float64) {
	end := w.now + ms
	for {
		next := -1
		for i, t := range w.timers {
			if t.at <= end && (next < 0 || t.at < w.timers[next].at) {
				next = i
			}
		}
		if next < 0 {
			break
		}
		t := w.timers[next]
		w.timers = slices.Delete(w.timers, next, next+1)
		w.now = max(w.now, t.at)
		t.f()
	}
	w.now = end
}

// page is a store with its fakes.
type page struct {
	*Store
	engine *fakeEngine
	window *fakeWindow
}

const small = "v=1&policies=random,leastloaded&servers=10"

// open opens the page with a query and a fragment.
func open(query, fragment string) *page {
	e, w := &fakeEngine{}, newWindow()
	w.Replace(query, fragment) // the browser has it already
	return &page{New(e, w, query, fragment, "", []string{"en"}), e, w}
}

// answer gives a part of the latest run its result.
func (p *page) answer(part int) {
	run := p.engine.runs[len(p.engine.runs)-1]
	p.Finished(run.id, part, &measure.Result{Policy: "x", Seed: run.jobs[part].Seed, Fingerprint: uint64(part + 1), Arrivals: 1000})
}

// address is the present entry of the history.
func (p *page) address() string { return p.window.history[len(p.window.history)-1] }

// must fails the test unless two values are the same.
func must[T comparable](t *testing.T, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v, not %v", what, got, want)
	}
}
