// Package catalogue holds the experiments of the lessons as data: an id, a
// title, the link that runs and the figures that stand beside it. The longer
// texts belong to the page, in three languages, by id.
package catalogue

import (
	"slices"
	"sync"
)

// The courses, in the order in which people are shown them.
const (
	Lab     = "lab"     // stale snapshots: the course lab
	WRR     = "wrr"     // weighted picking in constant time
	Choices = "choices" // why two random choices beat round robin
	EWMA    = "ewma"    // a slow replica, and language-model backends
)

// Courses lists the courses in order.
func Courses() []string { return []string{Lab, WRR, Choices, EWMA} }

// Entry is one experiment of a course.
type Entry struct {
	ID      string // course.name
	Course  string
	Title   string   // in English
	Link    string   // canonical link text, v=1&from=ID&...
	Figures []string // names of figures, the main one first; "table" is the summary table, "table:wait" that of waiting times
}

// entries puts the list together once: the page asks for it whenever it is
// drawn.
var entries = sync.OnceValue(func() []Entry {
	return slices.Concat(labEntries(), wrrEntries(), choicesEntries(), ewmaEntries())
})

// Entries lists all experiments, course after course. The list must not be
// changed.
func Entries() []Entry { return entries() }

// Lookup returns the experiment of an id.
func Lookup(id string) (Entry, bool) {
	for _, e := range Entries() {
		if e.ID == id {
			return e, true
		}
	}
	return Entry{}, false
}

// IDs lists the ids in order.
func IDs() []string {
	var ids []string
	for _, e := range Entries() {
		ids = append(ids, e.ID)
	}
	return ids
}

// entry puts an experiment together; keys are those of its link after from.
func entry(course, name, title, keys string, figures ...string) Entry {
	id := course + "." + name
	return Entry{ID: id, Course: course, Title: title, Link: "v=1&from=" + id + "&" + keys, Figures: figures}
}
