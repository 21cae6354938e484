package store

import (
	"strconv"

	"loadlab/sim/experiment"
	"loadlab/sim/policy"
	"loadlab/sim/replay"
	"loadlab/ui/scene"
	"loadlab/ui/text"
)

// Side is one policy of the live view.
type Side struct {
	Policy  int    // its number in the run
	Failure string // why it cannot be shown, or ""

	name  string // of the policy, as in links: it may move in the list
	watch *Watch
	index int
	hues  [2]string // on a light and on a dark ground

	asked uint64 // id of the replay
	done  float64

	snapshots replay.Snapshots

	stretch  *replay.Stretch // nil until it has come
	player   *replay.Player
	believer *replay.Player // stands at the last snapshot
	highest  int32

	scene *scene.Scene
	looks look
}

// look is what a scene depends on.
type look struct {
	layout scene.Layout
	dark   bool
}

// ViewID is the id of the element that a side is painted in, NumbersID of the
// one with its numbers.
func (d *Side) ViewID() string    { return "watch-view-" + strconv.Itoa(d.index) }
func (d *Side) NumbersID() string { return "watch-numbers-" + strconv.Itoa(d.index) }

// await forgets what was shown and awaits a stretch.
func (d *Side) await(r Replay, hues [2]string) {
	*d = Side{Policy: d.Policy, name: d.name, index: d.index, watch: d.watch, asked: r.ID, snapshots: replay.Snapshots{First: r.First, Period: r.Sync}, hues: hues}
}

// experiment is what is watched.
func (d *Side) experiment() *experiment.Experiment { return &d.watch.store.Run.Experiment }

// take takes the stretch.
func (d *Side) take(s *replay.Stretch) {
	d.stretch = s
	d.player = replay.NewPlayer(s)
	d.highest = d.player.Highest()
	if d.Believes() {
		d.believer = replay.NewPlayer(s)
	}
}

// believed is what the balancers, or the one that was chosen of them, believe
// the queues to be at a moment, nil where they do not look.
func (d *Side) believed(at int64) []int32 {
	if !d.Believes() {
		return nil
	}
	snapshot := d.snapshots.Last(at)
	if snapshot <= d.stretch.Snapshot {
		return d.stretch.Believed
	}
	d.believer.ToSnapshot(snapshot)
	return d.believer.Unfinished
}

// Height of a side's picture, in CSS pixels, and the most device pixels that
// are painted for one of them.
const (
	sideHeight = 280
	finest     = 2.0
)

// fit makes the scene for the place that there is, where it is not made yet.
func (d *Side) fit(top int32) bool {
	s := d.watch.store
	width := s.window.Width(d.ViewID())
	if width == 0 {
		return false
	}
	scale := min(s.window.PixelRatio(), finest)
	l := look{dark: s.Dark(), layout: scene.Layout{
		Width: int(float64(width) * scale), Height: int(sideHeight * scale), Scale: scale,
		Servers: d.experiment().Servers, Balancers: d.experiment().Balancers, Top: top,
	}}
	if d.Believes() && d.watch.Differ() {
		l.layout.Believer = d.watch.Balancer + 1
	}
	if d.scene == nil || l != d.looks {
		d.looks = l
		slots, slow := servers(d.experiment())
		d.scene = scene.New(l.layout, colours(d.hues, l.dark), slots, slow)
	}
	return true
}

// servers says of every server how many requests it serves at once, and
// whether it is slower than others.
func servers(e *experiment.Experiment) (slots []int, slow []bool) {
	slots = experiment.Expand(e.Slots, e.Servers)
	speed := experiment.Expand(e.Slowdown, e.Servers)
	least := speed[0]
	for i, x := range speed {
		least = min(least, x)
		if e.Discipline == experiment.PS {
			slots[i] = scene.Unlimited
		}
	}
	for _, x := range speed {
		slow = append(slow, x > least)
	}
	return slots, slow
}

// colours are those of the style sheet.
func colours(hues [2]string, dark bool) scene.Colours {
	c := scene.Colours{
		Ground: scene.Hex("#ffffff"), Line: scene.Hex("#dcdfe6"), Quiet: scene.Hex("#59616b"), Ink: scene.Hex("#1d2127"),
		Waiting: scene.Hex(hues[0]), Slow: scene.Hex("#7a4b00"), Trouble: scene.Hex("#b3261e"),
	}
	if dark {
		c = scene.Colours{
			Ground: scene.Hex("#15181d"), Line: scene.Hex("#2c3138"), Quiet: scene.Hex("#a9b0ba"), Ink: scene.Hex("#e8eaed"),
			Waiting: scene.Hex(hues[1]), Slow: scene.Hex("#f0c36d"), Trouble: scene.Hex("#ff9a92"),
		}
	}
	c.Serving = c.Waiting.Mix(c.Ink, 0.55)
	return c
}

// paint shows a moment. Flight is how long before their arrival requests are
// seen, in simulated nanoseconds.
func (d *Side) paint(at, flight int64) {
	d.player.To(at)
	m := scene.Moment{
		Unfinished: d.player.Unfinished, Believed: d.believed(at),
		Coming: d.player.Coming(at, at+flight), At: at, Flight: flight,
	}
	for _, in := range d.experiment().Incidents {
		if in.From <= at && at-in.From < in.For {
			m.Troubled = append(m.Troubled, in.Server)
		}
	}
	d.scene.Paint(m)
	l := d.looks.layout
	d.watch.store.window.Paint(d.ViewID(), d.scene.Pixels, l.Width, l.Height)
}

// write shows the side's numbers.
func (d *Side) write(at int64) { d.watch.store.window.Write(d.NumbersID(), d.words(at)) }

// words are the side's numbers at a moment, or why there are none.
func (d *Side) words(at int64) string {
	lang := d.watch.store.Lang
	if d.stretch == nil {
		if d.Failure != "" {
			return ""
		}
		return text.LiveWorking.In(lang, int(100*d.done))
	}
	d.player.To(at)
	server, longest := d.player.Longest()
	dropped := ""
	if d.player.Dropped > 0 {
		dropped = text.LiveDropped.In(lang, text.Grouped(d.player.Dropped))
	}
	words := text.LiveNumbers.In(lang, text.Grouped(d.player.Total), text.Grouped(d.player.Served), dropped, text.Grouped(int64(longest)), server)
	if d.Believes() && float64(d.snapshots.Period) > 2e8*d.watch.Speed {
		words += text.LiveSnapshot.In(lang, lang.Number(tenths(at-d.snapshots.Last(at))))
	}
	return words
}

// Top is the end of the side's scale.
func (d *Side) Top() int32 {
	highest := d.highest
	if !d.watch.OwnScale {
		for _, other := range d.watch.Sides {
			highest = max(highest, other.highest)
		}
	}
	return scene.Top(highest)
}

// Tick is a number of the scale with its place, as a share of the picture's
// height from above.
type Tick struct {
	Words string
	Y     float64
}

// Ticks are the scale.
func (d *Side) Ticks() []Tick {
	l := scene.Layout{Height: sideHeight, Scale: 1, Top: d.Top()}
	var ticks []Tick
	for _, n := range []int32{0, l.Top / 2, l.Top} {
		ticks = append(ticks, Tick{text.Grouped(int64(n)), l.Y(n)})
	}
	return ticks
}

// Believes says whether the balancers of the side look at snapshots.
func (d *Side) Believes() bool { return d.snapshots.Period > 0 }

// tenths writes nanoseconds as seconds with one decimal.
func tenths(ns int64) string {
	n := strconv.FormatInt(ns/1e8, 10)
	if len(n) == 1 {
		n = "0" + n
	}
	return n[:len(n)-1] + "." + n[len(n)-1:]
}

// find looks for the side's policy among those of a new run, where it may have
// another number, and says whether it is there.
func (d *Side) find(policies []policy.Spec) bool {
	for i, p := range policies {
		if p.String() == d.name || d.name == "" && i == d.Policy {
			d.Policy, d.name = i, p.String()
			return true
		}
	}
	return false
}
