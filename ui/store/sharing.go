package store

import (
	"net/url"
	"strings"
	"time"

	"loadlab/sim/experiment"
	"loadlab/sim/report"
	"loadlab/ui/text"
)

// noteTime is how long the note about copying is shown, in milliseconds.
const noteTime = 4000

// ShareLink is the address of what was run, with its fingerprint when the run
// is complete.
func (s *Store) ShareLink() string {
	sum := s.Draft.Experiment.Sum
	if s.Run != nil && !s.Stale() {
		sum = s.Run.Fingerprint()
	}
	return s.window.Address() + s.viewQuery("?") + "#" + withSum(s.Draft.Plain(), sum)
}

// viewQuery is what an address holds of the view for others: the pinned
// experiment, and the moment at which the queues are watched.
func (s *Store) viewQuery(before string) string {
	shared := make(url.Values)
	for _, key := range []string{"pin", "watch"} {
		if v := s.query.Get(key); v != "" {
			shared.Set(key, v)
		}
	}
	if len(shared) == 0 {
		return ""
	}
	return before + shared.Encode()
}

// WholeLink is the same address in the language of this page.
func (s *Store) WholeLink() string {
	address, fragment, _ := strings.Cut(s.ShareLink(), "#")
	sign := "?"
	if strings.Contains(address, sign) {
		sign = "&"
	}
	return address + sign + "lang=" + s.Lang.Code() + "#" + fragment
}

// shared is the experiment that was run, with its fingerprint.
func (s *Store) shared() experiment.Experiment {
	e := s.Run.Experiment
	e.Sum = s.Run.Fingerprint()
	return e
}

// Command is a line for a terminal that computes the run again.
func (s *Store) Command() string {
	return "go run ./sim/cmd/loadlab run '" + s.Draft.Plain() + "'"
}

// CopyCommand puts the Command on the clipboard.
func (s *Store) CopyCommand() { s.copyText(s.Command(), &text.CommandCopied) }

// fit is the script by which a page gives its frames the height that the
// laboratory in them asks for. Without it they keep the height of EmbedCode.
const fit = `<script>
addEventListener("message", (e) => e.data?.loadlab === "height" && document.querySelectorAll("iframe").forEach(
  (f) => { if (f.contentWindow === e.source) f.style.height = e.data.px + "px"; }));
</script>`

// EmbedCode is what puts the experiment into another page, in the language of
// this one.
func (s *Store) EmbedCode() string {
	address := strings.ReplaceAll(s.window.Address()+"?embed=1&lang="+s.Lang.Code()+s.viewQuery("&")+"#"+s.Draft.Plain(), "&", "&amp;")
	return `<iframe src="` + address + `" width="100%" height="760" style="border:0" loading="lazy" allow="clipboard-write" title="loadlab"></iframe>` + "\n" + fit
}

// CopyEmbed puts the EmbedCode on the clipboard.
func (s *Store) CopyEmbed() { s.copyText(s.EmbedCode(), &text.EmbedCopied) }

// SaveJSON offers the results as the command line's JSON.
func (s *Store) SaveJSON() {
	if s.Run == nil || !s.Run.Complete() {
		return
	}
	e := s.shared()
	elapsed := time.Duration(s.Run.Elapsed(s.window.Now()) * float64(time.Millisecond))
	s.download(s.resultsName("json"), "application/json", report.JSON(&e, s.Run.Results(), elapsed))
}

// SaveCSV offers the summaries as a table for spreadsheets.
func (s *Store) SaveCSV() {
	if s.Run == nil || !s.Run.Complete() {
		return
	}
	e := s.shared()
	s.download(s.resultsName("csv"), "text/csv;charset=utf-8", report.CSV(&e, s.Run.Results()))
}

// download offers a file and says for a while where that failed.
func (s *Store) download(name, mediaType string, content []byte) {
	if err := s.window.Download(name, mediaType, content); err != nil {
		s.noteSaving(&text.NotSaved)
	}
}

// resultsName names a file after the experiment and its fingerprint.
func (s *Store) resultsName(extension string) string {
	name := "loadlab"
	if from := s.Run.Experiment.From; from != "" {
		name = from
	}
	return name + "-" + s.Run.Fingerprint() + "." + extension
}

// CopyLink puts the ShareLink on the clipboard.
func (s *Store) CopyLink() { s.copyText(s.ShareLink(), &text.Copied) }

// copyText puts a text on the clipboard and says for a while how it went.
func (s *Store) copyText(words string, done *text.Phrase) {
	s.window.Copy(words, func(err error) {
		note := done
		if err != nil {
			note = &text.NotCopied
		}
		s.note(note)
	})
}

// note says for a while how sharing went.
func (s *Store) note(note *text.Phrase) {
	s.Note = note
	s.touch()
	s.window.After(noteTime, func() {
		if s.Note == note {
			s.Note = nil
			s.touch()
		}
	})
}

// Verdict is what became of a link's fingerprint.
type Verdict int

// The verdicts.
const (
	NoSum      Verdict = iota // the link carries none
	NotYet                    // the run is not finished
	Reproduced                // this machine computed the same
	Different                 // it did not
)

// Verdict compares the run with the fingerprint in its link.
func (s *Store) Verdict() Verdict {
	switch r := s.Run; {
	case r == nil || r.Sum == "":
		return NoSum
	case !r.Complete():
		return NotYet
	case r.Fingerprint() == r.Sum:
		return Reproduced
	}
	return Different
}
