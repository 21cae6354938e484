package store

import (
	"math"
	"slices"
	"strconv"

	"loadlab/sim/experiment"
	"loadlab/sim/policy"
	"loadlab/sim/quantity"
	"loadlab/sim/replay"
)

// Replay asks for what happens to the queues in a stretch of a run, under one
// policy and one seed.
type Replay struct {
	ID          uint64
	Link        string
	Policy      int
	Seed        uint64
	From, Until int64 // nanoseconds of simulated time
	Sync        int64 // nanoseconds between a balancer's snapshots; 0: the policy reads none
	First       int64 // instant of the first of them, nanoseconds
}

// Watch is the live view of the queues: a stretch of the latest run, played
// under one policy or under two side by side. It changes nothing in the run.
// The run is simulated again for it, so that any moment can be looked at and
// nothing need be kept of a run.
type Watch struct {
	Open  bool
	Sides []*Side // as many as policies are shown, 1 or 2

	From, Length int64 // of the stretch, nanoseconds
	At           int64 // the moment shown
	Playing      bool
	Speed        float64 // simulated seconds a second
	OwnScale     bool    // each policy has a scale of its own
	Balancer     int     // whose beliefs are shown, where each has its own
	alone        bool    // the reader's link shows one policy only

	Typed [2]string // From and Length as they stand in their fields
	Wrong string    // why what was typed is no stretch, or ""

	store *Store
	loop
}

// WatchID is the id of the live view, SlideID of its slider.
const (
	WatchID     = "watch"
	WatchOpenID = "watch-open" // the button that opens it
	SlideID     = "watch-at"
)

// moments is how many requests a stretch has at most unless the reader wants
// more: more than anybody watches.
const moments = 10_000

// OpenWatch opens the live view at the moment that the reader pointed at last,
// or else where the run has most to tell: just before its first incident, or at
// its beginning.
func (s *Store) OpenWatch() {
	if s.Run == nil {
		return
	}
	if s.Moment() != "" {
		s.openAt(s.place.x, s.place.y)
		return
	}
	w := s.Watch
	w.settle(&s.Run.Experiment)
	from := int64(0)
	for i, in := range s.Run.Experiment.Incidents {
		if at := max(0, in.From-w.Length/4); i == 0 || at < from {
			from = at
		}
	}
	w.start(from)
}

// WatchFrom opens the live view at a moment, in seconds of simulated time.
func (s *Store) WatchFrom(seconds float64) {
	if s.Run != nil && seconds >= 0 && seconds*1e9 < float64(quantity.MaxDuration) {
		s.Watch.settle(&s.Run.Experiment)
		s.Watch.start(int64(math.Round(seconds * 1e9)))
	}
}

// start opens the view at a moment, and plays it unless the reader wants less
// motion.
func (w *Watch) start(from int64) {
	w.Open, w.Playing = true, !w.store.window.Still()
	w.show(from, w.Length)
	w.store.window.After(60, func() { w.store.window.Focus(WatchID) })
}

// Close closes the live view. The keyboard goes back to where it came from.
func (w *Watch) Close() {
	w.shut()
	w.store.window.Focus(WatchOpenID)
	w.save()
	w.store.touch()
}

// shut ends the live view and leaves the address as it is.
func (w *Watch) shut() {
	w.store.engine.Watch()
	w.Open, w.Playing, w.Sides = false, false, nil
}

// settle chooses policies, length and speed for a run, where there are none
// that fit it.
func (w *Watch) settle(e *experiment.Experiment) {
	if len(w.Sides) == 0 || len(w.Sides) == 1 && !w.alone && len(e.Policies) > 1 {
		w.choose(pair(w.store.Run))
		w.alone = false
	}
	w.Sides = w.Sides[:min(len(w.Sides), len(e.Policies))]
	w.Balancer = min(w.Balancer, e.Balancers-1)
	shown := make([]bool, len(e.Policies))
	var lost []*Side
	for _, side := range w.Sides {
		if side.find(e.Policies) {
			shown[side.Policy] = true
		} else {
			lost = append(lost, side)
		}
	}
	for _, side := range lost { // they show what no other side does
		side.Policy = max(0, slices.Index(shown, false))
		side.name = e.Policies[side.Policy].String()
		shown[side.Policy] = true
	}
	if w.Length <= 0 {
		w.setLength(w.natural(e))
	}
}

// choose shows policies, given by their numbers.
func (w *Watch) choose(policies []int) {
	w.Sides = nil
	for i, p := range policies {
		w.Sides = append(w.Sides, &Side{Policy: p, index: i, watch: w})
	}
}

// pair chooses the policies that are worth comparing: the first two that read
// snapshots, as those make herds; or else the first two with different results.
func pair(r *Run) []int {
	policies := r.Experiment.Policies
	var readers []int
	for i, p := range policies {
		if readsSnapshots(p) {
			readers = append(readers, i)
		}
	}
	if len(readers) > 1 {
		return readers[:2]
	}
	results := r.Results()
	seeds := r.Experiment.Seeds
	for i := 1; i < len(policies); i++ {
		if a, b := results[0], results[i*seeds]; a == nil || b == nil || a.Fingerprint != b.Fingerprint {
			return []int{0, i}
		}
	}
	return []int{0, 1}[:min(2, len(policies))]
}

func readsSnapshots(s policy.Spec) bool {
	info := policy.Lookup(s.Name)
	return info != nil && info.Needs == policy.Snapshot
}

// natural is a length in which something can be seen to happen: some thirty
// service times, and three snapshots where those are what matters.
func (w *Watch) natural(e *experiment.Experiment) int64 {
	speed, slow := experiment.Expand(e.Slowdown, e.Servers), 0.0
	for _, x := range speed {
		slow += x
	}
	length := 30 * e.Service.Mean() * slow / float64(e.Servers)
	for _, side := range w.Sides {
		if readsSnapshots(e.Policies[side.Policy]) {
			length = max(length, 3*float64(e.Sync))
		}
	}
	length = min(length, moments*1e9/e.TotalRate(), float64(e.Horizon()))
	return int64(ladder(rung(max(length, 1e3))))
}

// ladder are the speeds 1, 2, 5, 10, ...: the i-th from 1 on, downwards too.
func ladder(i int) float64 {
	step, power := (i%3+3)%3, (i-(i%3+3)%3)/3
	x, _ := strconv.ParseFloat([]string{"1", "2", "5"}[step]+"e"+strconv.Itoa(power), 64)
	return x
}

// rung is the first of the ladder that is not below a value.
func rung(x float64) int {
	i := -27 // a nanosecond a second
	for ladder(i) < x*0.9999 {
		i++
	}
	return i
}

// setLength changes the length, and the speed to one at which it takes some
// fifteen seconds.
func (w *Watch) setLength(length int64) {
	w.Length = length
	w.Speed = ladder(rung(float64(length) / 1e9 / 20))
}

// show asks for a stretch. What of it lies behind the run's end is left out.
func (w *Watch) show(from, length int64) {
	s := w.store
	e := &s.Run.Experiment
	w.From = min(from, max(0, e.Horizon()-length))
	w.Length = min(length, e.Horizon())
	w.At = w.From
	w.Typed = [2]string{quantity.FormatDuration(w.From), quantity.FormatDuration(w.Length)}
	w.Wrong = ""
	w.ask()
}

// ask asks the engine for the stretch under every policy shown.
func (w *Watch) ask() {
	s := w.store
	e := &s.Run.Experiment
	hues := s.engine.Hues(e)
	var asked []Replay
	for _, side := range w.Sides {
		s.lastID++
		r := Replay{ID: s.lastID, Link: s.Run.Link, Policy: side.Policy, Seed: e.Seed, From: w.From, Until: w.From + w.Length}
		if readsSnapshots(e.Policies[side.Policy]) {
			r.Sync, r.First = e.Sync, replay.SnapshotsOf(e, w.Balancer).First
		}
		side.await(r, hues[side.Policy])
		asked = append(asked, r)
	}
	s.engine.Watch(asked...)
	w.save()
	s.touch()
}

// follow shows the same stretch of a new run, or nothing where there is none.
func (w *Watch) follow() {
	if !w.Open {
		return
	}
	if w.store.Run == nil {
		w.store.engine.Watch()
		return
	}
	w.settle(&w.store.Run.Experiment)
	at := w.At
	w.show(w.From, w.Length)
	w.At = min(max(at, w.From), w.From+w.Length-1)
}

// Shown says whether there is something to show: the view is open and there is
// a run.
func (w *Watch) Shown() bool { return w.Open && w.store.Run != nil && len(w.Sides) > 0 }

// Choose shows another policy of the run on the side, at the same moment.
func (d *Side) Choose(policy int) {
	if run := d.watch.store.Run; run != nil && policy >= 0 && policy < len(run.Experiment.Policies) {
		d.Policy, d.name = policy, run.Experiment.Policies[policy].String()
		d.watch.ask()
	}
}

// SetSpeed changes the speed, in simulated seconds a second.
func (w *Watch) SetSpeed(speed float64) {
	if speed > 0 {
		w.Speed = speed
	}
}

// Speeds lists the speeds to choose from.
func (w *Watch) Speeds() []float64 {
	middle := rung(float64(w.Length) / 1e9 / 20)
	var speeds []float64
	for i := middle - 4; i <= middle+3; i++ {
		speeds = append(speeds, ladder(i))
	}
	return speeds
}

// Differ says whether balancers believe different things: each has instants of
// its own, and some policy that is shown reads snapshots.
func (w *Watch) Differ() bool {
	e := &w.store.Run.Experiment
	reads := false
	for _, side := range w.Sides {
		reads = reads || readsSnapshots(e.Policies[side.Policy])
	}
	return reads && e.Staggered && e.Balancers > 1
}

// Believe shows what a balancer believes, at the same moment.
func (w *Watch) Believe(balancer int) {
	if balancer < 0 || balancer >= w.store.Run.Experiment.Balancers || balancer == w.Balancer {
		return
	}
	w.Balancer = balancer
	w.ask()
}

// SetOwnScale gives each policy a scale of its own, or one to all.
func (w *Watch) SetOwnScale(own bool) {
	w.OwnScale = own
	w.paint()
	w.store.touch()
}

// Type takes what is typed into the field of the stretch's beginning, 0, or
// length, 1.
func (w *Watch) Type(field int, words string) { w.Typed[field] = words }

// meant is what is typed into a field, in the notation of links.
func (w *Watch) meant(field int) string { return w.store.Lang.Typed(w.Typed[field]) }

// Go shows the stretch that was typed.
func (w *Watch) Go() {
	end := w.store.Run.Experiment.Horizon()
	from, err := quantity.ParseDurationIn(w.meant(0), 0, end)
	length := int64(0)
	if err == nil {
		length, err = quantity.ParseDurationIn(w.meant(1), 1, end)
	}
	w.store.touch()
	if err != nil {
		w.Wrong = err.Error()
		return
	}
	if length != w.Length {
		w.setLength(length)
	}
	w.show(from, length)
}

// Move shows the stretch before, -1, or the next one, 1.
func (w *Watch) Move(direction int64) {
	w.show(max(0, w.From+direction*(w.Until()-w.From)), w.Length)
}

// Waits says whether requests may have to wait for others in the run.
func (w *Watch) Waits() bool {
	e := &w.store.Run.Experiment
	return e.Discipline != experiment.PS && (len(e.Slots) > 1 || e.Slots[0].Value != experiment.Unlimited)
}

// AtEnd says whether the stretch is the run's last.
func (w *Watch) AtEnd() bool { return w.Until() >= w.store.Run.Experiment.Horizon() }

// Until is when the stretch ends: where it holds too many requests, sooner
// than it should.
func (w *Watch) Until() int64 {
	until := w.From + w.Length
	for _, side := range w.Sides {
		if side.stretch != nil {
			until = min(until, side.stretch.Until)
		}
	}
	return until
}

// Watched takes a stretch that was asked for.
func (s *Store) Watched(id uint64, stretch *replay.Stretch) {
	if side := s.Watch.side(id); side != nil {
		side.take(stretch)
		s.Watch.settled()
	}
}

// NotWatched takes the reason why there is no stretch.
func (s *Store) NotWatched(id uint64, reason string) {
	if side := s.Watch.side(id); side != nil {
		side.Failure = reason
		s.Watch.settled()
	}
}

// Rewinding takes how far a stretch is that was asked for.
func (s *Store) Rewinding(id uint64, done, expected int64) {
	if side := s.Watch.side(id); side != nil && expected > 0 {
		side.done = min(1, float64(done)/float64(expected))
		side.write(s.Watch.At)
	}
}

// side is the side that waits for an answer.
func (w *Watch) side(id uint64) *Side {
	for _, side := range w.Sides {
		if w.Open && side.asked == id && side.stretch == nil && side.Failure == "" {
			return side
		}
	}
	return nil
}
