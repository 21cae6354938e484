package store

import (
	"net/url"
	"strings"
	"testing"

	"loadlab/sim/measure"
	"loadlab/sim/replay"
	"loadlab/ui/text"
)

// watch answers every replay asked for last with a stretch in which one
// request a second arrives at server 3 and takes three seconds.
func (p *page) watch() {
	for _, r := range p.engine.replays {
		s := &replay.Stretch{From: r.From, Until: r.Until, Waiting: make([]int32, 10), Snapshot: -1, Served: 7}
		for at := r.From; at < r.Until; at += 1e9 {
			finish := at + 3e9
			if finish >= r.Until {
				finish = replay.Never
			}
			s.Requests = append(s.Requests, replay.Request{Arrival: at, Finish: finish, Server: 3})
		}
		p.Watched(r.ID, s)
	}
	p.window.pass(100)
}

// frames lets the browser paint so many frames, 20 ms apart.
func (p *page) frames(n int) {
	for range n {
		p.window.now += 20
		frames := p.window.frames
		p.window.frames = nil
		for _, f := range frames {
			f(p.window.now)
		}
	}
}

// watching is the part of the address about the live view.
func (p *page) watching() string {
	query, _, _ := strings.Cut(strings.TrimPrefix(p.address(), "?"), "#")
	q, _ := url.ParseQuery(query)
	return q.Get("watch")
}

func TestWatchingAsksForTheSameStretchOfTwoPolicies(t *testing.T) {
	p := open("", small)
	p.OpenWatch()
	must(t, "replays", len(p.engine.replays), 2)
	for i, r := range p.engine.replays {
		// thirty service times of 375 ms, rounded up
		must(t, "replay", r, Replay{ID: r.ID, Link: small, Policy: i, Seed: 123, Until: 20e9, Sync: []int64{0, 10e6}[i]})
	}
	must(t, "shown before it has come", p.Watch.Ready(), false)
	p.watch()
	must(t, "painted", p.window.painted["watch-view-0"]*p.window.painted["watch-view-1"] > 0, true)
	must(t, "runs", len(p.engine.runs), 1)
	must(t, "focus", p.window.focused, WatchID)
}

func TestWatchingPlaysToTheEndAndStops(t *testing.T) {
	p := open("", small)
	p.OpenWatch()
	p.watch()
	must(t, "playing", p.Watch.Playing, true)
	p.frames(1)
	p.Changed()
	p.frames(100)
	must(t, "moment", p.Watch.At, 2e9)
	must(t, "rendered for a frame", p.Changed(), false)
	must(t, "time", p.window.words[TimeID], "0:02.00")
	must(t, "slider", p.window.slider, 100)
	p.frames(writing/20 + 1)
	must(t, "numbers", p.window.words["watch-numbers-0"], "unfinished: 3 · served: 7\nlongest queue: 3 (server 3)")
	must(t, "said while playing", p.window.words[SaidID], "")
	p.frames(1000)
	must(t, "moment", p.Watch.At, 20e9-1)
	must(t, "playing", p.Watch.Playing, false)
	must(t, "frames asked for", len(p.window.frames), 0)
	p.window.pass(1000)
	must(t, "said", strings.HasPrefix(p.window.words[SaidID], "At 0:19.99: Random: unfinished: 3"), true)
	must(t, "address", p.watching(), "0s~20s~19.999999999s~0~1")
	p.Watch.Toggle()
	must(t, "begins anew", p.Watch.At, 0)
}

// TestWhatIsSaidIsSaidInTheNewLanguage, though nothing moves.
func TestWhatIsSaidIsSaidInTheNewLanguage(t *testing.T) {
	p := open("", small)
	p.window.still = true
	p.OpenWatch()
	p.watch()
	p.window.pass(1000)
	must(t, "in English", strings.Contains(p.window.words[SaidID], "unfinished"), true)
	p.SetLang(text.RU)
	p.window.pass(1000)
	must(t, "in Russian", strings.HasPrefix(p.window.words[SaidID], "0:00,00: Random: не завершено: 1"), true)
}

func TestNothingMovesUnseen(t *testing.T) {
	p := open("", small)
	p.OpenWatch()
	p.watch()
	p.frames(10)
	p.Watch.Seen(false)
	p.frames(1)
	at := p.Watch.At
	must(t, "frames asked for", len(p.window.frames), 0)
	p.window.now += 1e6
	p.Watch.Seen(true)
	p.frames(3)
	must(t, "it goes on where it was", p.Watch.At, at+40e6)
}

func TestLessMotionBeginsStillAndSteps(t *testing.T) {
	p := open("", small)
	p.window.still = true
	p.OpenWatch()
	p.watch()
	must(t, "playing", p.Watch.Playing, false)
	p.Watch.Toggle()
	p.window.pass(3 * pace)
	must(t, "frames asked for", len(p.window.frames), 0)
	must(t, "moment", p.Watch.At, int64(3*pace*1e6))
}

func TestStepsAndSliderPauseAndShowTheMoment(t *testing.T) {
	p := open("", small)
	p.OpenWatch()
	p.watch()
	p.frames(66)
	p.Watch.Step(1)
	must(t, "moment", p.Watch.At, 2e9)
	must(t, "playing", p.Watch.Playing, false)
	p.Watch.Step(-1)
	must(t, "moment", p.Watch.At, 1e9)
	p.Watch.Slide(500)
	must(t, "moment", p.Watch.At, 10e9-1)
	p.window.pass(1000)
	must(t, "address", p.watching(), "0s~20s~9.999999999s~0~1")
	p.Watch.Close()
	must(t, "address", p.watching(), "")
	must(t, "shown", p.Watch.Shown(), false)
}

func TestAnAddressOpensTheMomentStandingStill(t *testing.T) {
	p := open("watch=5m~8s~5m3s~1~0", small)
	must(t, "replays", len(p.engine.replays), 2)
	must(t, "first", p.engine.replays[0].Policy, 1)
	must(t, "from", p.engine.replays[0].From, 300e9)
	must(t, "until", p.engine.replays[0].Until, 308e9)
	p.watch()
	must(t, "moment", p.Watch.At, 303e9)
	must(t, "playing", p.Watch.Playing, false)
	must(t, "link of the run", p.engine.runs[0].link, small)
	for _, odd := range []string{"1", "x~y~z~q", "99999h~1s", "1m~0s~~7~8~9", "~~~~"} {
		p := open("watch="+odd, small)
		p.watch()
		if !p.Watch.Shown() || p.Watch.Until() > 3660e9 || p.Watch.Length <= 0 {
			t.Errorf("watch=%s: %+v", odd, p.Watch)
		}
	}
}

func TestANewRunIsWatchedAtTheSameMoment(t *testing.T) {
	p := open("watch=5m~8s~5m3s~1~0", small)
	p.watch()
	old := p.engine.replays[0].ID
	p.Edit(func(d *Draft) { d.Set("servers", "12") })
	p.Start()
	must(t, "link", p.engine.replays[0].Link, strings.Replace(small, "10", "12", 1))
	must(t, "from", p.engine.replays[0].From, 300e9)
	must(t, "moment", p.Watch.At, 303e9)
	p.NotWatched(old, "too late")
	must(t, "failure", p.Watch.Sides[0].Failure, "")
	p.Edit(func(d *Draft) { d.Set("policies", "random") })
	p.Start()
	must(t, "sides", len(p.Watch.Sides), 1)
	p.Open("v=1&policies=roundrobin,random")
	must(t, "open for another experiment", p.Watch.Shown(), false)
	must(t, "address", p.watching(), "")
}

func TestWhatIsTypedIsShownOrSaidToBeWrong(t *testing.T) {
	p := open("", small)
	p.OpenWatch()
	for _, c := range []struct{ from, length, wrong string }{
		{"10", "5s", "did you mean 10s or 10ms?"},
		{"99h", "5s", "must be 0s to 1h1m"},
		{"1m", "0s", "must be 1ns to"},
		{"1m", "5s", ""},
	} {
		p.Watch.Type(0, c.from)
		p.Watch.Type(1, c.length)
		p.Watch.Go()
		if !strings.Contains(p.Watch.Wrong, c.wrong) || c.wrong == "" && p.Watch.Wrong != "" {
			t.Errorf("%s for %s: %q", c.from, c.length, p.Watch.Wrong)
		}
	}
	must(t, "from", p.engine.replays[0].From, 60e9)
	must(t, "until", p.engine.replays[0].Until, 65e9)
	p.Watch.Move(1)
	must(t, "from", p.engine.replays[0].From, 65e9)
	p.Watch.Move(-1)
	must(t, "from", p.engine.replays[0].From, 60e9)
}

func TestAFailedReplayIsKeptApart(t *testing.T) {
	p := open("", small)
	p.OpenWatch()
	p.NotWatched(p.engine.replays[0].ID, "out of memory")
	must(t, "failure", p.Watch.Sides[0].Failure, "out of memory")
	must(t, "ready", p.Watch.Ready(), false)
	p.Watch.Toggle()
	p.Watch.Step(1)
	p.Watch.Slide(3)
	p.Watch.Sides[0].Choose(1)
	p.watch()
	must(t, "ready", p.Watch.Ready(), true)
}

func TestTheMostTellingPoliciesAndMomentAreChosen(t *testing.T) {
	choice := func(link string, prints ...uint64) [2]int {
		p := open("", link)
		for i, f := range prints {
			run := p.engine.runs[0]
			p.Finished(run.id, i, &measure.Result{Fingerprint: f, Arrivals: 1})
		}
		p.OpenWatch()
		return [2]int{p.engine.replays[0].Policy, p.engine.replays[len(p.engine.replays)-1].Policy}
	}
	must(t, "readers of snapshots", choice("v=1&policies=hash,random,leastloaded,powerofk:k=2"), [2]int{2, 3})
	must(t, "different results", choice("v=1&policies=swrr,vnswrr,wrandom", 5, 5, 6), [2]int{0, 2})
	must(t, "the first two", choice("v=1&policies=random,hash,roundrobin"), [2]int{0, 1})
	must(t, "the only one", choice("v=1&policies=random"), [2]int{0, 0})
	p := open("", small+"&incidents=slow:server=1:from=10m:for=1m:factor=5")
	p.OpenWatch()
	must(t, "from", p.Watch.From, 600e9-p.Watch.Length/4)
}

func TestAClickOpensTheWindowItMeans(t *testing.T) {
	p := drawn(t)
	click := func() {
		p.Pointed(Gesture{Kind: Press, X: 0.5, Y: 0.5})
		p.Pointed(Gesture{Kind: Release, X: 0.5, Y: 0.5})
	}
	click()
	l := p.engine.looks[len(p.engine.looks)-1]
	must(t, "ranged", l.Ranged && l.Anchor == l.X, true)
	p.Seen(l.ID, Sight{Picture: l.Picture, Found: true, From: 7*60 + 13})
	must(t, "from", p.engine.replays[0].From, 420e9)
	p.Watch.Close()
	click()
	l = p.engine.looks[len(p.engine.looks)-1]
	p.Seen(l.ID, Sight{Picture: l.Picture + 1, Found: true, From: 60})
	must(t, "opened from another picture", p.Watch.Shown(), false)
}

// TestATapIsRememberedForTheButton: the finger goes from the figure to the
// button, and takes the cross with it.
func TestATapIsRememberedForTheButton(t *testing.T) {
	p := drawn(t)
	must(t, "before", p.Moment(), "")
	p.Pointed(Gesture{Kind: Press, X: 0.5, Y: 0.5, Touch: true})
	p.see()
	p.Pointed(Gesture{Kind: Release, X: 0.5, Y: 0.5, Touch: true})
	must(t, "opened by the tap itself", p.Watch.Shown(), false)
	p.Pointed(Gesture{Kind: Leave})
	must(t, "moment", p.Moment(), "here")
	p.OpenWatch()
	l := p.engine.looks[len(p.engine.looks)-1]
	must(t, "place", l.Ranged && l.X == 300, true)
	p.Seen(l.ID, Sight{Picture: l.Picture, Found: true, From: 7*60 + 13})
	must(t, "from", p.engine.replays[0].From, 420e9)

	q := drawn(t)
	q.FigureKey("End", false)
	q.see()
	must(t, "by keyboard", q.Moment(), "here")
	q.FigureKey("Escape", false)
	must(t, "after Escape", q.Moment(), "")
	q.Pointed(Gesture{Kind: Hover, X: 0.5, Y: 0.5})
	q.see()
	must(t, "by the mouse, which cannot leave and stay", q.Moment(), "")
}

func TestEnterOpensTheMomentAtTheCross(t *testing.T) {
	p := drawn(t)
	p.FigureKey("Home", false)
	p.see()
	p.FigureKey("Enter", false)
	l := p.engine.looks[len(p.engine.looks)-1]
	must(t, "ranged", l.Ranged, true)
	p.Seen(l.ID, Sight{Picture: l.Picture, Found: true, From: 60})
	must(t, "from", p.engine.replays[0].From, 60e9)
}

func TestADoubleClickShowsAllAndOpensNothing(t *testing.T) {
	p := drawn(t)
	p.zoomTo(100, 200)
	p.show()
	p.Pointed(Gesture{Kind: Press, X: 0.5, Y: 0.5})
	p.Pointed(Gesture{Kind: Release, X: 0.5, Y: 0.5})
	p.Pointed(Gesture{Kind: Double, X: 0.5, Y: 0.5})
	p.window.pass(2 * twice)
	for _, l := range p.engine.looks {
		must(t, "a moment asked for", l.Ranged, false)
	}
	must(t, "zoomed", p.Zoomed(), false)
}

func TestLanguageChangesTheNumbers(t *testing.T) {
	p := open("watch=0s", small)
	p.watch()
	p.SetLang(text.RU)
	must(t, "numbers", strings.HasPrefix(p.window.words["watch-numbers-0"], "не завершено: 1"), true)
}

func TestClock(t *testing.T) {
	for _, c := range []struct {
		ns     int64
		digits int
		want   string
	}{{0, 0, "0:00"}, {723_250_000_000, 2, "12:03.25"}, {3_600_000_000_001, 9, "60:00.000000001"}, {999_999_999, 1, "0:00.9"}} {
		must(t, "clock", clock(c.ns, c.digits), c.want)
	}
}

// TestStaggeredBeliefsAreOneBalancers: the reader chooses whose, and the
// address says so.
func TestStaggeredBeliefsAreOneBalancers(t *testing.T) {
	const staggered = "v=1&policies=random,leastloaded&servers=10&balancers=4&sync=2s&phase=staggered&time=9m"
	p := open("", staggered)
	p.finish(7)
	p.OpenWatch()
	must(t, "they differ", p.Watch.Differ(), true)
	must(t, "period", p.engine.replays[1].Sync, 2e9)
	must(t, "the first of balancer 0", p.engine.replays[1].First, 0)
	must(t, "random looks at nothing", p.engine.replays[0].Sync, 0)
	p.Watch.Believe(3)
	must(t, "the first of balancer 3", p.engine.replays[1].First, 1.5e9)
	must(t, "address", strings.HasSuffix(p.watching(), "~0~1~b3"), true)
	p.Watch.Believe(4)
	must(t, "no such balancer", p.Watch.Balancer, 3)
	q := open("watch="+url.QueryEscape(p.watching()), staggered)
	q.finish(7)
	must(t, "from the address", q.Watch.Balancer, 3)
	must(t, "both policies", len(q.Watch.Sides), 2)
	q.Edit(func(d *Draft) { d.Set("balancers", "2") })
	q.Start()
	must(t, "fewer balancers", q.Watch.Balancer, 1)
}

// TestAMomentIsShared: with the link, and with the code for a web page.
func TestAMomentIsShared(t *testing.T) {
	p := open("watch=1m~10s~1m4s~0~1", small)
	p.finish(7)
	p.watch()
	p.window.pass(1000)
	const moment = "watch=1m~10s~1m4s~0~1"
	must(t, "link", strings.Contains(p.ShareLink(), "?"+moment+"#v=1"), true)
	must(t, "code", strings.Contains(p.EmbedCode(), "&amp;"+moment+"#v=1"), true)
	p.Watch.Close()
	must(t, "closed", strings.Contains(p.ShareLink(), "watch"), false)
}
