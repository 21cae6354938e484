package ui

import (
	"strconv"

	"loadlab/sim/experiment"
	"loadlab/sim/policy"
	"loadlab/sim/quantity"
	"loadlab/ui/store"
	"loadlab/ui/text"
)

// RunBar starts and cancels runs and says how far the present one is.
type RunBar struct {
	Store *store.Store
}

// Say is a phrase in the page's language.
func (c *RunBar) Say(p text.Phrase, arguments ...any) string {
	return p.In(c.Store.Lang, arguments...)
}

// Running says whether a run is under way.
func (c *RunBar) Running() bool { return c.Store.Busy() }

// Blocked says whether the settings cannot be run.
func (c *RunBar) Blocked() bool { return len(c.Store.Draft.Problems) > 0 }

// Disabled says whether Run does nothing: also before a prediction.
func (c *RunBar) Disabled() bool { return c.Blocked() || c.Store.Withheld() }

// Estimate says what a run of the present settings takes.
func (c *RunBar) Estimate() string {
	if c.Blocked() {
		return ""
	}
	e := &c.Store.Draft.Experiment
	parts := c.Say(text.Expected, grouped(e.TotalRequests())) + " · " + c.Say(text.Rate, c.ratio(e.TotalRate()))
	if u := e.Utilisation(); u > 0 {
		parts += " · " + c.Say(text.Utilisation, c.ratio(u))
	}
	if took, known := c.Store.Duration(); known {
		parts += " · " + c.Say(text.TakesAbout, c.duration(took))
	}
	return parts
}

// Permille is how much of the run is done, in thousandths.
func (c *RunBar) Permille() int {
	switch s := c.Store; {
	case s.Run == nil:
		return 0
	case s.Measuring():
		return int(1000 * s.Run.Cost.Share())
	}
	return int(1000 * c.Store.Run.Share())
}

// BarClass shows the bar while a run is under way; its place stays.
func (c *RunBar) BarClass() string {
	if c.Running() {
		return "bar"
	}
	return "bar idle"
}

// Status says in a sentence how the run stands.
func (c *RunBar) Status() string {
	s := c.Store
	switch r := s.Run; {
	case r == nil && c.Blocked():
		return c.Say(text.NotRun)
	case r == nil && s.Withheld():
		return c.Say(text.Withheld)
	case r == nil:
		return c.Say(text.Large, grouped(s.Draft.Experiment.TotalRequests()))
	case r.Running():
		return c.progress(r)
	case s.Measuring():
		return c.Say(text.Measuring, percent(r.Cost.Share()))
	case s.Unmeasured() && r.Cost.Failure == "":
		return c.Say(text.MeasuringEnded)
	case r.Cancelled || !r.Complete():
		return c.Say(text.Stopped, r.Finished(), len(r.Parts))
	default:
		return c.Say(text.Finished, grouped(float64(r.Requests())), c.duration(r.Elapsed(s.Now())))
	}
}

// progress says how far a run is and how long it will take.
func (c *RunBar) progress(r *store.Run) string {
	now := c.Store.Now()
	line := c.Say(text.Running, percent(r.Share())) + " · " + c.Say(text.Elapsed, c.duration(r.Elapsed(now)))
	if left, known := r.Remaining(now); known {
		line += " · " + c.Say(text.Remaining, c.duration(left))
	}
	return line
}

// percent writes a share in whole per cent.
func percent(share float64) string { return quantity.FormatNumber(float64(int(100*share))) + "\u00a0%" }

// Warnings lists what the reader should know about the settings and the run.
func (c *RunBar) Warnings() []string {
	var list []string
	if !c.Blocked() && c.Store.Draft.Experiment.Utilisation() > 1 {
		list = append(list, c.Say(text.Overload))
	}
	r := c.Store.Run
	if r == nil {
		return list
	}
	if c.Store.Stale() {
		list = append(list, c.Say(text.Changed))
	}
	if r.Cost != nil && r.Cost.Failure != "" {
		list = append(list, c.Say(text.NotMeasured, why(c.Store.Lang, r.Cost.Failure)))
	}
	for i := range r.Parts {
		if p := &r.Parts[i]; p.Failure != "" {
			list = append(list, c.Say(text.PartFailed, partName(&r.Experiment, p.Job), why(c.Store.Lang, p.Failure)))
		}
	}
	return list
}

// Stray says what is wrong with a part of the link.
func (c *RunBar) Stray(s store.Stray) string { return text.Problem(c.Store.Lang, s.Message) }

// Discard drops a part of the link that was not understood.
func (c *RunBar) Discard(key string) {
	c.Store.Edit(func(d *store.Draft) { d.Discard(key) })
}

// duration writes milliseconds for people.
func (c *RunBar) duration(ms float64) string {
	if ms >= 60_000 {
		s := int(ms / 1000)
		return c.Say(text.Minutes, s/60, s%60)
	}
	return c.Say(text.Seconds, c.Store.Lang.Number(strconv.FormatFloat(ms/1000, 'f', 1, 64)))
}

// ratio writes a number with three digits.
func (c *RunBar) ratio(x float64) string { return c.Store.Lang.Number(quantity.FormatRatio(x)) }

// partName names a job.
func partName(e *experiment.Experiment, j experiment.Job) string {
	name := policyName(e.Policies[j.Policy])
	if e.Seeds > 1 {
		name += ", " + quantity.FormatNumber(float64(j.Seed))
	}
	return name
}

// policyName is a policy's display name.
func policyName(s policy.Spec) string { return s.Display() }

// grouped writes a number of things, rounded, for people.
func grouped(x float64) string { return text.Grouped(int64(x + 0.5)) }
