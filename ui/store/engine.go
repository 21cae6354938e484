package store

import (
	"loadlab/sim/experiment"
	"loadlab/sim/measure"
	"loadlab/ui/text"
)

// Engine computes and draws, elsewhere and in its own time. It answers by
// calling the store's Progressed, Finished, Failed, MeasuringSteps, Measured,
// NotMeasured, Drawn, NotDrawn, Seen, Saved, NotSaved, Watched, NotWatched and
// Rewinding, never from inside one of these methods.
type Engine interface {
	// Run starts the jobs of an experiment, given as its link, and drops
	// whatever ran before.
	Run(id uint64, link string, jobs []experiment.Job)
	// Measure asks what picks of the experiment's policies cost on this machine.
	Measure(id uint64, link string)
	// Cancel drops what runs and frees its processors.
	Cancel()
	// Draw asks for a figure; a request that has not been begun when the next
	// one comes is dropped.
	Draw(Drawing)
	// Figures lists the figures that an experiment can fill, by the names that
	// Draw takes. It answers at once.
	Figures(*experiment.Experiment) []string
	// Look asks what lies at a place of the picture drawn last.
	Look(Look)
	// Save asks for a figure as a file.
	Save(Saving)
	// Watch asks for stretches of runs, and drops those asked for before.
	Watch(...Replay)
	// Hues are the colours of an experiment's policies on a light and on a dark
	// ground. It answers at once.
	Hues(*experiment.Experiment) [][2]string
}

// Drawing describes a figure as it is to be drawn.
type Drawing struct {
	ID      uint64
	Link    string
	Figure  string
	Results []*measure.Result // policy by policy, seeds inside; nil where not finished
	Pinned  PinnedRun         // shown beside it
	Lang    text.Lang
	Wait    bool           // waiting times instead of response times
	Costs   []measure.Cost // for the figure cost only
	Hidden  []string       // keys of series that are not drawn
	XMin    float64        // the part of the x axis that is shown, in its units
	XMax    float64        // at or below XMin: all of it
	Width   int            // CSS pixels; the figure has the height that suits it
	Scale   float64        // device pixels per CSS pixel
	Dark    bool
}

// PinnedRun is an earlier run that a figure shows too; without a link there is
// none.
type PinnedRun struct {
	Link    string
	Results []*measure.Result
}

// Window is the browser around the page, as far as the store needs it.
type Window interface {
	// Replace writes query and fragment into the address bar.
	Replace(query, fragment string)
	// Push does the same as a new entry of the history.
	Push(query, fragment string)
	// Address is the page's address without query and fragment.
	Address() string
	// Copy puts a text on the clipboard.
	Copy(words string, done func(error))
	// Remember keeps a word for the next visit.
	Remember(key, word string)
	// Dress sets the theme of the page: light, dark, or "" for the system's.
	Dress(theme string)
	// Speak sets the document's language and title.
	Speak(lang, title string)
	// SystemDark says whether the system is set to dark.
	SystemDark() bool
	// PixelRatio is the number of device pixels per CSS pixel.
	PixelRatio() float64
	// Width is the width of an element in CSS pixels, 0 when it is not there.
	Width(id string) int
	// Focus moves the keyboard's focus to an element.
	Focus(id string)
	// Point shows what lies where the reader points, or takes it away.
	Point(Overlay)
	// Download offers a file to the reader.
	Download(name, mediaType string, content []byte) error
	// CopyPicture puts a PNG on the clipboard that is still to come: browsers
	// want to be asked at the click. The picture, or why there is none, is
	// handed to deliver.
	CopyPicture(done func(error)) (deliver func(png []byte, err error))
	// PictureURL makes an address for a PNG; "" when the browser refuses.
	PictureURL(png []byte) string
	// CanShare says whether the browser has a share sheet.
	CanShare() bool
	// Share opens the share sheet with a link. Done is told when it is closed;
	// that the reader chose nothing is no error.
	Share(title, address string, done func(error))
	// Release gives back the memory behind a picture's address.
	Release(url string)
	// Still says whether the reader wants less motion.
	Still() bool
	// Frame calls f before the next frame is painted, with a clock in
	// milliseconds; while the page is hidden, not before it is shown.
	Frame(f func(now float64))
	// Paint shows a picture in an element: four bytes a pixel, red, green, blue
	// and opacity.
	Paint(id string, pixels []byte, width, height int)
	// Write makes words the content of an element.
	Write(id, words string)
	// Slide moves a slider, and says where to, unless words are empty.
	Slide(id string, value int, words string)
	// Now is a clock in milliseconds.
	Now() float64
	// After calls f once, in so many milliseconds.
	After(ms int, f func())
}
