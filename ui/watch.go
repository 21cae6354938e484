package ui

import (
	"strconv"

	"github.com/vugu/vugu"

	"loadlab/sim/quantity"
	"loadlab/ui/store"
	"loadlab/ui/text"
)

// Watch is the live view of the queues. What moves in it is painted and written
// by the store through the window: the page is rendered only for clicks.
type Watch struct {
	Store *store.Store
}

// Say is a phrase in the page's language.
func (c *Watch) Say(p text.Phrase, arguments ...any) string {
	return p.In(c.Store.Lang, arguments...)
}

// Shown says whether there is something to watch.
func (c *Watch) Shown() bool { return c.Store.Watch.Shown() }

// Class hides what is empty.
func (c *Watch) Class() string {
	if c.Shown() {
		return "live"
	}
	return "live nothing"
}

// Pressed is the value of aria-pressed.
func (c *Watch) Pressed(yes bool) string { return boolean(yes) }

// Play says what the first button does.
func (c *Watch) Play() string {
	if c.Store.Watch.Playing {
		return c.Say(text.LivePause)
	}
	return c.Say(text.LivePlay)
}

// Position is the slider's value.
func (c *Watch) Position() string { return strconv.Itoa(c.Store.Watch.Position()) }

// Moment is the moment shown, as a clock has it.
func (c *Watch) Moment() string { return c.Store.Watch.Clock(c.Store.Watch.At) }

// Choice is a value to choose.
type Choice struct {
	Value, Name string
	Chosen      bool
}

// Speeds lists the speeds to choose from.
func (c *Watch) Speeds() []Choice {
	now := quantity.FormatNumber(c.Store.Watch.Speed)
	var speeds []Choice
	for _, x := range c.Store.Watch.Speeds() {
		value := quantity.FormatNumber(x)
		speeds = append(speeds, Choice{value, "×" + c.Store.Lang.Number(value), value == now})
	}
	return speeds
}

// SetSpeed takes the speed that was chosen.
func (c *Watch) SetSpeed(event vugu.DOMEvent) {
	if x, err := strconv.ParseFloat(event.PropString("target", "value"), 64); err == nil {
		c.Store.Watch.SetSpeed(x)
	}
}

// Type takes what is typed into a field.
func (c *Watch) Type(event vugu.DOMEvent, field int) {
	c.Store.Watch.Type(field, event.PropString("target", "value"))
}

// LastBalancer is the highest number of a balancer.
func (c *Watch) LastBalancer() string { return strconv.Itoa(c.Store.Run.Experiment.Balancers - 1) }

// Balancer is the number of the balancer whose beliefs are shown.
func (c *Watch) Balancer() string { return strconv.Itoa(c.Store.Watch.Balancer) }

// Believe shows the beliefs of another balancer.
func (c *Watch) Believe(event vugu.DOMEvent) {
	if n, err := strconv.Atoi(event.PropString("target", "value")); err == nil {
		c.Store.Watch.Believe(n)
	}
}

// Go shows the stretch that was typed.
func (c *Watch) Go(event vugu.DOMEvent) {
	event.PreventDefault()
	c.Store.Watch.Go()
}

// Wrong says why the stretch, or a policy, cannot be shown.
func (c *Watch) Wrong() string {
	w := c.Store.Watch
	words := text.Problem(c.Store.Lang, w.Wrong)
	for _, side := range w.Sides {
		if side.Failure != "" {
			name := c.Store.Run.Experiment.Policies[side.Policy].Display()
			words += c.Say(text.LiveFailed, name, why(c.Store.Lang, side.Failure)) + " "
		}
	}
	return words
}

// Help says what is seen.
func (c *Watch) Help() string {
	w := c.Store.Watch
	words := c.Say(text.LiveHelp)
	add := func(yes bool, p text.Phrase, arguments ...any) {
		if yes {
			words += " " + c.Say(p, arguments...)
		}
	}
	believes := false
	for _, side := range w.Sides {
		believes = believes || side.Believes()
	}
	e := &c.Store.Run.Experiment
	add(w.Waits(), text.LiveFoot)
	add(believes && !w.Differ(), text.LiveBelief)
	add(believes && w.Differ(), text.LiveBeliefOf, w.Balancer)
	add(len(e.Slowdown) > 1, text.LiveSlow)
	add(len(e.Incidents) > 0, text.LiveTrouble)
	add(w.Until() < w.From+w.Length, text.LiveShort, w.Clock(w.Until()))
	add(e.Seeds > 1, text.LiveSeed, e.Seed)
	return words
}
