// Package lesson holds the words of the courses: for every experiment of the
// catalogue what is asked, what to watch, what to think about and what came
// out, in English, Russian and Chinese, each written for its readers.
//
// A text never holds a result. Where it needs one it holds a token, a metric
// and the policies in braces, as in {p99 roundrobin} or
// {ratio p99 hash/roundrobin}, and whoever shows the text puts in what the
// reader's own run gave: see Expand. The metrics are those of the function
// Value of the package catalogue, where their grammar stands. Other numbers in
// a text are settings of the experiment.
package lesson

import "loadlab/ui/text"

// phrase shortens the tables.
type phrase = text.Phrase

// Course is a group of lessons.
type Course struct {
	ID           string
	Title        text.Phrase
	Introduction []text.Phrase // paragraphs
	Lessons      []Lesson      // in the order of the catalogue
}

// Lesson is what stands beside one experiment.
type Lesson struct {
	ID          string // of the catalogue
	Title       text.Phrase
	Ask         text.Phrase   // what the experiment asks
	Watch       text.Phrase   // what to look at
	Predictions []Prediction  // asked before the run; few lessons have any
	Think       []text.Phrase // questions for afterwards
	Conclusion  text.Phrase   // unfolded on demand
	Try         Try
	Glossary    []string // terms that the reader may want explained
}

// Try is one change that a reader is invited to make.
type Try struct {
	Label  text.Phrase
	Change []string // KEY=VALUE of the link, as catalogue.Vary takes them
}

// Courses lists the courses in the order in which they are taught.
func Courses() []Course { return []Course{lab, weighted, choices, slow} }

// Lookup returns the lesson of an experiment.
func Lookup(id string) (*Lesson, bool) {
	for _, c := range Courses() {
		for i := range c.Lessons {
			if c.Lessons[i].ID == id {
				return &c.Lessons[i], true
			}
		}
	}
	return nil, false
}
