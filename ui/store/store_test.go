package store

import (
	"errors"
	"strings"
	"testing"

	"loadlab/ui/text"
)

func TestTheFirstVisitRunsTheFirstLesson(t *testing.T) {
	p := open("", "")
	must(t, "runs", len(p.engine.runs), 1)
	must(t, "address", p.address(), "v=1&from=lab.balanced&policies=hash,random,roundrobin,leastloaded")
	must(t, "jobs", len(p.engine.runs[0].jobs), 4)
}

func TestALinkIsMadeCanonicalAndRun(t *testing.T) {
	p := open("", "servers=10&v=1&seed=123&policies=random,leastloaded")
	must(t, "address", p.address(), small)
	must(t, "link of the run", p.engine.runs[0].link, small)
}

func TestEditingReplacesAndRunningPushes(t *testing.T) {
	p := open("", small)
	p.Edit(func(d *Draft) { d.Set("servers", "1") })
	p.Edit(func(d *Draft) { d.Set("servers", "12") })
	must(t, "entries", len(p.window.history), 1)
	must(t, "address", p.address(), strings.Replace(small, "10", "12", 1))
	must(t, "runs before Run", len(p.engine.runs), 1)
	p.Start()
	must(t, "runs", len(p.engine.runs), 2)
	must(t, "entries", strings.Join(p.window.history, " "), small+" "+strings.Replace(small, "10", "12", 1))
	p.Start()
	must(t, "entries after the same run again", len(p.window.history), 2)
}

func TestBackRunsWhatStoodThere(t *testing.T) {
	p := open("", small)
	p.Edit(func(d *Draft) { d.Set("servers", "12") })
	p.Start()
	p.Arrived("", small)
	must(t, "servers", p.Draft.Text("servers"), "10")
	must(t, "link of the run", p.engine.runs[2].link, small)
	must(t, "ids grow", p.engine.runs[2].id > p.engine.runs[1].id, true)
}

func TestAMistakeIsKeptAndNothingRuns(t *testing.T) {
	p := open("", "v=1&policies=random,leastloadad&servers=many&senders=40")
	must(t, "runs", len(p.engine.runs), 0)
	must(t, "servers as typed", p.Draft.Text("servers"), "many")
	must(t, "senders", p.Draft.Experiment.Senders, 40)
	must(t, "address", p.address(), "v=1&policies=random,leastloadad&servers=many&senders=40")
	if m := p.Draft.Problem("policies"); !strings.Contains(m, "leastloaded?") {
		t.Errorf("policies: %q does not say what was probably meant", m)
	}
	p.Start()
	must(t, "runs after Run", len(p.engine.runs), 0)
	p.Edit(func(d *Draft) { d.Set("servers", " 3 0 ") })
	p.Edit(func(d *Draft) { d.SetPolicy(1, "leastloaded") })
	must(t, "address", p.address(), "v=1&policies=random,leastloaded&servers=30&senders=40")
	must(t, "servers as typed", p.Draft.Text("servers"), " 3 0 ")
	p.Start()
	must(t, "runs at last", len(p.engine.runs), 1)
}

func TestALargeExperimentWaitsForItsReader(t *testing.T) {
	p := open("", "v=1&policies=random&time=100h&rate=100")
	must(t, "runs", len(p.engine.runs), 0)
	p.Start()
	must(t, "runs", len(p.engine.runs), 1)
}

func TestResultsComePolicyByPolicy(t *testing.T) {
	p := open("", small)
	p.Changed()
	run := p.engine.runs[0]
	p.Progressed(run.id, 0, 500, 1000)
	must(t, "share", p.Run.Share(), 0.25)
	p.answer(1)
	must(t, "complete", p.Run.Complete(), false)
	must(t, "running", p.Run.Running(), true)
	must(t, "drawings at once", len(p.engine.draws), 0)
	p.window.pass(partial)
	must(t, "drawings", len(p.engine.draws), 1)
	d := p.engine.draws[0]
	if d.Results[0] != nil || d.Results[1] == nil || d.Width != 800 || d.Scale != 2 {
		t.Errorf("asked to draw %+v", d)
	}
	p.window.now = 1500
	p.answer(0)
	must(t, "running", p.Run.Running(), false)
	must(t, "elapsed", p.Run.Elapsed(9999), 1500)
	must(t, "drawings", len(p.engine.draws), 2)
	if p.Run.Fingerprint() == "" {
		t.Error("a complete run has no fingerprint")
	}
}

func TestWhatBelongsToAnOlderRunIsDropped(t *testing.T) {
	p := open("", small)
	old := p.engine.runs[0]
	p.answer(0)
	p.window.pass(partial)
	drawing := p.engine.draws[0].ID
	p.Edit(func(d *Draft) { d.Set("servers", "12") })
	p.Start()
	p.Progressed(old.id, 1, 10, 10)
	p.Failed(old.id, 1, "too late")
	p.Drawn(drawing, Picture{URL: "blob:old"})
	must(t, "share", p.Run.Share(), 0)
	must(t, "failure", p.Run.Parts[1].Failure, "")
	must(t, "picture", p.View.URL, "")
	must(t, "released", strings.Join(p.window.released, " "), "blob:old")
}

func TestCancelKeepsWhatIsFinished(t *testing.T) {
	p := open("", small)
	p.answer(1)
	p.Cancel()
	must(t, "cancels", p.engine.cancels, 1)
	must(t, "finished", p.Run.Finished(), 1)
	must(t, "fingerprint", p.Run.Fingerprint(), "")
	p.answer(0)
	must(t, "finished after a late answer", p.Run.Finished(), 1)
	p.Cancel()
	must(t, "cancels after the end", p.engine.cancels, 1)
}

func TestAFailedPartDoesNotHoldUpTheOthers(t *testing.T) {
	p := open("", small)
	p.Failed(p.engine.runs[0].id, 0, "out of memory")
	p.answer(1)
	must(t, "running", p.Run.Running(), false)
	must(t, "failure", p.Run.Parts[0].Failure, "out of memory")
	must(t, "fingerprint", p.Run.Fingerprint(), "")
}

func TestProgressIsShownNowAndThen(t *testing.T) {
	p := open("", small)
	p.Changed()
	p.Progressed(p.engine.runs[0].id, 0, 1, 1000)
	must(t, "changed by a report", p.Changed(), false)
	p.window.pass(tick + 1)
	must(t, "changed by the clock", p.Changed(), true)
	p.window.pass(tick)
	must(t, "changed by the clock alone", p.Changed(), false)
	p.window.pass(standstill)
	must(t, "changed by a second of standstill", p.Changed(), true)
	p.answer(0)
	p.answer(1)
	p.window.pass(10 * tick)
	must(t, "timers after the end", len(p.window.timers), 0)
}

func TestVerdicts(t *testing.T) {
	p := open("", small)
	must(t, "without a sum", p.Verdict(), NoSum)
	p.answer(0)
	p.answer(1)
	sum := p.Run.Fingerprint()

	p = open("", small+"&sum="+sum)
	must(t, "link of the run", p.engine.runs[0].link, small)
	must(t, "while it runs", p.Verdict(), NotYet)
	p.answer(0)
	p.answer(1)
	must(t, "the same", p.Verdict(), Reproduced)

	p = open("", small+"&sum=0123456789abcdef")
	p.answer(0)
	p.answer(1)
	must(t, "another", p.Verdict(), Different)
}

func TestTheSendersFingerprintGoesWithTheFirstEdit(t *testing.T) {
	p := open("", small+"&sum=0123456789abcdef")
	p.Edit(func(d *Draft) { d.Set("servers", "11") })
	must(t, "address", p.address(), strings.Replace(small, "10", "11", 1))
}

func TestCopyLink(t *testing.T) {
	p := open("", small)
	p.CopyLink()
	must(t, "before the end", p.window.copied, "https://example.org/lab/#"+small)
	p.answer(0)
	p.answer(1)
	p.CopyLink()
	must(t, "after it", p.window.copied, "https://example.org/lab/#"+small+"&sum="+p.Run.Fingerprint())
	must(t, "note", p.Note, &text.Copied)
	p.window.pass(noteTime + 1)
	must(t, "note later", p.Note, nil)

	p.Edit(func(d *Draft) { d.Set("servers", "11") })
	p.CopyLink()
	must(t, "of an edit that was not run", strings.Contains(p.window.copied, "sum="), false)

	p.window.refusal = errors.New("not allowed")
	p.CopyLink()
	must(t, "note of a refusal", p.Note, &text.NotCopied)
}

func TestViewSettingsStayInTheQuery(t *testing.T) {
	p := open("lang=ru&theme=dark&embed=1", small)
	must(t, "language", p.Lang, text.RU)
	must(t, "document's language", p.window.lang, "ru")
	must(t, "dark", p.Dark(), true)
	must(t, "address", p.address(), "?embed=1&lang=ru&theme=dark#"+small)
	p.SetLang(text.ZH)
	must(t, "address", p.address(), "?embed=1&lang=zh&theme=dark#"+small)
	must(t, "remembered", p.window.memory["lang"], "zh")
	p.SetTheme("light")
	must(t, "address", p.address(), "?embed=1&lang=zh#"+small)
	must(t, "dress", p.window.theme, "light")
	must(t, "runs", len(p.engine.runs), 1)
}

func TestTheFigureIsDrawnAnewWhenItWouldLookDifferent(t *testing.T) {
	p := open("", small)
	p.answer(0)
	p.window.pass(partial)
	must(t, "drawings", len(p.engine.draws), 1)
	p.Redraw()
	must(t, "without a change", len(p.engine.draws), 1)
	p.window.width = 400
	p.Redraw()
	p.SetLang(text.RU)
	p.window.dark = true
	p.Redraw()
	must(t, "after three changes", len(p.engine.draws), 4)
	p.Drawn(p.engine.draws[0].ID, Picture{URL: "blob:1"})
	must(t, "an older picture", p.View.URL, "")
	p.Drawn(p.engine.draws[3].ID, Picture{URL: "blob:4"})
	must(t, "the newest", p.View.URL, "blob:4")
	p.answer(1)
	p.NotDrawn(p.engine.draws[4].ID, "no memory")
	must(t, "failure", p.View.Failure, "no memory")
	p.window.pass(lateRelease + 1)
	must(t, "released", strings.Join(p.window.released, " "), "blob:1 blob:4")
}

// A figure with a panel for each series has none when all of them are hidden,
// and no legend to bring them back.
func TestAFigureThatCannotBeDrawnBringsHiddenSeriesBack(t *testing.T) {
	p := open("", small)
	p.answer(0)
	p.answer(1)
	p.ToggleSeries("random")
	p.ToggleSeries("leastloaded")
	before := len(p.engine.draws)
	p.NotDrawn(p.engine.draws[before-1].ID, "no panel")
	must(t, "nothing is hidden", p.IsHidden("random") || p.IsHidden("leastloaded"), false)
	must(t, "drawings", len(p.engine.draws), before+1)
	must(t, "hidden in the last one", len(p.engine.draws[before].Hidden), 0)
	p.NotDrawn(p.engine.draws[before].ID, "no memory")
	must(t, "failure", p.View.Failure, "no memory")
}

func TestDrawingWaitsForTheLayout(t *testing.T) {
	p := open("", small)
	p.window.width = 0
	p.answer(0)
	p.window.pass(partial)
	must(t, "drawings", len(p.engine.draws), 0)
	p.window.width = 640
	p.window.pass(100)
	must(t, "drawings", len(p.engine.draws), 1)
}

func TestASmallExperimentRunsOnceAnEditHasSettled(t *testing.T) {
	p := open("", small)
	p.answer(0)
	p.answer(1)
	p.Edit(func(d *Draft) { d.Set("servers", "1") })
	p.window.pass(settle - 1)
	p.Edit(func(d *Draft) { d.Set("servers", "12") })
	p.window.pass(settle - 1)
	must(t, "runs while it is typed", len(p.engine.runs), 1)
	p.window.pass(2)
	must(t, "runs", len(p.engine.runs), 2)
	must(t, "link of the run", p.engine.runs[1].link, strings.Replace(small, "10", "12", 1))
	must(t, "entries", len(p.window.history), 1)
	p.Edit(func(d *Draft) { d.Set("time", "1000h") })
	p.window.pass(10 * settle)
	must(t, "runs of a large one", len(p.engine.runs), 2)
	p.Edit(func(d *Draft) { d.Set("time", "long") })
	p.window.pass(10 * settle)
	must(t, "runs of a mistake", len(p.engine.runs), 2)
}

func TestEditsAreTakenBackOneByOne(t *testing.T) {
	p := open("", small)
	must(t, "at first", p.CanUndo(), false)
	for _, s := range []string{"1", "12", "120"} { // keys of one word
		p.Edit(func(d *Draft) { d.Set("servers", s) })
	}
	p.window.pass(2 * word)
	p.Edit(func(d *Draft) { d.Set("senders", "none") })
	p.Undo()
	must(t, "address", p.address(), strings.Replace(small, "10", "120", 1))
	p.Undo()
	must(t, "address", p.address(), small)
	must(t, "at last", p.CanUndo(), false)
	p.Undo()
	must(t, "address", p.address(), small)
}

func TestSharingAndSaving(t *testing.T) {
	p := open("", small)
	p.SaveJSON()
	must(t, "files before the end", len(p.window.files), 0)
	p.answer(0)
	p.answer(1)
	p.SaveJSON()
	p.SaveCSV()
	sum := p.Run.Fingerprint()
	for _, name := range []string{"loadlab-" + sum + ".json", "loadlab-" + sum + ".csv"} {
		if p.window.files[name] == "" {
			t.Errorf("no file %s among %d", name, len(p.window.files))
		}
	}
	p.CopyCommand()
	must(t, "command", p.window.copied, "go run ./sim/cmd/loadlab run '"+small+"'")
	p.CopyEmbed()
	if !strings.Contains(p.window.copied, `src="https://example.org/lab/?embed=1&amp;lang=en#v=1&amp;policies=`) {
		t.Errorf("the code for a page is %s", p.window.copied)
	}
}

// TestALargeExperimentHasAnEstimate once a run has told how fast this device
// is; a small one needs none.
func TestALargeExperimentHasAnEstimate(t *testing.T) {
	p := open("", small)
	large := func(d *Draft) { d.Set("time", "1000h") }
	p.Edit(large)
	if _, known := p.Duration(); known {
		t.Error("an estimate before anything was measured")
	}
	p.Undo()
	p.Start()
	p.window.pass(400)
	p.answer(0)
	p.answer(1)
	p.Edit(large)
	took, known := p.Duration()
	// 2,000 requests in 400 ms.
	if want := p.Draft.Experiment.TotalRequests() / 5; !known || took != want {
		t.Errorf("%g ms, %v; want %g", took, known, want)
	}
	p.Undo()
	if _, known := p.Duration(); known {
		t.Error("an estimate of a small experiment")
	}
}

// TestRunBesideAnEditThatRunsByItself: the run that the edit began goes on,
// and is an entry of the history now; an edit after it is run anew.
func TestRunBesideAnEditThatRunsByItself(t *testing.T) {
	p := open("", small)
	p.finish(7)
	p.Edit(func(d *Draft) { d.Set("servers", "12") })
	p.window.pass(settle)
	must(t, "runs", len(p.engine.runs), 2)
	p.Start()
	must(t, "runs after Run", len(p.engine.runs), 2)
	must(t, "entries", len(p.window.history), 2)
	p.Edit(func(d *Draft) { d.Set("servers", "13") })
	p.Start()
	must(t, "runs after another edit", len(p.engine.runs), 3)
	p.finish(7)
	p.Start()
	must(t, "runs again once it is over", len(p.engine.runs), 4)
}
