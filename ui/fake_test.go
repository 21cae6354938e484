package ui

import (
	"strings"
	"testing"

	"github.com/vugu/vugu"
	"github.com/vugu/vugu/js"

	"loadlab/sim/engine"
	"loadlab/sim/experiment"
	"loadlab/sim/figure"
	"loadlab/sim/link"
	"loadlab/ui/store"
)

// eager is an engine that computes at once when the test lets it.
type eager struct {
	store *store.Store
	id    uint64
	link  string
	jobs  []experiment.Job

	replays []store.Replay
}

func (e *eager) Run(id uint64, link string, jobs []experiment.Job) {
	e.id, e.link, e.jobs = id, link, jobs
}
func (e *eager) Measure(uint64, string)  {}
func (e *eager) Cancel()                 {}
func (e *eager) Draw(store.Drawing)      {}
func (e *eager) Look(store.Look)         {}
func (e *eager) Save(store.Saving)       {}
func (e *eager) Watch(r ...store.Replay) { e.replays = r }
func (e *eager) Hues(x *experiment.Experiment) [][2]string {
	var hues [][2]string
	for range x.Policies {
		hues = append(hues, [2]string{"#00a34a", "#30df8d"})
	}
	return hues
}
func (e *eager) Figures(x *experiment.Experiment) []string {
	return figure.ForExperiment(x)
}

// work computes the jobs that were asked for.
func (e *eager) work(t *testing.T) {
	t.Helper()
	x, err := link.Parse(e.link)
	if err != nil {
		t.Fatal(err)
	}
	for i, j := range e.jobs {
		r, err := engine.Run(&x, j.Policy, j.Seed, nil)
		if err != nil {
			t.Fatal(err)
		}
		e.store.Finished(e.id, i, r)
	}
}

// still is a window in which nothing happens.
type still struct{}

func (still) Replace(string, string)                        {}
func (still) Push(string, string)                           {}
func (still) Address() string                               { return "https://example.org/" }
func (still) Copy(string, func(error))                      {}
func (still) Remember(string, string)                       {}
func (still) Dress(string)                                  {}
func (still) Speak(string, string)                          {}
func (still) SystemDark() bool                              { return false }
func (still) PixelRatio() float64                           { return 1 }
func (still) PictureURL(png []byte) string                  { return "blob:x" }
func (still) CanShare() bool                                { return true }
func (still) Share(title, address string, done func(error)) { done(nil) }
func (still) Width(string) int                              { return 600 }
func (still) Focus(string)                                  {}
func (still) Release(string)                                {}
func (still) Point(store.Overlay)                           {}
func (still) Download(string, string, []byte) error {
	return nil
}
func (still) CopyPicture(func(error)) func([]byte, error) { return func([]byte, error) {} }
func (still) Still() bool                                 { return true }
func (still) Frame(func(float64))                         {}
func (still) Paint(string, []byte, int, int)              {}
func (still) Write(string, string)                        {}
func (still) Slide(string, int, string)                   {}
func (still) Now() float64                                { return 0 }
func (still) After(ms int, f func())                      {}

// view is a page built without a browser.
type view struct {
	t     *testing.T
	page  *Page
	env   *vugu.BuildEnv
	built *vugu.BuildResults
	*eager
}

// open opens the page with a query and a fragment.
func open(t *testing.T, query, fragment string) *view {
	t.Helper()
	e := &eager{}
	s := store.New(e, still{}, query, fragment, "", nil)
	e.store = s
	env, err := vugu.NewBuildEnv()
	if err != nil {
		t.Fatal(err)
	}
	v := &view{t: t, page: &Page{Store: s}, env: env, eager: e}
	v.build()
	return v
}

// build builds the page anew, as the browser's render loop does.
func (v *view) build() { v.built = v.env.RunBuild(v.page) }

// each calls f with every element of the page, in order; children of
// components included.
func (v *view) each(f func(*vugu.VGNode)) { v.walk(v.built.Out, f) }

func (v *view) walk(out *vugu.BuildOut, f func(*vugu.VGNode)) {
	var down func(*vugu.VGNode)
	down = func(n *vugu.VGNode) {
		for ; n != nil; n = n.NextSibling {
			if n.Component != nil {
				v.walk(v.built.ResultFor(n.Component), f)
				continue
			}
			f(n)
			down(n.FirstChild)
		}
	}
	for _, n := range out.Out {
		down(n)
	}
}

// attribute is an attribute of an element, or "".
func attribute(n *vugu.VGNode, key string) string {
	for _, a := range n.Attr {
		if a.Key == key {
			return a.Val
		}
	}
	return ""
}

// words is the text of an element.
func (v *view) words(n *vugu.VGNode) string {
	if n.InnerHTML != nil {
		return strings.NewReplacer("&lt;", "<", "&gt;", ">", "&amp;", "&", "&#34;", `"`, "&#39;", "'").Replace(*n.InnerHTML)
	}
	if n.Type == vugu.TextNode {
		return n.Data
	}
	var b strings.Builder
	for c := n.FirstChild; c != nil; c = c.NextSibling {
		b.WriteString(v.words(c))
	}
	return strings.TrimSpace(b.String())
}

// find returns the first element that fits, which must exist.
func (v *view) find(what string, fits func(*vugu.VGNode) bool) *vugu.VGNode {
	v.t.Helper()
	var found *vugu.VGNode
	v.each(func(n *vugu.VGNode) {
		if found == nil && fits(n) {
			found = n
		}
	})
	if found == nil {
		v.t.Fatalf("the page has no %s", what)
	}
	return found
}

// id finds the element of an id.
func (v *view) id(id string) *vugu.VGNode {
	v.t.Helper()
	return v.find("#"+id, func(n *vugu.VGNode) bool { return attribute(n, "id") == id })
}

// fire lets an event happen to an element and builds the page anew.
func (v *view) fire(n *vugu.VGNode, kind, value string) *event {
	v.t.Helper()
	e := &event{value: value}
	for _, h := range n.DOMEventHandlerSpecList {
		if h.EventType == kind {
			h.Func(e)
			v.build()
			return e
		}
	}
	v.t.Fatalf("<%s> has no handler of %s", n.Data, kind)
	return nil
}

// event is an event of an element with a value.
type event struct {
	value     string
	control   bool
	prevented bool
}

func (e *event) Prop(keys ...string) interface{} { return nil }
func (e *event) PropString(keys ...string) string {
	if strings.Join(keys, ".") == "target.value" {
		return e.value
	}
	return ""
}
func (e *event) PropFloat64(keys ...string) float64   { return 0 }
func (e *event) PropBool(keys ...string) bool         { return e.control && keys[0] == "ctrlKey" }
func (e *event) EventSummary() map[string]interface{} { return nil }
func (e *event) JSEvent() js.Value                    { return js.Undefined() }
func (e *event) JSEventTarget() js.Value              { return js.Undefined() }
func (e *event) JSEventCurrentTarget() js.Value       { return js.Undefined() }
func (e *event) EventEnv() vugu.EventEnv              { return nil }
func (e *event) PreventDefault()                      { e.prevented = true }
func (e *event) StopPropagation()                     {}
